// Determines which parts of a position a notation can express, and which are lost.
//
//   const Position held = fit(rules, position, holds_of(PositionNotation::xgid), losses);
//
// A writer receives the fitted position and writes all of it. A reader of the notation returns the same
// position.
#pragma once
#include "movetext/games/backgammon/position.hpp"
#include "movetext/games/backgammon/position_fault.hpp"

#include <cstdint>
#include <string_view>

namespace mt::backgammon {

// The parts of a position that may be lost.
enum class Item : std::uint8_t {
  colours,  // which side is White; if it is lost, the side on roll is read as Black
  dice,
  cube,     // the value and the owner
  no_cube,  // the fact that the cube is not in use (it never is in a match to one point)
  max_cube,
  match,  // the score and the length
  crawford,
  jacoby,
  beavers,  // whether beavers are allowed
  double_offer,
  animals,  // a beaver or raccoon on offer
  resignation,
  variant,
  count_
};

// How a notation expresses whether a rule is used.
enum class Tells : std::uint8_t {
  nothing,
  yes,     // a mark if the rule is used, else no mark
  yes_no,  // a bit, so that an unknown rule must be assumed as one or the other
  all,
};

enum class Variants : std::uint8_t {
  none,
  checkers,  // only by the number of checkers of each side
  some,      // only hypergammon and nackgammon
  all,
};

// What a notation can express. Each notation has one row of this data.
struct Holds {
  std::string_view name;  // the name in messages
  bool colours = true;
  bool dice = true;
  std::uint8_t max_exponent = Cube::max_exponent;  // the exponent of the largest value of the cube
  bool cube = true;
  bool match = true;
  Tells crawford = Tells::nothing;
  Tells jacoby = Tells::nothing;
  Tells beavers = Tells::nothing;
  bool double_offer = false;
  std::uint8_t animals = 0;  // the largest number of beavers and raccoons
  bool resignation = false;
  bool any_resignation = false;     // whether the side that is not on roll may have offered to resign
  Tells max_cube = Tells::nothing;  // yes: marked unless the limit is usual; yes_no: always in money play
  bool no_cube = false;
  Variants variants = Variants::none;
};

// Returns the part of `position` that the notation can express. It is settled (settle.hpp), with the larger
// die first. Each lost or assumed item is reported in `losses` without a byte range.
//   - The codes are Code::position_loss and Code::rules_assumed.
//   - If a rule is known not to be used, and this information is lost, the report is only a note, unless the
//     text then means that the rule is used.
//   - A cube value that the notation cannot write is an error, because another value would be written.
//   - All other items are warnings.
//   - The loss of 1024 as the largest cube value is not reported, because programs assume this value.
Position fit(const Rules& rules, const Position& position, const Holds& holds, PositionNotes& losses);

}  // namespace mt::backgammon
