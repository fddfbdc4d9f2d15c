#include "movetext/games/backgammon/position_fault.hpp"

#include "movetext/text/excerpt.hpp"

#include <array>

namespace mt::backgammon {
namespace {

struct FaultRow {
  PositionFault fault;
  std::string_view words;
  bool quotes = true;  // starts with the wrong part of the text
};

constexpr std::array<FaultRow, position_fault_count> fault_rows{{
    {PositionFault::none, "is a position"},
    {PositionFault::unknown_form,
     "is no position in any notation known: BPN, XGID, Position ID of GNU Backgammon, OGID, FIBS board, "
     "Snowie, "
     "26 integers, a drawn board"},
    {PositionFault::fields, "does not have the number of fields that this notation has"},
    {PositionFault::run, "is no number of empty points: it is 1 to 24, without a zero in front"},
    {PositionFault::placement, "stands for no number of checkers: a point has 1 to 15, written a-o or A-O"},
    {PositionFault::bars, "does not tell how many checkers are on the bar: w, a number, b, a number"},
    {PositionFault::turn, "does not tell whose turn it is"},
    {PositionFault::dice, "is no roll of two dice, and not 00 for none"},
    {PositionFault::cube_field, "is no cube: n, its value, and 1 or 2 for its owner"},
    {PositionFault::match_field,
     "is no score: the points of both sides and the length of the match, numbers up to 32767 without zeros "
     "in "
     "front"},
    {PositionFault::extension, "is no extension: x and, each once, C or P, J, V, D, R1-R3, H1-H3 or N"},
    {PositionFault::number, "is no number that can stand in this field"},
    {PositionFault::code, "was not made by the rules of this ID: it holds bits that mean nothing"},
    {PositionFault::drawing,
     "is no drawn board: it has a frame with the numbers of the points and rows between bars", false},
    {PositionFault::pips, "gives another pip count than the checkers drawn"},
    {PositionFault::width, "is not a board of 24 points"},
    {PositionFault::both, "puts checkers of both sides on one point"},
    {PositionFault::count, "gives a side more checkers than it has"},
    {PositionFault::empty, "has no checker of either side"},
    {PositionFault::closed, "has both sides on the bar against closed boards, which no play leads to"},
    {PositionFault::cube, "is no value of the cube: those are the powers of two up to 32768"},
    {PositionFault::cube_owner, "is no owner that this cube can have"},
    {PositionFault::cube_centred, "leaves a turned cube in the middle, which happens in money play only"},
    {PositionFault::score, "gives a side all the points of the match: it is over"},
    {PositionFault::over, "are dice for a side that has borne off all its checkers"},
}};

constexpr bool faults_in_order() {
  for (std::size_t i = 0; i < fault_rows.size(); ++i)
    if (fault_rows[i].fault != static_cast<PositionFault>(i)) return false;
  return true;
}
static_assert(faults_in_order());

}  // namespace

Diagnostic explain_position(std::string_view text, PositionMisread misread) {
  const FaultRow& row = fault_rows[static_cast<std::size_t>(misread.reason)];
  const std::string part = text::excerpt_of(text, misread.begin, misread.end);
  std::string words = row.quotes && !part.empty() ? "\"" + part + "\" " : "this ";
  words += row.words;
  return {Code::bad_position, Severity::error, misread.begin, misread.end, std::move(words), {}};
}

}  // namespace mt::backgammon
