// A family of games: what other folders may use of it, as plain data and functions. Code above the families
// asks for the property it needs (has_dice, forms), never which family it is.
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

// The languages of a family's records, if men have letters in the texts of its moves.
struct LetterVerbs {
  // Returns the language that a user names ("de", "figurine"), or an empty string if there is none.
  std::string_view (*find)(std::string_view code) = nullptr;
  std::string_view (*language)(const AnyRules& rules) = nullptr;  // "German, Danish, Norwegian or Swedish"
  AnyRules (*with)(const AnyRules& rules, PieceLetters letters) = nullptr;
  // Returns the same rules in the letters of every other language.
  std::vector<AnyRules> (*others)(const AnyRules& rules) = nullptr;
  // Returns the size in bytes of a man's letter at the beginning of a move, 0 if there is none.
  std::size_t (*letter_size)(const AnyRules& rules, std::string_view move) = nullptr;

  // For players whose language is unknown; either all three are set, or none.
  std::string_view usual_letter{};  // a letter of a man in English that is never a file: "Q"
  // Returns the size in bytes of a man's letter at the beginning of a text if another language has it and
  // English does not, else 0.
  std::size_t (*foreign_size)(std::string_view text) = nullptr;
  // Returns the same rules in the letters of each language in which the move, which cannot be read in
  // English, may be meant.
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
  // Returns values of the tag GameType under which such texts make sense, the likeliest first.
  std::vector<const char*> (*likely)(const Evidence& evidence) = nullptr;
  // Returns all games with square names of that kind, however high the numbers: a damaged move does not limit
  // the board.
  std::vector<const char*> (*conceivable)(const Evidence& evidence) = nullptr;
};

// The tag for the game in records that do not use PDN's GameType and Variant: Variation in matches, Game in
// records where Red begins.
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
  std::span<const GameForm> forms{};              // at most 8, in the order in which they come in names
  const GameRow* standard = nullptr;              // the game named "standard"; the first if left out
  Looks looks{};  // distinguishes texts of its games from others; empty if its formats recognise them
  std::span<const ForeignFile> foreign_files{};  // of programs for its games

  bool has_many_boards = false;  // its games differ in the size of the board
  bool turns_board = true;       // a player with Black sees Black at the bottom
  bool has_dice = false;         // and a cube, and games that belong to a match
  // The sets of figures that its pieces are drawn in, in the order of PieceFigure::other; empty: only one.
  std::span<const std::string_view> piece_sets{};
  // Explains the signs of a position drawn in characters, where they are not pieces.
  std::string_view board_legend{};
  std::string_view places{};  // unit of the size of a board, " points"; empty: squares
  std::string_view boards{};  // the boards that a GameType can choose, in words; empty: any

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

  // The tag GameType (PDN 3.0). The fields that may follow the number if the board of a game is fixed, the
  // full form first: ",W,8,8,A0,0"; empty if the fields choose a board.
  std::span<const std::string_view> fixed_fields{};
  // If the fields choose a board: returns the game with the given fields applied literally, or nullopt if it
  // has no such board; the second function returns the full tag value for its rules.
  std::optional<AnyRules> (*with_game_type)(const AnyRules& row, const GameType& type) = nullptr;
  std::string (*game_type)(int number, const AnyRules& rules) = nullptr;
  // Returns the full value for moves in the short form; nullptr if the game has no such notation.
  std::string (*short_game_type)(int number, const AnyRules& rules) = nullptr;
  // Returns the same rules with the alternative names of squares that some programs use: where Black begins,
  // they put a1 on Black's side. Returns nullopt if there is no such game.
  std::optional<AnyRules> (*with_letters_turned)(const AnyRules& rules) = nullptr;
  std::string_view turned_words = "with a1 in the opposite corner";
  // Returns the same rules with the other side to begin; nullptr if all games begin with the same side.
  AnyRules (*with_other_first)(const AnyRules& rules) = nullptr;
  AnyRules (*with_fen_form)(const AnyRules& rules,
                            FenForm form) = nullptr;  // nullptr if positions have one form

  // Returns whether a word in a mail can only be a move. The spelling must be complete to the last letter, so
  // that names and passwords are hardly ever taken for moves. Words that list squares in order ("c3-d4") need
  // not be recognised. nullptr if lists of squares are the only such words.
  bool (*is_move_word)(std::string_view word) = nullptr;

  LetterVerbs letters{};
  PositionVerbs positions{};
  GuessVerbs guess{};
  VariationVerbs variations{};

  std::unique_ptr<const AnyGame> (*make)(const GameSpec& spec) = nullptr;
};

}  // namespace mt
