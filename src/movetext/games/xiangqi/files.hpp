// Recognises files of programs for xiangqi that are not read.
#pragma once
#include "movetext/games/api/foreign_file.hpp"

#include <array>

namespace mt::xiangqi {

// Recognises a game of CCBridge as XML.
bool is_cbf(std::string_view text);

inline constexpr auto foreign_files = [] {
  return std::to_array<ForeignFile>({
      {.what = "a game of xiangqi, Chinese chess (.cbf)",
       .advice = "programs for xiangqi read it",
       .is_text = is_cbf},
  });
}();

}  // namespace mt::xiangqi
