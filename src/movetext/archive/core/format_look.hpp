// Finds which game the first records of a movetext look like. It does so before any reader is chosen.
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
  bool by_tags = false;     // a tag GameType, Variant, Game or FEN has decided, not the moves
  bool two_points = false;  // a result gives two points per game (2-0, 1-1)
  bool has_tags = false;    // the text has at least one valid tag pair
  bool has_moves = false;   // at least one word has the shape of a move
};

// Like the readers, skips tag pairs, comments in braces or after ";", lines for other programs ("%") and
// parentheses. Of the tags it examines only GameType, Variant, Game and FEN, then the words of the main line.
// The first record that shows a game decides. Runs in linear time and rarely needs more than a few records.
// Text in double-byte encodings is decoded first, and full-width letters and digits count as ASCII.
// `charset`: the encoding; nullopt if it must be guessed.
MovetextLook look_at_movetext(std::string_view text, std::optional<text::Charset> charset = {});

}  // namespace mt::archive
