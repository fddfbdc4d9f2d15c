// A game that this program does not support, although its records are similar to records of supported games.
// It is recognised so that users learn which game their file contains.
//
// A folder games/NAME defines the row, mt::NAME::unplayed, in unplayed.cpp, and its CMakeLists.txt calls
// mt_unplayed_game(NAME).
#pragma once
#include "movetext/games/api/foreign_file.hpp"
#include "movetext/games/api/looks.hpp"
#include "movetext/text/convention.hpp"

#include <span>
#include <string_view>

namespace mt {

struct UnplayedGame {
  std::string_view title;  // "xiangqi (Chinese chess)"
  // The values of the tags Game, Variant and GameType that name the game, in either case: "1", "xiangqi".
  std::span<const std::string_view> tag_values{};
  std::string_view readers{};              // "programs for xiangqi, as XQWizard, read it"
  const Convention* convention = nullptr;  // how records are written; nullptr if not as movetext
  Looks looks{};
  std::span<const ForeignFile> foreign_files{};
};

}  // namespace mt
