// Recognises files of programs for xiangqi that are not read.
#pragma once
#include "movetext/games/api/foreign_file.hpp"

#include <array>

namespace mt::xiangqi {

// Recognises a game of CCBridge as XML.
bool is_cbf(std::string_view text);

inline constexpr auto foreign_files = [] {
  using namespace std::string_view_literals;
  constexpr std::string_view ccbridge = "CCBridge reads it";
  return std::to_array<ForeignFile>({
      {.what = "a game of xiangqi, Chinese chess (.cbr)", .advice = ccbridge, .mark = "CCBridge Record\0"sv},
      {.what = "a library of xiangqi, Chinese chess (.cbl)",
       .advice = ccbridge,
       .mark = "CCBridgeLibrary\0"sv},
      {.what = "a game of xiangqi, Chinese chess (.cbf)",
       .advice = "programs for xiangqi read it",
       .is_text = is_cbf},
  });
}();

}  // namespace mt::xiangqi
