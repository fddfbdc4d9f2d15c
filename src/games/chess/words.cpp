#include "movetext/games/chess/words.hpp"

#include <array>

namespace mt::chess {

std::string_view name(Colour colour) {
  return colour == Colour::white ? "White" : "Black";
}

std::string_view name(Kind kind) {
  constexpr std::array<std::string_view, kind_count> names{"pawn", "knight", "bishop",
                                                           "rook", "king",   "queen"};
  return names[static_cast<std::size_t>(kind)];
}

char letter(Kind kind) {
  return "PNBRKQ"[static_cast<std::size_t>(kind)];
}

std::string excerpt(std::string_view text) {
  constexpr std::size_t longest = 40;
  const bool cut = text.size() > longest;
  if (cut) {
    std::size_t end = longest;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
    text = text.substr(0, end);
  }
  std::string shown(text);
  for (char& c : shown)
    if (static_cast<unsigned char>(c) < ' ' || c == 0x7F) c = ' ';
  if (cut) shown += "...";
  return shown;
}

}  // namespace mt::chess
