// Writes the answers of the explorer as text and as lines of JSON.
#pragma once
#include "movetext/database/positions/explore.hpp"
#include "movetext/database/positions/novelty.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace mt::cli {

// A game in a list.
struct ListedGame {
  std::uint64_t id = 0;
  std::string white{};
  std::string black{};
  std::uint64_t white_elo = 0;  // 0 if unknown
  std::uint64_t black_elo = 0;
  std::string result{};
  std::string date{};
  std::string event{};
};

using FindGame = std::function<std::optional<ListedGame>(database::GameId id)>;

struct ExploreFacts {
  std::string game{};       // name of the game
  std::string position{};   // canonical text of the position
  bool has_points = false;  // results are points of matches
  bool unicode = false;     // bars may use characters beyond ASCII
  FindGame find_game{};
};

// Appends the table of moves with a bar for each, and the best games.
void append_explored(const ExploreFacts& facts, const database::Explored& found, std::string& out);
// Appends a JSON object for the position and one for each move.
void append_explored_json(const ExploreFacts& facts, const database::Explored& found, std::string& out);

// Appends a line for each game.
void append_games(const std::vector<ListedGame>& games, std::string& out);
void append_games_json(const std::vector<ListedGame>& games, std::string& out);

// Append the first new move of a game.
void append_novelty(const std::optional<database::Novelty>& found, std::string& out);
void append_novelty_json(const ListedGame& game, const std::optional<database::Novelty>& found,
                         std::string& out);

}  // namespace mt::cli
