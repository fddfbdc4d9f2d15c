// The one table of games.
//
//   const GameRow* row = find_game("checkers");          // english
//   for (const GameRow& row : game_rows()) list(row.name, row.type);
#pragma once
#include "movetext/games/backgammon/rules.hpp"
#include "movetext/games/chess/rules.hpp"
#include "movetext/games/draughts/rules.hpp"

#include <array>
#include <span>
#include <string_view>
#include <variant>

namespace mt {

// A game with a name.  Adding a variant is adding a row (game_rows.cpp).
struct GameRow {
  std::string_view name;  // lower case; what --game takes
  int type = -1;          // number of the PDN tag GameType; -1: PDN has none
  // Draughts: with the board and the numbering of that GameType.
  std::variant<const draughts::Rules*, const chess::Rules*, const backgammon::Rules*> rules{};
  std::array<std::string_view, 8> aliases{};  // other names, lower case; unused ones are empty
  int base_type = -1;                         // without a type of its own: the GameType its records carry ...
  std::string_view variant{};                 // ... together with this value of the tag Variant
};

std::span<const GameRow> game_rows();

// By name, alias or GameType number; letters of either case.  nullptr: none.
const GameRow* find_game(std::string_view name);
// By number alone.
const GameRow* find_game_type(int type);
// The name or alias that `name` was probably meant to be; empty if nothing is near.
std::string_view nearest_game(std::string_view name);

}  // namespace mt
