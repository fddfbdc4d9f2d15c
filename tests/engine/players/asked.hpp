// A player that is asked about positions given as texts.
#pragma once
#include "movetext/engine/players/player.hpp"
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine {

struct Asked {
  explicit Asked(const GameSpec& spec) : game(make_game(spec)), player(make_player(spec)) {
    player->set_hash(1 << 16);
    history.push_back(game->start());
  }
  explicit Asked(std::string_view name) : Asked(*parse_game(name)) {}
  Asked(std::string_view name, std::string_view position) : Asked(name) {
    std::vector<Diagnostic> notes;
    EXPECT_TRUE(game->parse_position(position, history.back(), notes)) << position;
  }

  Answer think(const Limits& limits, int lines = 1, std::span<const std::string> among = {}) {
    Watcher silent;
    return player->think({.history = history, .lines = lines, .among = among}, limits, silent);
  }
  // Plays a move; false: it is illegal.
  bool play(const std::string& text) {
    AnyPosition position = history.back();
    std::string canonical;
    Diagnostic refusal;
    if (!game->play(position, text, game->notation(), canonical, refusal)) return false;
    history.push_back(position);
    return true;
  }
  // Expects that all lines are legal moves as the game writes them.
  void expect_legal(const Answer& answer) const {
    for (const Line& line : answer.lines) {
      AnyPosition position = history.back();
      EXPECT_FALSE(line.moves.empty());
      for (const std::string& text : line.moves) {
        std::vector<std::string> moves;
        ASSERT_TRUE(game->legal_moves(position, game->notation(), moves));
        EXPECT_NE(std::find(moves.begin(), moves.end(), text), moves.end())
            << game->spec().name() << ' ' << text;
        std::string canonical;
        Diagnostic refusal;
        ASSERT_TRUE(game->play(position, text, game->notation(), canonical, refusal)) << text;
      }
    }
  }

  std::unique_ptr<const AnyGame> game;
  std::unique_ptr<Player> player;
  std::vector<AnyPosition> history;
};

}  // namespace mt::engine
