// Splits a line into words, each with its place.
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

// Replaces typographic characters by plain ones, in place: dashes and minus signs of any width by "-",
// quotation marks by '"', blanks of any kind and control characters by a blank.
void make_plain(std::string& line);

// Splits the line at blanks; the value in name="a value" may contain blanks.  Leaves out the mark "**", which
// says in a Subject that there is a comment.  Returns at most `limit` words; if there are more, the last one
// reaches to the end of the line.
std::vector<Word> split_words(std::string_view line, std::size_t limit);

// Returns whether the word is "**".
bool is_comment_mark(std::string_view word);

// Returns the Subject without "Re:", "Fwd:", "AW:", "[list]" and similar marks at its beginning.
std::string_view without_reply_marks(std::string_view subject);

}  // namespace mt::server::protocol
