// Reads the words of a play, as programs and servers write them, without a board.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt {

// One word, such as "8/5*/3(2)": the start of a checker, its stops, and how many checkers move this way.
struct PlayWord {
  std::vector<std::string_view> stops;  // points, "bar", "off", "home"; never empty
  std::uint32_t times = 1;              // 1 to 4
};
// Returns the word at or after `at` and moves `at` past it. Returns nullopt if only blanks and commas follow,
// or if the text at that point is not a word of a play.
std::optional<PlayWord> next_play_word(std::string_view words, std::size_t& at);

// Returns whether the word may belong to a play, even if no reader accepts it: it begins with a point, bar or
// off, or with a star or a count.
bool begins_as_play(std::string_view word);

// Returns whether a word may be a damaged part of a turn: "x3/8", "3l:", "Dropss". A word that begins a
// comment is never such a part.
bool may_be_of_turn(std::string_view word);

// Returns whether every word may belong to a turn, and at least one word is unlikely to be anything else: "41
// 13/9 6/5".
bool are_words_of_turn(std::string_view words);

// Returns the cube word nearest to an unknown word ("Drops" for "Dropss"), or an empty view if none is near.
std::string_view nearest_cube_news(std::string_view word);

// Returns whether the text consists only of words of a play: "13/9, bar/22* 6-off (2)".
bool looks_like_play(std::string_view words);

// Returns whether the text, written after dice (or after a substitute for dice), can be read only as a play
// and not as another cell of a table. The play may be damaged.
bool is_safe_play(std::string_view text);

// Returns whether the first checker moves from a lower to a higher point number, as written: "1-7", "bar/3",
// "22/off".
bool is_ascending(std::string_view words);

// Returns the same play with the point numbers of the other side: 1 becomes 24, 24 becomes 1.
std::string mirror_play(std::string_view words);

}  // namespace mt
