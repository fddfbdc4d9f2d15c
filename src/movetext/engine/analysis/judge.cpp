#include "movetext/engine/analysis/judge.hpp"

#include "movetext/engine/analysis/exact_numbers.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace mt::engine {
namespace {

using Findings = std::span<const std::optional<Finding>>;

const FoundLine* best_line(const std::optional<Finding>& finding) {
  if (!finding || finding->lines.empty()) return nullptr;
  const FoundLine& line = finding->lines.front();
  return line.score ? &line : nullptr;
}

// Returns whether a mark may be based on the line. In a line of a single move, no reply confirms the move's
// value. So such a line is enough only if its move ends the game.
bool is_verified(const FoundLine& line, const AnyGame& game, const AnyPosition& position) {
  if (line.is_solved || line.moves.size() > 1) return true;
  if (line.moves.empty()) return false;
  AnyPosition after = position;
  std::string canonical;
  Diagnostic refusal;
  return game.play(after, line.moves.front(), game.notation(), canonical, refusal) &&
         game.outcome(after).kind != Outcome::Kind::open;
}

// Returns whether the loss is certainly at least the difference between the two values. This is so even if
// `best` is a lower bound, or `made` an upper bound.
bool is_certain_loss(const Score& best, const Score& made) {
  return best.bound != Score::Bound::at_most && made.bound != Score::Bound::at_least;
}

// Returns the loss between the equities of the judgement, which must be known. It has as many decimals as in
// comments, so that the mark agrees with the loss in comments and reports. A comment about a double has no
// loss, but the three equities, from which the loss follows.
double lost_equity(const Judgement& judgement) {
  const double best = *judgement.best_equity;
  const double made = *judgement.made_equity;
  const double loss = judgement.cube ? exact_value(best) - exact_value(made) : best - made;
  return exact_value(std::max(0.0, loss));
}

void compare(Judgement& judgement, ScoreCurve curve) {
  if (!judgement.best || !judgement.made) return;
  if (!is_certain_loss(*judgement.best, *judgement.made)) return;
  judgement.loss = judgement.best_equity && judgement.made_equity
                       ? lost_equity(judgement)
                       : lost(*judgement.best, *judgement.made, curve);
  judgement.mark = mark_of(*judgement.loss, judgement.in_points());
}

// Returns the value of a finished game for a side, or nullopt if the game continues.
std::optional<Score> final_value(const Outcome& outcome, Side side) {
  if (outcome.kind == Outcome::Kind::open) return std::nullopt;
  if (outcome.kind == Outcome::Kind::draw) return Score{.unit = Score::Unit::hundredths, .value = 0};
  return Score{.unit = Score::Unit::wins_in, .value = outcome.winner == side ? 1 : -1};
}

Judgement judge_move(const Course& course, std::size_t i, Findings findings) {
  const Decision& decision = course.decisions[i];
  Judgement judgement;
  const FoundLine* const best = best_line(findings[i]);
  if (best != nullptr) {
    judgement.best = best->score;
    judgement.line = best->moves;
  }
  if (decision.kind == Decision::Kind::end || !course.goes_on(i)) return judgement;
  const bool is_best = best != nullptr && !best->moves.empty() && best->moves.front() == decision.made;
  const Decision& after = course.decisions[i + 1];
  const Outcome outcome = course.game->outcome(after.position);
  const FoundLine* const next = best_line(findings[i + 1]);
  judgement.is_over = outcome.kind != Outcome::Kind::open;
  if (judgement.is_over) {
    if (best == nullptr) return judgement;
    judgement.made = is_best ? best->score : final_value(outcome, decision.side);
  } else if (next != nullptr) {
    judgement.made = after.side == decision.side ? *next->score : turned(*next->score);
  }
  compare(judgement, course.curve(i));
  const bool is_proved =
      best != nullptr && is_verified(*best, *course.game, decision.position) &&
      (judgement.is_over || (next != nullptr && is_verified(*next, *course.game, after.position)));
  if (!is_proved) judgement.mark = Mark::none;
  if (is_best) {  // the best move loses nothing, even if a second search values it differently
    judgement.loss = 0;
    judgement.mark = Mark::none;
  }
  return judgement;
}

// Returns the equity of a line, or nullopt if its value is not an equity.
std::optional<double> equity_of(const FoundLine& line) {
  if (line.score->unit != Score::Unit::equity) return std::nullopt;
  return line.worth && line.worth->equity ? *line.worth->equity : line.score->value / 1000.0;
}
void set_best(const FoundLine& line, Judgement& judgement) {
  judgement.best = line.score;
  judgement.best_equity = equity_of(line);
  judgement.best_worth = line.worth.value_or(Worth{});
}
void set_made(const FoundLine& line, Judgement& judgement) {
  judgement.made = line.score;
  judgement.made_equity = equity_of(line);
  judgement.made_worth = line.worth.value_or(Worth{});
}

bool is_forced(const AnyGame& game, const AnyPosition& position) {
  std::vector<std::string> moves;
  return game.legal_moves(position, game.notation(), moves) && moves.size() <= 1;
}

Judgement judge_play(const Course& course, const Decision& decision, const std::optional<Finding>& finding,
                     ScoreCurve curve) {
  Judgement judgement;
  judgement.is_forced = is_forced(*course.game, decision.position);
  if (finding) judgement.luck = finding->luck;
  if (finding) judgement.spread = finding->spread;
  const FoundLine* const best = best_line(finding);
  if (best == nullptr) return judgement;
  set_best(*best, judgement);
  judgement.line = best->moves;
  for (const FoundLine& line : finding->lines)
    if (line.score && !line.moves.empty() && line.moves.front() == decision.made) set_made(line, judgement);
  compare(judgement, curve);
  return judgement;
}

const FoundLine* line_of(const std::optional<Finding>& finding, Act act) {
  if (!finding) return nullptr;
  const auto found = std::find_if(finding->lines.begin(), finding->lines.end(),
                                  [&](const FoundLine& line) { return line.act == act && line.score; });
  return found == finding->lines.end() ? nullptr : &*found;
}

double value_of(const FoundLine& line) {
  return equity_of(line).value_or(line.score->value);
}

// Returns the equities of a decision about a double, or nullopt if one of them is not known.
std::optional<CubeValues> cube_values(const std::optional<Finding>& finding) {
  const FoundLine* const quiet = line_of(finding, Act::no_double);
  const FoundLine* const take = line_of(finding, Act::double_take);
  const FoundLine* const drop = line_of(finding, Act::double_drop);
  if (quiet == nullptr || take == nullptr || drop == nullptr) return std::nullopt;
  return CubeValues{value_of(*quiet), value_of(*take), value_of(*drop)};
}

// The opponent chooses the answer that is better for the opponent, so a double has the value of that answer.
Judgement judge_double(const Decision& decision, const std::optional<Finding>& finding, ScoreCurve curve) {
  Judgement judgement;
  const FoundLine* const quiet = line_of(finding, Act::no_double);
  const FoundLine* const take = line_of(finding, Act::double_take);
  const FoundLine* const drop = line_of(finding, Act::double_drop);
  const bool doubled = decision.kind == Decision::Kind::offer;
  if (quiet == nullptr) return judgement;
  // The engine reported no value for a double, for example because a double makes no sense here.
  if (take == nullptr || drop == nullptr) {
    if (doubled) return judgement;
    set_best(*quiet, judgement);
    set_made(*quiet, judgement);
    judgement.line = {"no double"};
    compare(judgement, curve);
    return judgement;
  }
  const bool takes = value_of(*take) <= value_of(*drop);
  const FoundLine& answered = takes ? *take : *drop;
  const bool doubles = value_of(answered) > value_of(*quiet);
  judgement.cube = cube_values(finding);
  set_best(doubles ? answered : *quiet, judgement);
  set_made(doubled ? answered : *quiet, judgement);
  judgement.line = {doubles ? takes ? "double, take" : "double, drop" : "no double"};
  compare(judgement, curve);
  return judgement;
}

// `offered` is the finding about the decision to double, if it is known.
Judgement judge_answer(const Decision& decision, const std::optional<Finding>& finding,
                       const std::optional<Finding>& offered, ScoreCurve curve) {
  Judgement judgement;
  const FoundLine* const take = line_of(finding, Act::take);
  const FoundLine* const drop = line_of(finding, Act::drop);
  if (take == nullptr || drop == nullptr) return judgement;
  const bool takes = value_of(*take) >= value_of(*drop);
  set_best(takes ? *take : *drop, judgement);
  set_made(decision.made == "drop" ? *drop : *take, judgement);
  judgement.line = {takes ? "take" : "drop"};
  judgement.cube = cube_values(offered);
  if (judgement.cube) {
    judgement.cube->double_take = -value_of(*take);
    judgement.cube->double_drop = -value_of(*drop);
  }
  compare(judgement, curve);
  return judgement;
}

}  // namespace

