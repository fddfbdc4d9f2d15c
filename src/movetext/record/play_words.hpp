// The words of a play as programs and servers write them, read without a board.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt {

// One word, such as "8/5*/3(2)": where a checker starts, where it stops between its dice, and how many
// checkers move this way.
struct PlayWord {
  std::vector<std::string_view> stops;  // points, "bar", "off", "home"; never empty
  std::uint32_t times = 1;              // 1 to 4
};
// Returns the word at or after `at` and moves `at` past it. Returns nullopt if only blanks and commas are
// left, or if the text there is not such a word.
std::optional<PlayWord> next_play_word(std::string_view words, std::size_t& at);

// Returns whether a play may continue with such a word, even if no reader recognises it: a point, bar or off,
// or the stars and counts that belong to them.
bool begins_as_play(std::string_view word);

// Returns whether a word may be a damaged part of a turn: "x3/8", "3l:", "Dropss". Words that start a comment
// are never one.
bool may_be_of_turn(std::string_view word);

// Returns whether every word may belong to a turn and at least one word can hardly be anything else: "41 13/9
// 6/5".
bool are_words_of_turn(std::string_view words);

// Returns the cube word nearest to an unknown one ("Drops" for "Dropss"), or an empty view if none is near.
std::string_view nearest_cube_news(std::string_view word);

// Returns whether the text consists only of such words: "13/9, bar/22* 6-off (2)".
bool looks_like_play(std::string_view words);

// Returns whether the text is a play with dice or with a substitute for them, damaged or not, and cannot be
// another cell of a table.
bool is_safe_play(std::string_view text);

// Returns whether the first checker moves from a lower to a higher point number as written: "1-7", "bar/3",
// "22/off".
bool is_ascending(std::string_view words);

// Returns the same play in the point numbers of the other side: 1 for 24, 24 for 1.
std::string mirror_play(std::string_view words);

}  // namespace mt
