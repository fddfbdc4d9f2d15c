#include "movetext/games/backgammon/draft.hpp"

#include "movetext/games/backgammon/settle.hpp"
#include "movetext/games/backgammon/view.hpp"

#include <bit>
#include <utility>

namespace mt::backgammon {
namespace {

// Returns whether the side holds every point of its home with two or more checkers.
bool is_closed(const Board& board, Side side) {
  return (held(board.of(side)) & home_bits) == home_bits;
}

PositionFault place(Draft& draft) {
  Board& board = draft.position.board;
  int all = 0;
  for (const Side side : {Side::first, Side::second}) {
    int sum = 0;
    for (int point = 1; point <= bar; ++point) {
      const auto at = static_cast<std::size_t>(point);
      const int checkers = draft.counts[index(side)][at];
      if (point != bar && checkers > 0 && draft.counts[index(other(side))][25 - at] > 0)
        return PositionFault::both;
      sum += checkers;
      if (sum > draft.rules->checkers) return PositionFault::count;
      board.put(side, point, checkers);
    }
    all += sum;
  }
  if (all == 0) return PositionFault::empty;
  for (const Side side : {Side::first, Side::second})
    if (board.count(side, bar) == 0 || !is_closed(board, side)) return PositionFault::none;
  return PositionFault::closed;
}

PositionFault place_cube(Draft& draft) {
  const std::uint64_t value = draft.cube_value;
  if (!std::has_single_bit(value) || value > std::uint64_t{1} << Cube::max_exponent)
    return PositionFault::cube;
  if (draft.cube_owner < 0 || draft.cube_owner > 2 || (draft.cube_owner > 0 && value == 1))
    return PositionFault::cube_owner;
  if (draft.cube_owner == 0 && value > 1 && !draft.position.is_money()) return PositionFault::cube_centred;
  draft.position.cube.exponent = static_cast<std::uint8_t>(std::countr_zero(value));
  draft.position.cube.owner = static_cast<CubeOwner>(draft.cube_owner);
  return PositionFault::none;
}

void note_adjusted(const Position& said, const Draft& draft, PositionNotes& notes) {
  const Position& settled = draft.position;
  if (said.crawford == Flag::yes && settled.crawford == Flag::no)
    remark(notes, draft.score_at, "this cannot be the Crawford game: the mark is dropped",
           Code::odd_position);
  if (said.crawford == Flag::unknown && settled.crawford == Flag::yes)
    remark(notes, draft.score_at, "the score proves that this is the Crawford game", Code::rules_assumed,
           Severity::note);
  if (said.crawford == Flag::no && implied_crawford(settled) == Flag::yes)
    remark(notes, draft.score_at,
           "the score proves that this is the Crawford game, but the text denies it: read as a match without "
           "the Crawford rule",
           Code::odd_position);
  if (said.cube.exponent != settled.cube.exponent)
    remark(notes, draft.cube_at, "the cube is dropped: this game is played without one", Code::odd_position);
  if (said.double_offered && !settled.double_offered)
    remark(notes, draft.turn_at,
           settled.cube.state == CubeState::disabled
               ? "the double is dropped: this game is played without a cube"
               : "the double is dropped: the cube has its largest value",
           Code::odd_position);
  if (said.jacoby == Flag::yes && settled.jacoby == Flag::no)
    remark(notes, draft.score_at, "the Jacoby rule is dropped: it belongs to money play", Code::odd_position);
  if (said.beavers == Flag::yes && settled.beavers == Flag::no)
    remark(notes, draft.score_at, "the beaver rule is dropped: it belongs to money play", Code::odd_position);
  if (said.dice.rolled() && !settled.dice.rolled())
    remark(notes, draft.turn_at, "the dice are dropped: a double is offered before the roll",
           Code::odd_position);
  if (said.resignation != 0 && settled.resignation == 0)
    remark(notes, draft.turn_at, "the resignation is dropped: the double on offer comes first",
           Code::odd_position);
}

}  // namespace

PositionMisread complete(Draft& draft, std::string_view text, PositionNotes& notes) {
  if (draft.checkers_at.end == 0) draft.checkers_at.end = static_cast<std::uint32_t>(text.size());
  Position& position = draft.position;
  position.board = {};
  position.checkers = draft.rules->checkers;
  if (const PositionFault fault = place(draft); fault != PositionFault::none)
    return misread(fault, draft.checkers_at);
  if (const PositionFault fault = place_cube(draft); fault != PositionFault::none)
    return misread(fault, draft.cube_at);
  for (const std::uint32_t points : {position.score[0], position.score[1], position.match_length})
    if (points > max_points) return misread(PositionFault::number, draft.score_at);
  if (!position.is_money() && (position.away(Side::first) == 0 || position.away(Side::second) == 0))
    return misread(PositionFault::score, draft.score_at);
  if (position.dice.rolled() && position.is_finished(position.on_roll))
    return misread(PositionFault::over, draft.turn_at);
  const Position said = position;
  position = settle(position);
  note_adjusted(said, draft, notes);
  return {};
}

Fault refuse(std::string_view text, PositionMisread misread, PositionNotes& notes) {
  notes.push_back(explain_position(text, misread));
  return {Code::bad_position, misread.begin, misread.end};
}

void remark(PositionNotes& notes, Bytes where, std::string message, Code code, Severity severity) {
  notes.push_back({code, severity, where.begin, where.end, std::move(message), {}});
}

}  // namespace mt::backgammon
