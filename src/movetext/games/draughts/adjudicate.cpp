#include "movetext/games/draughts/adjudicate.hpp"

#include "movetext/games/draughts/generate.hpp"

#include <algorithm>

namespace mt::draughts {
namespace {

// One side's material.
struct Material {
  int men;
  int kings;
  int pieces() const { return men + kings; }
  bool is_one_king() const { return men == 0 && kings == 1; }
};

template <class Set>
Material material_of(const Position<Set>& position, unsigned colour) {
  return {count(position.men[colour]), count(position.kings[colour])};
}

// Returns whether the king is on the main road, the diagonal that connects two corners. Only square boards
// have one.
template <class Set>
bool on_main_road(const Geometry<Set>& geometry, Set king) {
  const board::Shape shape = geometry.shape;
  if (shape.width != shape.height || shape.squares == board::Squares::all) return false;
  const board::Cell cell = geometry.cell[static_cast<unsigned>(lowest(king))];
  if (shape.squares == board::Squares::corner_a1) return cell.x == cell.y;
  return cell.x + cell.y == shape.width - 1;
}

// Returns whether the position before the move can never occur again.
template <class Set>
bool is_irreversible(const Variant<Set>& variant, const Move<Set>& move, bool by_king) {
  if (move.is_capture() || move.crowns) return true;
  const auto& cell = variant.geometry.cell;
  return !by_king && cell[move.from].y != cell[move.to].y;
}

// Returns whether `test` is true for the position after at least one legal move.
template <class Set, class Test>
bool any_next(const Variant<Set>& variant, const Position<Set>& position, Test&& test) {
  MoveList<Set> moves;
  if (!legal_moves(variant, position, moves)) return false;
  return std::any_of(moves.begin(), moves.end(),
                     [&](const Move<Set>& move) { return test(play(variant, position, move)); });
}

// For a position with one king on each side, returns whether one of the kings can be caught:
//   the side to move can capture, or
//   each of its moves allows the opponent to capture, or
//   after one of its safe moves, it can capture whatever the opponent plays.
template <class Set>
bool lone_kings_meet(const Variant<Set>& variant, const Position<Set>& position) {
  const auto takes = [&](const Position<Set>& p) { return can_capture(variant, p); };
  if (takes(position)) return true;
  const bool must_give = !any_next(variant, position, [&](const Position<Set>& p) { return !takes(p); });
  if (must_give) return true;
  return any_next(variant, position, [&](const Position<Set>& p) {
    return !takes(p) && !any_next(variant, p, [&](const Position<Set>& q) { return !takes(q); });
  });
}

}  // namespace

template <class Set>
void Adjudicator<Set>::reset(const Variant<Set>& variant, const Position<Set>& start) {
  variant_ = &variant;
  limits_ = &draw_limits(variant.rules.draws);
  last_ = start;
  reached_ = {};
  ply_ = 0;
  occurrences_ = 1;
  kings_only_since_ = balance_since_ = 0;
  three_v_one_since_ = main_road_since_ = two_v_one_since_ = never;
  history_.restart(start);
  judge();
}

template <class Set>
void Adjudicator<Set>::add(const Move<Set>& move, const Position<Set>& after) {
  ++ply_;
  const auto mover = static_cast<unsigned>(last_.to_move);
  const bool by_king = has(last_.kings[mover], move.from);
  last_ = after;
  if (reached_.ending != Ending::none) return;
  if (!by_king || move.is_capture()) kings_only_since_ = ply_;
  if (move.crowns || move.is_capture()) balance_since_ = ply_;
  if (is_irreversible(*variant_, move, by_king)) {
    history_.restart(after);
    occurrences_ = 1;
  } else {
    occurrences_ = history_.add(after);
  }
  judge();
}

template <class Set>
void Adjudicator<Set>::decide(Ending ending) {
  if (reached_.ending != Ending::none) return;
  reached_ = {Outcome::Kind::draw, Colour::white, ending, ply_};
}

template <class Set>
void Adjudicator<Set>::decide_if_lasted(Ending ending, int since) {
  if (since != never && limits_->has(ending) && ply_ - since >= 2 * limits_->count(ending)) decide(ending);
}

template <class Set>
void Adjudicator<Set>::judge() {
  if (is_over(*variant_, last_)) {
    const Colour winner = any(last_.kings[0]) ? Colour::white : Colour::black;
    reached_ = {Outcome::Kind::win, winner, Ending::king_made, ply_};
    return;
  }
  if (limits_->has(Ending::repetition) && occurrences_ >= limits_->count(Ending::repetition))
    decide(Ending::repetition);
  if (any(last_.kings[0]) && any(last_.kings[1])) judge_few_pieces();
  if (limits_->has(Ending::man_v_man)) judge_last_two();
  decide_if_lasted(Ending::kings_only, kings_only_since_);
}

// Adjudicates endings in which both sides have kings.
template <class Set>
void Adjudicator<Set>::judge_few_pieces() {
  const Material white = material_of(last_, 0);
  const Material black = material_of(last_, 1);
  if (black.is_one_king()) {
    judge_lone_king(white.men, white.kings, last_.kings[1]);
  } else if (white.is_one_king()) {
    judge_lone_king(black.men, black.kings, last_.kings[0]);
  }
  judge_balance(white.pieces() + black.pieces());
}

// Adjudicates an ending in which one side has only a king, on the square in `lone`. `men`, `kings`: how many
// pieces the other side has.
template <class Set>
void Adjudicator<Set>::judge_lone_king(int men, int kings, Set lone) {
  const int pieces = men + kings;
  // Once started, these two counts continue even if a piece is taken.
  if (pieces <= 3 && three_v_one_since_ == never) three_v_one_since_ = ply_;
  if (pieces <= 2 && two_v_one_since_ == never) two_v_one_since_ = ply_;
  if (pieces != 3 || !on_main_road(variant_->geometry, lone))
    main_road_since_ = never;
  else if (main_road_since_ == never)
    main_road_since_ = ply_;

  decide_if_lasted(Ending::three_v_main_road, main_road_since_);
  decide_if_lasted(Ending::two_v_one, two_v_one_since_);
  decide_if_lasted(Ending::three_v_one, three_v_one_since_);
  if (men == 0 && kings >= 3) decide_if_lasted(Ending::three_kings_v_one, balance_since_);
  if (men == 0 && kings == 2) decide_if_lasted(Ending::two_kings_v_one, balance_since_);
  if (pieces == 1 && limits_->has(Ending::lone_kings) && !lone_kings_meet(*variant_, last_))
    decide(Ending::lone_kings);
}

template <class Set>
void Adjudicator<Set>::judge_balance(int pieces) {
  if (pieces >= 4 && pieces <= 5) decide_if_lasted(Ending::balance_of_five, balance_since_);
  if (pieces >= 6 && pieces <= 7) decide_if_lasted(Ending::balance_of_seven, balance_since_);
}

// Judges a Turkish ending with one piece on each side, if the side to move cannot capture.
template <class Set>
void Adjudicator<Set>::judge_last_two() {
  const Material white = material_of(last_, 0);
  const Material black = material_of(last_, 1);
  if (white.pieces() != 1 || black.pieces() != 1 || can_capture(*variant_, last_)) return;
  if (white.kings == black.kings) {
    decide(white.kings == 1 ? Ending::king_v_king : Ending::man_v_man);
  } else if (reached_.ending == Ending::none) {
    reached_ = {Outcome::Kind::win, white.kings == 1 ? Colour::white : Colour::black, Ending::king_v_man,
                ply_};
  }
}

template <class Set>
Outcome Adjudicator<Set>::outcome() const {
  if (reached_.ending != Ending::none && reached_.ply < ply_) return reached_;
  const Rules& rules = variant_->rules;
  if (reached_.ending == Ending::king_made || has_move(*variant_, last_)) return reached_;
  const bool none_left = !any(last_.pieces(last_.to_move));
  const Colour winner = rules.goal == Goal::losing ? last_.to_move : other(last_.to_move);
  return {Outcome::Kind::win, winner, none_left ? Ending::no_pieces : Ending::blocked, ply_};
}

template class Adjudicator<Set64>;
template class Adjudicator<Set128>;
template class Adjudicator<Set256>;

}  // namespace mt::draughts
