#include "movetext/engine/statistics/match_figures.hpp"

#include "movetext/engine/statistics/ratings.hpp"

#include <array>
#include <string>

namespace mt::statistics {
namespace {

using report::Cell;
using report::count_cell;
using OfMatch = const MatchSums&;
using Shown = const FigureForm&;

constexpr double thousand = 1000;

Losses total_of(OfMatch sums) {
  Losses total = sums.plays;
  total += sums.cube();
  return total;
}
std::uint64_t rated_decisions(OfMatch sums) {
  return sums.valued + sums.close;
}

Cell word_for(const Losses& losses, std::uint64_t decisions) {
  return decisions == 0 ? Cell() : word_figure(gnubg_word(losses.equity / static_cast<double>(decisions)));
}

// Returns the number of faults, for people with their loss.
Cell fault_count(OfMatch sums, std::size_t fault, Shown form) {
  const Losses& losses = sums.faults[fault];
  Cell cell = count_cell(losses.count);
  if (form.for_people && losses.count > 0)
    cell.text.append(" (").append(figure(losses.equity, 3, form).text).append(")");
  return cell;
}
Cell fault_loss(OfMatch sums, std::size_t fault, Shown form) {
  return figure(sums.faults[fault].equity, 3, form);
}
Cell fault_worth(OfMatch sums, std::size_t fault, Shown form) {
  return worth_figure(sums.faults[fault].worth, form);
}
Cell luck_count(OfMatch sums, std::size_t mark, Shown /*form*/) {
  return sums.rolls_with_luck == 0 ? Cell() : count_cell(sums.luck_marks_of_rolls[mark]);
}
Cell play_mark(OfMatch sums, std::size_t mark, Shown /*form*/) {
  return count_cell(sums.play_marks[mark]);
}
Cell cube_mark(OfMatch sums, std::size_t mark, Shown /*form*/) {
  return count_cell(sums.cube_marks[mark]);
}

template <std::uint64_t MatchSums::*count>
Cell count_of(OfMatch sums, std::size_t /*part*/, Shown /*form*/) {
  return count_cell(sums.*count);
}

constexpr std::size_t part_of(CubeFault fault) {
  return static_cast<std::size_t>(fault);
}
constexpr std::size_t part_of(LuckMark mark) {
  return static_cast<std::size_t>(mark);
}

constexpr auto figures = std::to_array<MatchFigure>({
    {.key = "games", .cell = count_of<&MatchSums::games>},
    {.key = "moves", .label = "Moves", .group = "Checker play", .cell = count_of<&MatchSums::rolls>},
    {.key = "unforced", .label = "Unforced", .cell = count_of<&MatchSums::unforced>},
    {.key = "unforced_analysed", .label = "Unforced and analysed", .cell = count_of<&MatchSums::valued>},
    {.key = "plays_unmarked", .cell = play_mark, .part = 0},
    {.key = "plays_doubtful", .label = "Doubtful (over 0.03)", .cell = play_mark, .part = 1},
    {.key = "plays_bad", .label = "Bad (over 0.06)", .cell = play_mark, .part = 2},
    {.key = "plays_very_bad", .label = "Very bad (over 0.12)", .cell = play_mark, .part = 3},
    {.key = "play_errors", .cell = [](OfMatch s, std::size_t, Shown) { return count_cell(s.plays.count); }},
    {.key = "play_loss",
     .label = "Loss",
     .cell = [](OfMatch s, std::size_t, Shown f) { return figure(s.plays.equity, 3, f); }},
    {.key = "play_loss_worth",
     .label = "Loss of match chance",
     .points = "Loss in points",
     .cell = [](OfMatch s, std::size_t, Shown f) { return worth_figure(s.plays.worth, f); }},
    {.key = "play_error_rate",
     .label = "Error rate per unforced move",
     .cell = [](OfMatch s, std::size_t,
                Shown f) { return mean_figure(s.plays.equity, s.valued, thousand, 1, f); }},
    {.key = "play_rating",
     .label = "Rating",
     .cell = [](OfMatch s, std::size_t, Shown) { return word_for(s.plays, s.valued); }},
    {.key = "cube_decisions",
     .label = "Decisions",
     .group = "Cube",
     .cell = count_of<&MatchSums::cube_decisions>},
    {.key = "cube_not_analysed",
     .label = "Not analysed",
     .cell =
         [](OfMatch s, std::size_t, Shown f) {
           return s.cube_unvalued == 0 && f.for_people ? Cell() : count_cell(s.cube_unvalued);
         }},
    {.key = "cube_close", .label = "Close or actual", .cell = count_of<&MatchSums::close>},
    {.key = "doubles", .label = "Doubles", .cell = count_of<&MatchSums::doubles>},
    {.key = "takes", .label = "Takes", .cell = count_of<&MatchSums::takes>},
    {.key = "drops", .label = "Drops", .cell = count_of<&MatchSums::drops>},
    {.key = "missed_doubles",
     .label = "Missed doubles, below cash point",
     .cell = fault_count,
     .part = part_of(CubeFault::missed_double)},
    {.key = "missed_doubles_loss", .cell = fault_loss, .part = part_of(CubeFault::missed_double)},
    {.key = "missed_doubles_worth", .cell = fault_worth, .part = part_of(CubeFault::missed_double)},
    {.key = "missed_cashes",
     .label = "Missed doubles, above cash point",
     .cell = fault_count,
     .part = part_of(CubeFault::missed_cash)},
    {.key = "missed_cashes_loss", .cell = fault_loss, .part = part_of(CubeFault::missed_cash)},
    {.key = "missed_cashes_worth", .cell = fault_worth, .part = part_of(CubeFault::missed_cash)},
    {.key = "early_doubles",
     .label = "Wrong doubles, too early",
     .cell = fault_count,
     .part = part_of(CubeFault::early_double)},
    {.key = "early_doubles_loss", .cell = fault_loss, .part = part_of(CubeFault::early_double)},
    {.key = "early_doubles_worth", .cell = fault_worth, .part = part_of(CubeFault::early_double)},
    {.key = "late_doubles",
     .label = "Wrong doubles, too good",
     .cell = fault_count,
     .part = part_of(CubeFault::late_double)},
    {.key = "late_doubles_loss", .cell = fault_loss, .part = part_of(CubeFault::late_double)},
    {.key = "late_doubles_worth", .cell = fault_worth, .part = part_of(CubeFault::late_double)},
    {.key = "wrong_takes",
     .label = "Wrong takes",
     .cell = fault_count,
     .part = part_of(CubeFault::wrong_take)},
    {.key = "wrong_takes_loss", .cell = fault_loss, .part = part_of(CubeFault::wrong_take)},
    {.key = "wrong_takes_worth", .cell = fault_worth, .part = part_of(CubeFault::wrong_take)},
    {.key = "wrong_drops",
     .label = "Wrong drops",
     .cell = fault_count,
     .part = part_of(CubeFault::wrong_drop)},
    {.key = "wrong_drops_loss", .cell = fault_loss, .part = part_of(CubeFault::wrong_drop)},
    {.key = "wrong_drops_worth", .cell = fault_worth, .part = part_of(CubeFault::wrong_drop)},
    {.key = "cube_doubtful", .label = "Doubtful (over 0.03)", .cell = cube_mark, .part = 1},
    {.key = "cube_bad", .label = "Bad (over 0.06)", .cell = cube_mark, .part = 2},
    {.key = "cube_very_bad", .label = "Very bad (over 0.12)", .cell = cube_mark, .part = 3},
    {.key = "cube_loss",
     .label = "Loss",
     .cell = [](OfMatch s, std::size_t, Shown f) { return figure(s.cube().equity, 3, f); }},
    {.key = "cube_loss_worth",
     .label = "Loss of match chance",
     .points = "Loss in points",
     .cell = [](OfMatch s, std::size_t, Shown f) { return worth_figure(s.cube().worth, f); }},
    {.key = "cube_error_rate",
     .label = "Error rate per close decision",
     .cell = [](OfMatch s, std::size_t,
                Shown f) { return mean_figure(s.cube().equity, s.close, thousand, 1, f); }},
    {.key = "cube_rating",
     .label = "Rating",
     .cell = [](OfMatch s, std::size_t, Shown) { return word_for(s.cube(), s.close); }},
    {.key = "rolls_very_lucky",
     .label = "Very lucky rolls (over 0.6)",
     .group = "Luck",
     .cell = luck_count,
     .part = part_of(LuckMark::very_lucky)},
    {.key = "rolls_lucky",
     .label = "Lucky rolls (over 0.3)",
     .cell = luck_count,
     .part = part_of(LuckMark::lucky)},
    {.key = "rolls_unmarked", .cell = luck_count, .part = part_of(LuckMark::none)},
    {.key = "rolls_unlucky",
     .label = "Unlucky rolls (below -0.3)",
     .cell = luck_count,
     .part = part_of(LuckMark::unlucky)},
    {.key = "rolls_very_unlucky",
     .label = "Very unlucky rolls (below -0.6)",
     .cell = luck_count,
     .part = part_of(LuckMark::very_unlucky)},
    {.key = "rolls_with_luck", .cell = count_of<&MatchSums::rolls_with_luck>},
    {.key = "luck",
     .label = "Luck",
     .cell = [](OfMatch s, std::size_t,
                Shown f) { return s.rolls_with_luck == 0 ? Cell() : figure(s.luck, 3, f); }},
    {.key = "luck_worth",
     .label = "Luck in match chance",
     .points = "Luck in points",
     .cell = [](OfMatch s, std::size_t,
                Shown f) { return s.rolls_with_luck == 0 ? Cell() : worth_figure(s.luck_worth, f); }},
    {.key = "luck_rate",
     .label = "Luck rate per roll",
     .cell = [](OfMatch s, std::size_t,
                Shown f) { return mean_figure(s.luck, s.rolls_with_luck, thousand, 1, f); }},
    {.key = "loss",
     .label = "Loss",
     .group = "Overall",
     .cell = [](OfMatch s, std::size_t, Shown f) { return total_loss(s, f); }},
    {.key = "loss_worth",
     .label = "Loss of match chance",
     .points = "Loss in points",
     .cell = [](OfMatch s, std::size_t, Shown f) { return worth_figure(total_of(s).worth, f); }},
    {.key = "error_rate",
     .label = "Error rate per decision",
     .cell = [](OfMatch s, std::size_t, Shown f) { return error_rate(s, f); }},
    {.key = "rating",
     .label = "Rating",
     .cell = [](OfMatch s, std::size_t, Shown) { return overall_word(s); }},
    {.key = "snowie_error_rate",
     .label = "Snowie error rate",
     .cell =
         [](OfMatch s, std::size_t, Shown f) {
           const std::uint64_t rolls = s.valued == 0 ? 0 : s.rolls + s.opponent_rolls;
           return mean_figure(total_of(s).equity, rolls, thousand, 1, f);
         }},
    {.key = "counted_decisions",
     .label = "Decisions that count for the PR",
     .cell = [](OfMatch s, std::size_t, Shown) { return count_cell(s.counted.count); }},
    {.key = "counted_loss",
     .cell = [](OfMatch s, std::size_t, Shown f) { return figure(s.counted.equity, 3, f); }},
    {.key = "performance_rating",
     .label = "Performance rating (PR)",
     .cell = [](OfMatch s, std::size_t, Shown f) { return performance_rating(s, f); }},
    {.key = "performance",
     .label = "PR in words",
     .cell =
         [](OfMatch s, std::size_t, Shown) {
           if (s.counted.count == 0) return Cell();
           return word_figure(
               xg_word(rating_factor * s.counted.equity / static_cast<double>(s.counted.count)));
         }},
    {.key = "result",
     .label = "Result in match chance",
     .points = "Result in points",
     .cell = [](OfMatch s, std::size_t,
                Shown f) { return s.has_result ? worth_figure(s.result, f) : Cell(); }},
    {.key = "result_without_luck",
     .label = "Result without luck",
     .cell =
         [](OfMatch s, std::size_t, Shown f) {
           const bool is_known = s.has_result && s.rolls_with_luck > 0;
           return is_known ? worth_figure(s.result - s.luck_worth + s.opponent_luck_worth, f) : Cell();
         }},
});

}  // namespace

std::span<const MatchFigure> match_figures() {
  return figures;
}

Cell error_rate(const MatchSums& sums, const FigureForm& form) {
  return mean_figure(total_of(sums).equity, rated_decisions(sums), thousand, 1, form);
}

Cell total_loss(const MatchSums& sums, const FigureForm& form) {
  const bool has_values = sums.valued + sums.cube_decisions > 0;
  if (form.for_people && sums.unforced > 0 && !has_values) return {};
  return figure(total_of(sums).equity, 3, form);
}

Cell performance_rating(const MatchSums& sums, const FigureForm& form) {
  return mean_figure(sums.counted.equity, sums.counted.count, rating_factor, 2, form);
}

Cell overall_word(const MatchSums& sums) {
  return word_for(total_of(sums), rated_decisions(sums));
}

}  // namespace mt::statistics
