// Decides whether a word that is not a move was meant as one.
//
// A damaged move must not vanish into a comment: the moves after it would be played from another position, or
// by the other side. Therefore a word similar to a move is passed on as a move, and the replay refuses it;
// only a text that cannot be meant as a move becomes a comment.
#pragma once
#include "movetext/text/move_shape.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mt::pgn {

// How similar a word is to the shape of a move.
enum class Likeness : std::uint8_t {
  none,    // prose, or signs
  faint,   // "at", "The": an ordinary word; a damaged move only where a move is required
  weak,    // "e", "Nf": a move without its digit, or a short word; the words around it decide
  strong,  // "Nc33", "28xx19", "Nf3Nc6"
};

// Compares one word without blanks that shapes.scan() does not accept as a whole. One character too many,
// missing, wrong or swapped with its neighbour gives a strong or weak likeness, and so do a few signs glued
// to a whole move. The time is bounded: a word longer than any move has no likeness.
Likeness likeness_to_move(const text::MoveShapes& shapes, std::string_view word);

// Returns the end of the word that starts at `at`: before a blank, a sign of structure, or the glyphs glued
// to it.
std::size_t word_end(std::string_view text, std::size_t at);

}  // namespace mt::pgn
