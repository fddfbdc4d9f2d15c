// A draughts rule set: one row of plain data, every field with its source. Hot code reads these fields and
// never looks up a rule by name.
#pragma once
#include "movetext/board/notation.hpp"
#include "movetext/board/shape.hpp"

#include <cstdint>
#include <string_view>

namespace mt::draughts {

// White's home side is at the bottom of the board in every variant; the rules determine which colour begins.
enum class Colour : std::uint8_t { white, black };

constexpr Colour other(Colour colour) {
  return colour == Colour::white ? Colour::black : Colour::white;
}
constexpr std::string_view colour_name(Colour colour) {
  return colour == Colour::white ? "White" : "Black";
}

// What happens to a man that reaches the far row in the middle of a capture.
enum class Crowning : std::uint8_t {
  stops,      // the move ends there, and the man is crowned
  passes,     // the man continues as a man if it can; it is crowned only if the move ends there
  continues,  // the man is crowned at once and continues as a king
};

// Which capture a player must choose if there are several.
enum class Priority : std::uint8_t {
  none,      // any capture, but it must be completed
  quantity,  // most pieces
  spanish,   // most pieces, then most kings taken
  italian,   // most pieces, then a capture by a king, then most kings taken, then the earliest king taken
  czech,     // a capture by a king before a capture by a man
  frisian,   // highest value (man 100, king 199), then a capture by a king
};

// Which side wins, and when.
enum class Goal : std::uint8_t {
  normal,        // the side to move without a legal move loses
  losing,        // the side to move without a legal move wins
  breakthrough,  // the first side that owns a king wins at once
};

// Which rules end a game in a draw; draw_limits.cpp has the numbers with their articles.
enum class DrawRules : std::uint8_t {
  none,
  repetition,  // third occurrence only
  international,
  english,
  italian,  // fourth occurrence
  pool,
  spanish,
  russian,
  brazilian_cbd,
  turkish,
  spantsireti,
  frisian,
};

// The start array of the board.
enum class Start : std::uint8_t {
  rows,            // men fill `men_rows` rows on each side
  rows_but_first,  // men fill `men_rows` rows in front of each back row, which is empty (Turkish)
  diagonal,        // diagonal Russian: a1-h8 empty, each side in its triangle
};

// The first two notations, numeric and algebraic, are N and A in the notation field of the GameType tag.
using board::Notation;

struct Rules {
  board::Shape shape{};
  std::int8_t men_rows = 3;
  Start start = Start::rows;
  Colour first = Colour::white;   // the side that begins
  bool orthogonal_moves = false;  // men and kings move along rows and files (Turkish)
  // Men and kings also capture along rows and files. Pieces that move diagonally then capture in all eight
  // directions (Frisian).
  bool orthogonal_captures = false;
  bool men_capture_back = false;
  bool men_take_kings = true;
  bool flying = false;        // kings move and capture over any distance
  bool lands_behind = false;  // a flying king stops directly after each piece it takes (Thai)
  bool killer =
      false;  // if the last piece that a flying king takes is a king, the flying king stops directly after it
  bool removes_at_once = false;  // pieces are lifted when they are taken, not when the move is over
  bool about_turn = true;        // a capture may turn back by 180 degrees (matters only if removes_at_once)
  Crowning crowning = Crowning::stops;
  Priority priority = Priority::none;
  Goal goal = Goal::normal;
  DrawRules draws = DrawRules::repetition;
  bool king_limit =
      false;  // Frisian: no more than three moves in a row with the same king while men are left

  // Notation (the fields of the GameType tag, with White at the bottom).
  Notation notation = Notation::numeric;
  board::Corner square_one = board::Corner::top_left;    // corner where square 1 is
  board::Corner square_a1 = board::Corner::bottom_left;  // corner where a1 is
  char capture_sign = 'x';                               // 'x', ':' or '-'

  friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

// Returns the same game with the goal reversed and with repetition as the only draw.
constexpr Rules losing(Rules rules) {
  rules.goal = Goal::losing;
  rules.draws = DrawRules::repetition;
  return rules;
}
// Returns the same game with the killer rule.
constexpr Rules killer(Rules rules) {
  rules.killer = true;
  return rules;
}
// Returns the same game on another board. If necessary, `men_rows` is raised to 1 or lowered to the most rows
// that the board has room for.
Rules on_board(Rules rules, board::Shape shape, int men_rows);
// Returns how many rows of men each side has on a board of that height. As many rows are empty as on the
// game's own board. The result is at least 1.
int usual_men_rows(const Rules& rules, int height);

}  // namespace mt::draughts
