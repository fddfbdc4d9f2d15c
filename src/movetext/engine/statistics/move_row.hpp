// The moves of a recorded game without dice as plain rows, from which statistics are summed.
//
//   std::vector<MoveRow> rows = move_rows(record, course);
//   read_stored_values(record, course, rows);     // or read_judgements(course, judgements, rows)
//   const BothMoveSums sums = sum_of_moves(rows);
#pragma once
#include "movetext/base/side.hpp"
#include "movetext/engine/analysis/course.hpp"
#include "movetext/engine/analysis/judge.hpp"
#include "movetext/record/record.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace mt::statistics {

// The phase of a game, by the share of men that are left: the men on the board compared with those at the
// start of the game, or in a game in which men are added, the empty squares compared with those at the start.
enum class Phase : std::uint8_t {
  opening,     // one of the first 30 plies, with more than four fifths
  middlegame,  // neither of the others
  endgame,     // two fifths or less
};
inline constexpr std::size_t phases = 3;

// The value of a position for the side that moves.
struct MoveValue {
  double hundredths = 0;  // limited to the largest value that counts (move_row.cpp)
  double expected = 0.5;  // expected score, 0 to 1
};

struct MoveRow {
  Side side = Side::first;
  bool is_white = true;        // the side is White (AnyGame::is_white)
  std::uint32_t event = 0;     // index in the tape of the move
  std::uint32_t decision = 0;  // index in the course
  Phase phase = Phase::opening;
  std::optional<double> seconds{};  // time used

  // The values before and after the move, both for the side that moved; nullopt if one of them is not known.
  struct Values {
    MoveValue before;
    MoveValue after;
  };
  std::optional<Values> values{};
  engine::Mark mark = engine::Mark::none;

  double value_loss() const;  // in hundredths, at least 0; `values` must be known
  double score_loss() const;  // in expected score, at least 0; `values` must be known
};

// Returns the moves of a course with phases and times (record/move_times.hpp), without values.
std::vector<MoveRow> move_rows(const Record& record, const engine::Course& course);

// Sets the values that the commands [%eval] in comments give. The value before a move is the value after the
// move before it. A move that ends the game has the value of the result.
void read_stored_values(const Record& record, const engine::Course& course, std::span<MoveRow> rows);
// Sets the values and marks of an engine's judgements, one for each decision of the course.
void read_judgements(const engine::Course& course, std::span<const engine::Judgement> judgements,
                     std::span<MoveRow> rows);

// Returns whether at least half of the moves have a value.
bool are_valued(std::span<const MoveRow> rows);

}  // namespace mt::statistics
