// Which game, exactly: a row of the table, and what a record or a user changes of it.
//
//   GameSpec spec = *parse_game("russian-losing");
//   GameSpec wide = *parse_game_type("25,W,14,14,A0,0");
//   spec.name();        // "russian-losing"
//   spec.game_type();   // "25"
#pragma once
#include "movetext/board/notation.hpp"
#include "movetext/games/table/game_rows.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace mt {

struct GameSpec {
  const GameRow* row = nullptr;
  // The row's, as changed by flags and explicit fields.
  std::variant<draughts::Rules, chess::Rules, backgammon::Rules> rules{};
  bool losing = false;  // beyond what the row says
  bool killer = false;

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
  // nullptr unless it is a game of that family.
  const draughts::Rules* as_draughts() const { return std::get_if<draughts::Rules>(&rules); }
  const chess::Rules* as_chess() const { return std::get_if<chess::Rules>(&rules); }
  const backgammon::Rules* as_backgammon() const { return std::get_if<backgammon::Rules>(&rules); }

  friend bool operator==(const GameSpec&, const GameSpec&) = default;
};

// The game of a row as it stands there.
GameSpec spec_of(const GameRow& row);
// The losing form; for antidraughts itself, and for games that have none, nothing changes.
GameSpec losing(GameSpec spec);
bool has_losing_form(const GameSpec& spec);
// The same with a1 in the opposite corner: programs that put it at the side that begins do so where that is
// Black.  nullopt: no such game.
std::optional<GameSpec> with_letters_turned(const GameSpec& spec);
// The letters that stand for men in the texts of moves; only chess has any.
using PieceLetters = chess::Letters;
GameSpec with_piece_letters(GameSpec spec, PieceLetters letters);
// "de", "figurine"; nullopt: no such language.
std::optional<PieceLetters> parse_piece_letters(std::string_view code);
// The game in the letters of every other language.  Empty: its moves have no letters.
std::vector<GameSpec> in_other_letters(const GameSpec& spec);
// Whether the text of a move begins with the letter of a man in the game's language.
bool begins_with_man(const GameSpec& spec, std::string_view move);
// "German, Danish, Norwegian or Swedish"; empty: no letters.
std::string_view language_of(const GameSpec& spec);
// How positions of chess are written; games of other families have one form.
struct FenForm {
  chess::EnPassantStyle en_passant = chess::EnPassantStyle::legal;
  chess::CastlingLetters castling = chess::CastlingLetters::classic;
  friend bool operator==(const FenForm&, const FenForm&) = default;
};
// By the names that users know: when the en passant square is named ("legal", "fen", "xfen"), and the letters
// of the rights to castle ("xfen", "shredder").
FenForm fen_form(std::string_view en_passant, std::string_view castling);
GameSpec with_fen_form(GameSpec spec, FenForm form);
// Chess960 instead of chess for a position whose rights to castle only Chess960 can have; else the same game.
GameSpec with_rights_of(GameSpec spec, std::string_view position);
// Tells games apart that are read differently, though their names be the same.
std::string key_of(const GameSpec& spec);

// What --game takes: a name, alias or number of the table or a whole GameType value, with -losing (-misere,
// -reverse, -giveaway) or -killer behind it.
std::optional<GameSpec> parse_game(std::string_view text);
// What a user must hear who wrote that: "unknown game 'rusian' (did you mean russian?)", "GameType '20,W,30':
// the width is '30', not a number from 4 to 14".  Empty: it names a game, and no field is left open that a
// record's tag may leave open (20,,,,,).
std::string game_objection(std::string_view text);

// The tag GameType: a number, or a number with all or some of its fields (PDN 3.0).  Every field is honoured:
// start colour, width and height from 4 to 14, letter and digit of the notation, invert flag.  nullopt: an
// unknown number, or fields that make no board.
std::optional<GameSpec> parse_game_type(std::string_view value);
// Why it is refused: "the width is '30', not a number from 4 to 14"; empty if it is not.
std::string game_type_objection(std::string_view value);

// The tag Variant, as lidraughts and PlayStrategy write it; nullopt if it names no game of the table.
// "Losing" and "Killer" change `base` instead, if there is one.
std::optional<GameSpec> parse_variant(std::string_view value, const GameSpec* base);

}  // namespace mt
