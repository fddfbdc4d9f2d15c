// Names a move as its side sees it: the man, the direction and the distance.
//
// Files are counted from the side's right. A man that shares its file with another of its kind is named by
// its place from the front; if pawns do so on two files, the file is added.
#pragma once
#include "movetext/games/xiangqi/moves.hpp"
#include "movetext/games/xiangqi/position.hpp"

namespace mt::xiangqi {

// Forward, backward, sideways; the signs are those of WXF.
enum class Course : char { forward = '+', back = '-', across = '.' };

// The place of a man among those of its kind and side.
struct RankedPlace {
  int file = 0;         // 1 to 9
  int count = 1;        // men of the kind on the file
  int index = 0;        // index among them, from the front
  int ordinal = 0;      // among the men that share files, from right to left and from front to rear
  bool others = false;  // another file also has several of them
};
// For a man that is alone on its file only the file is set.
RankedPlace place_of(const Position& position, int point);

struct MoveName {
  Kind kind = Kind::king;
  Side side = red;
  RankedPlace place;
  Course course = Course::forward;
  int number = 0;  // points along a file, or the file of arrival
};

Course course_of(int from, int to, Side side);
// Returns the number written after the course.
int number_of(Kind kind, int from, int to, Side side);
MoveName name_of(const Position& position, Move move);

// Returns whether a man of that kind moves along files and ranks, so that steps along a file are counted.
constexpr bool walks_straight(Kind kind) {
  return kind == Kind::king || kind == Kind::rook || kind == Kind::cannon || kind == Kind::pawn;
}
// Returns whether men of that kind are distinguished by front and rear: of two advisors or elephants on a
// file, one can only move forward and the other only back.
constexpr bool has_places(Kind kind) {
  return kind != Kind::king && kind != Kind::advisor && kind != Kind::elephant;
}

}  // namespace mt::xiangqi
