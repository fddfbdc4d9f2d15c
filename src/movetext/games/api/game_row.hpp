// A game with a name: a row in the table of its family.
#pragma once
#include <array>
#include <span>
#include <string_view>

namespace mt {

struct Family;

// To add a variant, add a row (games/FAMILY/family.cpp).
struct GameRow {
  std::string_view name;           // in lower case; a value of --game
  int type = -1;                   // number in the PDN tag GameType; -1 if PDN has no number
  const Family* family = nullptr;  // never null
  const void* rules = nullptr;     // a Rules of the family, with the board and numbering of the GameType
  std::array<std::string_view, 8> aliases{};  // other names, in lower case; unused entries are empty
  int base_type = -1;                         // if `type` is -1: the GameType of the game's records
  std::string_view variant{};  // if `type` is -1: the value of the tag Variant in the game's records
  std::string_view title{};    // the name that players use, if not the family's title: "Checkers"
  // More values of the tag Variant that name the game, written with lower-case letters and digits only:
  // "freestyle".
  std::span<const std::string_view> spellings{};
};

// A change to the games of a family. It is named by a word after the name of a game: "russian-losing".
struct GameForm {
  std::string_view name;  // "losing"
  std::array<std::string_view, 4>
      words{};  // all words for the form, including `name`, in lower case; unused entries are empty
  std::string_view variant;  // name of the form in the tag Variant: "Losing"
};

}  // namespace mt
