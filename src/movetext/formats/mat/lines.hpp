// Recognises the kinds of lines in a .mat file, and where a match may start.
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
  comment,  // "; text" or "# text"
  length,   // "7 point match"
  game,     // "Game 3"
  moves,    // "12) 31: 8/5 6/5 ..."
  // names and scores, "Wins 2 points" without a line number, or a line that does not belong to the format
  other,
};

struct LineStart {
  LineKind kind = LineKind::blank;
  std::size_t first = 0;  // the first byte that is not a blank; in a blank line, its end
  std::size_t body = 0;   // in a comment, game or moves line: index of the byte after "; ", "Game 3" or "12)"
  // For length, game and moves: the number in the line, or `no_number` if the number is missing or too large.
  // For a comment: how many comment signs it begins with. A comment with two signs is never a tag, even if it
  // looks like one.
  std::uint32_t number = 0;
  bool marked = false;  // a byte order mark comes before the line: another file starts here
};
inline constexpr std::uint32_t no_number = UINT32_MAX;
LineStart classify(std::string_view text, Line line);

// Returns whether a comment line can be the first line of the next match. It can if it comes after an empty
// line, is at the start of a file that was appended to another one, or is a tag. Any other comment belongs to
// the game above it.
bool may_open_match(std::string_view text, const LineStart& comment, bool after_blank);

// Returns whether the comments or blank lines at `at` are followed by the length of a match; they then belong
// to that match. `reach`: the number of bytes to examine. `end` receives the first line that is not blank and
// not a comment.
bool leads_to_match(std::string_view text, std::size_t at, std::size_t reach, std::size_t& end);

}  // namespace mt::mat
