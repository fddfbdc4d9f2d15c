// What a notation can hold of a position, and what it loses.
//
//   const Position held = fit(rules, position, holds_of(PositionNotation::xgid), losses);
//
// A writer gets the fitted position and writes all of it; its reader gives that position back.
#pragma once
#include "movetext/games/backgammon/position.hpp"
#include "movetext/games/backgammon/position_fault.hpp"

#include <cstdint>
#include <string_view>

namespace mt::backgammon {

// What may get lost.
enum class Item : std::uint8_t {
  colours,  // which side is White: the side on roll is read as Black
  dice,
  cube,     // value and owner
  no_cube,  // a cube that is not in use (in a match to one point it never is)
  max_cube,
  match,  // score and length
  crawford,
  jacoby,
  beavers,  // whether they are allowed
  double_offer,
  animals,  // a beaver or raccoon that waits for its answer
  resignation,
  variant,
  count_
};

// How a notation tells a rule.
enum class Tells : std::uint8_t {
  nothing,
  yes,     // a mark if it holds; else it is not said
  yes_no,  // a bit: what is not known has to be assumed
  all,
};

enum class Variants : std::uint8_t {
  none,
  checkers,  // how many checkers a side has
  some,      // hypergammon and nackgammon
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
  Tells max_cube = Tells::nothing;  // yes: but the usual limit is not said; yes_no: in money play always
  bool no_cube = false;
  Variants variants = Variants::none;
};

// `position` as far as the notation goes, settled (settle.hpp), larger die first.  Each item that is lost or
// assumed is told in `losses`: Code::position_loss and rules_assumed, without a byte range.  A rule known not
// to hold that becomes unknown, and a variant that the reader has to be told, are told as notes, the rest as
// warnings; but a value of the cube that the notation has no digit for, as another one would stand there, as
// an error.  That 1024 is the largest value of the cube is what programs take by themselves: losing it is not
// told.
Position fit(const Rules& rules, const Position& position, const Holds& holds, PositionNotes& losses);

}  // namespace mt::backgammon
