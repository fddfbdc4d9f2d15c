// Where what stands in a record of CCBridge, which is a file (.cbr) or a part of a library (.cbl).
//
// The vendor has not documented it.  Version 2 is read by several programs, and all files seen have it;
// version 1 follows the one reader that knows it: it has no script, referee and recorder.
#pragma once
#include "movetext/formats/points/board.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace mt::cbr {

// Says whether a record, or a library of them, begins there.
bool begins_record(std::string_view bytes);
bool begins_library(std::string_view bytes);
// Returns the index of the next beginning of a record from `from` on; bytes.size() if there is none.
std::size_t next_record(std::string_view bytes, std::size_t from);

// A text in UTF-16 of a fixed size.
struct TextField {
  std::size_t at;
  std::size_t bytes;
  std::string_view tag;  // the name that it gets
};

struct Layout {
  std::size_t result;  // 1 Red has won, 2 Black, 3 a draw
  std::size_t side;    // 1 Red is to move, 2 Black
  std::size_t number;  // of the next move, two bytes
  std::size_t board;   // 90 bytes, the first rank is Black's
  std::size_t tree;    // where the moves begin
};

inline constexpr std::size_t version_at = 19;
inline constexpr std::size_t most_before_moves = 2214;  // bytes, in the longer layout

// Returns the version of the record that begins there; 1 and 2 are known.
std::uint8_t version_of(std::string_view record);
Layout layout_of(std::uint8_t version);
// Returns the text of a field; empty if the version does not have it.
std::string text_at(std::string_view record, const TextField& field);
std::span<const TextField> text_fields();
// Returns the name by which the index of a library knows the record: "{ED14014B-806E-4753-9132-33AB...}".
std::string identity_of(std::string_view record);

// Says whether the record is a heading of a library: no man stands on its board.  `record` has no bytes of
// another one.
bool is_heading(std::string_view record);
// Says the same of the record that begins at `at`, by so many bytes from there on.
inline constexpr std::size_t bytes_of_heading = most_before_moves + 16;
bool is_heading_at(std::string_view bytes, std::size_t at);
// Returns the board of a record; a byte that is no man is left out, and `unknown` receives its place.
points::Board board_of(std::string_view record, std::size_t& unknown);
// Returns the point that a byte of a move names.
points::Point point_of(std::uint8_t number, std::uint8_t version);

}  // namespace mt::cbr
