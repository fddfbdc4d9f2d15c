// Lists the games of single moves, for tests that must succeed for all of them.
#pragma once
#include "engine/players/asked.hpp"
#include "movetext/games/table/families.hpp"

#include <random>
#include <string>
#include <vector>

namespace mt::engine {

// Returns all games of single moves and their losing forms.
inline std::vector<GameSpec> board_games() {
  std::vector<GameSpec> out;
  for (const Family* family : families()) {
    if (family->has_dice) continue;
    for (const GameRow& row : family->games) {
      out.push_back(spec_of(row));
      if (has_losing_form(out.back()) && losing(out.back()) != out.back()) out.push_back(losing(out.back()));
    }
  }
  return out;
}

inline bool play_at_random(Asked& asked, std::mt19937& random) {
  std::vector<std::string> moves;
  if (!asked.game->legal_moves(asked.position(), asked.game->notation(), moves) || moves.empty())
    return false;
  return asked.play(moves[random() % moves.size()]);
}

}  // namespace mt::engine
