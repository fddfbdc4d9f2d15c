// Judges the decisions of a game with the findings of an engine.
#pragma once
#include "movetext/engine/analysis/course.hpp"
#include "movetext/engine/analysis/finding.hpp"
#include "movetext/engine/analysis/marks.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace mt::engine {

// All values are from the view of the side that decided.
struct Judgement {
  std::optional<Score> best{};      // the value of the best decision
  std::optional<Score> made{};      // the value of the actual decision; nullopt if not known
  std::vector<std::string> line{};  // the best line, or the best decision in words: "double, take"
  // The expected score that was lost, or the points if the values are equities.
  std::optional<double> loss{};
  Mark mark = Mark::none;
  bool is_over = false;  // the move ended the game

  bool in_points() const { return best && best->unit == Score::Unit::equity; }
};

// Judges the decisions of a course. `findings` has one entry for each decision; nullopt means that there is
// no finding.
std::vector<Judgement> judge(const Course& course, std::span<const std::optional<Finding>> findings);

}  // namespace mt::engine
