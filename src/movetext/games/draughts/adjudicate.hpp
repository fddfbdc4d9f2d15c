// Finds the outcome of a game from its whole history: the side that has won on the board, or the rule that
// makes it a draw.
//
//   Adjudicator<Set64> adjudicator;
//   adjudicator.reset(variant, start);
//   for (each move) adjudicator.add(move, position = play(variant, position, move));
//   report(adjudicator.outcome());
//
// Moves after the outcome are accepted. The first draw that is reached remains the outcome, however long the
// record continues.
#pragma once
#include "movetext/games/draughts/draw_limits.hpp"
#include "movetext/games/draughts/history.hpp"
#include "movetext/games/draughts/variant.hpp"

#include <cstdint>

namespace mt::draughts {

struct Outcome {
  enum class Kind : std::uint8_t { open, win, draw };
  Kind kind = Kind::open;
  Colour winner = Colour::white;  // only meaningful if kind is win
  Ending ending = Ending::none;
  int ply = 0;  // plies played when the outcome was reached; 0 for the start position
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

// Adding a ply takes a few nanoseconds; memory is reused from game to game.
template <class Set>
class Adjudicator {
 public:
  // `variant` must outlive the game.
  void reset(const Variant<Set>& variant, const Position<Set>& start);
  // `after`: the position that the move led to.
  void add(const Move<Set>& move, const Position<Set>& after);
  // Returns the outcome after the last move that was added. Checks whether the last position has a legal
  // move.
  Outcome outcome() const;

 private:
  // Each member ..._since_ is the ply since which a condition has been true, or `never` if it is false now.
  static constexpr int never = -1;

  void judge();
  void judge_few_pieces();
  void judge_last_two();
  void judge_lone_king(int men, int kings, Set lone);
  void judge_balance(int pieces);
  void decide(Ending ending);
  // Makes the game a draw if the rules limit this ending and its condition has been true long enough.
  // `since`: the ply since which the condition has been true, or `never`.
  void decide_if_lasted(Ending ending, int since);

  const Variant<Set>* variant_ = nullptr;
  const DrawLimits* limits_ = nullptr;
  Position<Set> last_{};
  History<Set> history_;
  Outcome reached_{};
  int ply_ = 0;
  int occurrences_ = 1;
  int kings_only_since_ = 0;
  int balance_since_ = 0;
  int three_v_one_since_ = never;
  int main_road_since_ = never;
  int two_v_one_since_ = never;
};

}  // namespace mt::draughts
