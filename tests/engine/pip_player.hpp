// A backgammon player for tests. It evaluates a position only by its pips. The same position always has the
// same values, and the probabilities, equities and match winning chances agree with each other as
// docs/ubgi.md requires.
#pragma once
#include "movetext/engine/api/player.hpp"
#include "movetext/games/backgammon/position.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace mt::engine {

class PipPlayer final : public Player {
 public:
  const Identity& identity() const override { return identity_; }
  std::span<const Option> options() const override { return options_; }
  Abilities abilities() const override {
    return {.cube = true,
            .resignations = true,
            .values = true,
            .equity = true,
            .match_chance = true,
            .depth = true,
            .nodes = true,
            .move_time = true,
            .clock = true,
            .lines = true,
            .among = true};
  }
  bool set_option(std::string_view name, std::string_view value) override {
    if (name == "Resign") resigns_ = value == "true";
    if (name == "Seed") return value.find_first_not_of("0123456789") == std::string_view::npos;
    return name == "Resign" && (value == "true" || value == "false");
  }
  void new_game() override { ++games; }
  Answer think(const Question& question, const Limits& limits, Watcher& watcher,
               std::stop_token /*stop*/) override {
    last_limits = limits;
    const AnyGame& game = question.line.game();
    const AnyPosition& position = question.line.position();
    const MatchState state = *game.match_state(position);
    if (question.values_only) return values(position, watcher);
    if (state.double_offered) return answer_double(position, state, watcher);
    if (state.resignation != 0) return answer_resignation(position, state, watcher);
    return state.dice.rolled() ? choose(question, watcher) : decide(game, position, state, watcher);
  }

  int games = 0;
  Limits last_limits{};

 private:
  struct Value {
    Chances chances{};
    double cubeless = 0;
  };
  // Returns the value for `side`. `has_roll` is true if `side` is on roll, and false if the other side is on
  // roll.
  static Value value_of(const AnyPosition& any, Side side, bool has_roll) {
    const auto position = any.as<backgammon::Position>();
    const auto pips = [&](Side of) {
      int sum = 0;
      for (int point = 1; point <= 25; ++point) sum += point * position.board.count(of, point);
      return sum;
    };
    Value out;
    if (position.is_finished(side) || position.is_finished(other(side))) {
      const bool wins = position.is_finished(side);
      const bool is_gammon = position.borne_off(wins ? other(side) : side) == 0;
      out.chances = wins ? Chances{1, is_gammon ? 1.0 : 0.0, 0, 0, 0, 0}
                         : Chances{0, 0, 0, 1, is_gammon ? 1.0 : 0.0, 0};
    } else {
      const double lead = pips(other(side)) - pips(side) + (has_roll ? 4 : -4);
      const double win = 1 / (1 + std::exp(-lead / 12));
      const double far = position.borne_off(other(side)) == 0 ? win * win / 4 : 0;
      const double lost = 1 - win;
      const double own = position.borne_off(side) == 0 ? lost * lost / 4 : 0;
      out.chances = {win, far, far / 20, lost, own, own / 20};
    }
    const Chances& p = out.chances;
    out.cubeless = p[0] + p[1] + p[2] - p[3] - p[4] - p[5];
    return out;
  }
  // Returns the chance of winning the match for the side that needs `own` points if the other side needs
  // `theirs`.
  static double match_chance(double own, double theirs) {
    if (own <= 0) return 1;
    if (theirs <= 0) return 0;
    return 0.5 + std::clamp((theirs - own) / (theirs + own + 4), -0.49, 0.49);
  }
  // Adds the chance of winning the match that corresponds to the equity, and normalises the equity by the
  // chances after a win and a loss.
  static void add_match(const MatchState& state, Side side, Worth& worth) {
    if (state.is_money()) return;
    const double unit = state.cube.value();
    const double own = state.away(side);
    const double theirs = state.away(other(side));
    const double won = match_chance(own - unit, theirs);
    const double lost = match_chance(own, theirs - unit);
    worth.match_chance = std::clamp((won + lost + *worth.equity * (won - lost)) / 2, 0.0, 1.0);
    worth.equity = (2 * *worth.match_chance - won - lost) / (won - lost);
  }
  static FoundLine line_for(const Value& value, double equity, const MatchState& state, Side side) {
    FoundLine line{.chances = value.chances, .worth = Worth{.equity = equity, .cubeless = value.cubeless}};
    add_match(state, side, *line.worth);
    return line;
  }
  static FoundLine act_line(Act act, double equity, const MatchState& state, Side side) {
    FoundLine line{.worth = Worth{.equity = equity}, .act = act};
    add_match(state, side, *line.worth);
    return line;
  }
  static Answer tell(std::vector<FoundLine> lines, Watcher& watcher) {
    for (const FoundLine& line : lines) watcher.found(line, {});
    return {.lines = std::move(lines)};
  }

