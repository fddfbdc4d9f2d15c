#include "movetext/engine/analysis/search_decision.hpp"

#include "movetext/engine/analysis/marks.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace mt::engine {
namespace {

// If a line has no score, sets the score to the equity. In matches some engines report the chance of winning
// the match but not the equity with the cube; then the equity without the cube is used.
void complete(Answer& answer) {
  constexpr double most = 1e5;
  for (FoundLine& line : answer.lines) {
    if (line.score || !line.worth) continue;
    const std::optional<double> equity = line.worth->equity ? line.worth->equity : line.worth->cubeless;
    if (!equity) continue;
    line.score = Score{.unit = Score::Unit::equity,
                       .value = static_cast<int>(std::lround(1000 * std::clamp(*equity, -most, most)))};
  }
}

// Returns whether a line of the answer is usable: it has a value, and moves or an act.
bool is_useful(const FoundLine& line) {
  return line.score && (line.act != Act::none || !line.moves.empty());
}

const FoundLine* line_with(const Answer& answer, std::string_view move) {
  for (const FoundLine& line : answer.lines)
    if (is_useful(line) && !line.moves.empty() && line.moves.front() == move) return &line;
  return nullptr;
}

// Returns the value of the position before a forced move, from the view of the side that makes the move.
Score a_ply_earlier(const Score& score, bool is_same_side) {
  Score before = score;
  if (score.unit == Score::Unit::wins_in) before.value += score.value > 0 ? 1 : -1;
  return is_same_side ? before : turned(before);
}

// Returns the finding for a position in which the game is over, or nullopt if it continues.
std::optional<Finding> finding_at_end(const GameLine& line) {
  const Outcome outcome = line.game().outcome(line.position());
  if (outcome.kind == Outcome::Kind::open) return std::nullopt;
  FoundLine over;
  over.score = Score{.unit = Score::Unit::hundredths, .value = 0};
  if (outcome.kind == Outcome::Kind::win)
    over.score = Score{.unit = Score::Unit::wins_in, .value = outcome.winner == line.to_move() ? 1 : 0};
  return Finding{{over}, {}};
}

Answer think(const DecisionSearch& search, const Question& question) {
  Watcher silent;
  Answer answer = search.player.think(question, search.limits, silent, search.stop);
  complete(answer);
  if (answer.kind == Answer::Kind::failed && search.tell && !search.stop.stop_requested())
    search.tell(answer.problem);
  return answer;
}

// Returns a number that orders lines of one answer like rank_value(), but more finely if they have equities.
double fine_value(const FoundLine& line) {
  return line.worth && line.worth->equity ? 1000 * *line.worth->equity : rank_value(*line.score);
}

// Returns how much the equities of all plays differ. If the player does not report it, returns the difference
// of the plays that it lists, or nullopt if these are less than two.
std::optional<double> spread_of(const Answer& answer) {
  if (answer.spread) return answer.spread;
  std::vector<double> values;
  for (const FoundLine& line : answer.lines)
    if (is_useful(line) && line.score->unit == Score::Unit::equity) values.push_back(fine_value(line) / 1000);
  if (values.size() < 2) return std::nullopt;
  const auto [least, most] = std::minmax_element(values.begin(), values.end());
  return *most - *least;
}

// Returns the values from the view of the other side.
Worth turned_worth(Worth worth) {
  for (std::optional<double>* const equity : {&worth.equity, &worth.cubeless})
    if (*equity) *equity = -**equity;
  if (worth.match_chance) worth.match_chance = 1 - *worth.match_chance;
  return worth;
}

// Finds the values of the best and the actual play by searching the positions after them. Used for a player
// that reports its play without a value.
std::optional<Finding> value_plays(const DecisionSearch& search, const Decision& decision,
                                   const GameLine& line, const std::string& best_move) {
  Finding finding;
  std::vector<std::string> moves{best_move};
  if (decision.made != best_move) moves.push_back(decision.made);
  for (const std::string& move : moves) {
    GameLine after(line.shared_game(), line.position());
    Diagnostic refusal;
    if (!after.play(move, refusal)) continue;
    const GameLine asked(line.shared_game(), after.position());
    const Answer answer = think(search, {.line = asked, .values_only = true});
    if (answer.kind == Answer::Kind::failed) return std::nullopt;
    if (answer.lines.empty() || !answer.lines.front().score) continue;
    FoundLine found = answer.lines.front();
    found.score = turned(*found.score);
    if (found.worth) found.worth = turned_worth(*found.worth);
    found.moves = {move};
    finding.lines.push_back(std::move(found));
  }
  if (finding.lines.size() == 2 && finding.lines[1].score->value > finding.lines[0].score->value)
    std::swap(finding.lines[0], finding.lines[1]);
  if (finding.lines.size() < moves.size()) finding.lines.clear();  // one value is not enough to compare
  return finding;
}

// Finds the best play. If the actual play differs, compares the two plays in a second search, in which both
// are searched to the same depth.
std::optional<Finding> search_play(const DecisionSearch& search, const Decision& decision,
                                   const GameLine& line) {
  const bool can_choose = search.player.abilities().among;
  const auto luck = decision.is_opening ? Question::Luck::opening : Question::Luck::roll;
  Answer answer = think(search, {.line = line, .lines = can_choose ? 1 : 0, .luck = luck});
  const auto finding_of = [luck = answer.luck, spread = spread_of(answer)](std::vector<FoundLine> lines) {
    return Finding{std::move(lines), luck, spread};
  };
  const auto valued_by_replies = [&](const std::string& best_move) {
    auto finding = value_plays(search, decision, line, best_move);
    return finding ? std::optional(finding_of(std::move(finding->lines))) : finding;
  };
  const FoundLine* best = nullptr;
  for (const FoundLine& found : answer.lines)
    if (best == nullptr && is_useful(found) && !found.moves.empty()) best = &found;
  if (answer.kind == Answer::Kind::failed) return std::nullopt;
  if (best == nullptr && search.player.abilities().values && !answer.move.empty())
    return valued_by_replies(answer.move);
  if (best == nullptr) return Finding{};
  const std::string best_move = best->moves.front();
  if (best_move == decision.made) return finding_of({*best});
  if (can_choose) {
    const std::vector<std::string> both{best_move, decision.made};
    Answer second = think(search, {.line = line, .lines = 2, .among = both});
    if (second.kind == Answer::Kind::failed) return std::nullopt;
    if (line_with(second, best_move) != nullptr && line_with(second, decision.made) != nullptr)
      answer = std::move(second);
  }
  const FoundLine* const first = line_with(answer, best_move);
  const FoundLine* const made = line_with(answer, decision.made);
  if (first == nullptr) return Finding{};
  if (made == nullptr && search.player.abilities().values) return valued_by_replies(best_move);
  if (made == nullptr) return finding_of({*first});
  return fine_value(*made) > fine_value(*first) ? finding_of({*made, *first}) : finding_of({*first, *made});
}

}  // namespace

