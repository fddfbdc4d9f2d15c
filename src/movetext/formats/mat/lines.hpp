// The kinds of lines in a .mat file, and where a match may start.
#pragma once
#include "movetext/text/lines.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mt::mat {

using text::Line;
using text::line_at;

enum class LineKind : std::uint8_t {
  blank,
  comment,  // ; text, # text
  length,   // 7 point match
  game,     // Game 3
  moves,    // 12) 31: 8/5 6/5 ...
  other,    // names and scores, "Wins 2 points" without a number, or a line that does not belong there
};

struct LineStart {
  LineKind kind = LineKind::blank;
  std::size_t first = 0;  // the first byte that is no blank; the end of a blank line
  std::size_t body = 0;   // comment, game, moves: what follows "; ", "Game 3", "12)"
  // length, game, moves; `no_number` if there is none or it is too large.  For a comment: the number of its
  // signs; a comment with two of them is no tag, whatever it looks like.
  std::uint32_t number = 0;
  bool marked = false;  // a byte order mark comes first: another file started here
};
inline constexpr std::uint32_t no_number = UINT32_MAX;
LineStart classify(std::string_view text, Line line);

// Says whether a comment line can be the first one of the next match: after an empty line, at the start of a
// joined file, or as a tag.  Others belong to the game above them.
bool may_open_match(std::string_view text, const LineStart& comment, bool after_blank);

// Says whether the comment or blank lines from `at` on lead to the length of a match: then they belong to
// that match.  `reach`: the number of bytes that may be looked at.  `end` receives the first line that is
// neither.
bool leads_to_match(std::string_view text, std::size_t at, std::size_t reach, std::size_t& end);

}  // namespace mt::mat
