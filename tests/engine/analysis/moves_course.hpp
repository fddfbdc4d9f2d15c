// Courses for tests of the analysis.
#pragma once
#include "movetext/engine/analysis/course.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mt::engine {

// Returns the course of a game that consists of these moves.
inline std::shared_ptr<const Course> course_of_moves(std::string_view name,
                                                     const std::vector<std::string>& moves) {
  Course course{.game = make_game(*parse_game(name)), .is_match = false, .decisions = {}};
  GameLine line(course.game);
  std::uint32_t event = 0;
  for (const std::string& move : moves) {
    Decision decision{.event = event, .ply = event, .side = line.to_move(), .position = line.position()};
    Diagnostic refusal;
    EXPECT_TRUE(line.play(move, refusal)) << move << ": " << refusal.message;
    decision.made = line.moves().back();
    course.decisions.push_back(decision);
    ++event;
  }
  course.decisions.push_back(
      {.kind = Decision::Kind::end, .ply = event, .side = line.to_move(), .position = line.position()});
  return std::make_shared<const Course>(std::move(course));
}

}  // namespace mt::engine
