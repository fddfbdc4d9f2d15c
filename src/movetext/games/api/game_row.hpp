// A game with a name: a row of its family's table.
#pragma once
#include <array>
#include <string_view>

namespace mt {

struct Family;

// Adding a variant is adding a row (games/FAMILY/game_rows.cpp).
struct GameRow {
  std::string_view name;           // lower case; what --game takes
  int type = -1;                   // number of the PDN tag GameType; -1: PDN has none
  const Family* family = nullptr;  // never null
  const void* rules = nullptr;     // the family's own type; of a GameType with its board and numbering
  std::array<std::string_view, 8> aliases{};  // other names, lower case; unused ones are empty
  int base_type = -1;                         // without a type of its own: the GameType its records carry ...
  std::string_view variant{};                 // ... together with this value of the tag Variant
  std::string_view title{};  // what players call it if not by the name of the family: "Checkers"
};

// What may be changed of the games of a family by a word behind their names: "russian-losing".
struct GameForm {
  std::string_view name;  // "losing"
  std::array<std::string_view, 4>
      words{};               // all words for it, lower case, its name among them; unused ones are empty
  std::string_view variant;  // in the tag Variant: "Losing"
};

}  // namespace mt
