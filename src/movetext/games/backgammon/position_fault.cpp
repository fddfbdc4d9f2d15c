#include "movetext/games/backgammon/position_fault.hpp"

#include "movetext/text/excerpt.hpp"

#include <array>

namespace mt::backgammon {
namespace {

struct FaultRow {
  PositionFault fault;
  std::string_view words;
  bool quotes = true;  // whether the message begins with the wrong part of the text
};

constexpr std::array<FaultRow, position_fault_count> fault_rows{{
    {PositionFault::none, "is a position"},
    {PositionFault::unknown_form,
     "is not a position in any known notation: BPN, XGID, Position ID of GNU Backgammon, OGID, FIBS board, "
     "Snowie, 26 integers, a drawn board"},
    {PositionFault::fields, "has too few or too many fields for this notation"},
    {PositionFault::run, "is not a number of empty points, which is 1 to 24 without a leading zero"},
    {PositionFault::placement,
     "is not a number of checkers; a-o are 1 to 15 white checkers, A-O are 1 to 15 black checkers"},
    {PositionFault::bars, "must give the checkers on the bar in the form w0b0"},
    {PositionFault::turn, "does not name the side to move"},
    {PositionFault::dice, "must be two dice from 1 to 6, or 00 for none"},
    {PositionFault::cube_field, "must be a cube: n and its value, followed by 1 or 2 if a side owns it"},
    {PositionFault::match_field,
     "must be a score: the points of both sides and the length of the match, each at most 32767 and without "
     "leading zeros"},
    {PositionFault::extension,
     "must be an extension: x followed by at most one each of C or P; J; V; D or R1-R3; H1-H3 or N"},
    {PositionFault::number, "is not a number that is allowed in this field"},
    {PositionFault::code, "is not a valid ID: it sets bits that must be 0"},
    {PositionFault::drawing,
     "is not a drawn board, which has a frame with the numbers of the points and rows between bars", false},
    {PositionFault::pips, "is not the pip count of the drawn checkers"},
    {PositionFault::width, "is not a board of 24 points"},
    {PositionFault::both, "puts checkers of both sides on one point"},
    {PositionFault::count, "gives a side more checkers than the variant has"},
    {PositionFault::empty, "has no checkers"},
    {PositionFault::closed,
     "has checkers of both sides on the bar while both home boards are closed; no play can lead to this"},
    {PositionFault::cube, "is not a value of the cube; values are the powers of two up to 32768"},
    {PositionFault::cube_owner, "cannot be the owner of this cube"},
    {PositionFault::cube_centred, "has a turned cube in the middle, which is possible only in money play"},
    {PositionFault::score, "gives a side all the points of the match: the match is over"},
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
