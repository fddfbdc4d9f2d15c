// The value of the PDN tag GameType: a number and up to five fields about board and notation (PDN 3.0).
//
//   Type-number [, Start colour, Width, Height, Notation letter and digit, Invert flag]
//
// The digit tells in which corner square 1 (or a1) is: 0 bottom left, 1 bottom right, 2 top left, 3 top right; the invert
// flag is 0 if the bottom-left corner is a playing square: both as the side sees it that begins.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "movetext/games/draughts/rules.hpp"

namespace mt {

struct GameTypeFields {
  int type = 0;
  std::optional<draughts::Colour> first{};
  std::optional<int> width{};   // 4..14
  std::optional<int> height{};  // 4..14
  std::optional<draughts::Notation> notation{};
  std::optional<int> corner{};    // 0..3
  std::optional<bool> inverted{};
};

// Blanks around the fields are ignored, letters may be of either case, fields may be left out at the end.  nullopt: not a
// number, or a field that cannot be.
std::optional<GameTypeFields> read_game_type(std::string_view value);

// `rules` with every given field in place of its own.  A board of another size gets as many rows of men as leave the
// game's own number of rows empty.
draughts::Rules apply(const GameTypeFields& fields, draughts::Rules rules);

// "25,W,8,8,A0,0"
std::string write_game_type(int type, const draughts::Rules& rules);

}  // namespace mt
