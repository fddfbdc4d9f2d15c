// The player of games of matches: plays of the dice, the cube, resignations.
//
// Its depth is the number of rolls that it looks at behind a play, 0 to 2.
#pragma once
#include "movetext/engine/players/play_search.hpp"
#include "movetext/engine/players/player.hpp"
#include "movetext/engine/players/root_moves.hpp"
#include "movetext/games/api/any_game.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace mt::engine {

template <MatchGame G, EstimatesChances<G> E>
class MatchPlayer final : public Player {
 public:
  // `game` is that of `any`.
  MatchPlayer(std::unique_ptr<const AnyGame> any, const G& game)
      : any_(std::move(any)), game_(game), evaluation_(game), search_(game_, evaluation_, table_, meter_) {}

  void new_game() override {}
  void set_hash(std::size_t /*bytes*/) override {}
  void set_seed(std::uint64_t /*seed*/) override {}
  void stop() override { meter_.stop(); }
  void ready() override { meter_.forget_stop(); }
  void limit(const Limits& limits) override { meter_.limit(limits); }

  Answer think(const Question& question, const Limits& limits, Watcher& watcher) override {
    meter_.start(limits, std::chrono::steady_clock::now());
    depth_ = std::clamp(limits.depth.value_or(most_rolls), 0, most_rolls);
    Answer answer = answer_to(question, watcher);
    while (answer.kind != Answer::Kind::none && meter_.may_wait())
      std::this_thread::sleep_for(Milliseconds{1});
    meter_.forget_stop();
    answer.progress = progress();
    return answer;
  }

 private:
  using Position = typename G::Position;
  using Candidates = std::vector<Candidate<G>>;

  static constexpr int most_rolls = 2;

  Progress progress() const { return {meter_.nodes(), meter_.elapsed()}; }

  Answer answer_to(const Question& question, Watcher& watcher) {
    const AnyPosition& any = question.history.back();
    const auto here = any.as<Position>();
    if (any_->outcome(any).kind != Outcome::Kind::open) return {};
    if (here.resignation != 0) return answer_resignation(here);
    if (here.double_offered) return answer_double(here);
    return here.dice.rolled() ? choose_play(here, question, watcher) : before_roll(here);
  }

  // Plays.