std::string_view words_of(ErrorKind kind) {
  constexpr auto words = std::to_array<std::string_view>(
      {"", "wrong play", "missed double", "wrong double", "wrong take", "wrong drop"});
  return words[static_cast<std::size_t>(kind)];
}

ErrorKind kind_of_error(const Decision& decision, const Judgement& judgement) {
  if (!judgement.loss || *judgement.loss <= 0) return ErrorKind::none;
  switch (decision.kind) {
    case Decision::Kind::play:
      return ErrorKind::play;
    case Decision::Kind::roll:
      return ErrorKind::missed_double;
    case Decision::Kind::offer:
      return ErrorKind::wrong_double;
    case Decision::Kind::answer:
      return decision.made == "drop" ? ErrorKind::wrong_drop : ErrorKind::wrong_take;
    case Decision::Kind::move:
    case Decision::Kind::end:
      break;
  }
  return ErrorKind::none;
}

std::vector<Judgement> judge(const Course& course, Findings findings) {
  std::vector<Judgement> all;
  all.reserve(course.decisions.size());
  for (std::size_t i = 0; i < course.decisions.size(); ++i) {
    const Decision& decision = course.decisions[i];
    switch (decision.kind) {
      case Decision::Kind::move:
      case Decision::Kind::end:
        all.push_back(judge_move(course, i, findings));
        break;
      case Decision::Kind::play:
        all.push_back(judge_play(course, decision, findings[i], course.curve(i)));
        break;
      case Decision::Kind::roll:
      case Decision::Kind::offer:
        all.push_back(judge_double(decision, findings[i], course.curve(i)));
        break;
      case Decision::Kind::answer:
        all.push_back(judge_answer(
            decision, findings[i],
            i > 0 && course.decisions[i - 1].kind == Decision::Kind::offer ? findings[i - 1] : std::nullopt,
            course.curve(i)));
        break;
    }
  }
  return all;
}

}  // namespace mt::engine
