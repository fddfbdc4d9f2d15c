#include "movetext/engine/protocol/gnubg/values.hpp"

#include "movetext/engine/protocol/api/reals.hpp"
#include "movetext/engine/protocol/api/words.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace mt::engine::gnubg {

std::string evaluation_line(std::string_view board, int plies) {
  std::string out = "evaluation fibsboard ";
  out.append(board).append(" plies ").append(std::to_string(plies));
  return out + " cubeful deterministic";
}

std::optional<FoundLine> read_values(std::string_view reply, const MatchState& state, int plies) {
  Words words(reply);
  std::array<double, 6> number{};
  for (double& value : number) {
    const auto read = read_real(words.take());
    if (!read) return std::nullopt;
    value = *read;
  }
  const auto [win, gammon, triple, lost_gammon, lost_triple, last] = number;
  constexpr double most = 100;  // an upper limit: no equity is that large
  const bool are_chances =
      std::all_of(number.begin(), number.end() - 1, [](double chance) { return chance >= 0 && chance <= 1; });
  const bool is_value = state.is_money() ? std::abs(last) < most : last >= 0 && last <= 1;
  if (!words.empty() || !are_chances || !is_value) return std::nullopt;
  FoundLine line{.depth = plies};
  line.chances = Chances{win, gammon, triple, 1 - win, lost_gammon, lost_triple};
  line.worth.emplace().cubeless = 2 * win - 1 + gammon + triple - lost_gammon - lost_triple;
  if (state.is_money()) {
    line.worth->equity = last;
    line.score = Score{.unit = Score::Unit::equity, .value = static_cast<int>(std::lround(last * 1000))};
  } else {
    line.worth->match_chance = last;
  }
  return line;
}

FoundLine turned(FoundLine line) {
  const auto negate = [](std::optional<double>& value) {
    if (value) *value = -*value;
  };
  if (line.chances) {
    const Chances& p = *line.chances;
    line.chances = Chances{p[3], p[4], p[5], p[0], p[1], p[2]};
  }
  if (line.score) line.score->value = -line.score->value;
  if (!line.worth) return line;
  negate(line.worth->equity);
  negate(line.worth->cubeless);
  if (line.worth->match_chance) *line.worth->match_chance = 1 - *line.worth->match_chance;
  return line;
}

}  // namespace mt::engine::gnubg
