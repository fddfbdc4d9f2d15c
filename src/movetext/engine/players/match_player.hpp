// The player of matches with dice. It chooses plays, cube actions and resignations.
//
// The depth of a search is the number of rolls that the player looks ahead after a play, 0 to 2.
#pragma once
#include "movetext/engine/players/computed_equity.hpp"
#include "movetext/engine/players/own_player.hpp"
#include "movetext/engine/players/play_search.hpp"
#include "movetext/engine/players/root_moves.hpp"
#include "movetext/games/api/any_game.hpp"

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace mt::engine {

template <MatchGame G, EstimatesChances<G> E>
class MatchPlayer final : public OwnPlayer {
 public:
  // `game` must be the game of `any`.
  MatchPlayer(std::unique_ptr<const AnyGame> any, const G& game)
      : OwnPlayer(std::move(any), {}),
        game_(game),
        evaluation_(game),
        search_(game_, evaluation_, table_, meter_) {}

  Abilities abilities() const override {
    return {.cube = true,
            .beavers = true,
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
  void new_game() override {}

 private:
  using Position = typename G::Position;
  using Candidates = std::vector<Candidate<G>>;

  static constexpr int most_rolls = 2;

  Answer answer_to(const Question& question, const Limits& limits, Watcher& watcher) override {
    depth_ = std::clamp(limits.depth.value_or(most_rolls), 0, most_rolls);
    const AnyPosition& any = question.line.position();
    const auto here = any.as<Position>();
    if (rules().outcome(any).kind != Outcome::Kind::open) return {};
    if (question.values_only) return values_of(here, watcher);
    if (here.resignation != 0) return answer_resignation(here, watcher);
    if (here.double_offered) return answer_double(here, watcher);
    return here.dice.rolled() ? choose_play(here, question, watcher) : before_roll(here, watcher);
  }
  Answer values_of(const Position& here, Watcher& watcher) {
    int rolls = 0;
    const mt::Chances chances = chances_of(here, rolls);
    const GameValue value(here, here.on_roll, chances, table_);
    Answer answer;
    add_line(value, value.as_it_is(), {.depth = rolls}, answer);
    add_chances(chances, answer.lines.back());
    return tell(std::move(answer), watcher);
  }

  // Choosing plays.

  Answer choose_play(const Position& here, const Question& question, Watcher& watcher) {
    Candidates all = search_.candidates(here);
    const std::optional<double> luck = luck_of(here, all, question.luck);
    if (all.empty()) return {.kind = Answer::Kind::move, .move = std::string(no_play_words), .luck = luck};
    const double spread = spread_of(here, all);
    if (!question.among.empty()) keep_only(here, question.among, all);
    if (all.empty()) return {};
    const std::size_t wanted =
        question.lines <= 0 ? all.size() : std::min(all.size(), static_cast<std::size_t>(question.lines));
    Answer answer{.kind = Answer::Kind::move, .luck = luck, .spread = spread};
    tell(here, all, wanted, answer, watcher);
    for (int rolls = 1; rolls <= depth_ && all.size() > 1 && meter_.may_go_on(0.4); ++rolls) {
      if (!look_deeper(here, rolls, wanted, all)) break;
      tell(here, all, wanted, answer, watcher);
    }
    answer.move = answer.lines.front().moves.front();
    return answer;
  }
  // Returns how much the static equities of all plays differ (Answer::spread). `all` is sorted.
  double spread_of(const Position& here, const Candidates& all) const {
    const GameValue scale(here, here.on_roll, all.front().chances, table_);
    return scale.equity(all.front().value) - scale.equity(all.back().value);
  }
  // Returns the luck of the roll (Answer::luck). Compares the best plays of all rolls by their static values.
  std::optional<double> luck_of(const Position& here, const Candidates& all, Question::Luck wanted) {
    if (wanted == Question::Luck::none) return std::nullopt;
    const Side side = here.on_roll;
    const bool is_opening = wanted == Question::Luck::opening;
    double sum = 0;
    double weights = 0;
    for (const Side roller : {side, other(side)}) {
      if (roller != side && !is_opening) continue;
      for (const Dice dice : all_rolls) {
        if (is_opening && dice.is_double()) continue;
        Position rolled = here;
        rolled.on_roll = rolled.to_decide = roller;
        rolled.dice = dice;
        const double weight = dice.is_double() ? 1 : 2;
        sum += weight * static_equity(rolled, search_.candidates(rolled), side);
        weights += weight;
      }
    }
    return static_equity(here, all, side) - sum / weights;
  }
  // Returns the static equity of the best play for that side. `all` are the plays of `here`, sorted.
  double static_equity(const Position& here, const Candidates& all, Side side) {
    mt::Chances chances;
    if (all.empty()) {  // no play is possible
      Position after = here;
      pass_dice(after);
      chances = search_.before_roll(after, 0).turned();
    } else {
      chances = all.front().chances;
    }
    const GameValue scale(here, here.on_roll, chances, table_);
    const double equity = scale.equity(all.empty() ? scale.as_it_is() : all.front().value);
    return here.on_roll == side ? equity : -equity;
  }
  void keep_only(const Position& here, std::span<const std::string> among, Candidates& all) const {
    const std::vector<std::string> wanted = canonical(rules(), AnyPosition(here), among);
    std::erase_if(all, [&](const Candidate<G>& candidate) {
      return std::find(wanted.begin(), wanted.end(), text_of(candidate)) == wanted.end();
    });
  }
  // Looks `rolls` rolls ahead after the plays whose value is close to the best one. If the search is
  // interrupted, returns false and changes nothing.
  bool look_deeper(const Position& here, int rolls, std::size_t wanted, Candidates& all) {
    const std::size_t most = std::max<std::size_t>(wanted, rolls == 1 ? 8 : 4);
    const double margin = rolls == 1 ? 0.16 : 0.06;
    const GameValue scale(here, here.on_roll, all.front().chances, table_);
    const double best = scale.equity(all.front().value);
    Candidates deeper(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(std::min(most, all.size())));
    std::size_t size = 0;
    for (Candidate<G>& candidate : deeper) {
      if (size >= wanted && best - scale.equity(candidate.value) > margin) break;
      search_.look_behind(here, candidate, rolls);
      if (meter_.stopped()) return false;
      ++size;
    }
    std::copy_n(deeper.begin(), size, all.begin());
    PlaySearch<G, E>::sort(all);
    return true;
  }
  void tell(const Position& here, const Candidates& all, std::size_t wanted, Answer& answer,
            Watcher& watcher) const {
    answer.lines.clear();
    for (std::size_t i = 0; i < wanted; ++i) {
      const GameValue value(here, here.on_roll, all[i].chances, table_);
      add_line(value, all[i].value,
               {.rank = static_cast<int>(i) + 1, .depth = all[i].rolls, .moves = {text_of(all[i])}}, answer);
      add_chances(all[i].chances, answer.lines.back());
      watcher.found(answer.lines.back(), effort());
    }
  }
  std::string text_of(const Candidate<G>& candidate) const {
    std::string text;
    game_.write(game_.in_order(candidate.play), rules().notation(), text);
    return text;
  }
  // Adds a line with its value for the side that was asked.
  static void add_line(const GameValue& scale, double value, FoundLine line, Answer& answer) {
    const double equity = scale.equity(value);
    line.score = Score{.unit = Score::Unit::equity, .value = static_cast<int>(std::lround(1000 * equity))};
    line.worth.emplace().equity = equity;
    if (scale.is_match()) line.worth->match_chance = value;
    answer.lines.push_back(std::move(line));
  }
  static void add_chances(const mt::Chances& chances, FoundLine& line) {
    line.chances = {chances.win,     chances.win_gammon,  chances.win_triple,
                    1 - chances.win, chances.lose_gammon, chances.lose_triple};
    line.worth->cubeless = chances.equity();
  }
  // Reports all lines of an answer to the watcher, and returns the answer.
  Answer tell(Answer answer, Watcher& watcher) const {
    for (const FoundLine& line : answer.lines) watcher.found(line, effort());
    return answer;
  }

  // Cube actions.

  // Returns the chances of the side on roll, at the greatest depth that the time allows.
  mt::Chances chances_of(const Position& here, int& rolls) {
    Position position = here;
    position.dice = {};
    rolls = 0;
    mt::Chances chances = search_.before_roll(position, 0);
    for (int more = 1; more <= depth_ && meter_.may_go_on(0.4); ++more) {
      const mt::Chances deeper = search_.before_roll(position, more);
      if (meter_.stopped()) break;
      chances = deeper;
      rolls = more;
    }
    return chances;
  }
  mt::Chances of_decider(const Position& here, int& rolls) {
    const mt::Chances chances = chances_of(here, rolls);
    return here.to_decide == here.on_roll ? chances : chances.turned();
  }

  Answer before_roll(const Position& here, Watcher& watcher) {
    int rolls = 0;
    const mt::Chances chances = chances_of(here, rolls);
    const GameValue value(here, here.on_roll, chances, table_);
    const double quiet = value.as_it_is();
    Answer answer{.kind = Answer::Kind::no_double};
    add_line(value, quiet, {.depth = rolls, .act = Act::no_double}, answer);
    add_chances(chances, answer.lines.back());
    if (const int level = hopeless(chances); level > 0) {
      answer.kind = Answer::Kind::resign;
      answer.level = level;
      return tell(std::move(answer), watcher);
    }
    if (why_not(here, MatchAction::offer_double) != MatchRefusal::none || is_useless_double(here))
      return tell(std::move(answer), watcher);
    const double taken = value.taken_by(other(here.on_roll));
    const double dropped = value.points(static_cast<int>(here.cube.value()));
    add_line(value, taken, {.depth = rolls, .act = Act::double_take}, answer);
    add_line(value, dropped, {.depth = rolls, .act = Act::double_drop}, answer);
    const bool takes = taken <= dropped;
    // A double must gain something, unless it ends a game that is won anyway.
    const bool doubles = takes ? taken > quiet + 1e-6 : dropped >= quiet - 1e-6;
    if (doubles) {
      answer.kind = Answer::Kind::offer_double;
      answer.reply = takes ? "take" : "drop";
    }
    return tell(std::move(answer), watcher);
  }

  Answer answer_double(const Position& here, Watcher& watcher) {
    int rolls = 0;
    const mt::Chances chances = of_decider(here, rolls);
    const GameValue value(here, here.to_decide, chances, table_);
    // If the doubler has to answer a beaver, the other side owns the cube.
    const bool is_doubler = here.to_decide == here.on_roll;
    const Side taker = here.animals % 2 == 0 ? here.to_decide : other(here.to_decide);
    struct Choice {
      Answer::Kind kind;
      Act act;
      MatchAction action;
      double value;
    };
    const std::array<Choice, 3> choices{{
        {Answer::Kind::take, Act::take, MatchAction::take, value.taken_by(taker)},
        {Answer::Kind::drop, Act::drop, MatchAction::drop,
         value.points(-static_cast<int>(here.cube.value()))},
        {Answer::Kind::beaver, Act::beaver, is_doubler ? MatchAction::raccoon : MatchAction::beaver,
         value.beavered_by(here.to_decide)},
    }};
    Answer answer;
    double best = 0;
    for (const Choice& choice : choices) {
      if (why_not(here, choice.action) != MatchRefusal::none) continue;
      add_line(value, choice.value, {.depth = rolls, .act = choice.act}, answer);
      if (answer.kind != Answer::Kind::none && choice.value <= best) continue;
      best = choice.value;
      answer.kind = choice.kind;
    }
    if (!answer.lines.empty()) add_chances(chances, answer.lines.front());
    return tell(std::move(answer), watcher);
  }

  Answer answer_resignation(const Position& here, Watcher& watcher) {
    int rolls = 0;
    const mt::Chances chances = of_decider(here, rolls);
    const GameValue value(here, here.to_decide, chances, table_);
    const double accepted = value.points(static_cast<int>(points_for(here, here.resignation)));
    const double refused = value.as_it_is();
    Answer answer{.kind = accepted >= refused - 1e-6 ? Answer::Kind::accept : Answer::Kind::reject};
    add_line(value, accepted, {.depth = rolls, .act = Act::accept}, answer);
    add_line(value, refused, {.depth = rolls, .act = Act::reject}, answer);
    add_chances(chances, answer.lines.back());
    return tell(std::move(answer), watcher);
  }

  // Returns the level of the loss (1 single game, 2 gammon) if it is certain, else 0.
  static int hopeless(const mt::Chances& chances) {
    constexpr double nothing = 1e-5;
    if (chances.win > nothing) return 0;
    if (chances.lose_gammon < nothing) return 1;
    return chances.lose_gammon > 1 - nothing && chances.lose_triple < nothing ? 2 : 0;
  }

  const G& game_;
  E evaluation_;
  ComputedEquity table_;
  PlaySearch<G, E> search_;
  int depth_ = most_rolls;
};

}  // namespace mt::engine