  Answer choose_play(const Position& here, const Question& question, Watcher& watcher) {
    Candidates all = search_.candidates(here);
    if (all.empty()) return {.kind = Answer::Kind::move, .move = std::string(no_play_words)};
    if (!question.among.empty()) keep_only(here, question.among, all);
    if (all.empty()) return {};
    const std::size_t wanted =
        question.lines <= 0 ? all.size() : std::min(all.size(), static_cast<std::size_t>(question.lines));
    Answer answer{.kind = Answer::Kind::move};
    tell(here, all, wanted, answer, watcher);
    for (int rolls = 1; rolls <= depth_ && all.size() > 1 && meter_.may_go_on(0.4); ++rolls) {
      if (!look_deeper(here, rolls, wanted, all)) break;
      tell(here, all, wanted, answer, watcher);
    }
    answer.move = answer.lines.front().moves.front();
    return answer;
  }
  void keep_only(const Position& here, std::span<const std::string> among, Candidates& all) const {
    const std::vector<std::string> wanted = canonical(*any_, AnyPosition(here), among);
    std::erase_if(all, [&](const Candidate<G>& candidate) {
      return std::find(wanted.begin(), wanted.end(), text_of(candidate)) == wanted.end();
    });
  }
  // Looks at one more roll behind the plays that are not much worse than the best one.  False: it was broken
  // off, and nothing has changed.
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
      Line& line = answer.lines.emplace_back();
      line = line_of(GameValue(here, here.on_roll, all[i].chances, table_), all[i].value, all[i].chances);
      line.rank = static_cast<int>(i) + 1;
      line.depth = all[i].rolls;
      line.moves = {text_of(all[i])};
      watcher.found(line, progress());
    }
  }
  std::string text_of(const Candidate<G>& candidate) const {
    std::string text;
    game_.write(game_.in_order(candidate.play), any_->notation(), text);
    return text;
  }
  static Line line_of(const GameValue& scale, double value, const Chances& chances) {
    Line line;
    line.score = {Score::Unit::equity, static_cast<int>(std::lround(1000 * scale.equity(value))), true};
    line.chances = chances;
    return line;
  }

  // The cube.

  // Returns the chances of the side on roll, looked at as deeply as there is time for.
  Chances chances_of(const Position& here, int& rolls) {
    Position position = here;
    position.dice = {};
    rolls = 0;
    Chances chances = search_.before_roll(position, 0);
    for (int more = 1; more <= depth_ && meter_.may_go_on(0.4); ++more) {
      const Chances deeper = search_.before_roll(position, more);
      if (meter_.stopped()) break;
      chances = deeper;
      rolls = more;
    }
    return chances;
  }
  Chances of_decider(const Position& here, int& rolls) {
    const Chances chances = chances_of(here, rolls);
    return here.to_decide == here.on_roll ? chances : chances.turned();
  }

  Answer before_roll(const Position& here) {
    int rolls = 0;
    const Chances chances = chances_of(here, rolls);
    if (const int level = hopeless(chances); level > 0) return {.kind = Answer::Kind::resign, .level = level};
    const GameValue value(here, here.on_roll, chances, table_);
    const double quiet = value.as_it_is();
    Answer answer{.kind = Answer::Kind::no_double};
    add_line(value, quiet, chances, rolls, {}, answer);
    if (why_not(here, MatchAction::offer_double) != MatchRefusal::none || is_useless_double(here))
      return answer;
    const double taken = value.taken_by(other(here.on_roll));
    const double dropped = value.points(static_cast<int>(here.cube.value()));
    const bool takes = taken <= dropped;
    add_line(value, std::min(taken, dropped), chances, rolls, {"double", takes ? "take" : "drop"}, answer);
    // A double must gain something, unless it ends a game that is won in any case.
    if (takes ? taken <= quiet + 1e-6 : dropped < quiet - 1e-6) return answer;
    answer.kind = Answer::Kind::double_;
    answer.move = "double";
    answer.reply = takes ? "take" : "drop";
    std::swap(answer.lines[0], answer.lines[1]);
    for (std::size_t i = 0; i < 2; ++i) answer.lines[i].rank = static_cast<int>(i) + 1;
    return answer;
  }

  Answer answer_double(const Position& here) {
    int rolls = 0;
    const Chances chances = of_decider(here, rolls);
    const GameValue value(here, here.to_decide, chances, table_);
    // After a beaver it is the doubler who answers, and the cube stays with the other side.
    const Side taker = here.animals % 2 == 0 ? here.to_decide : other(here.to_decide);
    struct Choice {
      Answer::Kind kind;
      MatchAction action;
      std::string_view word;
      double value;
    };
    const std::array<Choice, 3> choices{{
        {Answer::Kind::take, MatchAction::take, "take", value.taken_by(taker)},
        {Answer::Kind::drop, MatchAction::drop, "drop", value.points(-static_cast<int>(here.cube.value()))},
        {Answer::Kind::beaver, MatchAction::beaver, "beaver", value.beavered_by(here.to_decide)},
    }};
    const Choice* best = nullptr;
    for (const Choice& choice : choices)
      if (why_not(here, choice.action) == MatchRefusal::none &&
          (best == nullptr || choice.value > best->value))
        best = &choice;
    if (best == nullptr) return {};
    Answer answer{.kind = best->kind, .move = std::string(best->word)};
    add_line(value, best->value, chances, rolls, {answer.move}, answer);
    return answer;
  }

  Answer answer_resignation(const Position& here) {
    int rolls = 0;
    const Chances chances = of_decider(here, rolls);
    const GameValue value(here, here.to_decide, chances, table_);
    const double accepted = value.points(static_cast<int>(points_for(here, here.resignation)));
    const double refused = value.as_it_is();
    Answer answer{.kind = accepted >= refused - 1e-6 ? Answer::Kind::accept : Answer::Kind::refuse};
    add_line(value, std::max(accepted, refused), chances, rolls, {}, answer);
    return answer;
  }

  // Returns the level that is lost for certain, 0 if the game is open.
  static int hopeless(const Chances& chances) {
    constexpr double nothing = 1e-5;
    if (chances.win > nothing) return 0;
    if (chances.lose_gammon < nothing) return 1;
    return chances.lose_gammon > 1 - nothing && chances.lose_triple < nothing ? 2 : 0;
  }

  static void add_line(const GameValue& scale, double value, const Chances& chances, int rolls,
                       std::vector<std::string> moves, Answer& answer) {
    Line line = line_of(scale, value, chances);
    line.rank = static_cast<int>(answer.lines.size()) + 1;
    line.depth = rolls;
    line.moves = std::move(moves);
    answer.lines.push_back(std::move(line));
  }

  std::unique_ptr<const AnyGame> any_;
  const G& game_;
  E evaluation_;
  MatchEquity table_;
  Meter meter_;
  PlaySearch<G, E> search_;
  int depth_ = most_rolls;
};

}  // namespace mt::engine
