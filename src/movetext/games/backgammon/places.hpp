// Holds the 26 places of a board as a side numbers them: the bar of the other side, points 1..24, and its own
// bar. Its own checkers are positive, the checkers of the other side are negative. Most notations list the
// checkers in this order and with these signs.
#pragma once
#include "movetext/games/backgammon/draft.hpp"

#include <array>

namespace mt::backgammon {

using Places = std::array<int, 26>;

constexpr Places places_of(const Board& board, Side own) {
  const Side them = other(own);
  Places places{};
  places[0] = -board.count(them, bar);
  for (int point = 1; point <= point_count; ++point)
    places[static_cast<std::size_t>(point)] = board.count(own, point) - board.count(them, across(point));
  places[bar] = board.count(own, bar);
  return places;
}

// Puts checkers on a place. Returns PositionFault::none, `count` if a place cannot hold so many checkers, or
// `placement` if it is the bar of the wrong side.
constexpr PositionFault put_place(Draft& draft, Side own, int place, int checkers) {
  if (checkers == 0) return PositionFault::none;
  if (checkers < -max_checkers || checkers > max_checkers) return PositionFault::count;
  const bool is_own = checkers > 0;
  if (place == (is_own ? 0 : bar)) return PositionFault::placement;
  if (is_own)
    draft.put(own, place, checkers);
  else
    draft.put(other(own), place == 0 ? bar : across(place), -checkers);
  return PositionFault::none;
}

// Reads a letter of BPN or XGID. A..O are 1..15 black checkers, a..o are as many white checkers, which are
// returned as negative numbers. Returns 0 for any other character.
constexpr int checkers_of_letter(char letter) {
  if (letter >= 'A' && letter <= 'O') return letter - 'A' + 1;
  return letter >= 'a' && letter <= 'o' ? 'a' - letter - 1 : 0;
}
// Returns the letter for -15..15, except 0.
constexpr char letter_of_checkers(int checkers) {
  return static_cast<char>(checkers > 0 ? 'A' + checkers - 1 : 'a' - checkers - 1);
}

}  // namespace mt::backgammon
