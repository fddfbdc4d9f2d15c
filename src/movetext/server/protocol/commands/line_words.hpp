// Splits a line into words with their positions.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::protocol {

struct Word {
  std::uint32_t begin = 0;  // half-open byte range in the line
  std::uint32_t end = 0;
};

// Replaces typographic characters with plain ones, in place: dashes and minus signs of any width with "-",
// quotation marks with '"', white space of any kind and control characters with a space.
void make_plain(std::string& line);

// Splits the line at spaces; the value in name="a value" may contain spaces.  Skips the mark "**", which in a
// Subject announces a comment.  Returns at most `limit` words; if there are more, the last one extends to the
// end of the line.
std::vector<Word> split_words(std::string_view line, std::size_t limit);

// Returns whether the word is "**".
bool is_comment_mark(std::string_view word);

// Returns the Subject without leading "Re:", "Fwd:", "AW:", "[list]" and similar marks.
std::string_view without_reply_marks(std::string_view subject);

}  // namespace mt::server::protocol
