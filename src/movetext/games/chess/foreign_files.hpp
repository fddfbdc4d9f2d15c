// Recognises files of chess programs that movetext cannot read.
#pragma once
#include "movetext/games/api/foreign_file.hpp"

#include <array>

namespace mt::chess {

// Each function returns whether a file, of which `text` has the first bytes, is of one type: a puzzle table
// of lichess, a game of lichess as JSON, or the games of one month of chess.com.
bool is_puzzle_table(std::string_view text);
bool is_lichess_game(std::string_view first_bytes);
bool is_chess_com_games(std::string_view first_bytes);

inline constexpr auto foreign_files = [] {
  constexpr std::string_view chessbase = "save the games as PGN with ChessBase";
  constexpr std::string_view scid = "export the games as PGN with Scid";
  constexpr std::string_view no_records = "it contains no records as text";
  return std::to_array<ForeignFile>({
      {.what = "a table of chess puzzles as CSV",
       .advice = "save its second column, the positions, as a file of its own",
       .is_text = is_puzzle_table},
      {.what = "a game of lichess as JSON",
       .advice = "download the same games as PGN from lichess",
       .has_header = is_lichess_game},
      {.what = "games of chess.com as JSON",
       .advice = "download the same games as PGN from chess.com",
       .has_header = is_chess_com_games},
      {.what = "the index of a Scid database (.si4)", .advice = scid, .mark = "Scid.si"},
      {.what = "the names of a Scid database (.sn4)", .advice = scid, .mark = "Scid.sn"},
      {.what = "the games of a Scid database", .advice = scid, .extension = ".sg4"},
      {.what = "the names of a Scid database", .advice = scid, .extension = ".sn4"},
      {.what = "the index of a Scid database", .advice = scid, .extension = ".si5"},
      {.what = "the games of a Scid database", .advice = scid, .extension = ".sg5"},
      {.what = "the names of a Scid database", .advice = scid, .extension = ".sn5"},
      {.what = "the headers of a ChessBase database", .advice = chessbase, .extension = ".cbh"},
      {.what = "the games of a ChessBase database", .advice = chessbase, .extension = ".cbg"},
      {.what = "the annotations of a ChessBase database", .advice = chessbase, .extension = ".cba"},
      {.what = "the players of a ChessBase database", .advice = chessbase, .extension = ".cbp"},
      {.what = "the tournaments of a ChessBase database", .advice = chessbase, .extension = ".cbt"},
      {.what = "a ChessBase archive", .advice = chessbase, .extension = ".cbv"},
      {.what = "the games of an old ChessBase database", .advice = chessbase, .extension = ".cbf"},
      {.what = "the index of an old ChessBase database", .advice = chessbase, .extension = ".cbi"},
      {.what = "a ChessBase database", .advice = chessbase, .extension = ".2cbh"},
      {.what = "a ChessBase opening book", .advice = no_records, .extension = ".ctg"},
      {.what = "a binary file (opening books end in .bin)", .advice = no_records, .extension = ".bin"},
  });
}();

}  // namespace mt::chess
