// The value of a move, "d2/2.39/20.97": square, the player's evaluation, seconds taken.
//
// A record keeps evaluation and seconds as commands in a comment, "[%eval 2.39] [%emt 0:00:20.97]". The
// evaluation is in discs; it is positive if the side that moves is better. The number is the same in the file
// and in the record.
#pragma once
#include <string>
#include <string_view>

namespace mt::ggf {

// The parts of the value of a move. A part that is missing is empty.
struct MoveValue {
  std::string_view move;
  std::string_view eval;
  std::string_view seconds;
  bool good = true;  // false if a part is not a number, or if there are too many parts
};
MoveValue read_move_value(std::string_view value);

// Returns whether the text is one of the spellings of a pass.
bool is_pass(std::string_view move);

// Returns the comment with the evaluation and time of a move, or an empty string if both are missing.
std::string comment_of(const MoveValue& value);

// The evaluation and time in a comment on a move.
struct Told {
  std::string eval;
  std::string seconds;
  std::string more;  // the rest of the comment
};
// Reads the commands of a comment.
Told read_comment(std::string_view comment);

}  // namespace mt::ggf
