// Names a move as its side sees it: the man, the direction, and a number (the distance of a move along a
// file, otherwise the file of the target).
//
// Files are counted from the right of the side. If a man shares its file with another man of its kind, it is
// named by its place from the front; advisors and elephants never need this. If two files have several pawns
// each, the name also has the file.
#pragma once
#include "movetext/games/xiangqi/moves.hpp"
#include "movetext/games/xiangqi/position.hpp"

namespace mt::xiangqi {

// The direction of a move: forward, backward or sideways. The values are the signs of WXF.
enum class Course : char { forward = '+', back = '-', across = '.' };

// The place of a man among the men of its kind and side.
struct RankedPlace {
  int file = 0;         // 1 to 9
  int count = 1;        // number of men of its kind on its file
  int index = 0;        // index among the men on its file, from the front
  int ordinal = 0;      // index among all men that are not alone on a file: right to left, front to rear
  bool others = false;  // whether another file also has several men of this kind
};
// Returns the place of the man on a point. If the man is alone on its file, only the file is set.
RankedPlace place_of(const Position& position, int point);

struct MoveName {
  Kind kind = Kind::king;
  Side side = red;
  RankedPlace place;
  Course course = Course::forward;
  int number = 0;  // number of points for a straight move along the file, else the file of the target
};

Course course_of(int from, int to, Side side);
// Returns the number that follows the direction in the name.
int number_of(Kind kind, int from, int to, Side side);
MoveName name_of(const Position& position, Move move);

// Returns whether men of this kind move along files and ranks. The names of their moves along a file give the
// number of steps.
constexpr bool walks_straight(Kind kind) {
  return kind == Kind::king || kind == Kind::rook || kind == Kind::cannon || kind == Kind::pawn;
}
// Returns whether men of this kind are distinguished by front and rear. Two advisors or elephants on a file
// need no distinction: one of them can move only forward, the other only back.
constexpr bool has_places(Kind kind) {
  return kind != Kind::king && kind != Kind::advisor && kind != Kind::elephant;
}

}  // namespace mt::xiangqi
