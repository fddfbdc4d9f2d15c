// The letters of the men in the languages of chess records.
#pragma once
#include "movetext/games/chess/position.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace mt::chess {

// A row of the table below.  Languages with the same letters share one.
enum class Letters : std::uint8_t {
  english,
  german,
  french,
  spanish,
  dutch,
  portuguese,
  polish,
  czech,
  hungarian,
  romanian,
  russian,
  estonian,
  finnish,
  icelandic,
  figurine,
};

struct LetterRow {
  Letters letters = Letters::english;
  std::string_view codes;                       // the names for users, separated by '|': "de|da|no|sv"
  std::string_view language;                    // "German"
  std::array<std::string_view, kind_count> of;  // by Kind, UTF-8: one character, two for the Russian king
};

// Returns the rows in the order of the enumeration.
std::span<const LetterRow> letter_rows();
const LetterRow& row_of(Letters letters);
// Returns nullptr if there is no such code.
const LetterRow* find_letters(std::string_view code);

// The man whose letter begins a text. `size`: the bytes of the letter, 0 if there is none.
struct LetterMatch {
  Kind kind = Kind::pawn;
  std::size_t size = 0;
};
LetterMatch match_letter(const LetterRow& row, std::string_view text);

// Returns the languages to try for a move if its language is not named, in the order of the table. A letter
// that English does not have means the same man in all of them.
std::span<const Letters> unnamed_languages();
// Finds the man, not a pawn, whose letter in one of these languages begins a text and is not a letter of
// English: "Sf3" begins with a German knight, but "Rf3" with an English letter.
LetterMatch match_foreign_letter(std::string_view text);

}  // namespace mt::chess
