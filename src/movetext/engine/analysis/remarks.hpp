// The remarks on the moves of a record, and how they are written onto the tape.
//
// Commands in the comment after a move, before all other words of that comment:
//   [%eval 0.31]                          the value after the move; "#-3": mate in three, for the other side
//   [%lost ? 0.098 13/11 6/5]             in matches: sign, lost points, best play or action
//   [%cube ?? 0.210 double, take]         in matches: sign, lost points, best action. This command judges
//                                         the decision not to double before the roll.
//   [%loss 0.01234]                       in matches: the lost points, also without a mark
//   [%double 0.41234 0.73112 1.00000 missed double]
//                                         in matches: the equities without a double, with a double and take,
//                                         and with a double and drop, for the side that may double; and the
//                                         kind of the error if the decision about the double has a mark. It
//                                         is omitted if no side made an action and the decision was clear.
//   [%luck -0.08038]                      in matches: the luck of the roll (Judgement::luck)
//   [%spread 0.00040]                     in matches: how much the equities of all plays differ; omitted if
//   it
//                                         is at least 0.001
// In SGF, marks of a match are also properties, as GNU Backgammon writes them: DO[], BM[1] and BM[2] for a
// play or an action, DC[], BC[1] and BC[2] for the decision not to double before a play. Values in hundredths
// and mates are from White's view. Values in discs and points are from the view of the side that moved.
#pragma once
#include "movetext/board/notation.hpp"
#include "movetext/engine/analysis/judge.hpp"
#include "movetext/record/record.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace mt::engine {

// The kinds of annotation that a file format can contain.
struct Room {
  bool glyphs = true;
  bool variations = true;
  bool properties = false;  // of SGF
};

struct Remark {
  std::uint32_t event = 0;               // index in the tape of a ply or cube action of the main line
  std::string value{};                   // the value as text, "0.31"; empty if not known
  std::string lost{};                    // the text after "%lost"; empty if there is none
  std::string cube{};                    // the text after "%cube"; empty if there is none
  std::string loss{};                    // the text after "%loss"; empty if there is none
  std::string doubled{};                 // the text after "%double"; empty if there is none
  std::string luck{};                    // the text after "%luck"; empty if there is none
  std::string spread{};                  // the text after "%spread"; empty if there is none
  std::string properties{};              // the properties for marks, "BM[2]DC[]"; empty if there are none
  std::uint32_t nag = 0;                 // 0 if there is none
  std::vector<std::string> variation{};  // the moves in the notation of the tape; empty if there are none
  std::vector<std::uint32_t> numbers{};  // Event::value for each ply of the variation
};

// Returns the remarks on a record whose course was judged, in the order of its tape. `notation` is the
// notation of the tape.
std::vector<Remark> remarks_on(const Record& record, const Course& course,
                               std::span<const Judgement> judgements, board::Notation notation);

// Writes remarks onto the tape. New commands and properties of marks replace older ones; all other words of
// comments and all other properties stay. A move that has a glyph from $1 to $6 keeps it. A variation is not
// added if the move already has a variation with the same first move. So if the same remarks are written
// twice, the second time changes nothing.
void annotate(Record& record, std::span<const Remark> remarks, const Room& room);

// Returns the comment with the commands of a remark added; older commands of the same names are removed.
// Public for tests.
std::string with_commands(std::string_view comment, const Remark& remark);

}  // namespace mt::engine
