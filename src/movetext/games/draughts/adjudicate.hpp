// The outcome of a game over its whole history: who has won on the board, or which rule has drawn it.
//
//   Adjudicator<Set64> adjudicator;
//   adjudicator.reset(variant, start);
//   for (each move) adjudicator.add(move, position = play(variant, position, move));
//   report(adjudicator.outcome());
//
// A verdict never forbids the moves that follow it: the first draw that is reached stands, however long the
// record goes on.
#pragma once
#include "movetext/games/draughts/history.hpp"
#include "movetext/games/draughts/variant.hpp"

#include <cstdint>
#include <string_view>

namespace mt::draughts {

// How a game ended.  "n moves" are n by each side, after the move that brought the condition about.
enum class Ending : std::uint8_t {
  none,
  // won
  no_pieces,   // the side to move has nothing left
  blocked,     // ... has pieces but no legal move
  king_made,   // Goal::breakthrough
  king_v_man,  // Turkish: the last two pieces, a king and a man
  // drawn
  repetition_3,
  repetition_4,
  kings_15,  // so many moves of kings only, without a capture
  kings_20,
  kings_25,
  kings_40,
  three_v_one_16,        // three pieces, a king among them, against one king
  three_kings_v_one_13,  // three kings or more against one king
  three_kings_v_one_15,
  three_v_main_road_5,  // three pieces, a king among them, against one king on the main road
  two_v_one_5,          // at most two pieces, a king among them, against one king
  two_kings_v_one_7,    // nothing but these on the board
  balance_30,           // both sides have kings; nothing was taken and nobody crowned: 4 or 5 pieces
  balance_60,           // ... 6 or 7 pieces
  king_v_king,          // at once
  man_v_man,            // at once
  count_
};

inline constexpr int ending_count = static_cast<int>(Ending::count_);

// A short clause: "the position occurred for the third time".  Empty for Ending::none.
std::string_view describe(Ending ending);
// The rule it follows from: "FMJD-64 7.2.5".  Empty where no text is known.
std::string_view article(DrawRules rules, Ending ending);

struct Outcome {
  enum class Kind : std::uint8_t { open, win, draw };
  Kind kind = Kind::open;
  Colour winner = Colour::white;  // meaningless unless kind is win
  Ending ending = Ending::none;
  int ply = 0;  // plies played when it was reached; 0 for the start position
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

// One ply costs a few nanoseconds; memory is kept from game to game.
template <class Set>
class Adjudicator {
 public:
  // `variant` must outlive the game.
  void reset(const Variant<Set>& variant, const Position<Set>& start);
  // `after`: the position that the move led to.
  void add(const Move<Set>& move, const Position<Set>& after);
  // Of the game so far.  Looks for a legal move in the last position.
  Outcome outcome() const;

 private:
  // Since when something holds; `never` while it does not.
  static constexpr int never = -1;

  void judge();
  void judge_few_pieces();
  void judge_last_two();
  void judge_lone_king(int men, int kings, Set lone);
  void judge_balance(int pieces);
  void decide(Ending ending);
  bool lasted(int since, int moves) const { return since != never && ply_ - since >= 2 * moves; }

  const Variant<Set>* variant_ = nullptr;
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
