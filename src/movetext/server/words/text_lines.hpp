// Lines of a mail: widths, wrapping, columns.  A column is a character of UTF-8.
#pragma once
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::words {

inline constexpr std::size_t line_width = 78;

std::size_t columns_of(std::string_view utf8);

// Returns a user's text as one line: control characters become spaces, and bytes that are not UTF-8 become
// "?".
std::string harmless(std::string_view text);
// Returns the same in at most so many bytes, with "..." at the end if the text was truncated.
std::string harmless(std::string_view text, std::size_t most);

// Appends the paragraph in lines of at most line_width columns.  All lines are indented by `indent`, and all
// but the first by `hanging` more.  A word that is longer than a line is broken.
void add_wrapped(std::string& out, std::string_view paragraph, std::size_t indent = 0,
                 std::size_t hanging = 0);
// Does the same for a text of several lines, and shows at most `most_lines` of them.
void add_wrapped_lines(std::string& out, std::string_view text, std::size_t indent, std::size_t most_lines);

// Appends the words in columns with `gap` spaces between them, down the first column, then down the next,
// like a list of files.
void add_in_columns(std::string& out, std::span<const std::string> words, std::size_t indent = 2,
                    std::size_t gap = 2);

}  // namespace mt::server::words
