// Results of games as text: "1-0", "2-0", "1/2-1/2", "4-6", ...
//
// The left number belongs to the side that moves first (White in international draughts, Black in English
// draughts).
#pragma once
#include "movetext/base/outcome.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace mt {

enum class Score : std::uint8_t {
  unknown,      // no result: "", "?"
  open,         // "*"
  first_wins,   // 1-0, 2-0, 6-4 ...
  second_wins,  // 0-1, 0-2, 4-6 ...
  draw,         // 1/2-1/2, 1-1, 5-5 ...
  both_lose,    // 0-0
  other,        // any other text
};

// Reads a result: one of the results above, or two numbers with a dash, with or without blanks around them. A
// number may have halves ("1/2"), decimals, or a plus or minus after it ("1+ - 1-"). The side with the larger
// number wins if the sum is an integer.
Score read_score(std::string_view text);

// The two numbers of a result in hundredths of a point: {200, 0} for "2-0", {400, 600} for "4-6".
struct ResultPoints {
  int first = 0;
  int second = 0;
};
// Returns nullopt for a text that is not a result with two numbers.
std::optional<ResultPoints> result_points(std::string_view text);

// Returns the sum of the two numbers of a result in hundredths of a point: 100 for "1-0", 1000 for "4-6".
// Returns -1 for any other text.
int points_in_all(std::string_view text);

// Returns whether the text can be the result of one game of chess. Returns false only for two numbers whose
// sum is not 0, 1 or 2: "3-1" is the score of a match.
bool can_be_of_one_game(std::string_view text);

// Returns the ASCII spelling of a standard result: "1/2-1/2" for "½-½", "0,5:0,5", "1/2-1/2." and
// for a Chinese word. Returns any other text without the blanks around it. The meaning does not change: "2-0"
// stays "2-0".
std::string_view canonical_result(std::string_view text);

// Returns whether a Chinese word for a result may begin with the byte.
constexpr bool may_begin_result_word(char c) {
  return c >= '\xE4' && c <= '\xE9';
}

// Returns the size in bytes of the Chinese word for a result at the beginning of the text, or 0.
std::size_t result_word_size(std::string_view text);

// Returns the result for an outcome: "1-0", "0-1" or "1/2-1/2", or "*" for an open game.
constexpr std::string_view result_of(const Outcome& outcome) {
  if (outcome.kind == Outcome::Kind::open) return "*";
  if (outcome.kind == Outcome::Kind::draw) return "1/2-1/2";
  return outcome.winner == Side::first ? "1-0" : "0-1";
}

// Returns whether an unusual result ("4-6", "White wins") may be a termination marker. It may if it has no
// character that begins another token.
bool can_end_movetext(std::string_view result);

// Returns whether the text gives a result; "*", "" and "?" do not. If the tag Result gives none, the
// termination marker replaces it, and vice versa.
bool tells_result(std::string_view text);

}  // namespace mt
