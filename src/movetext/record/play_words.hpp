// The words of a play as programs and servers write them, looked at without a board.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt {

// "8/5*/3(2)": where a checker comes from and where it stands between its dice, and how many do so.
struct PlayWord {
  std::vector<std::string_view> stops;  // points, "bar", "off", "home"; never empty
  std::uint32_t times = 1;              // 1 to 4
};
// The word at or behind `at`, which moves behind it.  None: nothing but blanks and commas was left, or what
// `at` stands at is no such word.
std::optional<PlayWord> next_play_word(std::string_view words, std::size_t& at);

// Whether a play may go on with such a word, though perhaps no reader knows it: a point, bar or off, or the
// stars and counts that belong to them.
bool begins_as_play(std::string_view word);

// Whether a word can have been meant as a part of a turn, though damaged: "x3/8", "3l:", "Dropss".  Words
// that a comment begins with cannot.
bool may_be_of_turn(std::string_view word);

// Whether every word may be of a turn, and one of them can hardly be anything else: "41 13/9 6/5".
bool are_words_of_turn(std::string_view words);

// The word about the cube that is nearest to one that is none, "Drops" for "Dropss"; empty: none is near.
std::string_view nearest_cube_news(std::string_view word);

// Whether nothing but such words stands there: "13/9, bar/22* 6-off (2)".
bool looks_like_play(std::string_view words);

// A play with dice, or what stands in place of one, damaged or not: nothing that could be another cell of a
// table.
bool is_safe_play(std::string_view text);

// Whether its first checker goes from a lower point to a higher one, in the numbers that are written: "1-7",
// "bar/3", "22/off".
bool is_ascending(std::string_view words);

// The same play in the numbers of the other side: 1 for 24, 24 for 1.
std::string mirror_play(std::string_view words);

}  // namespace mt
