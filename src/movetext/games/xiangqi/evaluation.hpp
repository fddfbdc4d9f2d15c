// Evaluates xiangqi positions for the engine, with the gain from captures and the value of repetitions.
#pragma once
#include "movetext/games/api/evaluation.hpp"
#include "movetext/games/xiangqi/attacks.hpp"
#include "movetext/games/xiangqi/game.hpp"

namespace mt::xiangqi {

// Returns the value for the side to move in hundredths of a pawn that has not crossed the river.
int value_of(const Position& position);
// Returns the gain from a capture. It is negative if the captured man is protected and worth less than the
// capturing man.
int capture_gain(const Position& position, Move move);
// Judges a cycle of positions whose last position equals the first. The result is from the view of the side
// to move in that position.
Repeated judged(const Rules& rules, std::span<const Position> cycle);

// These functions could be static. In other families they need the rules, and callers treat all families
// alike.
// NOLINTBEGIN(readability-convert-member-functions-to-static)
class Evaluation : public PlainEvaluation<Xiangqi> {
 public:
  using PlainEvaluation::PlainEvaluation;

  SearchTraits traits() const { return {.null_move = true, .pruning = true}; }
  int value(const Position& position) const { return value_of(position); }
  std::uint16_t code(Move move) const { return static_cast<std::uint16_t>(move.from << 7 | move.to); }
  int gain(const Position& position, Move move) const {
    return move.captures ? capture_gain(position, move) : 0;
  }
  Unrest unrest(const Position& position, MoveList& moves, bool /*at_horizon*/) const {
    MoveList all;
    xiangqi::legal_moves(position, all);
    if (all.empty() || in_check(position)) {
      moves = all;
      return Unrest::forced;
    }
    moves.clear();
    for (const Move move : all)
      if (move.captures) moves.push_back(move);
    return Unrest::choice;
  }
  bool in_check(const Position& position) const { return xiangqi::in_check(position, position.to_move); }
  bool may_try_pass(const Position& position) const {
    const Points officers = position.kinds[index(Kind::rook)] | position.kinds[index(Kind::cannon)] |
                            position.kinds[index(Kind::horse)];
    return (officers & position.of(position.to_move)) != 0 && !in_check(position);
  }
  bool is_irreversible(const Position& /*position*/, Move move) const { return move.captures; }
  bool is_drawn(const Position& position) const {
    return position.quiet_plies >= game().rules().quiet_plies ||
           (!can_attack(position, red) && !can_attack(position, black));
  }
  Repeated repeated(std::span<const Position> cycle) const { return judged(game().rules(), cycle); }
};
// NOLINTEND(readability-convert-member-functions-to-static)

struct Evaluations {
  template <class G>
  using Of = Evaluation;
};

}  // namespace mt::xiangqi
