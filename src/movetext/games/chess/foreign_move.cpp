#include "movetext/games/chess/foreign_move.hpp"

#include "movetext/games/chess/letters.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/square.hpp"

#include <algorithm>
#include <cstdlib>

namespace mt::chess {
namespace {

constexpr std::size_t longest_move = 20;  // in bytes

// Phones capitalise the first letter of a line, so "Dxe5" may be a capture by the d-pawn.
bool may_be_pawn(std::string_view move) {
  const char file = text::to_lower(move.front());
  if (!text::is_file(file)) return false;
  const char* const end = move.data() + move.size();
  const char* const next = std::find_if(move.data() + 1, end, text::is_file);
  return next == end || std::abs(*next - file) <= 1;
}

// Returns whether the move ends with a promotion letter: "a8=D", "a8D".
bool promotes(std::string_view move) {
  while (!move.empty() && std::string_view("+#!?").find(move.back()) != std::string_view::npos)
    move.remove_suffix(1);
  const std::size_t before = move.find_last_of("=0123456789");
  if (before == std::string_view::npos || before == 0) return false;
  const std::string_view man = move.substr(before + 1);
  return !man.empty() && match_foreign_letter(man).size == man.size();
}

// English moves have only ASCII letters.
bool begins_foreign(std::string_view move) {
  return match_foreign_letter(move).size > 0 || static_cast<unsigned char>(move.front()) >= 0x80U;
}

}  // namespace

bool may_be_foreign(std::string_view move) {
  if (move.empty() || move.size() > longest_move) return false;
  return promotes(move) || (begins_foreign(move) && !may_be_pawn(move));
}

}  // namespace mt::chess
