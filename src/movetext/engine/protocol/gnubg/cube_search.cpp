// The searches of decisions other than plays: doubles, answers to doubles, and answers to resignations.
#include "movetext/engine/protocol/gnubg/candidates.hpp"
#include "movetext/engine/protocol/gnubg/match_terms.hpp"
#include "movetext/engine/protocol/gnubg/search.hpp"
#include "movetext/games/api/game_result.hpp"
#include "movetext/games/api/match_action.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace mt::engine::gnubg {
namespace {

// The cube is turned at most this often after a double, as by default in GNU Backgammon. Without this limit
// two players who value a position differently would turn it without end.
constexpr int most_animals = 3;
constexpr double nothing = 1e-6;  // a difference of equities that does not matter

// The equities of a decision about a double for the side on roll, and how they were found.
struct CubeEquities {
  FoundLine no_double{};
  FoundLine double_take{};
  double optimal = 0;
};

class CubeSearch : public Search {
 public:
  CubeSearch(Task task, Desk& desk) : task_(std::move(task)), desk_(desk) {}

  bool finish_now() override {
    if (!known_) return false;
    decide(*known_);
    return true;
  }

 protected:
  const MatchState& state() const { return task_.state; }
  const Task& task() const { return task_; }
  Desk& desk() const { return desk_; }
  bool may(MatchAction action) const { return why_not(state(), action) == MatchRefusal::none; }

  // Finds the equities for the side on roll, first at a small depth if the depth is large, and calls
  // decide().
  void find(AskedCube cube) {
    const std::vector<int> stages =
        task_.settings.depth == 0 ? std::vector<int>{0} : stages_of(task_.settings.depth);
    find(cube, stages, 0);
  }
  // Makes an answer of the equities.
  virtual void decide(const CubeEquities& found) = 0;

  void answer(Answer answer) {
    for (const FoundLine& line : answer.lines) desk_.found(line);
    desk_.answered(std::move(answer));
  }
  // Returns a line with an equity that is certain, for example after a drop.
  FoundLine certain(double equity, Act act) const {
    FoundLine line = line_of(equity, task_.settings.depth, state(), scale_of_decider());
    line.act = act;
    return line;
  }
  // Returns the line from the view of the side that decides, times a number of cubes.
  FoundLine for_decider(const FoundLine& found, double factor, Act act) const {
    const bool is_other = state().to_decide != state().on_roll;
    FoundLine line = line_of((is_other ? -factor : factor) * *found.worth->equity, found.depth, state(),
                             scale_of_decider());
    line.act = act;
    line.worth->trials = found.worth->trials;
    const auto scaled = [&](const std::optional<double>& error) {
      return error ? std::optional(*error * factor) : std::nullopt;
    };
    line.worth->equity_error = scaled(found.worth->equity_error);
    line.worth->match_chance_error = scaled(found.worth->match_chance_error);
    if (found.chances) add_chances(is_other ? turned(*found.chances) : *found.chances, line);
    return line;
  }
  Scale scale_of_decider() const {
    return state().to_decide == state().on_roll ? scale_ : Scale{1 - scale_.win, 1 - scale_.loss};
  }

 private:
  void find(AskedCube cube, std::vector<int> stages, std::size_t stage) {
    const int plies = stages[stage];
    const std::string id = position_id(task_.line.game(), task_.line.position(), state().on_roll);
    ask_values(desk_, task_.settings, plies, match_terms(state(), state().on_roll, cube), ' ' + id, 1,
               [this, cube, stages = std::move(stages), stage, plies](const ValuesReply& reply) {
                 const Values& values = reply.positions.front();
                 scale_ = reply.scale;
                 known_.emplace();
                 known_->no_double = line_of(values.no_double, plies, state(), scale_);
                 known_->double_take = line_of(values.double_take, plies, state(), scale_);
                 known_->optimal = values.optimal;
                 add_chances(*values.chances, known_->no_double);
                 if (stage + 1 < stages.size()) return find(cube, stages, stage + 1);
                 const bool can_roll_out = cube.value == state().cube.value() && may_turn();
                 if (task_.settings.trials > 0 && can_roll_out) return roll_out();
                 decide(*known_);
               });
  }
  // Returns whether the side on roll may double, or has doubled.
  // GNU Backgammon does not roll out a double that is useless.
  bool may_turn() const {
    return state().double_offered || (may(MatchAction::offer_double) && !is_useless_double(state()));
  }
  void roll_out() {
    MatchState before = state();
    before.double_offered = false;
    before.to_decide = before.on_roll;
    const std::string rest =
        match_terms(before, before.on_roll) + ' ' +
        full_id(task_.line.game(), task_.line.game().with_match_state(task_.line.position(), before));
    ask_roll_out(
        desk_, task_.settings, rest, 2,
        [this](const RollOutReply& reply) {
          scale_ = reply.scale;
          known_->no_double = line_of(reply.rows[0], task_.settings.trials, state(), scale_);
          known_->double_take = line_of(reply.rows[1], task_.settings.trials, state(), scale_);
          known_->optimal =
              std::max(*known_->no_double.worth->equity, std::min(1.0, *known_->double_take.worth->equity));
          decide(*known_);
        },
        [this] { decide(*known_); });
  }

