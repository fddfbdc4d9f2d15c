// The search of a play: a static comparison of all plays, the luck of the roll if it is wanted, a deeper
// search of the best plays, and a rollout of the best ones if it is wanted.
#include "movetext/engine/protocol/gnubg/candidates.hpp"
#include "movetext/engine/protocol/gnubg/match_terms.hpp"
#include "movetext/engine/protocol/gnubg/search.hpp"
#include "movetext/games/api/dice.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace mt::engine::gnubg {
namespace {

// How many plays are rolled out if the question does not limit them, and how far they may be below the best.
constexpr std::size_t most_rolled_out = 4;
constexpr double rolled_out_margin = 0.08;

class PlaySearch final : public Search {
 public:
  PlaySearch(Task task, Desk& desk)
      : task_(std::move(task)), desk_(desk), terms_of_reply_(match_terms(task_.state, other(mover()))) {}

  void begin() override {
    all_ = candidates_in(game(), task_.line.position());
    if (all_.empty()) return desk_.unable("the dice have too many plays to list");
    stages_ = stages_of(task_.settings.depth);
    if (all_.size() == 1 && task_.luck == Question::Luck::none) return choose();
    // The list of GNU Backgammon has no noise.
    const std::string id = full_id(game(), task_.line.position());
    if (task_.settings.noise > 0 || id.empty()) return evaluate_all();
    desk_.ask(
        "plays", match_terms(task_.state, mover()) + ' ' + id, false,
        [this](std::string_view words) {
          const auto listed = read_plays(words);
          if (!listed) return false;
          if (take_listed(game(), task_.line.position(), *listed, all_))
            compared();
          else
            evaluate_all();
          return true;
        },
        [this] { evaluate_all(); });
  }

  bool finish_now() override {
    if (all_.empty() ||
        !std::all_of(all_.begin(), all_.end(), [](const Candidate& c) { return c.plies >= 0; }))
      return false;
    if (!is_chosen_) keep_allowed();
    finish();
    return true;
  }

 private:
  const AnyGame& game() const { return task_.line.game(); }
  Side mover() const { return task_.state.on_roll; }

  void evaluate_all() {
    evaluate(0, all_.size(), all_, [this] { compared(); });
  }
  // Evaluates the first `count` candidates.
  void evaluate(int plies, std::size_t count, std::vector<Candidate>& candidates,
                std::function<void()> then) {
    std::string ids;
    for (std::size_t i = 0; i < count; ++i)
      ids.append(" ").append(position_id(game(), candidates[i].after, other(mover())));
    ask_values(desk_, task_.settings, plies, terms_of_reply_, ids, count,
               [&candidates, plies, then = std::move(then)](const ValuesReply& reply) {
                 for (std::size_t i = 0; i < reply.positions.size(); ++i) {
                   Candidate& each = candidates[i];
                   each.equity = -reply.positions[i].optimal;
                   each.plies = plies;
                   each.scale = {1 - reply.scale.win, 1 - reply.scale.loss};
                   each.chances = turned(*reply.positions[i].chances);
                 }
                 then();
               });
  }

  // All plays have a static equity.
  void compared() {
    sort_by_value(all_);
    spread_ = all_.front().equity - all_.back().equity;
    if (task_.luck == Question::Luck::roll) return ask_mean();
    if (task_.luck == Question::Luck::opening) return ask_opening_mean();
    choose();
  }

  // The mean of the static equities after a roll is the equity before the roll at one ply.
  void ask_mean() {
    const double best = all_.front().equity;
    Settings exact = task_.settings;
    exact.noise = 0;
    ask_values(desk_, exact, 1, match_terms(task_.state, mover()),
               ' ' + position_id(game(), task_.line.position(), mover()), 1,
               [this, best](const ValuesReply& reply) {
                 luck_ = best - reply.positions.front().no_double;
                 choose();
               });
  }
  // The opening roll is one of 15 rolls of this side, or one of 15 rolls of the other side.
  void ask_opening_mean() {
    const double best = all_.front().equity;
    std::string rolls;
    std::size_t count = 0;
    for (const Side side : {mover(), other(mover())}) {
      for (const Dice dice : all_rolls) {
        if (dice.is_double()) continue;
        MatchState state = task_.state;
        state.on_roll = state.to_decide = side;
        state.dice = dice;
        rolls.append(" ").append(full_id(game(), game().with_match_state(task_.line.position(), state)));
        ++count;
      }
    }
    const std::string request = match_terms(task_.state, mover()) + rolls;
    if (const auto known = desk_.opening_means.find(request); known != desk_.opening_means.end()) {
      luck_ = best - known->second;
      return choose();
    }
    desk_.ask(
        "best", request, true,
        [this, best, count, request](std::string_view words) {
          const auto equities = read_numbers(words, count);
          if (!equities) return false;
          const auto half = equities->begin() + static_cast<std::ptrdiff_t>(count / 2);
          const double own = std::accumulate(equities->begin(), half, 0.0);
          const double foe = std::accumulate(half, equities->end(), 0.0);
          const double mean = (own - foe) / static_cast<double>(count);
          desk_.opening_means.emplace(request, mean);
          luck_ = best - mean;
          choose();
          return true;
        },
        [this] { choose(); });
  }

