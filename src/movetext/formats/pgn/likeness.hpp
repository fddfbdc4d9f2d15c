// Decides whether a word that is not a move was intended as a move.
//
// A damaged move must not become a comment: the next moves would then be played from a wrong position, or by
// the wrong side. Therefore a word that is similar to a move is stored as a move, and the replay refuses it.
// Only text that cannot have been intended as a move becomes a comment.
#pragma once
#include "movetext/text/move_shape.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mt::pgn {

// How similar a word is to the shape of a move.
enum class Likeness : std::uint8_t {
  none,    // ordinary text, or signs
  faint,   // "at", "The": an ordinary word; it counts as a damaged move only where a move is required
  weak,    // "e", "Nf": a short word, or a move without its digit; the words around it decide
  strong,  // "Nc33", "28xx19", "Nf3Nc6": certainly a damaged move
};

// Compares a word without blanks with the shapes of moves. shapes.scan() must not accept the whole word. The
// likeness is strong or weak if the word differs from a move in one character (added, missing, wrong, or
// exchanged with the next one), or if a few characters are glued to a complete move. Words that are longer
// than any move are not compared, so the time is bounded.
Likeness likeness_to_move(const text::MoveShapes& shapes, std::string_view word);

// Returns the end of the word that starts at `at`. A word ends before a blank, a character of structure such
// as "(", or the glyphs that are glued to it.
std::size_t word_end(std::string_view text, std::size_t at);

}  // namespace mt::pgn
