// Recognises texts of a game, to find out which game a text holds before a reader is chosen.
//
//   family.looks.move("Nf3", {.first = true})                // Claim::possible, of chess
//   family.looks.position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w")  // Claim::unmistakable
//
// Each game judges on its own. If several games claim a word, the strongest claim wins; if two claims are
// equally strong, the word counts for neither game (games/table/looked_like.hpp).
#pragma once
#include <cstdint>
#include <span>
#include <string_view>

namespace mt {

// How surely a text belongs to a game.
enum class Claim : std::uint8_t {
  none,          // the text belongs to another game or to no game
  possible,      // records of the game have such texts; records of other games may also have them
  likely,        // records of the game have such texts; records of other games rarely have them
  unmistakable,  // only records of this game have such texts
};

struct WordPlace {
  bool first = false;  // the first move of a game from the start position
};

// The functions by which one game recognises its texts. A member may be nullptr; the game then claims no text
// of this kind.
struct Looks {
  // Returns how surely a word of movetext is a move of the game. The word is not empty; it has no blanks, no
  // move number before it, and no marks ("!", "+") after it.
  Claim (*move)(std::string_view word, WordPlace place) = nullptr;
  // Returns how surely a line, or the value of a tag FEN, is a position of the game.
  Claim (*position)(std::string_view text) = nullptr;
  // Returns whether all moves of a record together, in order, can only belong to this game.
  bool (*record)(std::span<const std::string_view> moves) = nullptr;
  // Returns whether a line, without surrounding blanks, is an edge of a board drawn in characters by the
  // family itself or by programs for its games. nullptr if the room board draws the family's boards.
  bool (*board_edge)(std::string_view line) = nullptr;
};

}  // namespace mt
