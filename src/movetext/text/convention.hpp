// The conventions of records that differ between kinds of games: which results exist, which of two results
// decides, what the tags say about the game, how null moves are counted.
//
//   if (record.convention->marker_decides) ...
//
// A record, and the dialect it is read in, point to a row. Code tests the property it needs, never which row
// it has, except to determine whether a file format can hold the record. "PGN" stands for the Portable Game
// Notation Specification (1994), "PDN" for Portable Draughts Notation 3.0.
#pragma once
#include "movetext/base/code.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace mt {

struct Convention {
  std::string_view name;         // the value of the field "format" in JSON
  std::string_view text_format;  // the text format of such records, by the name of its row
  std::string_view games;        // the games in such records, in words

  // The record of a match holds several games, with dice and cube; its turns may be several words, and it has
  // neither variations nor glyphs (.mat, SGF GM[6]). Other records hold one game.
  bool is_match = false;

  // Tags.
  std::string_view first_player = "White";  // tag for the player of the side that moves first, or of White
  bool keeps_tags = false;          // Tags keep names and order, without a roster before them (.mat headers).
  bool requires_roster = false;     // A record without one of the seven tags is not standard (PGN 8.1.1).
  bool fen_needs_setup = false;     // A tag FEN requires [SetUp "1"] (PGN 9.7.2).
  std::string_view notation_tag{};  // tag for the notation of the moves; if empty, "Notation" may name it
  std::string_view code_tag = "ECO";  // tag for the code of the opening
  std::string_view game_tag;          // tag for the game (PDN "GameType") or its variant (PGN 9.8, "Variant")
  int default_game_type = -1;  // GameType (PDN 3.0) of a record whose tags do not name a game; -1: any game

  // Results.
  bool four_results = false;    // only 1-0, 0-1, 1/2-1/2 and * exist (PGN 8.1.1.7); else any two numbers
  bool marker_decides = false;  // The termination marker takes precedence over the tag Result (PGN 8.2.6).
  bool half_is_draw = false;    // "1/2" alone is a usual spelling of a draw.
  bool star_ends_any = false;   // "*" may end the movetext of any game, whatever Result contains (PDN 3.0).
  // The possible sums of both sides' points, in hundredths (PGN 8.1.1.7; PDN "Results": one or two points per
  // game, ten or twelve per match; a game that is won by discs has one point for each square of 6x6, 8x8 or
  // 10x10).
  std::span<const int> points_in_all{};

  // Moves and glyphs.
  bool has_standard_moves = false;  // Each move has one standard text (PGN 8.2.3).
  bool counts_null_moves = false;   // A null move is one of the record's plies.
  bool zeros_may_castle = false;    // "0-0" is a move if it is playable, else a result that both lost.
  // The severity of a variation that cannot be played.
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
    // Nemesis and CheckerBoard 1.x write plain comments in parentheses, and these may look like moves.
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

// Games of Red and Black in which Red moves first: PGN with other names of the players, with a tag for the
// game and one for the notation of its moves.
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

// Matches of several games with dice and cube, as .mat and SGF write them.
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

// Returns nullptr if no convention has that name.
constexpr const Convention* find(std::string_view name) {
  for (const Convention* row : all)
    if (row->name == name) return row;
  return nullptr;
}

}  // namespace conventions
}  // namespace mt
