// How the positions of a record are written if a notation allows several forms.
#pragma once
#include <string_view>

namespace mt {

// The options, by the names that users know. A family applies the options that fit its positions and ignores
// the rest.
struct FenForm {
  std::string_view en_passant = "legal";  // when to write the square that a pawn has passed: legal, fen, xfen
  std::string_view castling = "xfen";     // letters of the rights to castle: xfen, shredder
  friend bool operator==(const FenForm&, const FenForm&) = default;
};

}  // namespace mt
