// Specifies a game exactly: a row of its family, and the changes that a record or a user makes.
//
//   GameSpec spec = *parse_game("russian-losing");      // games/table/parse_game.hpp
//   spec.name();        // "russian-losing"
//   spec.game_type();   // "25"
#pragma once
#include "movetext/games/api/family.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt {

struct GameSpec {
  const GameRow* row = nullptr;
  AnyRules rules;          // the rules of the row, changed by forms, fields and letters
  std::uint8_t forms = 0;  // forms added to the row: bit i means Family::forms[i]

  const Family& family() const { return *row->family; }
  // Returns the name for --game: "international", "russian-losing".
  std::string name() const;
  // Returns the value of the tag GameType: the number alone; or all fields if `full` is set, or if the game's
  // board is not the one that the number implies. Empty for games that do not have a number in PDN.
  std::string game_type(bool full = false) const;
  // Returns the value of the tag GameType with all fields, for moves in the short form ("25,W,8,8,S0,0").
  // Returns an empty string if the game does not have a number or a short form.
  std::string short_game_type() const;
  // Returns "10x10", or the number of points: "24".
  std::string board_size() const;
  // Returns the value of the tag Variant, which names the part of the game that GameType does not cover;
  // empty for most games.
  std::string variant_tag() const;
  // Returns the notation of the game's records.
  board::Notation notation() const;

  friend bool operator==(const GameSpec& a, const GameSpec& b) {
    return a.row == b.row && a.forms == b.forms && a.family().same_rules(a.rules, b.rules);
  }
};

// Returns the game of a row, unchanged.
GameSpec spec_of(const GameRow& row);

// Returns the index in Family::forms of the form with that word, or nullopt if the family has no such form.
std::optional<std::size_t> find_form(const Family& family, std::string_view word);
// Returns the same game in that form. Returns `spec` unchanged if its row already has the form.
GameSpec with_form(GameSpec spec, std::size_t form);
// Returns the losing form of the game, or `spec` unchanged if the game does not have one.
GameSpec losing(const GameSpec& spec);
bool has_losing_form(const GameSpec& spec);

// Returns the game with the fields of a GameType, or nullopt if the game has no board with these fields.
std::optional<GameSpec> with_game_type(const GameSpec& spec, const GameType& type, std::string_view value);
// Returns the same game with a1 in the opposite corner: if Black begins, some programs put a1 on Black's
// side. Returns nullopt if there is no such game.
std::optional<GameSpec> with_letters_turned(const GameSpec& spec);
// Returns the same game in which the other side begins, or nullopt if the family has no such games.
std::optional<GameSpec> with_other_first(const GameSpec& spec);

GameSpec with_piece_letters(GameSpec spec, PieceLetters letters);
// Returns a copy of the game for each other language, with the letters of that language. Empty if the moves
// have no letters.
std::vector<GameSpec> in_other_letters(const GameSpec& spec);
// For a `move` that cannot be read in English and whose language is not named: returns a copy of the game for
// each language in which it may be a move, with the letters of that language.
std::vector<GameSpec> in_unnamed_letters(const GameSpec& spec, std::string_view move);
// Returns whether the text of a move begins with the letter of a piece in the game's language.
bool begins_with_man(const GameSpec& spec, std::string_view move);
// Returns "German, Danish, Norwegian or Swedish", or an empty string if moves have no letters.
std::string_view language_of(const GameSpec& spec);

// Returns the form for the names that users know; an unknown name gives the usual form.
FenForm fen_form(std::string_view en_passant, std::string_view castling);
GameSpec with_fen_form(GameSpec spec, FenForm form);
// Returns the only game that can have the position, otherwise `spec`. For example, returns Chess960 if the
// position has castling rights that are impossible in chess.
GameSpec with_rights_of(const GameSpec& spec, std::string_view position);

// Returns how the documented keys of positions name the game (position_key.hpp): the number of its row in the
// tag GameType ("20"), or the name of the row if it has no number.
std::string key_name(const GameSpec& spec);
// Returns a key that differs between games that are read differently, even if they have the same name.
std::string key_of(const GameSpec& spec);

}  // namespace mt
