// The words of a play as programs and servers write them, read without a board.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt {

// "8/5*/3(2)": where a checker starts, where it stands between its dice, and how many checkers move so.
struct PlayWord {
  std::vector<std::string_view> stops;  // points, "bar", "off", "home"; never empty
  std::uint32_t times = 1;              // 1 to 4
};
// Returns the word at or after `at` and moves `at` past it.  None: only blanks and commas are left, or the
// text there is no such word.
std::optional<PlayWord> next_play_word(std::string_view words, std::size_t& at);

// Says whether a play may continue with such a word, even if no reader may know it: a point, bar or off, or
// the stars and counts that belong to them.
bool begins_as_play(std::string_view word);

// Says whether a word may be a damaged part of a turn: "x3/8", "3l:", "Dropss".  Words that start a comment
// cannot.
bool may_be_of_turn(std::string_view word);

// Says whether every word may belong to a turn, and one of them can hardly be anything else: "41 13/9 6/5".
bool are_words_of_turn(std::string_view words);

// Returns the word about the cube nearest to an unknown one, "Drops" for "Dropss"; empty: none is near.
std::string_view nearest_cube_news(std::string_view word);

// Says whether the text has only such words: "13/9, bar/22* 6-off (2)".
bool looks_like_play(std::string_view words);

// Says whether the text is a play with dice, or what stands in place of one, damaged or not: nothing that
// could be another cell of a table.
bool is_safe_play(std::string_view text);

// Says whether the first checker goes from a lower point to a higher one, in the numbers that are written:
// "1-7", "bar/3", "22/off".
bool is_ascending(std::string_view words);

// Returns the same play in the numbers of the other side: 1 for 24, 24 for 1.
std::string mirror_play(std::string_view words);

}  // namespace mt
