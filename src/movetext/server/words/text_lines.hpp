// Lines of a mail: widths, wrapping, columns.  Columns are counted in characters of UTF-8.
#pragma once
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::words {

inline constexpr std::size_t line_width = 78;

std::size_t columns_of(std::string_view utf8);

// One line of somebody's text: control characters become blanks, bytes that are no UTF-8 "?".
std::string harmless(std::string_view text);
// The same, at most so many bytes, and "..." behind what was cut.
std::string harmless(std::string_view text, std::size_t most);

// Appends the paragraph in lines of at most line_width columns, the second and following ones indented by
// `hanging`, all by `indent`.  A word that is longer than a line is broken.
void add_wrapped(std::string& out, std::string_view paragraph, std::size_t indent = 0,
                 std::size_t hanging = 0);
// The same for a text of several lines; no more than `most_lines` are shown.
void add_wrapped_lines(std::string& out, std::string_view text, std::size_t indent, std::size_t most_lines);

// Appends the words in columns, `gap` blanks apart, down the first one, then the next, as a directory is
// listed.
void add_in_columns(std::string& out, std::span<const std::string> words, std::size_t indent = 2,
                    std::size_t gap = 2);

}  // namespace mt::server::words
