// Returns the words for men and points in messages.
#pragma once
#include "movetext/games/xiangqi/board.hpp"

#include <string>
#include <string_view>

namespace mt::xiangqi {

// Returns "Red" or "Black".
std::string_view name(Side side);
// Returns the name of the kind, such as "king" or "pawn".
std::string_view name(Kind kind);
// Returns "Red's horse on e2".
std::string man_on(Side side, Kind kind, int point);

inline void write_point(int point, std::string& out) {
  out += static_cast<char>('a' + file_of(point));
  out += static_cast<char>('0' + rank_of(point));
}
// Returns "e2".
inline std::string point_name(int point) {
  std::string text;
  write_point(point, text);
  return text;
}

}  // namespace mt::xiangqi
