// Small things about lists of words.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::cli {

// The parts of "a|b|c"; none of an empty text.
std::vector<std::string_view> split_words(std::string_view text, char separator = '|');

// One text of them, with blanks between.
std::string joined_words(std::span<const std::string> words);

// " (did you mean NAME?)", or nothing when no name is near.
std::string did_you_mean(std::string_view word, const std::vector<std::string_view>& names);

// Lines of at most `width` columns, each but the first one indented by `indent` blanks; ends without a line
// feed.
std::string wrap(std::string_view text, std::size_t width, std::size_t indent);

}  // namespace mt::cli
