// legal_moves GAME [POSITION]: prints the legal moves of a position, or of the start position.
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <cstdio>
#include <string>
#include <vector>

int main(int count, char** words) {
  const std::string name = count > 1 ? words[1] : "international";
  const auto spec = mt::parse_game(name);
  if (!spec) {
    std::fprintf(stderr, "%s\n", mt::game_objection(name).c_str());
    return 2;
  }
  const auto game = mt::make_game(*spec);

  mt::AnyPosition position = game->start();
  std::vector<mt::Diagnostic> notes;
  if (count > 2 && !game->parse_position(words[2], position, notes)) {
    std::fprintf(stderr, "%s\n", notes.back().message.c_str());
    return 1;
  }

  std::vector<std::string> moves;
  if (!game->legal_moves(position, game->notation(), moves)) {
    std::fprintf(stderr, "the position is too complex\n");
    return 1;
  }
  for (const std::string& move : moves) std::puts(move.c_str());
}
