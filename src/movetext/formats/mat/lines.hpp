// The kinds of lines that a .mat file has, and where a match may begin.
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
  other,    // names and scores, "Wins 2 points" without a number, or nothing that belongs there
};

struct LineStart {
  LineKind kind = LineKind::blank;
  std::size_t first = 0;  // the first byte that is no blank; the end of a blank line
  std::size_t body = 0;   // comment, game, moves: what comes behind "; ", "Game 3", "12)"
  // length, game, moves; `no_number` if there is none or it is too large.  Of a comment: its signs; what has
  // two of them is no tag, whatever it looks like.
  std::uint32_t number = 0;
  bool marked = false;  // a byte order mark comes first: another file began here
};
inline constexpr std::uint32_t no_number = UINT32_MAX;
LineStart classify(std::string_view text, Line line);

// Whether a line of comment can be the first of the next match: behind an empty line, at the begin of what
// was another file, or as a tag.  Others belong to the game above them.
bool may_open_match(std::string_view text, const LineStart& comment, bool after_blank);

// Whether the comment or blank lines from `at` on lead to the length of a match: then they are that match's.
// `reach`: how many bytes may be looked at.  `end` receives the first line that is neither.
bool leads_to_match(std::string_view text, std::size_t at, std::size_t reach, std::size_t& end);

}  // namespace mt::mat
