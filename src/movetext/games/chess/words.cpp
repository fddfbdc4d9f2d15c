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

}  // namespace mt::chess