std::optional<Finding> search_decision(const DecisionSearch& search, const Decision& decision,
                                       const GameLine& line) {
  if (decision.kind == Decision::Kind::play) return search_play(search, decision, line);
  const Answer answer = think(search, {.line = line});
  if (answer.kind == Answer::Kind::failed) return std::nullopt;
  const bool is_cube = decision.kind >= Decision::Kind::roll;
  Finding finding;
  for (const FoundLine& found : answer.lines)
    if (is_useful(found) && (found.act != Act::none) == is_cube) finding.lines.push_back(found);
  if (!is_cube && finding.lines.size() > 1) finding.lines.resize(1);
  return finding;
}

std::string only_move(const AnyGame& game, const AnyPosition& position) {
  std::vector<std::string> moves;
  if (!game.legal_moves(position, game.notation(), moves) || moves.size() != 1) return {};
  return moves.front();
}

std::optional<Finding> finding_before(const AnyGame& game, const AnyPosition& before, const std::string& move,
                                      const Finding& after) {
  if (after.lines.empty() || !after.lines.front().score) return std::nullopt;
  AnyPosition next = before;
  std::string canonical;
  Diagnostic refusal;
  if (!game.play(next, move, game.notation(), canonical, refusal)) return std::nullopt;
  FoundLine line = after.lines.front();
  line.score = a_ply_earlier(*line.score, game.to_move(before) == game.to_move(next));
  line.moves.insert(line.moves.begin(), move);
  return Finding{{std::move(line)}, {}};
}

std::optional<Finding> search_after(const DecisionSearch& search, GameLine line, const std::string& forced) {
  constexpr std::size_t most = 10;
  std::vector<std::pair<AnyPosition, std::string>> played;
  std::optional<Finding> finding;
  for (std::string move = forced; !move.empty() && played.size() < most;) {
    played.emplace_back(line.position(), move);
    Diagnostic refusal;
    if (!line.play(move, refusal)) return Finding{};
    finding = finding_at_end(line);
    if (!finding) {
      const Decision decision{
          .kind = Decision::Kind::end, .side = line.to_move(), .position = line.position()};
      finding = search_decision(search, decision, line);
      if (!finding) return std::nullopt;
    }
    if (!finding->lines.empty()) break;
    move = only_move(line.game(), line.position());
  }
  while (finding && !played.empty()) {
    finding = finding_before(line.game(), played.back().first, played.back().second, *finding);
    played.pop_back();
  }
  return finding ? finding : Finding{};
}

}  // namespace mt::engine
