// Splits a line into words and keeps the position of each word.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::protocol {

struct Word {
  std::uint32_t begin = 0;  // byte range [begin, end) in the line
  std::uint32_t end = 0;
};

// Replaces typographic characters in the line with plain ones: dashes and minus signs with "-", quotation
// marks with '"', white space and control characters with a space.
void make_plain(std::string& line);

// Splits the line at spaces; the value in name="a value" may contain spaces. Skips the comment mark "**",
// which old Subjects have before a comment. Returns at most `limit` words; if there are more, the last word
// extends to the end of the line.
std::vector<Word> split_words(std::string_view line, std::size_t limit);

// Returns whether the word is "**".
bool is_comment_mark(std::string_view word);

// Returns the Subject without the marks at its beginning: "Re:", "Fwd:", "AW:", "[list]" and similar ones.
std::string_view without_reply_marks(std::string_view subject);

}  // namespace mt::server::protocol
