// The figures of a match, a game of a match or a player: what they are called, and how they follow from sums.
#pragma once
#include "movetext/engine/statistics/figure_forms.hpp"
#include "movetext/engine/statistics/match_sums.hpp"
#include "movetext/report/table.hpp"

#include <cstddef>
#include <span>
#include <string_view>

namespace mt::statistics {

struct MatchFigure {
  std::string_view key{};     // for programs
  std::string_view label{};   // for people; empty if the figure is only for programs
  std::string_view points{};  // replaces the label in money play; empty if the label stays
  std::string_view group{};   // heading before this figure; empty if it continues the group
  report::Cell (*cell)(const MatchSums& sums, std::size_t part, const FigureForm& form) = nullptr;
  std::size_t part = 0;  // passed to `cell`: a mark or a fault
};

std::span<const MatchFigure> match_figures();

// Figures that other tables show as well.
report::Cell error_rate(const MatchSums& sums, const FigureForm& form);
report::Cell total_loss(const MatchSums& sums, const FigureForm& form);
report::Cell performance_rating(const MatchSums& sums, const FigureForm& form);
report::Cell overall_word(const MatchSums& sums);

}  // namespace mt::statistics
