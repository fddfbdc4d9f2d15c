// How the positions of a record are written where notations leave a choice.
#pragma once
#include <string_view>

namespace mt {

// By the names that users know.  A family takes what its positions have and passes over the rest.
struct FenForm {
  std::string_view en_passant = "legal";  // when the square behind a double step is named: legal, fen, xfen
  std::string_view castling = "xfen";     // letters of the rights to castle: xfen, shredder
  friend bool operator==(const FenForm&, const FenForm&) = default;
};

}  // namespace mt
