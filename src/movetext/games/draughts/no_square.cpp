#include "movetext/games/draughts/no_square.hpp"

#include "movetext/text/join.hpp"
#include "movetext/text/number.hpp"

#include <vector>

namespace mt::draughts {
namespace {

constexpr std::string_view missing = " is not a square of this board";

bool names_square(const SquareNames& names, int file, int rank, board::Notation notation) {
  if (notation == board::Notation::diagonal) return names.by_diagonal({file, rank}) != SquareNames::none;
  return names.by_letter(static_cast<unsigned>(file - 1), static_cast<unsigned>(rank - 1)) !=
         SquareNames::none;
}

// Returns the rank as the notation writes it. Diagonal notation writes 10 as 0 and 11 as 1'.
std::string rank_name(int rank, board::Notation notation) {
  if (notation != board::Notation::diagonal) return std::to_string(rank);
  return std::to_string(rank % 10) + (rank > 10 ? "'" : "");
}

// Returns the ranks of a file in words: "5 and 6", "3-8" or "1, 3, 5 and 7". Returns an empty string if the
// board does not have the file.
std::string ranks_of(const SquareNames& names, int file, board::Notation notation) {
  constexpr int most = 2 * SquareNames::max_width;
  std::vector<std::string> parts;
  for (int rank = 1; rank <= most; ++rank) {
    if (!names_square(names, file, rank, notation)) continue;
    int last = rank;
    while (last < most && names_square(names, file, last + 1, notation)) ++last;
    if (last - rank < 2) last = rank;
    const std::string first = rank_name(rank, notation);
    parts.push_back(last == rank ? first : first + "-" + rank_name(last, notation));
    rank = last;
  }
  return text::both_of(parts);
}

char last_file(const SquareNames& names, board::Notation notation) {
  int file = 1;
  while (file < 2 * SquareNames::max_width && !ranks_of(names, file + 1, notation).empty()) ++file;
  return static_cast<char>('a' + file - 1);
}

}  // namespace

std::string why_no_square(const SquareNames& names, std::string_view name, board::Notation notation) {
  std::string words(missing);
  const char letter = name.empty() ? '\0' : text::to_lower(name[0]);
  const bool by_file = text::is_letter(letter) && notation != board::Notation::numeric;
  if (!by_file) return words + ", which has the squares 1-" + std::to_string(names.count());
  const std::string ranks = ranks_of(names, letter - 'a' + 1, notation);
  if (ranks.empty()) return words + ", which has the files a-" + last_file(names, notation);
  const bool several = ranks.find_first_of("-,a") != std::string::npos;
  return words + ": file " + letter + " has the rank" + (several ? "s " : " ") + ranks;
}

}  // namespace mt::draughts
