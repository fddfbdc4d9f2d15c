// The value of a move, "d2/2.39/20.97": the square, the player's evaluation and the seconds taken.
//
// In a record the last two are commands in a comment, "[%eval 2.39] [%emt 0:00:20.97]". The evaluation is in
// discs, and positive is good for the side that moves; both texts have the same figures.
#pragma once
#include <string>
#include <string_view>

namespace mt::ggf {

// Views into the value; missing parts are empty.
struct MoveValue {
  std::string_view move;
  std::string_view eval;
  std::string_view seconds;
  bool good = true;  // false: a part is not a number, or there are more parts
};
MoveValue read_move_value(std::string_view value);

// Returns whether the text is a pass in one of its spellings.
bool is_pass(std::string_view move);

// Returns the comment of a move, or an empty string if there is none.
std::string comment_of(const MoveValue& value);

// The content of a comment on a move.
struct Told {
  std::string eval;
  std::string seconds;
  std::string more;  // the rest of the comment
};
// Reads a comment.
Told read_comment(std::string_view comment);

}  // namespace mt::ggf
