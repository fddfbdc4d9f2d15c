// A copy of a record's text with the movetext converted to ASCII: Unicode blanks, invisible signs, full-width
// letters and digits, letters of other alphabets that look like those of moves, and the sign of a piece that
// is separate from its square.
//
// Texts that were read as moves, and all bytes of comments and tags, stay unchanged.
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
  // A word with changed letters or a removed blank, for a message; the first one of each kind.
  struct Note {
    std::uint32_t begin = 0;  // in the copy
    std::uint32_t end = 0;
    std::string message{};
  };
  std::vector<Note> notes;
};

// Makes the copy after a first reading: `record` holds the result of reading its source. `movetext`: the end
// of the tags.
PlainCopy make_plain_copy(const Record& record, const text::MoveShapes& shapes, std::size_t movetext);

}  // namespace mt::pgn
