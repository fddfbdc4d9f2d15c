// Everything that a moment of a match is: checkers, dice, cube, score, and who has to decide what.
//
//   const Position start = start_position(rows::backgammon, {.match_length = 7});
//   const Position rolled = roll(start, {3, 1});      // generate.hpp: the legal plays of it
//
// Side::first is White, the first column of a .mat file and player 0 of GNU Backgammon; Side::second is
// Black.
#pragma once
#include "movetext/games/backgammon/rules.hpp"

#include <cstdint>
#include <string_view>
#include <type_traits>

namespace mt::backgammon {

// A rule or a circumstance that many notations leave out.  `unknown` forbids nothing and changes no result.
enum class Flag : std::uint8_t { no, yes, unknown };

constexpr Flag flag(bool set) {
  return set ? Flag::yes : Flag::no;
}

constexpr std::string_view colour_name(Side side) {
  return side == Side::first ? "White" : "Black";
}

// Two numbers 1..6, or 0 and 0 before the roll.  The order is that of the source; it means nothing.
struct Dice {
  std::uint8_t first = 0;
  std::uint8_t second = 0;

  constexpr bool rolled() const { return first != 0; }
  constexpr bool is_double() const { return rolled() && first == second; }
  constexpr int larger() const { return first > second ? first : second; }
  constexpr int smaller() const { return first > second ? second : first; }
  friend constexpr bool operator==(Dice, Dice) = default;
};

constexpr bool are_dice(int first, int second) {
  return first >= 1 && first <= 6 && second >= 1 && second <= 6;
}

enum class CubeOwner : std::uint8_t { none, first, second };  // none: it stands in the middle

constexpr CubeOwner owner(Side side) {
  return side == Side::first ? CubeOwner::first : CubeOwner::second;
}

enum class CubeState : std::uint8_t {
  available,
  dead,      // nobody may use it in this game: the Crawford game
  disabled,  // played without a cube, as is every match to one point
};

struct Cube {
  static constexpr int max_exponent = 15;
  // Of the limit that XGIDs of money play name where players agreed on none: 1024.
  static constexpr std::uint8_t usual_limit = 10;

  std::uint8_t exponent = 0;  // its value is 2 to the power of this, 0..15
  CubeOwner owner = CubeOwner::none;
  CubeState state = CubeState::available;

  constexpr std::uint32_t value() const { return std::uint32_t{1} << exponent; }
  friend constexpr bool operator==(Cube, Cube) = default;
};

struct Position {
  Board board{};
  std::array<std::uint32_t, 2> score{};  // points of each side
  std::uint32_t match_length = 0;        // points to win; 0: money play
  Dice dice{};
  // While a double is on offer (and while a beaver or raccoon waits for its answer) the value before that
  // turn of the cube: who accepts gets twice of it.
  Cube cube{};
  std::uint8_t max_cube = 0;  // exponent of the largest value agreed; 0: not said (largest_exponent)
  std::uint8_t checkers = max_checkers;  // of a side of the variant
  Side on_roll = Side::first;            // whose turn it is, also while a double or a resignation is on offer
  Side to_decide = Side::first;          // who answers; on_roll if nothing is on offer
  bool double_offered = false;
  std::uint8_t animals = 0;       // turns of the cube since the double on offer: beaver 1, raccoon 2 ...
  std::uint8_t resignation = 0;   // on offer by who does not decide: 1 single game, 2 gammon, 3 backgammon
  Flag crawford = Flag::unknown;  // this is the Crawford game
  Flag jacoby = Flag::unknown;    // money play: gammons count only with a turned cube
  Flag beavers = Flag::unknown;   // money play: a taker may turn the cube at once

  constexpr bool is_money() const { return match_length == 0; }
  // Beyond this the cube is not turned.
  constexpr int largest_exponent() const { return max_cube == 0 ? Cube::max_exponent : max_cube; }
  // Points still needed to win the match, 0 if it is won; in money play 0.
  constexpr std::uint32_t away(Side side) const {
    const std::uint32_t points = score[index(side)];
    return points < match_length ? match_length - points : 0;
  }
  constexpr int borne_off(Side side) const { return checkers - board.total(side); }
  constexpr bool is_finished(Side side) const { return board.of(side) == 0; }
  friend constexpr bool operator==(const Position&, const Position&) = default;
};
static_assert(sizeof(Position) <= 128 && std::is_trivially_copyable_v<Position>);

// What is agreed before a match or a session.
struct MatchRules {
  std::uint32_t match_length = 0;  // 0: money play
  bool crawford_rule = true;       // matches
  Flag jacoby = Flag::unknown;     // money play
  Flag beavers = Flag::unknown;    // money play
  bool has_cube = true;
  std::uint8_t max_cube = 0;           // as Position::max_cube
  std::uint8_t automatic_doubles = 0;  // money play: how many equal opening rolls double the cube
};

// The first game of a match: nobody has rolled yet, and who begins is not known (Side::first stands for it).
Position start_position(const Rules& rules, const MatchRules& match = {});

}  // namespace mt::backgammon
