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
  bool by_tags = false;     // its GameType, Variant, Game or FEN says so, not its moves
  bool two_points = false;  // a result gives two points for a game (2-0, 1-1)
  bool has_tags = false;    // there is a sound tag pair
  bool has_moves = false;   // some word has the shape of a move
};

// Steps over tag pairs, comments in braces or after ";", lines for other programs ("%") and parentheses as
// the readers do; looks at GameType, Variant, Game and FEN alone, then at the words of the main line.  The
// first record that shows a game decides.  It is linear in the text, of which it rarely needs more than a few
// records.  Text in characters of two bytes is decoded first, and letters and digits of full width count as
// those of ASCII.  `charset`: nothing if it has to be guessed.
MovetextLook look_at_movetext(std::string_view text, std::optional<text::Charset> charset = {});

}  // namespace mt::archive
