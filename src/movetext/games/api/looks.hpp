// What texts of a game look like, so that it is known before any reader is chosen what is played in a text.
//
//   family.looks.move("Nf3", {.first = true})                // Claim::possible, of chess
//   family.looks.position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w")  // Claim::unmistakable
//
// Each game speaks for itself alone.  Of several that claim one word the strongest claim has it, and if two
// are equally strong the word speaks for neither (games/table/looked_like.hpp).
#pragma once
#include <cstdint>
#include <span>
#include <string_view>

namespace mt {

// How surely a text is of a game.
enum class Claim : std::uint8_t {
  none,          // it is of another game, or of none
  possible,      // the game writes such texts; others may do so as well
  likely,        // the game writes such texts, and others that may write them do so rarely
  unmistakable,  // no other game writes such a text
};

struct WordPlace {
  bool first = false;  // the first move of a game from the start position
};

// A member that is nullptr claims nothing.
struct Looks {
  // Claims a word of movetext as a move.  The word is not empty; it has no blanks, no move number before it,
  // and no marks ("!", "+") after it.
  Claim (*move)(std::string_view word, WordPlace place) = nullptr;
  // Claims a line, or the value of a tag FEN, as a position.
  Claim (*position)(std::string_view text) = nullptr;
  // Says whether all moves of a record together, in their order, can be of no other game.
  bool (*record)(std::span<const std::string_view> moves) = nullptr;
  // Says whether a line, without blanks around it, is an edge of a board as the family itself draws it in
  // characters, or as programs for its games do.  nullptr: the family leaves the drawing to `board`.
  bool (*board_edge)(std::string_view line) = nullptr;
};

}  // namespace mt
