// Reads and writes the header with which all files of the WTHOR database of Othello begin.
//
// The layout is described by the Fédération Française d'Othello ("La base WTHOR", format of its files). All
// numbers are little-endian:
// - 4 bytes: the day of creation (century, year, month, day)
// - 4 bytes: the number of games
// - 2 bytes: the number of names in a table
// - 2 bytes: the year of the games
// - 1 byte: the size of the board (0 or 8: 8x8)
// - 1 byte: not 0 in a file of solitaires
// - 1 byte: the depth of the theoretical scores
// - 1 byte: not used
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
  games,       // .wtb; .wtd if the board is 10x10
  names,       // .jou (players), .trn (tournaments)
  solitaires,  // .pzz
};

struct Header {
  text::Date created{};
  std::int64_t games = 0;
  std::uint32_t names = 0;
  std::uint32_t year = 0;  // 0 if not given
  std::uint8_t board = 8;  // number of squares in a row
  // number of empty squares from which the theoretical scores were computed; 0 if not given
  std::uint8_t depth = 0;
  Kind kind = Kind::none;
  bool dated = false;  // `created` is a valid date
};

// Reads a header. Its kind depends only on its counts, so that a file with a damaged date can be read.
Header read_header(std::string_view bytes);
// Returns whether a file certainly begins with a header. A header has no signature. It is recognised by its
// date, which has bytes with which no text begins, and because all its fields must be valid.
bool begins_file(std::string_view bytes);

// Appends the header of a file of games on 8x8, or of a table if `header.names` is not 0.
void append_header(const Header& header, std::string& out);

}  // namespace mt::wthor
