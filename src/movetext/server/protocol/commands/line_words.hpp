// A line as words, each with its place.
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

// What programs for mail make of plain characters is made plain again, in place: dashes and minus signs of
// any width become "-", typographic quotation marks '"', blanks of any kind and control characters a blank.
void make_plain(std::string& line);

// Words are parted by blanks; in name="a value" blanks belong to the value.  The mark "**", which says in a
// Subject that there is a comment, is left out.  At most `limit` words; more: the last one reaches to the end
// of the line.
std::vector<Word> split_words(std::string_view line, std::size_t limit);

// "**".
bool is_comment_mark(std::string_view word);

// A Subject without "Re:", "Fwd:", "AW:", "[list]" and the like before it.
std::string_view without_reply_marks(std::string_view subject);

}  // namespace mt::server::protocol
