// Records in which each move names the side that makes it.
#pragma once
#include "movetext/base/side.hpp"
#include "movetext/record/record.hpp"

#include <string>
#include <string_view>

namespace mt::replay {

// Returns whether the text of a move or a pass names the opponent of the side to move.
inline bool names_other_side(const Event& event, Side mover) {
  return (event.flags & (mover == Side::first ? names_second : names_first)) != 0;
}

inline std::string other_side_words(std::string_view move) {
  return (move.empty() ? std::string("this pass") : std::string(move)) +
         " is given to the side that is not to move";
}

}  // namespace mt::replay
