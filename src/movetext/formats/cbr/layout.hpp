// The layout of a record of CCBridge, which is a file (.cbr) or a part of a library (.cbl).
//
// The vendor has not documented it. Version 2 is read by several programs, and all known files have it;
// version 1 follows the only reader that supports it: it has no script, referee and recorder.
#pragma once
#include "movetext/formats/points/board.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace mt::cbr {

// Returns whether a record, or a library of them, begins there.
bool begins_record(std::string_view bytes);
bool begins_library(std::string_view bytes);
// Returns the index of the next beginning of a record from `from` on, or bytes.size() if there is none.
std::size_t next_record(std::string_view bytes, std::size_t from);

// A text in UTF-16 of a fixed size.
struct TextField {
  std::size_t at;
  std::size_t bytes;
  std::string_view tag;  // for its content
};

struct Layout {
  std::size_t result;  // 1 Red has won, 2 Black, 3 a draw
  std::size_t side;    // 1 Red to move, 2 Black
  std::size_t number;  // of the next move, two bytes
  std::size_t board;   // 90 bytes, the first rank is Black's
  std::size_t tree;    // where the moves begin
};

inline constexpr std::size_t version_at = 19;
inline constexpr std::size_t most_before_moves = 2214;  // bytes, in the longer layout

// Returns the version of the record that begins there; 1 and 2 are supported.
std::uint8_t version_of(std::string_view record);
Layout layout_of(std::uint8_t version);
// Returns the text of a field, or an empty string if the version does not have it.
std::string text_at(std::string_view record, const TextField& field);
std::span<const TextField> text_fields();
// Returns the name of the record in the index of a library: "{ED14014B-806E-4753-9132-33AB...}".
std::string identity_of(std::string_view record);

// Returns whether the record is a heading of a library, that is, its board is empty. `record` must not have
// bytes of another one.
bool is_heading(std::string_view record);
// Returns the same for the record that begins at `at`, using this many bytes from there on.
inline constexpr std::size_t bytes_of_heading = most_before_moves + 16;
bool is_heading_at(std::string_view bytes, std::size_t at);
// Returns the board of a record; a byte that is not a man is omitted, and `unknown` receives its place.
points::Board board_of(std::string_view record, std::size_t& unknown);
// Returns the point for a byte of a move.
points::Point point_of(std::uint8_t number, std::uint8_t version);

}  // namespace mt::cbr
