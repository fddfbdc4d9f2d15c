#include "movetext/games/chess/letters.hpp"

#include <algorithm>

namespace mt::chess {
namespace {

// Portable Game Notation, section 17; the Russian letters are those of FIDE's Russian Laws of Chess.  The
// order is that of Kind: pawn, knight, bishop, rook, king, queen.
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

}  // namespace mt::chess
