// Results of games as text: "1-0", "2-0", "1/2-1/2", "4-6" ...
//
// The left number belongs to the side that moves first (White in international, Black in English draughts).
#pragma once
#include "movetext/base/outcome.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mt {

enum class Score : std::uint8_t {
  unknown,      // no result text, or one that says nothing: "", "?"
  open,         // "*"
  first_wins,   // 1-0, 2-0, 6-4 ...
  second_wins,  // 0-1, 0-2, 4-6 ...
  draw,         // 1/2-1/2, 1-1, 5-5 ...
  both_lose,    // 0-0
  other,        // text that no rule reads
};

// Reads a result: the words above, or two numbers with a dash (halves as "1/2", decimal fractions, a plus or
// minus after a number: "1+ - 1-"), with blanks around.  The larger number wins, if the sum is whole.
Score read_score(std::string_view text);

// Returns the sum of the two numbers of a result in hundredths of a point: 100 for "1-0", 1000 for "4-6"; -1
// if they are not two numbers.
int points_in_all(std::string_view text);

// Returns whether the text can be the result of one game of chess: not two numbers of which the sum is
// neither 1 nor 2 ("3-1" is the score of a match).
bool can_be_of_one_game(std::string_view text);

// Returns the ASCII spelling of a standard result ("½-½", "0,5:0,5", "1/2-1/2." -> "1/2-1/2"), otherwise the
// text itself without the blanks around it; a word of Chinese records is one, too.  It never changes the
// meaning: "2-0" stays "2-0".
std::string_view canonical_result(std::string_view text);

// Returns whether a result as a word of Chinese records may begin with that byte.
constexpr bool may_begin_result_word(char c) {
  return c >= '\xE4' && c <= '\xE9';
}

// Returns the bytes of the result as a word of Chinese records with which the text begins; 0: it begins with
// none.
std::size_t result_word_size(std::string_view text);

// Returns the result of a game that ended so: "1-0", "0-1" or "1/2-1/2"; "*" while it is open.
constexpr std::string_view result_of(const Outcome& outcome) {
  if (outcome.kind == Outcome::Kind::open) return "*";
  if (outcome.kind == Outcome::Kind::draw) return "1/2-1/2";
  return outcome.winner == Side::first ? "1-0" : "0-1";
}

// Returns whether an unusual result ("4-6", "White wins") may be a termination marker: it has no sign
// that starts something else.
bool can_end_movetext(std::string_view result);

// "*", "" and "?" give no result; the termination marker then replaces the tag and vice versa.
bool tells_result(std::string_view text);

}  // namespace mt
