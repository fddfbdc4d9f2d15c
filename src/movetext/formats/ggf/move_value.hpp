// The value of a move, "d2/2.39/20.97": the square, what the player thinks of it and the seconds that it
// took.
//
// In a record the last two are commands in a comment, "[%eval 2.39] [%emt 0:00:20.97]".  The evaluation is in
// discs, and positive is good for the side that moves; in both texts the figures are the same.
#pragma once
#include <string>
#include <string_view>

namespace mt::ggf {

// Views into the value; an empty part is not there.
struct MoveValue {
  std::string_view move;
  std::string_view eval;
  std::string_view seconds;
  bool good = true;  // false: a part is no number, or there are more parts
};
MoveValue read_move_value(std::string_view value);

// Says whether the text is a pass in one of its spellings.
bool is_pass(std::string_view move);

// Returns the comment of a move; empty: there is nothing to say.
std::string comment_of(const MoveValue& value);

// What a comment says of a move.
struct Told {
  std::string eval;
  std::string seconds;
  std::string more;  // what else it says
};
// Reads a comment.
Told read_comment(std::string_view comment);

}  // namespace mt::ggf
