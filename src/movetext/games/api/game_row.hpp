// A game with a name: a row in the table of its family.
#pragma once
#include <array>
#include <span>
#include <string_view>

namespace mt {

struct Family;

// To add a variant, add a row (games/FAMILY/family.cpp).
struct GameRow {
  std::string_view name;           // lower case; what --game takes
  int type = -1;                   // number of the PDN tag GameType; -1: PDN has none
  const Family* family = nullptr;  // never null
  const void* rules = nullptr;     // the family's own type; with the board and numbering of the GameType
  std::array<std::string_view, 8> aliases{};  // other names, lower case; unused ones are empty
  int base_type = -1;                         // if `type` is -1: the GameType that its records have ...
  std::string_view variant{};                 // ... together with this value of the tag Variant
  std::string_view title{};                   // the players' name for it, if not the family's: "Checkers"
  // More values of the tag Variant that name it, in lower-case letters and digits only: "freestyle".
  std::span<const std::string_view> spellings{};
};

// A change to the games of a family, named by a word after their names: "russian-losing".
struct GameForm {
  std::string_view name;  // "losing"
  std::array<std::string_view, 4>
      words{};               // all words for it, lower case, with its name; unused ones are empty
  std::string_view variant;  // in the tag Variant: "Losing"
};

}  // namespace mt
