// A family of games: what other rooms may know about it, as plain data and functions.  Code above the
// families asks for the property it needs (has_dice, forms), never which family it is.
//
// A family writes its own functions over its own type of rules; describe_family.hpp makes this row of them.
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

// The languages of a family's records, if men have letters in the texts of its moves.
struct LetterVerbs {
  // Returns the row that a user names ("de", "figurine"), empty if there is none.
  std::string_view (*find)(std::string_view code) = nullptr;
  std::string_view (*language)(const AnyRules& rules) = nullptr;  // "German, Danish, Norwegian or Swedish"
  AnyRules (*with)(const AnyRules& rules, PieceLetters letters) = nullptr;
  // Returns the same rules in the letters of every other language.
  std::vector<AnyRules> (*others)(const AnyRules& rules) = nullptr;
  // Returns the size in bytes of a man's letter at the beginning of a move, 0 if there is none.
  std::size_t (*letter_size)(const AnyRules& rules, std::string_view move) = nullptr;

  // What players type whose language is not known; all three are there, or none.
  std::string_view usual_letter{};  // of a man in English, and of no square: "Q"
  // Returns the size in bytes of a man's letter at the beginning of a text that another language has and
  // English has not, 0 if there is none.
  std::size_t (*foreign_size)(std::string_view text) = nullptr;
  // Returns the same rules in the letters of each language in which a move may be meant that cannot be read
  // in English.
  std::vector<AnyRules> (*unnamed)(const AnyRules& rules, std::string_view move) = nullptr;
};

// Lets a position decide which game of the family is played, if no tag of the record names it.
struct PositionVerbs {
  // Returns the row of a position given without a game; nullptr: it is no position of this family.
  const GameRow* (*row_of)(std::string_view position) = nullptr;
  // Returns the only game that can have the position; nothing: `spec` can have it.
  std::optional<GameSpec> (*corrected)(const GameSpec& spec, std::string_view position) = nullptr;
  std::string_view why_corrected{};  // "only Chess960 has these rights to castle"
};

// Finds the game of a record when only the texts of its moves can decide.
struct GuessVerbs {
  // Returns values of the tag GameType under which such texts make sense, the likeliest first.
  std::vector<const char*> (*likely)(const Evidence& evidence) = nullptr;
  // Returns all games whose squares have such names, however high: a damaged move says nothing about the
  // board.
  std::vector<const char*> (*conceivable)(const Evidence& evidence) = nullptr;
};

// The game in a tag of records other than PDN's GameType and Variant: Variation of a match, Game where Red
// begins.
struct VariationVerbs {
  const GameRow* (*find)(std::string_view value) = nullptr;  // nullptr: no game of the family
  std::string_view (*name)(const GameRow& row) = nullptr;    // as the tag spells it
};

struct Family {
  std::string_view name{};                        // "draughts"
  std::string_view title{};                       // "Draughts"
  const Convention* convention = nullptr;         // how its records are written
  std::span<const GameRow> games{};               // in the order of their GameType, then those without one
  const text::MoveShapes* move_shapes = nullptr;  // nullptr: its plays are read by the formats of matches
  std::span<const GameForm> forms{};              // at most 8, in the order in which they stand in names
  const GameRow* standard = nullptr;              // what "standard" means here; the first if left out
  Looks looks{};  // what tells texts of its games from those of others; empty if its formats know them
  std::span<const ForeignFile> foreign_files{};  // of programs for its games

  bool has_many_boards = false;  // its games differ in the size of the board
  bool turns_board = true;       // who plays Black sees Black at the bottom
  bool has_dice = false;         // also a cube, and games that belong to a match
  // The sets of figures that its pieces are drawn in, in the order of PieceFigure::other; empty: only one.
  std::span<const std::string_view> piece_sets{};
  // What the signs of a position in characters mean, where these are no pieces of a drawing.
  std::string_view board_legend{};
  std::string_view places{};  // unit of the size of a board, " points"; empty: squares
  std::string_view boards{};  // what the fields of a GameType can say, in words; empty: any board

  // Returns the rules of a row, unchanged.
  AnyRules (*rules)(const GameRow& row) = nullptr;
  bool (*same_rules)(const AnyRules& a, const AnyRules& b) = nullptr;
  // Returns a key that differs between rules that are read differently, even if name and GameType are the
  // same.
  std::string (*key)(const AnyRules& rules) = nullptr;
  std::string (*board_size)(const AnyRules& rules) = nullptr;      // "10x10"
  board::Notation (*notation)(const AnyRules& rules) = nullptr;    // of the records
  std::string (*rules_in_words)(const AnyRules& rules) = nullptr;  // a paragraph
  AnyRules (*with_form)(const AnyRules& rules, std::size_t form) = nullptr;
  bool (*has_form)(const AnyRules& rules, std::size_t form) = nullptr;  // in these rules

  // The tag GameType (PDN 3.0).  What may follow the number of a game whose board is always the same, the
  // full form first: ",W,8,8,A0,0"; empty: the fields choose a board.
  std::span<const std::string_view> fixed_fields{};
  // If the fields choose a board: the game with the changes that the fields make, each taken literally, or
  // nothing if it has no such board, and the full value of the tag for its rules.
  std::optional<AnyRules> (*with_game_type)(const AnyRules& row, const GameType& type) = nullptr;
  std::string (*game_type)(int number, const AnyRules& rules) = nullptr;
  // Returns the full value for moves in the short form; nullptr: the game has no such notation.
  std::string (*short_game_type)(int number, const AnyRules& rules) = nullptr;
  // Returns the same rules with the other names of squares that programs use.  Where Black begins some put a1
  // at its side. nullopt: there is no such game.
  std::optional<AnyRules> (*with_letters_turned)(const AnyRules& rules) = nullptr;
  std::string_view turned_words = "with a1 in the opposite corner";
  // Returns the same rules with the other side to begin; nullptr: the games do not differ in who begins.
  AnyRules (*with_other_first)(const AnyRules& rules) = nullptr;
  AnyRules (*with_fen_form)(const AnyRules& rules,
                            FenForm form) = nullptr;  // nullptr: positions have one form

  // Whether a word of a mail can only be a move, wherever it stands: written right to the last letter, so
  // that a name or a password is hardly ever taken for one.  Squares one behind the other ("c3-d4") need not
  // be known.  nullptr: there are no others.
  bool (*is_move_word)(std::string_view word) = nullptr;

  LetterVerbs letters{};
  PositionVerbs positions{};
  GuessVerbs guess{};
  VariationVerbs variations{};

  std::unique_ptr<const AnyGame> (*make)(const GameSpec& spec) = nullptr;
};

}  // namespace mt
