// The letters of pieces in the texts of moves, by language.
#pragma once
#include <string_view>

namespace mt {

// One of a family's languages. `code` is the first of the codes that name the language.
struct PieceLetters {
  std::string_view code = "en";  // of static storage
  friend bool operator==(const PieceLetters&, const PieceLetters&) = default;
};

}  // namespace mt
