#include "movetext/engine/statistics/move_figures.hpp"

#include <array>
#include <string_view>
#include <utility>

namespace mt::statistics {
namespace {

using report::Cell;
using report::count_cell;
using OfMoves = const MoveSums&;
using OfPart = const MoveLosses&;
using InForm = const FigureForm&;

const MoveLosses& all_moves(OfMoves sums, std::size_t /*index*/) {
  return sums.all;
}
const MoveLosses& in_phase(OfMoves sums, std::size_t index) {
  return sums.by_phase[index];
}
const MoveLosses& in_time(OfMoves sums, std::size_t index) {
  return sums.by_time[index];
}

// A number of moves that people read only if the part has moves.
template <std::size_t mark>
Cell marks_of(OfMoves /*sums*/, OfPart part, InForm form) {
  return part.moves == 0 && form.for_people ? Cell() : count_cell(part.marks[mark]);
}
Cell moves_of(OfMoves /*sums*/, OfPart part, InForm form) {
  return part.moves == 0 && form.for_people ? Cell() : count_cell(part.moves);
}
Cell loss_of(OfMoves /*sums*/, OfPart part, InForm form) {
  return average_loss(part, form);
}
Cell score_of_part(OfMoves /*sums*/, OfPart part, InForm form) {
  return mean_figure(part.score, part.moves, 1, 4, form);
}
Cell marks_together(OfMoves /*sums*/, OfPart part, InForm /*form*/) {
  if (part.moves == 0) return {};
  std::string text;
  for (std::size_t mark = 1; mark < part.marks.size(); ++mark)
    text.append(text.empty() ? "" : " / ").append(std::to_string(part.marks[mark]));
  return {.kind = Cell::Kind::number, .text = std::move(text)};
}

void add_part(const std::string& key, const std::string& label,
              const MoveLosses& (*part)(OfMoves, std::size_t), std::size_t index,
              std::vector<MoveFigure>& all) {
  constexpr std::string_view first = "Moves with a value";
  const auto add = [&](std::string_view name, std::string_view words, auto cell) {
    all.push_back({.key = name.empty() ? std::string() : std::string(name) + '_' + key,
                   .label = std::string(words),
                   .group = words == first ? label : std::string(),
                   .cell = cell,
                   .part = part,
                   .index = index});
  };
  add("moves", first, moves_of);
  add("average_loss", "Average loss", loss_of);
  add("score_loss", "", score_of_part);
  add("dubious", "", marks_of<1>);
  add("mistakes", "", marks_of<2>);
  add("blunders", "", marks_of<3>);
  add("", "Inaccuracies / mistakes / blunders", marks_together);
}

std::vector<MoveFigure> all_figures() {
  std::vector<MoveFigure> all{
      {"games", "", "", [](OfMoves s, OfPart, InForm) { return count_cell(s.games); }, all_moves},
      {"moves", "Moves", "All moves", [](OfMoves s, OfPart, InForm) { return count_cell(s.moves); },
       all_moves},
      {"analysed", "Moves with a value", "", [](OfMoves, OfPart p, InForm) { return count_cell(p.moves); },
       all_moves},
      {"average_loss", "Average loss", "", loss_of, all_moves},
      {"score_loss", "Mean loss of expected score", "", score_of_part, all_moves},
      {"accuracy", "Accuracy", "", [](OfMoves s, OfPart, InForm f) { return accuracy_figure(s, f); },
       all_moves},
      {"dubious", "Inaccuracies", "", marks_of<1>, all_moves},
      {"mistakes", "Mistakes", "", marks_of<2>, all_moves},
      {"blunders", "Blunders", "", marks_of<3>, all_moves},
      {"timed", "", "", [](OfMoves s, OfPart, InForm) { return count_cell(s.timed); }, all_moves},
      {"average_seconds", "Average time in seconds", "",
       [](OfMoves s, OfPart, InForm f) { return mean_figure(s.seconds, s.timed, 1, 1, f); }, all_moves},
  };
  constexpr auto phase_names = std::to_array<std::array<const char*, 2>>(
      {{"opening", "Opening"}, {"middlegame", "Middlegame"}, {"endgame", "Endgame"}});
  for (std::size_t i = 0; i < phases; ++i) add_part(phase_names[i][0], phase_names[i][1], in_phase, i, all);
  for (std::size_t i = 0; i < time_ranges; ++i) {
    const TimeRange& range = ranges_of_time()[i];
    add_part("time_" + std::string(range.key), "Time used: " + std::string(range.words), in_time, i, all);
  }
  return all;
}

}  // namespace

const std::vector<MoveFigure>& move_figures() {
  static const std::vector<MoveFigure> figures = all_figures();
  return figures;
}

Cell average_loss(const MoveLosses& losses, const FigureForm& form) {
  return mean_figure(losses.value, losses.moves, 1, 1, form);
}

Cell accuracy_figure(const MoveSums& sums, const FigureForm& form) {
  return mean_figure(sums.accuracy, sums.games_with_accuracy, 1, 1, form);
}

}  // namespace mt::statistics
