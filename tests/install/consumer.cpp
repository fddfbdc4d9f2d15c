// The smallest user of the library: prints the first moves of a game.
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <cstdio>

int main() {
  const auto game = mt::make_game(*mt::parse_game("international"));
  std::vector<std::string> moves;
  if (!game->legal_moves(game->start(), game->notation(), moves)) return 1;
  for (const std::string& move : moves) std::puts(move.c_str());
  return moves.size() == 9 ? 0 : 1;
}
