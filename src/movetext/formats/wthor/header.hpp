// Reads and writes the header with which all files of the WTHOR database of Othello begin.
//
// The layout is that of the Fédération Française d'Othello ("La base WTHOR", format of its files), all
// numbers little-endian: 4 bytes for the day of creation (century, year, month, day), 4 for the number of
// games, 2 for the number of names in a table, 2 for the year of the games, 1 for the size of the board (0 or
// 8: 8x8), 1 for files of solitaires, 1 for the depth of the theoretical scores, 1 unused.
#pragma once
#include "movetext/text/date.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::wthor {

inline constexpr std::size_t header_bytes = 16;

enum class Kind : std::uint8_t {
  none,        // not a header of the database
  games,       // .wtb, and .wtd with a board of 10x10
  names,       // .jou of players, .trn of tournaments
  solitaires,  // .pzz
};

struct Header {
  text::Date created{};
  std::int64_t games = 0;
  std::uint32_t names = 0;
  std::uint32_t year = 0;  // 0 if none
  std::uint8_t board = 8;  // squares on a side
  std::uint8_t depth = 0;  // empty squares from which the theoretical scores count; 0 if not given
  Kind kind = Kind::none;
  bool dated = false;  // `created` is a valid day
};

// Reads a header by its counts alone, so that a damaged date does not make a file unreadable.
Header read_header(std::string_view bytes);
// Returns whether the first bytes of a file are certainly a header: it has no signature, but no text begins
// with the bytes of such a date, and all fields are valid.
bool begins_file(std::string_view bytes);

// Appends the header of a file of games on 8x8, or of a table if `header.names` is not 0.
void append_header(const Header& header, std::string& out);

}  // namespace mt::wthor
