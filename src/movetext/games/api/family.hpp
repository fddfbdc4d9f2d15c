// A family of games: the part of it that other folders may use, as plain data and functions. Code outside the
// families tests a property (has_dice, forms), never the name of the family.
//
// A family writes functions over its own type of rules; describe_family.hpp makes this row from them.
#pragma once
#include "movetext/base/diagnostic.hpp"
#include "movetext/board/notation.hpp"
#include "movetext/games/api/any_rules.hpp"
#include "movetext/games/api/evidence.hpp"
#include "movetext/games/api/fen_form.hpp"
#include "movetext/games/api/foreign_file.hpp"
#include "movetext/games/api/game_row.hpp"
#include "movetext/games/api/game_type.hpp"
#include "movetext/games/api/looks.hpp"
#include "movetext/games/api/piece_letters.hpp"
#include "movetext/text/convention.hpp"
#include "movetext/text/move_shape.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt {

class AnyGame;
struct GameSpec;

// The languages of a family's records, if pieces have letters in the texts of its moves.
struct LetterVerbs {
  // Returns the language that a user names ("de", "figurine"), or an empty string if there is none.
  std::string_view (*find)(std::string_view code) = nullptr;
  std::string_view (*language)(const AnyRules& rules) = nullptr;  // "German, Danish, Norwegian or Swedish"
  AnyRules (*with)(const AnyRules& rules, PieceLetters letters) = nullptr;
  // Returns a copy of the rules for each other language, with the letters of that language.
  std::vector<AnyRules> (*others)(const AnyRules& rules) = nullptr;
  // Returns the size in bytes of the piece letter that begins a move, or 0 if the move does not begin with a
  // piece letter.
  std::size_t (*letter_size)(const AnyRules& rules, std::string_view move) = nullptr;

  // The next three members are for players whose language is unknown. Either all three are set, or none.
  std::string_view usual_letter{};  // an English piece letter that is never the letter of a file: "Q"
  // Returns the size in bytes of the piece letter that begins a text, if another language has this letter and
  // English does not. Otherwise returns 0.
  std::size_t (*foreign_size)(std::string_view text) = nullptr;
  // For a `move` that cannot be read in English: returns a copy of the rules for each language in which it
  // may be a move, with the letters of that language.
  std::vector<AnyRules> (*unnamed)(const AnyRules& rules, std::string_view move) = nullptr;
};

// Lets a position decide which game of the family is played if no tag of the record names it.
struct PositionVerbs {
  // Returns the row for a position given without a game, or nullptr if it is not a position of this family.
  const GameRow* (*row_of)(std::string_view position) = nullptr;
  // Returns the only game that can have the position, or nullopt if `spec` can have it.
  std::optional<GameSpec> (*corrected)(const GameSpec& spec, std::string_view position) = nullptr;
  std::string_view why_corrected{};  // "only Chess960 has these rights to castle"
};

// Finds the game of a record when only the texts of its moves can decide.
struct GuessVerbs {
  // Returns the values of the tag GameType under which texts with this evidence make sense, the likeliest
  // value first.
  std::vector<const char*> (*likely)(const Evidence& evidence) = nullptr;
  // Returns the values for all games that name squares in the way that the evidence shows: by letter or by
  // number. Evidence::highest is ignored, because it may come from a damaged move.
  std::vector<const char*> (*conceivable)(const Evidence& evidence) = nullptr;
};

// For records that do not name their game in PDN's tags GameType and Variant, but in the tag Variation
// (matches) or Game (records in which Red begins).
struct VariationVerbs {
  const GameRow* (*find)(std::string_view value) = nullptr;  // nullptr if no game has the value
  std::string_view (*name)(const GameRow& row) = nullptr;    // the name in the spelling of the tag
};

// The engine that is looked for if the user names none.
struct UsualEngine {
  std::string_view program{};   // the name of the program: "gnubg"
  std::string_view protocol{};  // the name of its protocol
};