  Task task_;
  Desk& desk_;
  Scale scale_{};  // for the side on roll
  std::optional<CubeEquities> known_{};
};

class DoubleSearch final : public CubeSearch {
 public:
  using CubeSearch::CubeSearch;
  void begin() override { find({state().cube.value(), state().cube.owner}); }

 private:
  void decide(const CubeEquities& found) override {
    Answer out{.kind = Answer::Kind::no_double};
    if (task().values_only) {
      out.kind = Answer::Kind::none;
      FoundLine line = found.no_double;
      line.worth->equity = found.optimal;
      out.lines.push_back(for_decider(line, 1, Act::none));
      return answer(std::move(out));
    }
    out.lines.push_back(for_decider(found.no_double, 1, Act::no_double));
    if (!may(MatchAction::offer_double)) return answer(std::move(out));
    const double quiet = *found.no_double.worth->equity;
    const double taken = *found.double_take.worth->equity;
    out.lines.push_back(for_decider(found.double_take, 1, Act::double_take));
    out.lines.push_back(certain(1, Act::double_drop));
    const bool takes = taken <= 1;
    // A double must gain something, unless it ends a game that is won anyway.
    const bool gains = takes ? taken > quiet + nothing : quiet <= 1 + nothing;
    if (gains && !is_useless_double(state())) {
      out.kind = Answer::Kind::offer_double;
      out.reply = takes ? "take" : "drop";
    }
    answer(std::move(out));
  }
};

// After a beaver or raccoon, the side that answered the double owns the cube, at twice its present value.
class TakeSearch final : public CubeSearch {
 public:
  using CubeSearch::CubeSearch;
  void begin() override {
    if (!is_turned_again()) return find({state().cube.value(), state().cube.owner});
    find({2 * state().cube.value(), owner(other(state().on_roll))});
  }

 private:
  bool is_turned_again() const { return state().animals > 0; }
  void decide(const CubeEquities& found) override {
    const bool is_doubler = state().to_decide == state().on_roll;
    const FoundLine& taken = is_turned_again() ? found.no_double : found.double_take;
    const double factor = is_turned_again() ? 2 : 1;
    Answer out{.kind = Answer::Kind::take};
    out.lines.push_back(for_decider(taken, factor, Act::take));
    double best = *out.lines.front().worth->equity;
    if (may(MatchAction::drop)) {
      out.lines.push_back(certain(-1, Act::drop));
      if (best < -1) {
        best = -1;
        out.kind = Answer::Kind::drop;
      }
    }
    // Money play: an equity does not depend on the value of the cube.
    if (may(is_doubler ? MatchAction::raccoon : MatchAction::beaver)) {
      out.lines.push_back(for_decider(taken, 2 * factor, Act::beaver));
      if (*out.lines.back().worth->equity > best && state().animals < most_animals)
        out.kind = Answer::Kind::beaver;
    }
    answer(std::move(out));
  }
};

// A resignation is accepted if it is worth at least as much as the rest of the game.
class ResignationSearch final : public CubeSearch {
 public:
  using CubeSearch::CubeSearch;
  void begin() override { find({state().cube.value(), state().cube.owner}); }

 private:
  void decide(const CubeEquities& found) override {
    const double cubes = static_cast<double>(points_for(state(), state().resignation)) /
                         static_cast<double>(state().cube.value());
    if (state().is_money()) return compare(found, cubes);
    const auto level = static_cast<int>(cubes);
    desk().ask("points", std::to_string(level) + ' ' + match_terms(state(), state().to_decide), false,
               [this, found](std::string_view words) {
                 const auto chance = read_numbers(words, 1);
                 if (chance) compare(found, scale_of_decider().equity(chance->front()));
                 return chance.has_value();
               });
  }
  void compare(const CubeEquities& found, double accepted) {
    Answer out;
    out.lines.push_back(certain(accepted, Act::accept));
    FoundLine rest = found.no_double;
    rest.worth->equity = found.optimal;
    out.lines.push_back(for_decider(rest, 1, Act::reject));
    out.kind =
        accepted >= *out.lines.back().worth->equity - nothing ? Answer::Kind::accept : Answer::Kind::reject;
    answer(std::move(out));
  }
};

}  // namespace

std::unique_ptr<Search> make_double_search(Task task, Desk& desk) {
  return std::make_unique<DoubleSearch>(std::move(task), desk);
}
std::unique_ptr<Search> make_take_search(Task task, Desk& desk) {
  return std::make_unique<TakeSearch>(std::move(task), desk);
}
std::unique_ptr<Search> make_resignation_search(Task task, Desk& desk) {
  return std::make_unique<ResignationSearch>(std::move(task), desk);
}

}  // namespace mt::engine::gnubg
