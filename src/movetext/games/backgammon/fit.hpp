// Determines what a notation can express of a position, and what is lost.
//
//   const Position held = fit(rules, position, holds_of(PositionNotation::xgid), losses);
//
// A writer receives the fitted position and writes all of it; the reader of the notation returns that
// position.
#pragma once
#include "movetext/games/backgammon/position.hpp"
#include "movetext/games/backgammon/position_fault.hpp"

#include <cstdint>
#include <string_view>

namespace mt::backgammon {

// What may be lost.
enum class Item : std::uint8_t {
  colours,  // which side is White: the side on roll is read as Black
  dice,
  cube,     // value and owner
  no_cube,  // a cube that is not in use (always so in a match to one point)
  max_cube,
  match,  // score and length
  crawford,
  jacoby,
  beavers,  // whether beavers are allowed
  double_offer,
  animals,  // a beaver or raccoon that must be answered
  resignation,
  variant,
  count_
};

// How a notation expresses a rule.
enum class Tells : std::uint8_t {
  nothing,
  yes,     // a mark if the rule holds, else nothing
  yes_no,  // a bit: an unknown rule must be assumed
  all,
};

enum class Variants : std::uint8_t {
  none,
  checkers,  // by the number of checkers of a side
  some,      // only hypergammon and nackgammon
  all,
};

// One row of data for each notation.
struct Holds {
  std::string_view name;  // in messages
  bool colours = true;
  bool dice = true;
  std::uint8_t max_exponent = Cube::max_exponent;  // of the cube's value
  bool cube = true;
  bool match = true;
  Tells crawford = Tells::nothing;
  Tells jacoby = Tells::nothing;
  Tells beavers = Tells::nothing;
  bool double_offer = false;
  std::uint8_t animals = 0;  // the most
  bool resignation = false;
  bool any_resignation = false;     // also of the side that is not on roll
  Tells max_cube = Tells::nothing;  // yes: except for the usual limit; yes_no: always in money play
  bool no_cube = false;
  Variants variants = Variants::none;
};

// Returns the part of `position` that the notation can express, settled (settle.hpp), larger die first. Each
// lost or assumed item is reported in `losses`: Code::position_loss and rules_assumed, without a byte range.
// A rule known not to hold that becomes unknown is a note; everything else is a warning, except that a cube
// value without a digit in the notation is an error, because another value would be written. The loss of 1024
// as the largest value of the cube is not reported: programs assume it.
Position fit(const Rules& rules, const Position& position, const Holds& holds, PositionNotes& losses);

}  // namespace mt::backgammon