  void keep_allowed() {
    is_chosen_ = true;
    if (task_.among.empty()) return;
    std::erase_if(all_, [&](const Candidate& each) {
      return std::find(task_.among.begin(), task_.among.end(), each.move) == task_.among.end();
    });
  }
  std::size_t least() const {
    return task_.lines == 0 || !task_.among.empty() ? all_.size() : std::min(task_.lines, all_.size());
  }
  void choose() {
    keep_allowed();
    if (all_.empty()) return desk_.answered({});
    if (stages_.empty()) stages_.push_back(0);
    go_deeper(0);
  }
  void go_deeper(std::size_t stage) {
    if (stage == stages_.size()) return roll_out();
    evaluate(stages_[stage], stages_[stage] == 0 ? least() : kept(all_, least()), all_, [this, stage] {
      sort_by_value(all_);
      show();
      go_deeper(stage + 1);
    });
  }

  // Rolls out the best play and those that are close to it, or all that were asked about.
  void roll_out() {
    const auto is_close = [&](const Candidate& each) {
      return each.plies == all_.front().plies && all_.front().equity - each.equity <= rolled_out_margin;
    };
    std::size_t count = 0;
    while (count < all_.size() && count < most_rolled_out && is_close(all_[count])) ++count;
    if (task_.lines != 1 || !task_.among.empty()) count = least();
    const bool is_listed = std::all_of(all_.begin(), all_.begin() + static_cast<std::ptrdiff_t>(count),
                                       [](const Candidate& each) { return each.index >= 0; });
    if (task_.settings.trials == 0 || !is_listed) return finish();
    const std::string position =
        match_terms(task_.state, mover()) + ' ' + full_id(game(), task_.line.position());
    const std::string key = roll_out_words(task_.settings) + position + ' ';
    std::string rest = position;
    std::vector<std::size_t> asked;
    for (std::size_t i = 0; i < count; ++i) {
      if (take_known(key, all_[i])) continue;
      asked.push_back(i);
      rest.append(" ").append(std::to_string(all_[i].index));
    }
    if (asked.empty()) return rolled_out();
    ask_roll_out(
        desk_, task_.settings, rest, asked.size(),
        [this, key, asked](const RollOutReply& reply) {
          for (std::size_t i = 0; i < asked.size(); ++i) {
            Candidate& each = all_[asked[i]];
            desk_.keep_rollout(key + std::to_string(each.index), {reply.scale, {reply.rows[i]}});
            take_known(key, each);
          }
          rolled_out();
        },
        [this] { finish(); });
  }
  // Gives the candidate the rollout of an earlier question, if there was one.
  bool take_known(const std::string& key, Candidate& each) const {
    const RollOutReply* const known = desk_.known_rollout(key + std::to_string(each.index));
    if (known == nullptr) return false;
    each.rollout = known->rows.front();
    each.scale = known->scale;
    return true;
  }
  void rolled_out() {
    sort_by_value(all_);
    finish();
  }

  std::vector<FoundLine> lines() const {
    std::vector<FoundLine> out;
    for (const Candidate& each : all_) {
      const bool is_full = (each.rollout || (each.chances && each.plies == all_.front().plies)) &&
                           each.rollout.has_value() == all_.front().rollout.has_value();
      if (!is_full || out.size() == least()) break;
      FoundLine line = each.rollout ? line_of(*each.rollout, task_.settings.trials, task_.state, each.scale)
                                    : line_of(each.equity, each.plies, task_.state, each.scale);
      if (!each.rollout) add_chances(*each.chances, line);
      line.rank = static_cast<int>(out.size()) + 1;
      line.moves = {each.move};
      out.push_back(std::move(line));
    }
    return out;
  }
  void show() const {
    for (const FoundLine& line : lines()) desk_.found(line);
  }
  void finish() {
    sort_by_value(all_);
    Answer answer{.kind = Answer::Kind::move,
                  .move = all_.front().move,
                  .lines = lines(),
                  .luck = luck_,
                  .spread = spread_};
    for (const FoundLine& line : answer.lines) desk_.found(line);
    desk_.answered(std::move(answer));
  }

  Task task_;
  Desk& desk_;
  std::string terms_of_reply_;  // the terms for the other side, which is on roll after a play
  std::vector<Candidate> all_;  // sorted once they have equities
  std::vector<int> stages_;
  std::optional<double> luck_;
  std::optional<double> spread_;  // Answer::spread
  bool is_chosen_ = false;        // only the plays that are allowed are left in `all_`
};

}  // namespace

std::unique_ptr<Search> make_play_search(Task task, Desk& desk) {
  return std::make_unique<PlaySearch>(std::move(task), desk);
}

}  // namespace mt::engine::gnubg
