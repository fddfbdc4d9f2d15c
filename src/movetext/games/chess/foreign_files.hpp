// Files of programs for chess that are not read.
#pragma once
#include "movetext/games/api/foreign_file.hpp"

#include <array>

namespace mt::chess {

inline constexpr auto foreign_files = [] {
  constexpr std::string_view chessbase = "ChessBase saves its games as PGN, and this is read";
  constexpr std::string_view scid = "Scid exports its games as PGN, and this is read";
  constexpr std::string_view no_records = "it holds no records as text";
  return std::to_array<ForeignFile>({
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
      {.what = "an archive of ChessBase", .advice = chessbase, .extension = ".cbv"},
      {.what = "the games of an old ChessBase database", .advice = chessbase, .extension = ".cbf"},
      {.what = "the index of an old ChessBase database", .advice = chessbase, .extension = ".cbi"},
      {.what = "a ChessBase database", .advice = chessbase, .extension = ".2cbh"},
      {.what = "an opening book of ChessBase", .advice = no_records, .extension = ".ctg"},
      {.what = "a file of bytes that are no text (opening books end in .bin)",
       .advice = no_records,
       .extension = ".bin"},
  });
}();

}  // namespace mt::chess
