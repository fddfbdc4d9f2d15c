// Makes a copy of a record's text in which the movetext is converted to ASCII:
// - Unicode blanks, invisible signs, full-width letters and digits;
// - letters of other alphabets that look like the letters of moves;
// - the sign of a piece that a blank separates from its square.
//
// Texts that were read as moves, and all bytes of comments and tags, are unchanged.
#pragma once
#include "movetext/record/record.hpp"
#include "movetext/record/text_editor.hpp"
#include "movetext/text/move_shape.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace mt::pgn {

struct PlainCopy {
  EditedText copy;
  // A message about a word whose letters were changed or in which a blank was removed. Only the first word of
  // each kind is noted.
  struct Note {
    std::uint32_t begin = 0;  // range in the copy
    std::uint32_t end = 0;
    std::string message{};
  };
  std::vector<Note> notes;
};

// Makes the copy after the record has been read for the first time. `record` is the result of that reading;
// `movetext` is the index in its text where the tags end.
PlainCopy make_plain_copy(const Record& record, const text::MoveShapes& shapes, std::size_t movetext);

}  // namespace mt::pgn
