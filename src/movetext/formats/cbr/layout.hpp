// The layout of a CCBridge record, which is a file (.cbr) or a part of a library (.cbl).
//
// The vendor has not documented the format. All known files have version 2, which several programs read. The
// layout of version 1 (without script, referee and recorder) is known only from one program that reads it.
#pragma once
#include "movetext/formats/points/board.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace mt::cbr {

// begins_record() returns whether the bytes begin with a record, begins_library() whether they begin with a
// library.
bool begins_record(std::string_view bytes);
bool begins_library(std::string_view bytes);
// Returns the index of the first record that begins at `from` or later, or bytes.size() if there is none.
std::size_t next_record(std::string_view bytes, std::size_t from);

// A text field of fixed size in UTF-16.
struct TextField {
  std::size_t at;
  std::size_t bytes;
  std::string_view tag;  // the tag that keeps the text
};

struct Layout {
  std::size_t result;  // 1: Red has won, 2: Black has won, 3: a draw
  std::size_t side;    // 1: Red to move, 2: Black to move
  std::size_t number;  // the number of the next move, two bytes
  std::size_t board;   // 90 bytes, Black's first rank first
  std::size_t tree;    // the moves
};

inline constexpr std::size_t version_at = 19;
// bytes before the moves in version 2, which has more of them than version 1
inline constexpr std::size_t most_before_moves = 2214;

// Returns the version of the record; versions 1 and 2 are supported.
std::uint8_t version_of(std::string_view record);
Layout layout_of(std::uint8_t version);
// Returns the text of a field, or an empty string if the version does not have it.
std::string text_at(std::string_view record, const TextField& field);
std::span<const TextField> text_fields();
// Returns the name under which the index of a library lists the record: "{ED14014B-806E-4753-9132-33AB...}".
std::string identity_of(std::string_view record);

// Returns whether the record is a heading of a library: a heading has an empty board. `record` must end
// before the next record.
bool is_heading(std::string_view record);
// Returns whether the record that begins at `at` is a heading; reads at most bytes_of_heading bytes.
inline constexpr std::size_t bytes_of_heading = most_before_moves + 16;
bool is_heading_at(std::string_view bytes, std::size_t at);
// Returns the board of a record. A byte that does not stand for a man is skipped, and `unknown` receives its
// index.
points::Board board_of(std::string_view record, std::size_t& unknown);
// Returns the point for a byte of a move.
points::Point point_of(std::uint8_t number, std::uint8_t version);

}  // namespace mt::cbr
