// A copy of a record's text in which the movetext is written in ASCII where other signs stand for it: blanks
// of Unicode, invisible signs, letters and digits of full width, letters of other alphabets that look like
// those of moves, and the sign of a piece that is apart from its square.
//
// Each text that was read as a move, and every byte of a comment and of a tag, stays unchanged.
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
  // A word that changed its letters or lost a blank, for a message; the first one of each kind.
  struct Note {
    std::uint32_t begin = 0;  // in the copy
    std::uint32_t end = 0;
    std::string message{};
  };
  std::vector<Note> notes;
};

// Makes the copy after a first reading: `record` holds what was read of its source.  `movetext`: where the
// tags end.
PlainCopy make_plain_copy(const Record& record, const text::MoveShapes& shapes, std::size_t movetext);

}  // namespace mt::pgn