  static Answer values(const AnyPosition& position, Watcher& watcher) {
    const auto here = position.as<backgammon::Position>();
    const Value value = value_of(position, here.on_roll, true);
    return tell({line_for(value, value.cubeless, here, here.on_roll)}, watcher);
  }
  Answer choose(const Question& question, Watcher& watcher) const {
    const AnyGame& game = question.line.game();
    const AnyPosition& position = question.line.position();
    const MatchState state = *game.match_state(position);
    std::vector<std::string> moves;
    std::vector<AnyPosition> after;
    game.next_positions(position, game.notation(), moves, after);
    std::vector<FoundLine> lines;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const auto& among = question.among;
      if (!among.empty() && std::find(among.begin(), among.end(), moves[i]) == among.end()) continue;
      const Value value = value_of(after[i], state.on_roll, false);
      FoundLine line = line_for(value, value.cubeless, state, state.on_roll);
      line.moves = {moves[i]};
      lines.push_back(std::move(line));
    }
    if (lines.empty()) return {};
    std::stable_sort(lines.begin(), lines.end(), [](const FoundLine& a, const FoundLine& b) {
      return *a.worth->equity > *b.worth->equity;
    });
    for (std::size_t i = 0; i < lines.size(); ++i) lines[i].rank = static_cast<int>(i + 1);
    if (resigns_ && (*lines[0].chances)[0] < 0.001) return {.kind = Answer::Kind::resign, .level = 1};
    const auto wanted = static_cast<std::size_t>(question.lines);
    if (wanted > 0 && wanted < lines.size()) lines.resize(wanted);
    const std::string best = lines[0].moves[0];
    Answer answer = tell(std::move(lines), watcher);
    answer.kind = Answer::Kind::move;
    answer.move = best;
    return answer;
  }
  Answer decide(const AnyGame& game, const AnyPosition& position, const MatchState& state,
                Watcher& watcher) const {
    const Side side = state.on_roll;
    const Value value = value_of(position, side, true);
    if (resigns_ && value.chances[0] < 0.001) return {.kind = Answer::Kind::resign, .level = 1};
    AnyPosition doubled = position;
    std::vector<FoundLine> lines{line_for(value, value.cubeless, state, side)};
    lines[0].act = Act::no_double;
    if (game.act(doubled, MatchAction::offer_double) != MatchRefusal::none) {
      Answer answer = tell(std::move(lines), watcher);
      answer.kind = Answer::Kind::no_double;
      return answer;
    }
    const double taken = 2 * doubled_value(value);
    lines.push_back(act_line(Act::double_take, taken, state, side));
    lines.push_back(act_line(Act::double_drop, 1, state, side));
    const bool is_taken = taken <= 1;
    const double doubling = std::min(taken, 1.0);
    Answer answer = tell(std::move(lines), watcher);
    answer.kind = doubling > value.cubeless ? Answer::Kind::offer_double : Answer::Kind::no_double;
    if (answer.kind == Answer::Kind::offer_double) answer.reply = is_taken ? "take" : "drop";
    return answer;
  }
  // After a double the opponent owns the cube, so a part of the advantage is lost.
  static double doubled_value(const Value& value) { return 0.95 * value.cubeless - 0.05; }
  static Answer answer_double(const AnyPosition& position, const MatchState& state, Watcher& watcher) {
    const Side doubler = state.on_roll;
    const Value value = value_of(position, doubler, true);
    const double taken = 2 * doubled_value(value);
    const double sign = state.to_decide == doubler ? 1 : -1;
    std::vector<FoundLine> lines{act_line(Act::take, sign * taken, state, state.to_decide)};
    if (state.animals == 0) lines.push_back(act_line(Act::drop, -1, state, state.to_decide));
    Answer answer = tell(std::move(lines), watcher);
    answer.kind = sign * taken >= -1 ? Answer::Kind::take : Answer::Kind::drop;
    if (sign * taken > 0.2) answer.kind = Answer::Kind::beaver;  // if the rules allow it
    return answer;
  }
  static Answer answer_resignation(const AnyPosition& position, const MatchState& state, Watcher& watcher) {
    const Value value = value_of(position, state.to_decide, false);
    Answer answer = tell({act_line(Act::accept, state.resignation, state, state.to_decide),
                          act_line(Act::reject, value.cubeless, state, state.to_decide)},
                         watcher);
    answer.kind = state.resignation >= value.cubeless ? Answer::Kind::accept : Answer::Kind::reject;
    return answer;
  }

  Identity identity_{"Pips", "1", "the tests"};
  std::vector<Option> options_{
      {.name = "Seed", .type = Option::Type::spin, .value = "0", .least = 0, .most = 4294967295},
      {.name = "Resign", .type = Option::Type::check, .value = "false"}};
  bool resigns_ = false;
};

}  // namespace mt::engine
