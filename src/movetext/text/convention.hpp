// The conventions of records of different games: which results exist, which of two results counts, which tags
// name the game, how null moves are counted.
//
//   if (record.convention->marker_decides) ...
//
// A record and the dialect in which it is read point to a row of this table. Code must test the single
// property that it needs, and not which row it has. The only exception is the test whether a file format can
// hold the record. "PGN" is the Portable Game Notation Specification (1994), "PDN" Portable Draughts Notation
// 3.0.
#pragma once
#include "movetext/base/code.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace mt {

struct Convention {
  std::string_view name;         // the value of the field "format" in JSON
  std::string_view text_format;  // the name of the text format of such records
  std::string_view games;        // the games in such records, for messages

  // Match records (.mat, SGF GM[6]) hold several games, with dice and cube. A turn may consist of several
  // words. Match records never have variations or glyphs. Other records hold one game.
  bool is_match = false;

  // Tags.
  std::string_view first_player = "White";  // tag with the player who moves first, or with White
  bool keeps_tags = false;       // Tags keep their names and order; no roster precedes them (.mat headers).
  bool requires_roster = false;  // A record without one of the seven tags is not standard (PGN 8.1.1).
  bool fen_needs_setup = false;  // A tag FEN requires [SetUp "1"] (PGN 9.7.2).
  // tag for the notation of the moves; if empty, a record may use the tag Notation
  std::string_view notation_tag{};
  std::string_view code_tag = "ECO";  // tag for the code of the opening
  std::string_view game_tag;   // tag for the game (PDN "GameType") or for its variant (PGN 9.8, "Variant")
  int default_game_type = -1;  // GameType (PDN 3.0) of a record without a tag for the game; -1: any game

  // Results.
  bool four_results = false;    // Only 1-0, 0-1, 1/2-1/2, * are results (PGN 8.1.1.7); else any two numbers.
  bool marker_decides = false;  // The termination marker overrides the tag Result (PGN 8.2.6).
  bool half_is_draw = false;    // "1/2" alone is a usual spelling of a draw.
  bool star_ends_any = false;   // "*" may end the movetext of any game, even if Result differs (PDN 3.0).
  // The possible sums of the points of both sides, in hundredths. PGN 8.1.1.7: one point. PDN "Results": one
  // or two points for a game, ten or twelve for a match; a game won by discs has one point for each square of
  // a 6x6, 8x8 or 10x10 board.
  std::span<const int> points_in_all{};

  // Moves and glyphs.
  bool has_standard_moves = false;  // Each move has one standard text (PGN 8.2.3).
  bool counts_null_moves = false;   // A null move counts as a ply of the record.
  bool zeros_may_castle = false;  // "0-0" is castling if that is legal, else the result that both sides lose.
  // The severity of a variation with illegal moves.
  Severity unplayable_variation = Severity::error;
  std::int64_t highest_nag = 999'999'999;  // the highest glyph number in the standard (PGN 8.2.4)
};

namespace conventions {

inline constexpr std::array<int, 7> pdn_points{100, 200, 1000, 1200, 3600, 6400, 10000};
inline constexpr std::array<int, 1> pgn_points{100};

// Draughts, PDN 3.0.
inline constexpr Convention pdn{
    .name = "pdn",
    .text_format = "pdn",
    .games = "draughts",
    .game_tag = "GameType",
    .star_ends_any = true,
    .points_in_all = pdn_points,
    // Nemesis and CheckerBoard 1.x write plain comments in parentheses, and such comments may look like
    // moves.
    .unplayable_variation = Severity::warning,
};

// Chess, PGN.
inline constexpr Convention pgn{
    .name = "pgn",
    .text_format = "pgn",
    .games = "chess",
    .requires_roster = true,
    .fen_needs_setup = true,
    .game_tag = "Variant",
    .default_game_type = 0,
    .four_results = true,
    .marker_decides = true,
    .half_is_draw = true,
    .points_in_all = pgn_points,
    .has_standard_moves = true,
    .counts_null_moves = true,
    .zeros_may_castle = true,
    .highest_nag = 255,
};

// Games of Red and Black in which Red moves first. They are PGN with other tags for the players, and with
// tags for the game and for the notation of its moves.
inline constexpr Convention pgn_of_red{
    .name = "pgn-of-red",
    .text_format = "pgn-of-red",
    .games = "games of Red and Black",
    .first_player = "Red",
    .notation_tag = "Format",
    .code_tag = "ECCO",
    .game_tag = "Game",
    .default_game_type = 1,
    .four_results = true,
    .marker_decides = true,
    .half_is_draw = true,
    .points_in_all = pgn_points,
    .highest_nag = 255,
};

// Matches of several games with dice and cube, as in .mat and SGF files.
inline constexpr Convention match{
    .name = "match",
    .text_format = "mat",
    .games = "backgammon",
    .is_match = true,
    .keeps_tags = true,
    .game_tag = "Variation",
    .four_results = true,
    .marker_decides = true,
};

inline constexpr std::array<const Convention*, 4> all{&pdn, &pgn, &pgn_of_red, &match};

// Returns nullptr if the name is unknown.
constexpr const Convention* find(std::string_view name) {
  for (const Convention* row : all)
    if (row->name == name) return row;
  return nullptr;
}

}  // namespace conventions
}  // namespace mt
