// What the findings of an engine say of the decisions of a game.
#pragma once
#include "movetext/engine/analysis/course.hpp"
#include "movetext/engine/analysis/finding.hpp"
#include "movetext/engine/analysis/marks.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace mt::engine {

// All values are those of the side that decided.
struct Judgement {
  std::optional<Score> best{};      // the value of the best decision
  std::optional<Score> made{};      // ... and of the one that was made; nothing: not known
  std::vector<std::string> line{};  // the best line, or the best decision: "double, take"
  std::optional<double> loss{};     // expected score or points, by the unit
  Mark mark = Mark::none;
  bool is_over = false;  // the move has ended the game

  bool in_points() const { return best && best->unit == Score::Unit::equity; }
};

// Judges the decisions of a course; `findings` has one for each, nothing where there is none.
std::vector<Judgement> judge(const Course& course, std::span<const std::optional<Finding>> findings);

}  // namespace mt::engine
