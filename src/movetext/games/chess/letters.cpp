#include "movetext/games/chess/letters.hpp"

#include <algorithm>

namespace mt::chess {
namespace {

// The letters are from section 17 of Portable Game Notation; the Russian letters are from FIDE's Russian Laws
// of Chess. Each row is in the order of Kind: pawn, knight, bishop, rook, king, queen.
constexpr auto letters_table = std::to_array<LetterRow>({
    {Letters::english, "en", "English", {"P", "N", "B", "R", "K", "Q"}},
    {Letters::german, "de|da|no|sv", "German, Danish, Norwegian or Swedish", {"B", "S", "L", "T", "K", "D"}},
    {Letters::french, "fr", "French", {"P", "C", "F", "T", "R", "D"}},
    {Letters::spanish, "es|it", "Spanish or Italian", {"P", "C", "A", "T", "R", "D"}},
    {Letters::dutch, "nl", "Dutch", {"O", "P", "L", "T", "K", "D"}},
    {Letters::portuguese, "pt", "Portuguese", {"P", "C", "B", "T", "R", "D"}},
    {Letters::polish, "pl", "Polish", {"P", "S", "G", "W", "K", "H"}},
    {Letters::czech, "cs", "Czech", {"P", "J", "S", "V", "K", "D"}},
    {Letters::hungarian, "hu", "Hungarian", {"G", "H", "F", "B", "K", "V"}},
    {Letters::romanian, "ro", "Romanian", {"P", "C", "N", "T", "R", "D"}},
    {Letters::russian, "ru", "Russian", {"\u043F", "\u041A", "\u0421", "\u041B", "\u041A\u0440", "\u0424"}},
    {Letters::estonian, "et", "Estonian", {"P", "R", "O", "V", "K", "L"}},
    {Letters::finnish, "fi", "Finnish", {"P", "R", "L", "T", "K", "D"}},
    {Letters::icelandic, "is", "Icelandic", {"P", "R", "B", "H", "K", "D"}},
    {Letters::figurine,
     "figurine",
     "figurines",
     {"\u2659", "\u2658", "\u2657", "\u2656", "\u2654", "\u2655"}},
});

constexpr bool in_order() {
  for (std::size_t i = 0; i < letters_table.size(); ++i)
    if (letters_table[i].letters != static_cast<Letters>(i)) return false;
  return true;
}
static_assert(in_order());

constexpr const LetterRow& english = letters_table.front();

constexpr bool is_foreign(std::string_view letter) {
  return std::find(english.of.begin(), english.of.end(), letter) == english.of.end();
}

// The first kind that has a letter in move texts. Pawns hardly ever have one.
constexpr std::size_t first_man = static_cast<std::size_t>(Kind::pawn) + 1;

// Returns whether the two rows agree: each letter that is in both rows and not in English means the same man
// in both.
constexpr bool agree(const LetterRow& a, const LetterRow& b) {
  for (std::size_t i = first_man; i < kind_count; ++i)
    for (std::size_t j = first_man; j < kind_count; ++j)
      if (i != j && a.of[i] == b.of[j] && is_foreign(a.of[i])) return false;
  return true;
}

struct LettersList {
  std::array<Letters, letters_table.size()> of{};
  std::size_t size = 0;
};

// The languages to try if the language of a move is not named. A language is in the list if its row agrees
// with all earlier rows of the list. Polish is in the list. Czech is not, because its S is a bishop.
// Figurines are not in the list, because they can be read in any language.
constexpr LettersList unnamed = [] {
  LettersList list;
  for (const LetterRow& row : letters_table) {
    bool belongs = row.letters != Letters::english && row.letters != Letters::figurine;
    for (std::size_t i = 0; i < list.size; ++i)
      belongs = belongs && agree(row, letters_table[static_cast<std::size_t>(list.of[i])]);
    if (belongs) list.of[list.size++] = row.letters;
  }
  return list;
}();

}  // namespace

std::span<const LetterRow> letter_rows() {
  return letters_table;
}

const LetterRow& row_of(Letters letters) {
  return letters_table[static_cast<std::size_t>(letters)];
}

const LetterRow* find_letters(std::string_view code) {
  for (const LetterRow& row : letters_table)
    for (std::string_view rest = row.codes; !rest.empty();) {
      const std::size_t end = std::min(rest.find('|'), rest.size());
      if (rest.substr(0, end) == code) return &row;
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
  return nullptr;
}

LetterMatch match_letter(const LetterRow& row, std::string_view text) {
  LetterMatch found;
  for (std::size_t kind = 0; kind < kind_count; ++kind) {
    const std::string_view letter = row.of[kind];
    if (letter.size() > found.size && text.substr(0, letter.size()) == letter)
      found = {static_cast<Kind>(kind), letter.size()};
  }
  return found;
}

std::span<const Letters> unnamed_languages() {
  return {unnamed.of.data(), unnamed.size};
}

LetterMatch match_foreign_letter(std::string_view text) {
  LetterMatch found;
  for (const Letters letters : unnamed_languages())
    for (std::size_t kind = first_man; kind < kind_count; ++kind) {
      const std::string_view letter = row_of(letters).of[kind];
      if (letter.size() > found.size && is_foreign(letter) && text.starts_with(letter))
        found = {static_cast<Kind>(kind), letter.size()};
    }
  return found;
}

}  // namespace mt::chess
