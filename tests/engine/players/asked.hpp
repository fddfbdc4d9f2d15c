// A player, and the position for which it is asked to move. The position is given as text.
#pragma once
#include "movetext/engine/players/make_player.hpp"
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine {

struct Asked {
  explicit Asked(const GameSpec& spec) : game(make_game(spec)), player(make_player(spec)), line(game) {
    player->set_option("Hash", "1");
  }
  explicit Asked(std::string_view name) : Asked(*parse_game(name)) {}
  Asked(std::string_view name, std::string_view position) : Asked(name) {
    std::vector<Diagnostic> notes;
    AnyPosition start;
    EXPECT_TRUE(game->parse_position(position, start, notes)) << position;
    set(start);
  }

  void set(const AnyPosition& position) { line = GameLine(game, position); }
  const AnyPosition& position() const { return line.position(); }

  Answer think(const Limits& limits, int lines = 1, std::span<const std::string> among = {},
               std::stop_token stop = {}) {
    Watcher silent;
    return player->think({line, lines, among}, limits, silent, std::move(stop));
  }
  // Plays a move. Returns false if it is illegal.
  bool play(const std::string& text) {
    Diagnostic refusal;
    return line.play(text, refusal);
  }
  // Expects that all lines are legal moves in the notation of the game.
  void expect_legal(const Answer& answer) const {
    for (const FoundLine& found : answer.lines) {
      AnyPosition after = position();
      EXPECT_FALSE(found.moves.empty());
      for (const std::string& text : found.moves) {
        std::vector<std::string> moves;
        ASSERT_TRUE(game->legal_moves(after, game->notation(), moves));
        EXPECT_NE(std::find(moves.begin(), moves.end(), text), moves.end())
            << game->spec().name() << ' ' << text;
        std::string canonical;
        Diagnostic refusal;
        ASSERT_TRUE(game->play(after, text, game->notation(), canonical, refusal)) << text;
      }
    }
  }

  std::shared_ptr<const AnyGame> game;
  std::unique_ptr<Player> player;
  GameLine line;
};

}  // namespace mt::engine
