// Defines the letters of the men in the languages of chess records.
#pragma once
#include "movetext/games/chess/position.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace mt::chess {

// A row of the table of letters. Languages with the same letters share a row.
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
  std::string_view codes;                       // the codes that users write, separated by '|': "de|da|no|sv"
  std::string_view language;                    // the name in English: "German"
  std::array<std::string_view, kind_count> of;  // by Kind, in UTF-8; two characters for the Russian king
};

// Returns the rows in the order of the enumeration.
std::span<const LetterRow> letter_rows();
const LetterRow& row_of(Letters letters);
// Returns the row with this code, or nullptr if there is none.
const LetterRow* find_letters(std::string_view code);

// The man whose letter begins a text. `size`: the length of the letter in bytes, or 0 if the text does not
// begin with a letter of a man.
struct LetterMatch {
  Kind kind = Kind::pawn;
  std::size_t size = 0;
};
LetterMatch match_letter(const LetterRow& row, std::string_view text);

// Returns the languages to try for a move in an unnamed language, in the order of the table. A letter that is
// not in English means the same man in all of these languages that have it.
std::span<const Letters> unnamed_languages();
// Finds the man, other than a pawn, whose letter begins the text. The letter must be in one of the
// unnamed_languages(), and not in English: "Sf3" begins with the German letter of a knight; in "Rf3" no man
// is found, because R is an English letter.
LetterMatch match_foreign_letter(std::string_view text);

}  // namespace mt::chess
