// Rewrites words of movetext that have characters outside ASCII, so that they fit the shapes of moves.
#pragma once
#include "movetext/text/move_shape.hpp"

#include <string>
#include <string_view>

namespace mt::pgn {

// `own_letters`: letters outside ASCII may name pieces, because most pieces of the record have such letters.
class PlainWords {
 public:
  PlainWords(const text::MoveShapes& shapes, bool own_letters) : shapes_(shapes), own_letters_(own_letters) {}

  // Returns the text that is read instead of a word; it may be several words with blanks between them. The
  // given word must not contain blanks or characters of structure such as "(". A word that does not resemble
  // a move is returned unchanged.
  std::string rewrite(std::string_view word) const;

  // Returns whether the word is a complete move, perhaps with evaluation marks after it.
  bool is_move(std::string_view word) const;
  // Returns whether the word begins with a move or with a move number.
  bool begins_move(std::string_view word) const;

 private:
  std::string without_invisible(std::string_view word) const;
  std::string with_plain_letters(std::string_view word) const;
  std::string letters_of(std::string_view word, bool keep_first) const;
  std::string parts_of(std::string_view word) const;
  std::string split_moves(std::string_view word) const;
  bool is_whole(std::string_view word) const;
  bool is_settled(std::string_view word) const;

  const text::MoveShapes& shapes_;
  bool own_letters_;
};

}  // namespace mt::pgn
