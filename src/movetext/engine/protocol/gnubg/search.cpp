#include "movetext/engine/protocol/gnubg/search.hpp"

#include <cmath>
#include <utility>

namespace mt::engine::gnubg {
namespace {

std::string thousandths_text(int number) {
  const std::string digits = std::to_string(1000 + number % 1000);
  return std::to_string(number / 1000) + '.' + digits.substr(1);
}

int thousandths(double equity) {
  return static_cast<int>(std::lround(1000 * equity));
}

}  // namespace

void ask_values(Desk& desk, const Settings& settings, int plies, const std::string& terms,
                const std::string& ids, std::size_t positions,
                const std::function<void(const ValuesReply& reply)>& then) {
  constexpr int quick_plies = 2;
  constexpr std::size_t quick_positions = 20;
  const bool is_long = plies > quick_plies || (plies == quick_plies && positions > quick_positions);
  std::string rest = std::to_string(plies);
  rest.append(" ").append(thousandths_text(settings.noise)).append(" 1 ").append(terms).append(ids);
  desk.ask("values", rest, is_long, [positions, then](std::string_view words) {
    const auto reply = read_values(words, positions, true);
    if (reply) then(*reply);
    return reply.has_value();
  });
}

std::string roll_out_words(const Settings& settings) {
  std::string words;
  for (const std::uint64_t number :
       {settings.trials, settings.seed, static_cast<std::uint64_t>(settings.rollout_plies),
        static_cast<std::uint64_t>(settings.truncation)})
    words.append(std::to_string(number)).append(" ");
  return words;
}

void ask_roll_out(Desk& desk, const Settings& settings, const std::string& rest, std::size_t rows,
                  const std::function<void(const RollOutReply& reply)>& then,
                  const std::function<void()>& otherwise) {
  desk.ask(
      "rollout", roll_out_words(settings) + rest, true,
      [rows, then](std::string_view text) {
        const auto reply = read_roll_out(text, rows);
        if (reply) then(*reply);
        return reply.has_value();
      },
      otherwise);
}

FoundLine line_of(double equity, int plies, const MatchState& state, const Scale& scale) {
  FoundLine line{.depth = plies};
  line.score = Score{.unit = Score::Unit::equity, .value = thousandths(equity)};
  line.worth.emplace().equity = equity;
  if (!state.is_money()) line.worth->match_chance = scale.chance(equity);
  return line;
}

void add_chances(const Chances& chances, FoundLine& line) {
  const auto [win, gammon, triple, loss, lost_gammon, lost_triple] = chances;
  line.chances = chances;
  line.worth->cubeless = win - loss + gammon + triple - lost_gammon - lost_triple;
}

FoundLine line_of(const RolledOut& rolled, std::uint64_t trials, const MatchState& state,
                  const Scale& scale) {
  const bool is_money = state.is_money();
  const double unit = is_money ? 1 : (scale.win - scale.loss) / 2;
  FoundLine line = line_of(is_money ? rolled.cubeful : scale.equity(rolled.cubeful), 0, state, scale);
  line.worth->trials = trials;
  line.worth->equity_error = unit < 1e-9 ? 0 : rolled.cubeful_error / unit;
  if (!is_money) line.worth->match_chance_error = rolled.cubeful_error;
  add_chances(rolled.chances, line);
  return line;
}

}  // namespace mt::engine::gnubg
