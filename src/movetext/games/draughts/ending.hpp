// How a game of draughts can end.
#pragma once
#include "movetext/base/outcome.hpp"

#include <cstdint>

namespace mt::draughts {

// draw_limits.cpp has the counts for each rule set.
enum class Ending : std::uint8_t {
  none,
  // won
  no_pieces,   // the side to move has no pieces left
  blocked,     // the side to move has pieces but no legal move
  king_made,   // Goal::breakthrough: a side has a king
  king_v_man,  // Turkish: the last two pieces are a king and a man
  // drawn
  repetition,         // a position has occurred again, with the same side to move
  kings_only,         // both sides moved kings only and captured nothing
  three_v_one,        // three pieces, a king among them, against one king
  three_kings_v_one,  // three kings or more against one king
  three_v_main_road,  // three_v_one with the single king on the longest diagonal
  two_v_one,          // at most two pieces, a king among them, against one king
  two_kings_v_one,    // exactly two kings against one king
  balance_of_five,    // both sides have kings, 4 or 5 pieces in all; no capture and no new king
  balance_of_seven,   // both sides have kings, 6 or 7 pieces in all; no capture and no new king
  lone_kings,         // Frisian: only a king on each side, and neither can be caught
  king_v_king,        // Turkish: the last two pieces are kings; the side to move cannot capture
  man_v_man,          // Turkish: the last two pieces are men; the side to move cannot capture
  count_
};

inline constexpr int ending_count = static_cast<int>(Ending::count_);
inline constexpr Ending first_draw = Ending::repetition;

// Returns the ending as one of the kinds that all games share.
constexpr End kind_of(Ending ending) {
  switch (ending) {
    case Ending::none:
    case Ending::count_:
      return End::none;
    case Ending::no_pieces:
      return End::no_men;
    case Ending::blocked:
      return End::blocked;
    case Ending::king_made:
      return End::breakthrough;
    case Ending::repetition:
      return End::repetition;
    case Ending::king_v_man:
    case Ending::lone_kings:
    case Ending::king_v_king:
    case Ending::man_v_man:
      return End::material;
    case Ending::kings_only:
    case Ending::three_v_one:
    case Ending::three_kings_v_one:
    case Ending::three_v_main_road:
    case Ending::two_v_one:
    case Ending::two_kings_v_one:
    case Ending::balance_of_five:
    case Ending::balance_of_seven:
      return End::moves;
  }
  return End::none;
}

}  // namespace mt::draughts
