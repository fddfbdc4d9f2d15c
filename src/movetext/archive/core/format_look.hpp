// Finds which game the first records of a movetext look like, before any reader is chosen.
//
//   const MovetextLook look = look_at_movetext(first_bytes);
//   if (look.game) read_as(native_format(look.game.convention()));
#pragma once
#include "movetext/games/table/looked_like.hpp"
#include "movetext/text/charset.hpp"

#include <optional>
#include <string_view>

namespace mt::archive {

struct MovetextLook {
  LookedLike game;
  bool by_tags = false;     // decided by its GameType, Variant, Game or FEN rather than its moves
  bool two_points = false;  // a result gives two points for a game (2-0, 1-1)
  bool has_tags = false;    // there is at least one valid tag pair
  bool has_moves = false;   // some word has the shape of a move
};

// Skips tag pairs, comments in braces or after ";", lines for other programs ("%") and parentheses as the
// readers do. Examines only GameType, Variant, Game and FEN, then the words of the main line. The first
// record that shows a game decides. Runs in linear time and rarely needs more than a few records. Text in
// double-byte encodings is decoded first, and full-width letters and digits count as ASCII. `charset`:
// nullopt if it must be guessed.
MovetextLook look_at_movetext(std::string_view text, std::optional<text::Charset> charset = {});

}  // namespace mt::archive
