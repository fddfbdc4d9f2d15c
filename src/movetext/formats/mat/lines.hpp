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
  other,    // names and scores, "Wins 2 points" without a number, or a line that does not belong here
};

struct LineStart {
  LineKind kind = LineKind::blank;
  std::size_t first = 0;  // the first byte that is not a blank; the end of a blank line
  std::size_t body = 0;   // comment, game, moves: the text after "; ", "Game 3", "12)"
  // For length, game and moves: their number, or `no_number` if there is none or it is too large. For a
  // comment: the number of its signs; a comment with two of them is not a tag, whatever it looks like.
  std::uint32_t number = 0;
  bool marked = false;  // a byte order mark comes first: start of another file
};
inline constexpr std::uint32_t no_number = UINT32_MAX;
LineStart classify(std::string_view text, Line line);

// Returns whether a comment line can be the first one of the next match: after an empty line, at the start of
// a joined file, or as a tag. Others belong to the game above them.
bool may_open_match(std::string_view text, const LineStart& comment, bool after_blank);

// Returns whether the comment or blank lines from `at` on are followed by the length of a match, to which
// they then belong. `reach`: the number of bytes to examine. `end` receives the first line that is neither a
// comment nor blank.
bool leads_to_match(std::string_view text, std::size_t at, std::size_t reach, std::size_t& end);

}  // namespace mt::mat