struct Family {
  std::string_view name{};                 // "draughts"
  std::string_view title{};                // "Draughts"
  const Convention* convention = nullptr;  // how the family's records are written
  std::span<const GameRow> games{};  // in the order of GameType numbers; games without a number come last
  const text::MoveShapes* move_shapes = nullptr;  // nullptr if the formats of matches read the plays
  std::span<const GameForm> forms{};              // at most 8, in the order that they have in names of games
  const GameRow* standard = nullptr;              // the game named "standard"; if not set, the first game
  Looks looks{};  // recognises texts of the family's games; empty if the formats recognise them
  std::span<const ForeignFile> foreign_files{};  // files of programs for the family's games

  bool has_many_boards = false;  // the family's games differ in the size of the board
  bool turns_board = true;       // a player with Black sees Black at the bottom
  bool has_dice = false;         // the family's games have dice and a cube, and belong to a match
  // What a whole unit of a position's value is: "pawn", "man", "disc". Empty for games with dice.
  std::string_view value_unit = "man";
  bool values_of_mover = false;  // in records, values are from the view of the side that moved, not of White
  // The sets of figures in which the family's pieces can be drawn, in the order of PieceFigure::other. Empty
  // if there is only one set.
  std::span<const std::string_view> piece_sets{};
  // Explains the signs that are not pieces on a board drawn in characters.
  std::string_view board_legend{};
  std::string_view places{};  // unit of the size of a board, " points"; empty if the unit is squares
  std::string_view boards{};  // boards that a GameType can choose, in words; empty if all boards

  // Returns the rules of a row, unchanged.
  AnyRules (*rules)(const GameRow& row) = nullptr;
  bool (*same_rules)(const AnyRules& a, const AnyRules& b) = nullptr;
  // Returns a key that differs between rules that are read differently, even if name and GameType are the
  // same.
  std::string (*key)(const AnyRules& rules) = nullptr;
  std::string (*board_size)(const AnyRules& rules) = nullptr;      // "10x10"
  board::Notation (*notation)(const AnyRules& rules) = nullptr;    // notation of the records
  std::string (*rules_in_words)(const AnyRules& rules) = nullptr;  // a paragraph
  AnyRules (*with_form)(const AnyRules& rules, std::size_t form) = nullptr;
  bool (*has_form)(const AnyRules& rules, std::size_t form) = nullptr;  // for these rules

  // For the tag GameType (PDN 3.0). If each game has a fixed board, these are the fields that may follow the
  // number, the full form first: ",W,8,8,A0,0". Empty if the fields choose the board.
  std::span<const std::string_view> fixed_fields{};
  // Returns the rules of a row with the given fields applied literally, or nullopt if the game has no such
  // board. with_game_type and game_type are set if the fields choose the board.
  std::optional<AnyRules> (*with_game_type)(const AnyRules& row, const GameType& type) = nullptr;
  // Returns the full value of the tag for these rules.
  std::string (*game_type)(int number, const AnyRules& rules) = nullptr;
  // Returns the full value of the tag for moves in the short form. nullptr if the family has no short form.
  std::string (*short_game_type)(int number, const AnyRules& rules) = nullptr;
  // Returns the same rules with a1 in the opposite corner. Some programs name squares in this way if Black
  // begins: they put a1 on Black's side. Returns nullopt if the game does not have these alternative names.
  std::optional<AnyRules> (*with_letters_turned)(const AnyRules& rules) = nullptr;
  std::string_view turned_words = "with a1 in the opposite corner";
  // Returns the same rules with the other side to begin; nullptr if all games begin with the same side.
  AnyRules (*with_other_first)(const AnyRules& rules) = nullptr;
  AnyRules (*with_fen_form)(const AnyRules& rules,
                            FenForm form) = nullptr;  // nullptr if positions have one form

  // Returns whether a word in a mail can only be a move. The whole word must have the exact form of a move,
  // so that a name or password is hardly ever mistaken for a move. A word that only lists squares ("c3-d4")
  // need not be accepted here. nullptr if the family has no words that can only be moves, apart from lists of
  // squares.
  bool (*is_move_word)(std::string_view word) = nullptr;

  LetterVerbs letters{};
  PositionVerbs positions{};
  GuessVerbs guess{};
  VariationVerbs variations{};
  UsualEngine usual_engine{};  // `program` is empty if there is none

  std::unique_ptr<const AnyGame> (*make)(const GameSpec& spec) = nullptr;
};

}  // namespace mt
