#include "movetext/games/draughts/adjudicate.hpp"

#include "movetext/games/draughts/generate.hpp"

#include <algorithm>
#include <array>

namespace mt::draughts {
namespace {

// Limits in moves by each side; 0: the rules have no such limit.
struct Limits {
  int occurrences = 3;        // of one position with the same side to move
  int kings_only = 0;         // without a capture or a move of a man
  int three_v_one = 0;        // three pieces, a king among them, against one king
  int three_kings_v_one = 0;  // three kings or more against one king
  int main_road = 0;          // three_v_one with the single king on the longest diagonal
  int two_v_one = 0;          // at most two pieces, a king among them, against one king
  int two_kings_v_one = 0;    // nothing else on the board
  bool balance = false;       // 30 or 60 moves without a capture or a new king, by the number of pieces
  bool lone_kings = false;    // Frisian: king against king
  bool last_two = false;      // Turkish: one piece each
};

constexpr Limits row(DrawRules rules) {
  switch (rules) {
    case DrawRules::none:
      return {.occurrences = 0};
    case DrawRules::repetition:
      return {};
    case DrawRules::international:
      return {.kings_only = 25, .three_v_one = 16, .two_v_one = 5};
    case DrawRules::english:
      return {.kings_only = 40};
    case DrawRules::italian:
      return {.occurrences = 4, .kings_only = 40};
    case DrawRules::pool:
      return {.kings_only = 15, .three_kings_v_one = 13};
    // The limits of national tournaments for endings of bare kings are not certain enough to be applied.
    case DrawRules::spanish:
      return {};
    case DrawRules::russian:
      return {.kings_only = 15, .three_kings_v_one = 15, .main_road = 5, .two_v_one = 5, .balance = true};
    case DrawRules::brazilian_cbd:
      return {.kings_only = 20, .two_v_one = 5};
    // Sources disagree; this is the reading that most of them share.
    case DrawRules::turkish:
      return {.last_two = true};
    case DrawRules::frisian:
      return {.occurrences = 0, .two_kings_v_one = 7, .lone_kings = true};
  }
  return {};
}

constexpr auto limits_table = [] {
  std::array<Limits, static_cast<unsigned>(DrawRules::frisian) + 1> table{};
  for (unsigned i = 0; i < table.size(); ++i) table[i] = row(static_cast<DrawRules>(i));
  return table;
}();

constexpr const Limits& limits_of(DrawRules rules) {
  return limits_table[static_cast<unsigned>(rules)];
}

Ending kings_only_ending(int moves) {
  switch (moves) {
    case 15:
      return Ending::kings_15;
    case 20:
      return Ending::kings_20;
    case 25:
      return Ending::kings_25;
    default:
      return Ending::kings_40;
  }
}

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

// The longest diagonal through the corners; only square boards have one.
template <class Set>
bool on_main_road(const Geometry<Set>& geometry, Set king) {
  const board::Shape shape = geometry.shape;
  if (shape.width != shape.height || shape.squares == board::Squares::all) return false;
  const board::Cell cell = geometry.cell[static_cast<unsigned>(lowest(king))];
  if (shape.squares == board::Squares::corner_a1) return cell.x == cell.y;
  return cell.x + cell.y == shape.width - 1;
}

// Whether a move cannot be taken back by later moves.
template <class Set>
bool is_irreversible(const Variant<Set>& variant, const Move<Set>& move, bool by_king) {
  if (move.is_capture() || move.crowns) return true;
  const auto& cell = variant.geometry.cell;
  return !by_king && cell[move.from].y != cell[move.to].y;
}

// The replies to every move of the side to move: gives whether `test` holds for one of the positions reached.
template <class Set, class Test>
bool any_next(const Variant<Set>& variant, const Position<Set>& position, Test&& test) {
  MoveList<Set> moves;
  if (!legal_moves(variant, position, moves)) return false;
  return std::any_of(moves.begin(), moves.end(),
                     [&](const Move<Set>& move) { return test(play(variant, position, move)); });
}

// King against king: whether somebody captures now or can force it with the next move.
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
void Adjudicator<Set>::judge() {
  if (is_over(*variant_, last_)) {
    const Colour winner = any(last_.kings[0]) ? Colour::white : Colour::black;
    reached_ = {Outcome::Kind::win, winner, Ending::king_made, ply_};
    return;
  }
  const Limits& limits = limits_of(variant_->rules.draws);
  if (limits.occurrences != 0 && occurrences_ >= limits.occurrences) {
    decide(limits.occurrences == 3 ? Ending::repetition_3 : Ending::repetition_4);
  }
  if (any(last_.kings[0]) && any(last_.kings[1])) judge_few_pieces();
  if (limits.last_two) judge_last_two();
  if (limits.kings_only != 0 && lasted(kings_only_since_, limits.kings_only)) {
    decide(kings_only_ending(limits.kings_only));
  }
}

// Endings in which both sides have kings.
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

// One side has these men and kings, the other a single king.
template <class Set>
void Adjudicator<Set>::judge_lone_king(int men, int kings, Set lone) {
  const Limits& limits = limits_of(variant_->rules.draws);
  const int pieces = men + kings;
  // Once these counts run they go on, though pieces are taken.
  if (pieces <= 3 && three_v_one_since_ == never) three_v_one_since_ = ply_;
  if (pieces <= 2 && two_v_one_since_ == never) two_v_one_since_ = ply_;
  if (pieces != 3 || !on_main_road(variant_->geometry, lone))
    main_road_since_ = never;
  else if (main_road_since_ == never)
    main_road_since_ = ply_;

  const auto over = [&](int limit, int since) { return limit != 0 && lasted(since, limit); };
  if (over(limits.main_road, main_road_since_)) decide(Ending::three_v_main_road_5);
  if (over(limits.two_v_one, two_v_one_since_)) decide(Ending::two_v_one_5);
  if (over(limits.three_v_one, three_v_one_since_)) decide(Ending::three_v_one_16);
  if (men == 0 && kings >= 3 && over(limits.three_kings_v_one, balance_since_)) {
    decide(limits.three_kings_v_one == 13 ? Ending::three_kings_v_one_13 : Ending::three_kings_v_one_15);
  }
  if (men == 0 && kings == 2 && over(limits.two_kings_v_one, balance_since_)) {
    decide(Ending::two_kings_v_one_7);
  }
  if (limits.lone_kings && pieces == 1 && !lone_kings_meet(*variant_, last_)) decide(Ending::king_v_king);
}

template <class Set>
void Adjudicator<Set>::judge_balance(int pieces) {
  if (!limits_of(variant_->rules.draws).balance) return;
  if (pieces >= 4 && pieces <= 5 && lasted(balance_since_, 30)) decide(Ending::balance_30);
  if (pieces >= 6 && pieces <= 7 && lasted(balance_since_, 60)) decide(Ending::balance_60);
}

// Turkish: one piece on each side and nothing to take at once.
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

std::string_view describe(Ending ending) {
  static constexpr std::array<std::string_view, ending_count> clauses = {
      "",
      "no pieces left",
      "no legal move",
      "a king was made",
      "king against man",
      "the position occurred for the third time",
      "the position occurred for the fourth time",
      "15 moves of kings only without a capture",
      "20 moves of kings only without a capture",
      "25 moves of kings only without a capture",
      "40 moves of kings only without a capture",
      "16 moves with three pieces against one king",
      "13 moves with three kings against one",
      "15 moves with three kings against one",
      "5 moves with three pieces against a king on the main road",
      "5 moves with at most two pieces against one king",
      "7 moves with two kings against one",
      "30 moves without a capture or a new king, four or five pieces",
      "60 moves without a capture or a new king, six or seven pieces",
      "king against king",
      "man against man",
  };
  return clauses[static_cast<unsigned>(ending)];
}

namespace {

std::string_view russian_article(Ending ending) {
  switch (ending) {
    case Ending::repetition_3:
      return "FMJD-64 7.2.3";
    case Ending::three_kings_v_one_15:
      return "FMJD-64 7.2.4";
    case Ending::kings_15:
      return "FMJD-64 7.2.5";
    case Ending::balance_30:
    case Ending::balance_60:
      return "FMJD-64 7.2.6";
    case Ending::three_v_main_road_5:
      return "FMJD-64 7.2.7";
    case Ending::two_v_one_5:
      return "FMJD-64 7.2.8";
    default:
      return "";
  }
}

}  // namespace

std::string_view article(DrawRules rules, Ending ending) {
  if (ending < Ending::repetition_3) return "";
  switch (rules) {
    case DrawRules::international:
      return "FMJD Annex 1, article 6";
    case DrawRules::english:
      return "WCDF rules";
    case DrawRules::italian:
      return "FID regulation";
    case DrawRules::pool:
      return "APCA rules";
    case DrawRules::russian:
      return russian_article(ending);
    case DrawRules::brazilian_cbd:
      return "CBD rules";
    case DrawRules::frisian:
      return "Official Frisian rules 2011, articles 17-21";
    default:
      return "";
  }
}

template class Adjudicator<Set64>;
template class Adjudicator<Set128>;
template class Adjudicator<Set256>;

}  // namespace mt::draughts
