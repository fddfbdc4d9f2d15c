#include "movetext/formats/xg/analysis.hpp"

#include <array>
#include <charconv>
#include <cmath>

namespace mt::xg {
namespace {

constexpr std::int32_t rollout_level = 100;

struct LevelName {
  std::int32_t level;
  std::string_view name;
};
constexpr auto level_names = std::to_array<LevelName>({{0, "1-ply"},
                                                       {1, "2-ply"},
                                                       {2, "3-ply"},
                                                       {3, "4-ply"},
                                                       {4, "5-ply"},
                                                       {5, "6-ply"},
                                                       {6, "7-ply"},
                                                       {12, "3-ply-red"},
                                                       {998, "book"},
                                                       {999, "book"},
                                                       {1000, "XGRoller"},
                                                       {1001, "XGRoller+"},
                                                       {1002, "XGRoller++"}});

// Appends a number with four decimals, or "?" if it is not a number.
void append_number(double number, std::string& out) {
  constexpr double largest = 1e6;
  if (!(std::fabs(number) < largest)) {
    out += '?';
    return;
  }
  std::array<char, 32> digits{};
  const auto written =
      std::to_chars(digits.data(), digits.data() + digits.size(), number, std::chars_format::fixed, 4);
  const std::string_view text(digits.data(), static_cast<std::size_t>(written.ptr - digits.data()));
  out += text == "-0.0000" ? "0.0000" : text;
}

void append_level(std::int32_t level, std::int32_t rollout, const std::vector<Rollout>& rollouts,
                  std::string& out) {
  if (level == rollout_level) {
    out += "rollout";
    if (rollout < 0 || static_cast<std::size_t>(rollout) >= rollouts.size()) return;
    const Rollout& known = rollouts[static_cast<std::size_t>(rollout)];
    out.append(":").append(std::to_string(known.games)).append(":");
    return append_number(known.error, out);
  }
  for (const LevelName& row : level_names)
    if (row.level == level) {
      out += row.name;
      return;
    }
  out.append("level:").append(std::to_string(level));
}

void append_chances(const Evaluation& evaluation, std::string& out) {
  for (const float chance : {evaluation.win, evaluation.win_gammon, evaluation.win_backgammon,
                             evaluation.lose_gammon, evaluation.lose_backgammon}) {
    out += ' ';
    append_number(chance, out);
  }
}

void append_error(std::string_view what, double error, std::string& out) {
  if (!(error > not_analysed)) return;
  out.append("XE[").append(what).append(" ");
  append_number(error, out);
  out += ']';
}

}  // namespace

Rollout rollout_entry(Bytes entry) {
  return {.games = entry.i32(84), .error = entry.f32(2020)};
}

void append_move_analysis(const MoveEntry& move, Bytes entry, const std::vector<Rollout>& rollouts,
                          std::string& out) {
  if (move.candidates > 0 && move.error > not_analysed) {
    out += "XM";
    for (std::size_t i = 0; i < static_cast<std::size_t>(move.candidates); ++i) {
      const Candidate looked_at = candidate(entry, i);
      out += '[';
      append_level(looked_at.level, looked_at.rollout, rollouts, out);
      out += ' ';
      append_number(looked_at.evaluation.equity, out);
      append_chances(looked_at.evaluation, out);
      out += ' ';
      if (!append_play(looked_at.play, out)) out += '?';
      out += ']';
    }
  }
  append_error("move", move.error, out);
  if (move.luck > not_analysed) {
    out += "XL[";
    append_number(move.luck, out);
    out += ']';
  }
  if (move.flagged) out += "XF[]";
}

void append_cube_analysis(const CubeEntry& cube, const std::vector<Rollout>& rollouts, std::string& out) {
  if (cube.analysed()) {
    out += "XD[";
    append_level(cube.analysis.level, cube.rollout, rollouts, out);
    for (const float equity :
         {cube.analysis.equity_no_double, cube.analysis.equity_take, cube.analysis.equity_drop}) {
      out += ' ';
      append_number(equity, out);
    }
    append_chances(cube.analysis.no_double, out);
    out += ']';
  }
  append_error("double", cube.error, out);
  // If an answer was not given, its error is 0 and must not be written.
  if (cube.doubled == 1) append_error("take", cube.take_error, out);
  if (cube.take == 2) append_error("beaver", cube.beaver_error, out);
  if (cube.beaver == 2) append_error("raccoon", cube.raccoon_error, out);
  if (cube.flagged) out += "XF[]";
}

void append_end_analysis(const GameEndEntry& end, std::string& out) {
  if (!end.resigned()) return;
  append_error("resign", end.resign_error, out);
  append_error("accept", end.accept_error, out);
}

}  // namespace mt::xg
