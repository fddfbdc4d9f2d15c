// The header of XQStudio files: the players, and the points of the men at the start.
#pragma once
#include "movetext/formats/points/board.hpp"
#include "movetext/formats/xqf/cipher.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace mt::xqf {

inline constexpr std::size_t header_bytes = 1024;
inline constexpr std::uint8_t last_version = 18;  // version 1.8

// Returns whether a file begins like an XQStudio file: with the letters "XQ", a version, and zeros in place
// of a product number.
bool begins_file(std::string_view bytes);

// A text of the header: its length in one byte, then its bytes.
struct TextField {
  std::size_t at;
  std::size_t most;      // bytes that the field has
  std::string_view tag;  // the tag that keeps the text
};
std::span<const TextField> text_fields();
// Returns the bytes of a text. If the length byte is larger than the field, the text is as long as the field.
std::string_view text_at(std::string_view header, const TextField& field);

// Returns a board with the men. Returns nullopt if two men are on the same point.
std::optional<points::Board> board_of(std::string_view header, const Cipher& cipher);

struct Facts {
  std::uint8_t version = 0;
  std::uint32_t first_step = 0;  // the number of half-moves before the first move
  bool second_begins = false;
  std::uint8_t result = 0;  // 1: Red has won, 2: Black has won, 3: a draw
  std::uint8_t kind = 0;    // 0: a whole game, 1: an opening, 2: a middle game, 3: an endgame
};
Facts facts_of(std::string_view header);

}  // namespace mt::xqf
