// Finds the game that a user or a record names.
//
//   GameSpec spec = *parse_game("russian-losing");
//   GameSpec wide = *parse_game_type("25,W,14,14,A0,0");
#pragma once
#include "movetext/games/api/game_spec.hpp"
#include "movetext/games/table/game_rows.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mt {

// Reads what --game takes: a name, alias or number of the table or a whole GameType value, with the word of a
// form after it (-losing, -misere, -reverse, -giveaway, -killer).
std::optional<GameSpec> parse_game(std::string_view text);
// Says what is wrong with the text of a user: "unknown game 'rusian' (did you mean russian?)", "GameType
// '20,W,30': the width is '30', not a number from 4 to 14".  Empty: it names a game, and no field is left
// open that a record's tag may leave open (20,,,,,).
std::string game_objection(std::string_view text);

// Reads the tag GameType: a number, or a number with all or some of its fields (PDN 3.0).  Every field is
// honoured: start colour, width and height from 4 to 14, letter and digit of the notation, invert flag.
// nullopt: an unknown number, or fields that make no board.
std::optional<GameSpec> parse_game_type(std::string_view value);
// Says why the tag is refused: "the width is '30', not a number from 4 to 14"; empty if it is not.
std::string game_type_objection(std::string_view value);

// Reads the tag Variant, as lidraughts and PlayStrategy write it; nullopt if it names no game of the table.
// The word of a form ("Losing") changes `base` instead, if there is one.
std::optional<GameSpec> parse_variant(std::string_view value, const GameSpec* base);

// Reads "de", "figurine"; nullopt: no family has such a language.
std::optional<PieceLetters> parse_piece_letters(std::string_view code);

// Returns the game that a position alone shows: that of the first family that can read it.  nullopt: none
// can.
std::optional<GameSpec> game_of_position(std::string_view text);

}  // namespace mt
