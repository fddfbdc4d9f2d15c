#include "movetext/engine/analysis/analyst.hpp"

#include "movetext/engine/analysis/marks.hpp"
#include "movetext/games/api/game_spec.hpp"
#include "movetext/games/api/match_turn.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <unordered_map>
#include <utility>

namespace mt::engine {
namespace {

void append_limits(const Limits& limits, std::string& out) {
  if (limits.nodes) out += " nodes " + std::to_string(*limits.nodes);
  if (limits.depth) out += " depth " + std::to_string(*limits.depth);
  if (limits.move_time) out += " time " + std::to_string(limits.move_time->count());
}

void append_state(const MatchState& state, std::string& out) {
  const auto add = [&](std::uint32_t number) { (out += ' ') += std::to_string(number); };
  for (const std::uint32_t points : state.score) add(points);
  add(state.match_length);
  out += state.dice.rolled() ? ' ' + roll_text(state.dice) : " -";
  add(state.cube.exponent);
  add(static_cast<std::uint32_t>(state.cube.owner));
  add(static_cast<std::uint32_t>(state.cube.state));
  add(state.max_cube);
  add(static_cast<std::uint32_t>(state.on_roll));
  add(static_cast<std::uint32_t>(state.to_decide));
  add(state.double_offered ? 1 : 0);
  add(state.animals);
  for (const Flag flag : {state.crawford, state.jacoby, state.beavers}) add(static_cast<std::uint32_t>(flag));
}

// Returns the position as a text with all the details that its records can express.
std::string position_text(const AnyGame& game, const AnyPosition& position) {
  std::string text;
  const auto notations = game.position_notations();
  if (notations.empty() || !game.write_position(position, notations.front(), text))
    text = std::to_string(game.board_key(position));
  if (const auto state = game.match_state(position)) append_state(*state, text);
  return text;
}

// Returns the line that leads to a decision; all earlier decisions of its stretch precede it.
GameLine line_to(const Course& course, std::size_t i) {
  const Decision& decision = course.decisions[i];
  if (course.is_match) return {course.game, decision.position};
  std::size_t first = i;
  while (first > 0 && course.decisions[first - 1].stretch == decision.stretch) --first;
  const AnyGame& game = *course.game;
  const AnyPosition& start = course.decisions[first].position;
  const bool is_usual = position_text(game, start) == position_text(game, game.start());
  GameLine line = is_usual ? GameLine(course.game) : GameLine(course.game, start);
  for (std::size_t at = first; at < i; ++at)
    line.add(course.decisions[at].made, course.decisions[at + 1].position);
  return line;
}

// Gives lines without a score the score of their equity. In matches some engines report only chances to win
// the match (GNU Backgammon over its socket); then the equity without the cube must do.
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

}  // namespace

Analyst::Analyst(AnalystTerms terms, Cache& cache) : terms_(std::move(terms)), cache_(cache) {
  for (unsigned i = 0; i < std::max(1U, terms_.players); ++i) threads_.emplace_back([this] { work(); });
}

Analyst::~Analyst() {
  stop();
  threads_.clear();
}

void Analyst::stop() {
  stop_.request_stop();
  const std::lock_guard lock(mutex_);
  work_.notify_all();
}

// The prefix contains the identity of the engine, so one engine is started for each game.
const std::string& Analyst::prefix_of(const AnyGame& game) {
  const std::string name = key_of(game.spec());
  const auto known = prefixes_.find(name);
  if (known != prefixes_.end()) return known->second;
  std::string prefix = name + '\n' + terms_.settings + '\n';
  if (auto player = terms_.start(game.spec())) {
    const Identity& identity = player->identity();
    prefix += (identity.name.empty() ? terms_.command : identity.name) + '\n' + identity.version + '\n';
    const std::lock_guard lock(mutex_);
    idle_.push_back({std::move(player), name});
  } else {
    unplayable_.insert(name);
  }
  append_limits(terms_.limits, prefix);
  return prefixes_.emplace(name, prefix + '\n').first->second;
}

// Repeated positions of a game get keys of their own: a repetition may be a draw.
std::vector<CacheKey> Analyst::keys_of(const Course& course) {
  const std::string& prefix = prefix_of(*course.game);
  std::unordered_map<std::uint64_t, int> seen;
  std::vector<CacheKey> keys;
  keys.reserve(course.decisions.size());
  std::string words;
  for (const Decision& decision : course.decisions) {
    words = prefix;
    words += position_text(*course.game, decision.position);
    if (!course.is_match) words += '\n' + std::to_string(seen[course.game->board_key(decision.position)]++);
    if (decision.kind == Decision::Kind::play) words += '\n' + decision.made;
    keys.push_back(key_of(words));
  }
  return keys;
}

std::uint64_t Analyst::add(std::shared_ptr<const Course> course) {
  const std::vector<CacheKey> keys = keys_of(*course);
  auto job = std::make_shared<Job>();
  const std::lock_guard lock(mutex_);
  for (std::size_t i = keys.size(); i-- > 0;) {
    const Decision& decision = course->decisions[i];
    if (!course->is_match && course->game->outcome(decision.position).kind != Outcome::Kind::open) continue;
    ++counts_.positions;
    if (cache_.find(keys[i]) || !awaited_.insert(keys[i]).second) continue;
    job->wanted.emplace_back(i, keys[i]);
  }
  const bool is_unplayable = unplayable_.contains(key_of(course->game->spec()));
  if (is_unplayable) counts_.failed += job->wanted.size();
  job->course = std::move(course);
  job->done = is_unplayable || job->wanted.empty();
  counts_.searched += job->wanted.size();
  ++counts_.games;
  drop_done();
  jobs_.push_back(job);
  if (!job->done) queue_.push_back(std::move(job));
  work_.notify_one();
  return first_job_ + jobs_.size() - 1;
}

bool Analyst::is_done(std::uint64_t number) const {
  const std::lock_guard lock(mutex_);
  if (number < first_job_) return true;
  const auto end = jobs_.begin() + static_cast<std::ptrdiff_t>(number - first_job_) + 1;
  return std::all_of(jobs_.begin(), end, [](const auto& job) { return job->done; });
}

std::size_t Analyst::waiting() const {
  const std::lock_guard lock(mutex_);
  return static_cast<std::size_t>(
      std::count_if(jobs_.begin(), jobs_.end(), [](const auto& job) { return !job->done; }));
}

void Analyst::wait_a_moment() {
  constexpr auto moment = std::chrono::milliseconds(100);
  std::unique_lock lock(mutex_);
  done_.wait_for(lock, moment);
  drop_done();
}

// Removes the first games if they are done; the caller holds the mutex.
void Analyst::drop_done() {
  while (!jobs_.empty() && jobs_.front()->done) {
    jobs_.pop_front();
    ++first_job_;
  }
}

std::vector<std::optional<Finding>> Analyst::findings(const Course& course) {
  std::vector<std::optional<Finding>> all;
  for (const CacheKey& key : keys_of(course)) {
    const auto text = cache_.find(key);
    all.push_back(text ? read_finding(*text) : std::nullopt);
  }
  return all;
}

AnalystCounts Analyst::counts() const {
  const std::lock_guard lock(mutex_);
  return counts_;
}

void Analyst::work() {
  Seat seat;
  for (;;) {
    std::shared_ptr<Job> job;
    {
      std::unique_lock lock(mutex_);
      work_.wait(lock, [&] { return stop_.stop_requested() || !queue_.empty(); });
      if (stop_.stop_requested()) return;
      job = std::move(queue_.front());
      queue_.pop_front();
    }
    run(*job, seat);
    const std::lock_guard lock(mutex_);
    job->done = true;
    job->course.reset();
    done_.notify_all();
  }
}

// Finds a player for the game of the job.
bool Analyst::take_seat(const Job& job, Seat& seat) {
  const std::string game = key_of(job.course->game->spec());
  if (seat.player && seat.game == game) return true;
  {
    const std::lock_guard lock(mutex_);
    if (seat.player) idle_.push_back(std::exchange(seat, Seat()));
    const auto found =
        std::find_if(idle_.begin(), idle_.end(), [&](const Seat& idle) { return idle.game == game; });
    if (found != idle_.end()) {
      seat = std::move(*found);
      idle_.erase(found);
      return true;
    }
  }
  seat = {terms_.start(job.course->game->spec()), game};
  return seat.player != nullptr;
}

void Analyst::run(Job& job, Seat& seat) {
  std::size_t left = job.wanted.size();
  std::size_t silent = 0;
  if (take_seat(job, seat)) {
    seat.player->new_game();
    std::optional<GameLine> line;
    std::uint32_t stretch = 0;
    std::size_t at = 0;  // index of the decision that the line leads to
    for (const auto& [index, key] : job.wanted) {
      const Decision& decision = job.course->decisions[index];
      if (!line || stretch != decision.stretch) {
        line.emplace(line_to(*job.course, index));
        at = index;
        stretch = decision.stretch;
      }
      for (; at > index; --at) line->take_back();
      const auto finding = search(*seat.player, decision, *line);
      if (stop_.stop_requested()) return;
      if (!finding) continue;
      --left;
      if (finding->lines.empty())
        ++silent;
      else
        cache_.add(key, text_of(*finding));
    }
  }
  const std::lock_guard lock(mutex_);
  counts_.failed += left;
  counts_.silent += silent;
}

Answer Analyst::think(Player& player, const Question& question) {
  Watcher silent;
  Answer answer = player.think(question, terms_.limits, silent, stop_.get_token());
  complete(answer);
  if (answer.kind == Answer::Kind::failed && terms_.tell && !stop_.stop_requested())
    terms_.tell(answer.problem);
  return answer;
}

// Returns nullopt if the player fails, and no lines if it reports no value.
std::optional<Finding> Analyst::search(Player& player, const Decision& decision, const GameLine& line) {
  if (decision.kind == Decision::Kind::play) return search_play(player, decision, line);
  const Answer answer = think(player, {.line = line});
  if (answer.kind == Answer::Kind::failed) return std::nullopt;
  const bool is_cube = decision.kind >= Decision::Kind::roll;
  Finding finding;
  for (const FoundLine& found : answer.lines)
    if (is_useful(found) && (found.act != Act::none) == is_cube) finding.lines.push_back(found);
  if (!is_cube && finding.lines.size() > 1) finding.lines.resize(1);
  return finding;
}

// Compares the actual play and the best one in a separate search that looks at both equally deeply.
std::optional<Finding> Analyst::search_play(Player& player, const Decision& decision, const GameLine& line) {
  const bool can_choose = player.abilities().among;
  Answer answer = think(player, {.line = line, .lines = can_choose ? 1 : 0});
  const FoundLine* best = nullptr;
  for (const FoundLine& found : answer.lines)
    if (best == nullptr && is_useful(found) && !found.moves.empty()) best = &found;
  if (answer.kind == Answer::Kind::failed) return std::nullopt;
  if (best == nullptr && player.abilities().values && !answer.move.empty())
    return value_plays(player, decision, line, answer.move);
  if (best == nullptr) return Finding{};
  const std::string best_move = best->moves.front();
  if (best_move == decision.made) return Finding{{*best}};
  if (can_choose) {
    const std::vector<std::string> both{best_move, decision.made};
    Answer second = think(player, {.line = line, .lines = 2, .among = both});
    if (second.kind == Answer::Kind::failed) return std::nullopt;
    if (line_with(second, best_move) != nullptr && line_with(second, decision.made) != nullptr)
      answer = std::move(second);
  }
  const FoundLine* const first = line_with(answer, best_move);
  const FoundLine* const made = line_with(answer, decision.made);
  if (first == nullptr) return Finding{};
  if (made == nullptr && player.abilities().values) return value_plays(player, decision, line, best_move);
  if (made == nullptr) return Finding{{*first}};
  return made->score->value > first->score->value ? Finding{{*made, *first}} : Finding{{*first, *made}};
}

// Values the positions after the plays, for a player that reports its play without a value.
std::optional<Finding> Analyst::value_plays(Player& player, const Decision& decision, const GameLine& line,
                                            const std::string& best_move) {
  Finding finding;
  std::vector<std::string> moves{best_move};
  if (decision.made != best_move) moves.push_back(decision.made);
  for (const std::string& move : moves) {
    GameLine after(line.shared_game(), line.position());
    Diagnostic refusal;
    if (!after.play(move, refusal)) continue;
    const GameLine asked(line.shared_game(), after.position());
    const Answer answer = think(player, {.line = asked, .values_only = true});
    if (answer.kind == Answer::Kind::failed) return std::nullopt;
    if (answer.lines.empty() || !answer.lines.front().score) continue;
    FoundLine found = answer.lines.front();
    found.score = turned(*found.score);
    found.moves = {move};
    finding.lines.push_back(std::move(found));
  }
  if (finding.lines.size() == 2 && finding.lines[1].score->value > finding.lines[0].score->value)
    std::swap(finding.lines[0], finding.lines[1]);
  if (finding.lines.size() < moves.size()) finding.lines.clear();  // a single value compares nothing
  return finding;
}

}  // namespace mt::engine
