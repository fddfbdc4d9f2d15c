// The value of a GameType tag: "25,W,14,14,A0,0". PDN 3.0, the GameType tag.
//
//   const auto type = read_game_type("20,W,8,8,N2,0");
//   *type->width    // 8
#pragma once
#include "movetext/base/result.hpp"
#include "movetext/board/notation.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace mt {

// A number alone implies all fields of its game. Fields at the end may be missing.
struct GameType {
  int number = 0;
  std::optional<bool> white_first{};          // W or B: the side that begins
  std::optional<std::int8_t> width{};         // 4..14
  std::optional<std::int8_t> height{};        // 4..14
  std::optional<board::Notation> notation{};  // N, A or S; S is the short form, in chess SAN
  // The corner where 1 or a1 is, as the side that begins sees it: 0 bottom left, 1 bottom right, 2 top left,
  // 3 top right.
  std::optional<std::int8_t> corner{};
  // Whether the corner at the bottom left, as the side that begins sees it, is not a playing square.
  std::optional<bool> inverted{};

  bool number_only() const { return !white_first && !width && !height && !notation && !corner && !inverted; }
};

// Fault: bad_gametype with the range of the wrong field.
Result<GameType> read_game_type(std::string_view text);
// Describes the fault in words: "the width is '30', not a number from 4 to 14".
std::string explain_game_type(std::string_view text, const Fault& fault);
// Returns which field of a value written by a user is empty ("the width is missing"), or an empty string if
// all fields are filled.
std::string open_field(std::string_view text);

// Returns whether the value is a number followed by one of `fields` (",W,8,8,A0,0"), in either case.
bool is_one_of_fields(std::string_view value, std::span<const std::string_view> fields);

}  // namespace mt
