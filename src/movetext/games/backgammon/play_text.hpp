// Reads the text of a play, without a position.
//
//   PlayText text;
//   const Misread fault = read_play_text("bar/20*/15 6/4(2)", text);
//   if (fault) ...
//
// The reader accepts:
//   - "bar", "b" or 25 for the bar, in either case
//   - "off", "o", "home" or 0 for bearing off, in either case
//   - "/", "-", a dash of Unicode or a blank between the points
//   - every stop on the way, or only the ends
//   - "(n)" after an item that is played n times
//   - "*" anywhere
//   - blanks, commas, semicolons or nothing between the items
//   - for a turn without a move: an empty text, "-", "O-O", "cannot move", "can't move", "no play", "no
//     move", "pass" or "dances", also in parentheses
#pragma once
#include "movetext/base/misread.hpp"
#include "movetext/games/backgammon/play.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace mt::backgammon {

// The movement of one checker, or of several checkers in the same way.
struct PlayItem {
  static constexpr std::size_t max_stops = 1 + Play::max_legs;

  std::array<std::uint8_t, max_stops> stop{};  // the start and each stop that the text names
  std::uint8_t stops = 0;                      // number of stops, at least 2
  std::uint8_t stars = 0;                      // bit i: the text has a star after stop i
  std::uint8_t times = 1;                      // how often the item is played, 1..4

  constexpr int from() const { return stop[0]; }
  constexpr int to() const { return stop[stops - 1U]; }
  friend constexpr bool operator==(const PlayItem&, const PlayItem&) = default;
};

// The items of a text. They have at most four legs in all. Without items, the side does not move.
struct PlayText {
  std::array<PlayItem, Play::max_legs> item{};
  std::uint8_t count = 0;

  constexpr std::span<const PlayItem> items() const { return {item.data(), count}; }
  friend constexpr bool operator==(const PlayText&, const PlayText&) = default;
};

// The reason why a text is not a play.
enum class Misreading : std::uint8_t {
  none,
  no_play,     // does not look like a play
  no_point,    // a number above 25
  unfinished,  // a point without a target
  from_off,    // a play that starts from off
  to_bar,      // a play that ends on the bar
  upwards,     // a move from a lower point to a higher one
  bad_count,   // a number in parentheses that is not 1..4
  too_many,    // more than four legs
};

using Misread = mt::Misread<Misreading>;

// Which side numbers the points.
enum class Numbering : std::uint8_t {
  own,     // the moving side: from 24 down, with 25 for the bar and 0 for off
  across,  // the other side: from 1 up, with 0 for the bar and 25 for off
};

// Reads the whole text. The result has the moving side's numbers.
Misread read_play_text(std::string_view text, PlayText& out, Numbering numbering = Numbering::own);

}  // namespace mt::backgammon
