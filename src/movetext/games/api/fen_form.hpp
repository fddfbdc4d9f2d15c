// How the positions of a record are written where a notation leaves a choice.
#pragma once
#include <string_view>

namespace mt {

// The options by the names that users know. A family applies those that fit its positions and ignores the
// rest.
struct FenForm {
  std::string_view en_passant = "legal";  // when to name the passed square: legal, fen, xfen
  std::string_view castling = "xfen";     // letters of the rights to castle: xfen, shredder
  friend bool operator==(const FenForm&, const FenForm&) = default;
};

}  // namespace mt
