#include "movetext/games/chess/move_word.hpp"

#include "movetext/text/same_word.hpp"
#include "movetext/text/square.hpp"

namespace mt::chess {
namespace {

bool is_one_of(char c, std::string_view signs) {
  return signs.find(c) != std::string_view::npos;
}

bool is_castling_word(std::string_view word) {
  for (const std::string_view each : {"O-O", "O-O-O", "0-0", "0-0-0"})
    if (text::same_in_any_case(word, each)) return true;
  return false;
}

// Accepts "Nf3", "Nbxd7", "R1a3", "Ng1-f3".
bool is_piece_move(std::string_view word) {
  if (word.size() < 3 || !is_one_of(word.front(), "KQRBN")) return false;
  std::string_view from = word.substr(1, word.size() - 3);
  const std::string_view to = word.substr(word.size() - 2);
  if (!text::is_file(to[0]) || !text::is_rank(to[1])) return false;
  if (!from.empty() && is_one_of(from.back(), "-xX:")) from.remove_suffix(1);
  if (!from.empty() && text::is_file(from.front())) from.remove_prefix(1);
  if (!from.empty() && text::is_rank(from.front())) from.remove_prefix(1);
  return from.empty();
}

}  // namespace

bool is_move_word(std::string_view word) {
  while (!word.empty() && is_one_of(word.back(), "+#!?")) word.remove_suffix(1);
  return is_castling_word(word) || is_piece_move(word);
}

}  // namespace mt::chess
