// Lines of a mail: their width, wrapping, and columns. Each UTF-8 character counts as one column.
#pragma once
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::words {

inline constexpr std::size_t line_width = 78;

std::size_t columns_of(std::string_view utf8);

// Returns a text of a user as one line. Control characters become spaces, and bytes that are not UTF-8 become
// "?".
std::string harmless(std::string_view text);
// Returns the line of harmless(text), truncated to `most` bytes. A truncated line ends with "...".
std::string harmless(std::string_view text, std::size_t most);

// Appends the paragraph in lines of at most line_width columns. All lines are indented by `indent`, and all
// except the first line by `hanging` more. A word that is longer than a line is broken.
void add_wrapped(std::string& out, std::string_view paragraph, std::size_t indent = 0,
                 std::size_t hanging = 0);
// Does the same as add_wrapped() for a text of several lines. Appends at most `most_lines` lines.
void add_wrapped_lines(std::string& out, std::string_view text, std::size_t indent, std::size_t most_lines);

// Appends the words in columns that are `gap` spaces apart. The words fill one column after the other from
// top to bottom, as in a list of files.
void add_in_columns(std::string& out, std::span<const std::string> words, std::size_t indent = 2,
                    std::size_t gap = 2);

}  // namespace mt::server::words
