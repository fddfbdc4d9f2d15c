// The figures of a game without dice, or of a player: what they are called, and how they follow from sums.
#pragma once
#include "movetext/engine/statistics/figure_forms.hpp"
#include "movetext/engine/statistics/move_sums.hpp"
#include "movetext/report/table.hpp"

#include <string>
#include <vector>

namespace mt::statistics {

struct MoveFigure {
  std::string key{};    // for programs; empty if the figure is only for people
  std::string label{};  // for people; empty if the figure is only for programs
  std::string group{};  // heading before this figure; empty if it continues the group
  report::Cell (*cell)(const MoveSums& sums, const MoveLosses& part, const FigureForm& form) = nullptr;
  // Returns the part of the sums that the figure is about.
  const MoveLosses& (*part)(const MoveSums& sums, std::size_t index) = nullptr;
  std::size_t index = 0;  // passed to `part`

  report::Cell of(const MoveSums& sums, const FigureForm& form) const {
    return cell(sums, part(sums, index), form);
  }
};

// Returns all figures. The key of a figure about a part of the moves ends with the name of the part.
const std::vector<MoveFigure>& move_figures();

report::Cell average_loss(const MoveLosses& losses, const FigureForm& form);
report::Cell accuracy_figure(const MoveSums& sums, const FigureForm& form);

}  // namespace mt::statistics
