// Parts a line into words, each with its place.
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

// Turns typographic characters into plain ones, in place: dashes and minus signs of any width become "-",
// quotation marks '"', blanks of any kind and control characters a blank.
void make_plain(std::string& line);

// Parts the line at blanks; in name="a value" blanks belong to the value.  The mark "**", which says in a
// Subject that there is a comment, is left out.  There are at most `limit` words; the last one reaches to the
// end of the line if there would be more.
std::vector<Word> split_words(std::string_view line, std::size_t limit);

// Says whether the word is "**".
bool is_comment_mark(std::string_view word);

// Returns the Subject without "Re:", "Fwd:", "AW:", "[list]" and the like before it.
std::string_view without_reply_marks(std::string_view subject);

}  // namespace mt::server::protocol
