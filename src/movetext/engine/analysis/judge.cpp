#include "movetext/engine/analysis/judge.hpp"

#include <algorithm>

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

void compare(Judgement& judgement, ScoreCurve curve) {
  if (!judgement.best || !judgement.made) return;
  if (!is_certain_loss(*judgement.best, *judgement.made)) return;
  judgement.loss = lost(*judgement.best, *judgement.made, curve);
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

Judgement judge_play(const Decision& decision, const std::optional<Finding>& finding, ScoreCurve curve) {
  Judgement judgement;
  const FoundLine* const best = best_line(finding);
  if (best == nullptr) return judgement;
  judgement.best = best->score;
  judgement.line = best->moves;
  for (const FoundLine& line : finding->lines)
    if (!line.moves.empty() && line.moves.front() == decision.made) judgement.made = line.score;
  compare(judgement, curve);
  return judgement;
}

const FoundLine* line_of(const std::optional<Finding>& finding, Act act) {
  if (!finding) return nullptr;
  const auto found = std::find_if(finding->lines.begin(), finding->lines.end(),
                                  [&](const FoundLine& line) { return line.act == act && line.score; });
  return found == finding->lines.end() ? nullptr : &*found;
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
    judgement.best = judgement.made = quiet->score;
    judgement.line = {"no double"};
    compare(judgement, curve);
    return judgement;
  }
  const bool takes = take->score->value <= drop->score->value;
  const FoundLine& answered = takes ? *take : *drop;
  const bool doubles = answered.score->value > quiet->score->value;
  judgement.best = doubles ? answered.score : quiet->score;
  judgement.made = doubled ? answered.score : quiet->score;
  judgement.line = {doubles ? takes ? "double, take" : "double, drop" : "no double"};
  compare(judgement, curve);
  return judgement;
}

Judgement judge_answer(const Decision& decision, const std::optional<Finding>& finding, ScoreCurve curve) {
  Judgement judgement;
  const FoundLine* const take = line_of(finding, Act::take);
  const FoundLine* const drop = line_of(finding, Act::drop);
  if (take == nullptr || drop == nullptr) return judgement;
  const bool takes = take->score->value >= drop->score->value;
  judgement.best = takes ? take->score : drop->score;
  judgement.made = decision.made == "take" ? take->score : drop->score;
  judgement.line = {takes ? "take" : "drop"};
  compare(judgement, curve);
  return judgement;
}

}  // namespace

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
        all.push_back(judge_play(decision, findings[i], course.curve(i)));
        break;
      case Decision::Kind::roll:
      case Decision::Kind::offer:
        all.push_back(judge_double(decision, findings[i], course.curve(i)));
        break;
      case Decision::Kind::answer:
        all.push_back(judge_answer(decision, findings[i], course.curve(i)));
        break;
    }
  }
  return all;
}

}  // namespace mt::engine
