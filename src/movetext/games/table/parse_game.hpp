// Finds the game named by a user or a record.
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

// Reads a value of --game: a name, an alias, a GameType number or a whole value of GameType. The word for a
// form may follow it (-losing, -misere, -reverse, -giveaway, -killer).
std::optional<GameSpec> parse_game(std::string_view text);
// Returns an error message for a user's text ("unknown game 'rusian' (did you mean russian?)", "GameType
// '20,W,30': the width is '30', not a number from 4 to 14"), or an empty string if it names a game. An empty
// field (20,,,,,) is an error here, although a record's tag may have it.
std::string game_objection(std::string_view text);

// Reads the tag GameType: a number, or a number with all or some of its fields (PDN 3.0). Every field is
// applied: start colour, width and height from 4 to 14, letter and digit of the notation, invert flag.
// Returns nullopt for an unknown number, or if the fields do not give a board.
std::optional<GameSpec> parse_game_type(std::string_view value);
// Returns why the tag is refused ("the width is '30', not a number from 4 to 14"), or an empty string if it
// is accepted.
std::string game_type_objection(std::string_view value);

// Reads the tag Variant as written by lidraughts and PlayStrategy. Returns nullopt if it does not name a game
// of the table. If the value is the word for a form ("Losing") and `base` is not nullptr, returns `base` in
// this form.
std::optional<GameSpec> parse_variant(std::string_view value, const GameSpec* base);

// Reads "de", "figurine". Returns nullopt if no family has such a language.
std::optional<PieceLetters> parse_piece_letters(std::string_view code);

// Returns the game of a position, in the first family that can read it, or nullopt if no family can.
std::optional<GameSpec> game_of_position(std::string_view text);

}  // namespace mt
