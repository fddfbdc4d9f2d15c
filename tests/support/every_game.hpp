// Lists every game of the table with its losing and killer forms, and some additional boards; plays random
// games.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "support/dice.hpp"
#include "support/samples.hpp"
#include "support/test_name.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace mt::test {

// Returns the games, written as values of --game.
inline std::vector<std::string> every_game() {
  std::vector<std::string> names;
  for (const GameRow& row : game_rows()) {
    const std::string name(row.name);
    names.push_back(name);
    for (const char* form : {"-losing", "-killer"}) {
      const auto spec = parse_game(name + form);
      if (spec && spec->name() != name) names.push_back(name + form);
    }
  }
  for (const char* board : {"20,W,8,8,N2,0", "25,W,14,14,A0,0", "20,B,12,10,N1,1", "30,B,5,7,A3,0",
                            "21,B,4,4,N0,0", "40,W,14,14,N2,0", "27,W,13,4,A1,1"})
    names.emplace_back(board);
  return names;
}

// Returns the games without dice, whose records consist of moves and variations.
inline std::vector<std::string> every_game_of_moves() {
  std::vector<std::string> names = every_game();
  std::erase_if(names, [](const std::string& name) { return parse_game(name)->family().has_dice; });
  return names;
}

inline std::unique_ptr<const AnyGame> game_named(const std::string& name) {
  return make_game(*parse_game(name));
}

inline std::string text_of(const AnyGame& game, const AnyPosition& position, std::string_view notation = {}) {
  std::string out;
  game.write_position(position, notation.empty() ? game.position_notations().front() : notation, out);
  return out;
}

inline std::vector<std::string> moves_of(const AnyGame& game, const AnyPosition& position) {
  std::vector<std::string> moves;
  game.legal_moves(position, game.notation(), moves);
  return moves;
}

// Calls visit(position, moves) for `count` positions of random games from the start. Each position has a
// legal move.
template <class Visit>
void random_positions(const AnyGame& game, int count, Visit&& visit) {
  Dice dice(0x9E3779B97F4A7C15U);
  AnyPosition position = game.start();
  for (int seen = 0, ply = 0; seen < samples(count); ++ply) {
    const std::vector<std::string> moves = moves_of(game, position);
    if (moves.empty() || ply == 200) {
      position = game.start();
      ply = -1;
      continue;
    }
    visit(position, moves);
    ++seen;
    std::string canonical;
    Diagnostic refusal;
    if (!game.play(position, moves[dice.below(moves.size())], game.notation(), canonical, refusal)) return;
  }
}

}  // namespace mt::test
