// Which game, exactly: a row of its family, and what a record or a user changes of it.
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
  AnyRules rules;          // the row's, as changed by forms, fields, letters
  std::uint8_t forms = 0;  // beyond what the row says: bit i stands for Family::forms[i]

  const Family& family() const { return *row->family; }
  // "international", "russian-losing": what --game takes.
  std::string name() const;
  // Value of the tag GameType: the number alone, or all fields when the board is not the number's own (or
  // `full`).  Empty for games that PDN does not number.
  std::string game_type(bool full = false) const;
  // "10x10"; "24" points
  std::string board_size() const;
  // Value of the tag Variant, for what no number says; empty for most.
  std::string variant_tag() const;
  // What its records are written in.
  board::Notation notation() const;

  friend bool operator==(const GameSpec& a, const GameSpec& b) {
    return a.row == b.row && a.forms == b.forms && a.family().same_rules(a.rules, b.rules);
  }
};

// The game of a row as it stands there.
GameSpec spec_of(const GameRow& row);

// Index of the form that the word names, in Family::forms; nothing: the family has no such form.
std::optional<std::size_t> find_form(const Family& family, std::string_view word);
// The same game in that form; a game that has it by its row stays as it is.
GameSpec with_form(GameSpec spec, std::size_t form);
// The losing form; games that have none stay as they are.
GameSpec losing(const GameSpec& spec);
bool has_losing_form(const GameSpec& spec);

// The game with the fields of a GameType; nothing: they make no board of it.
std::optional<GameSpec> with_game_type(const GameSpec& spec, const GameType& type, std::string_view value);
// The same with a1 in the opposite corner: programs that put it at the side that begins do so where that is
// Black. nullopt: no such game.
std::optional<GameSpec> with_letters_turned(const GameSpec& spec);

GameSpec with_piece_letters(GameSpec spec, PieceLetters letters);
// The game in the letters of every other language.  Empty: its moves have no letters.
std::vector<GameSpec> in_other_letters(const GameSpec& spec);
// Whether the text of a move begins with the letter of a man in the game's language.
bool begins_with_man(const GameSpec& spec, std::string_view move);
// "German, Danish, Norwegian or Swedish"; empty: no letters.
std::string_view language_of(const GameSpec& spec);

// By the names that users know; one that is not known is the usual one.
FenForm fen_form(std::string_view en_passant, std::string_view castling);
GameSpec with_fen_form(GameSpec spec, FenForm form);
// The game that alone can have the position (Chess960 for rights to castle that chess does not know), else
// the same.
GameSpec with_rights_of(const GameSpec& spec, std::string_view position);

// Tells games apart that are read differently, though their names be the same.
std::string key_of(const GameSpec& spec);

}  // namespace mt
