// Helpers for lists of words.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::cli {

// Returns the parts of "a|b|c". An empty text has no parts.
std::vector<std::string_view> split_words(std::string_view text, char separator = '|');

// Joins the words to one text, with blanks between them.
std::string joined_words(std::span<const std::string> words);

// Returns the name that the user probably meant by `word`: the most similar name, else the first name that
// begins with `word`, else an empty text. If `word` consists only of dashes, names that begin with it are not
// considered.
std::string_view nearest_name(std::string_view word, const std::vector<std::string_view>& names);

// Returns " (did you mean NAME?)", or an empty string if no name is near.
std::string did_you_mean(std::string_view word, const std::vector<std::string_view>& names);

// Wraps the text to lines of at most `width` columns. All lines except the first are indented by `indent`
// blanks. The result does not end with a line feed.
std::string wrap(std::string_view text, std::size_t width, std::size_t indent);

}  // namespace mt::cli
