// The remarks on the moves of a record, and how they are written onto the tape.
//
// Commands in the comment after a move, before all other words of that comment:
//   [%eval 0.31]                          the value after the move; "#-3": mate in three, for the other side
//   [%lost ? 0.098 13/11 6/5]             matches: sign, points and best play or action
//   [%cube ?? 0.210 double, take]         matches: the same for a double that was not made before the dice
// Values in hundredths and mates are from White's view, those in discs and points from the view of the side
// that moved.
#pragma once
#include "movetext/board/notation.hpp"
#include "movetext/engine/analysis/judge.hpp"
#include "movetext/record/record.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace mt::engine {

// The kinds of annotation that a file format supports.
struct Room {
  bool glyphs = true;
  bool variations = true;
};

struct Remark {
  std::uint32_t event = 0;  // of the tape: a ply or a cube action of the main line
  std::string value{};      // "0.31"; empty if not known
  std::string lost{};       // the words of the command; empty if none
  std::string cube{};
  std::uint32_t nag = 0;                 // 0 means none
  std::vector<std::string> variation{};  // in the notation of the tape; empty if none
  std::vector<std::uint32_t> numbers{};  // Event::value of its plies
};

// Returns the remarks on a record whose course was judged, in the order of its tape. `notation`: the notation
// of the tape.
std::vector<Remark> remarks_on(const Record& record, const Course& course,
                               std::span<const Judgement> judgements, board::Notation notation);

// Writes remarks onto the tape. Commands of the same names are replaced; other words of comments stay. A move
// with one of the glyphs $1 to $6 keeps it, and a variation with the same first move is not added again, so
// that nothing changes if the same remarks are written twice.
void annotate(Record& record, std::span<const Remark> remarks, const Room& room);

// Returns the comment with the commands, which replace older ones of the same names; for tests and
// annotate().
std::string with_commands(std::string_view comment, const Remark& remark);

}  // namespace mt::engine
