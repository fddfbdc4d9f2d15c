#include "movetext/engine/analysis/analyst.hpp"

#include "movetext/engine/analysis/confirm.hpp"
#include "movetext/engine/analysis/search_decision.hpp"
#include "movetext/games/api/game_spec.hpp"
#include "movetext/games/api/match_turn.hpp"

#include <algorithm>
#include <bit>
#include <chrono>
#include <unordered_map>
#include <utility>

namespace mt::engine {
namespace {

void append_limits(const Limits& limits, std::string& out) {
  if (limits.nodes) out += " nodes " + std::to_string(*limits.nodes);
  if (limits.depth) out += " depth " + std::to_string(*limits.depth);
  if (limits.move_time) out += " time " + std::to_string(limits.move_time->count());
  if (limits.trials) out += " trials " + std::to_string(*limits.trials);
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

// Returns the position as text, with every detail that a record of the game can express.
std::string position_text(const AnyGame& game, const AnyPosition& position) {
  std::string text = text_of(game, position);
  if (text.empty()) text = std::to_string(game.board_key(position));
  if (const auto state = game.match_state(position)) append_state(*state, text);
  return text;
}

// Returns the game line that ends at a decision. In a match this line has no moves, only the position. In any
// other game it has the moves of all earlier decisions of the same stretch.
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

// Builds the game lines that lead to the decisions of a course. Requests from the last decision to the first
// are the fastest.
class LineTo {
 public:
  explicit LineTo(const Course& course) : course_(course) {}
  // Returns the line to a decision. It stays valid until the next call.
  const GameLine& to(std::size_t index) {
    const std::uint32_t stretch = course_.decisions[index].stretch;
    if (!line_ || index > at_ || stretch != course_.decisions[at_].stretch) {
      line_.emplace(line_to(course_, index));
      at_ = index;
    }
    for (; at_ > index; --at_) line_->take_back();
    return *line_;
  }

 private:
  const Course& course_;
  std::optional<GameLine> line_;
  std::size_t at_ = 0;
};

// Returns limits that allow `factor` times the effort. A depth limit grows by a ply for each doubling, which
// increases the effort by at least this factor.
Limits multiplied(Limits limits, unsigned factor) {
  if (limits.nodes) *limits.nodes *= factor;
  if (limits.move_time) *limits.move_time *= factor;
  if (limits.depth) *limits.depth += std::bit_width(factor - 1);
  return limits;
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
  done_.notify_all();
}

// The prefix contains the name of the engine. To learn it, one engine is started for each kind of game.
const Analyst::Asked& Analyst::asked_about(const AnyGame& game) {
  const std::string name = key_of(game.spec());
  const auto known = asked_.find(name);
  if (known != asked_.end()) return known->second;
  auto player = terms_.start(game.spec());
  const EngineUse use = terms_.use(game.spec());
  Asked asked{.engine = use.command,
              .prefix = name + '\n' + use.settings + '\n',
              .limits = use.limits,
              .confirmation = use.confirmation,
              .suspicious_loss = use.suspicious_loss,
              .is_playable = player != nullptr};
  if (player) {
    const Identity& identity = player->identity();
    if (!identity.name.empty()) asked.engine = identity.name;
    asked.prefix += asked.engine + '\n' + identity.version + '\n';
    if (!identity.version.empty()) asked.engine += ' ' + identity.version;
    const std::lock_guard lock(mutex_);
    idle_.push_back({std::move(player), name});
  }
  append_limits(use.limits, asked.prefix);
  asked.prefix += '\n';
  return asked_.emplace(name, std::move(asked)).first->second;
}

// If a position occurs several times in a game, each occurrence has its own key, because a repetition may be
// a draw.
std::vector<Analyst::Keys> Analyst::keys_of(const Course& course) {
  const Asked& asked = asked_about(*course.game);
  const std::string confirmed = "\nconfirmed " + std::to_string(asked.confirmation);
  std::unordered_map<std::uint64_t, int> seen;
  std::vector<Keys> keys;
  keys.reserve(course.decisions.size());
  std::string words;
  for (const Decision& decision : course.decisions) {
    words = asked.prefix;
    words += position_text(*course.game, decision.position);
    if (!course.is_match) words += '\n' + std::to_string(seen[course.game->board_key(decision.position)]++);
    if (decision.kind == Decision::Kind::play) words += '\n' + decision.made;
    // Findings of older versions have neither the luck of a roll nor exact equities.
    if (course.is_match) words += decision.is_opening ? "\nopening, exact" : "\nexact";
    keys.push_back({key_of(words), key_of(words + confirmed)});
  }
  return keys;
}

std::uint64_t Analyst::add(std::shared_ptr<const Course> course) {
  auto job = std::make_shared<Job>();
  const Asked& asked = asked_about(*course->game);
  job->limits = asked.limits;
  job->confirmation = asked.confirmation;
  job->suspicious_loss = asked.suspicious_loss;
  job->keys = keys_of(*course);
  const std::vector<Keys>& keys = job->keys;
  const std::lock_guard lock(mutex_);
  bool is_known = true;
  for (std::size_t i = keys.size(); i-- > 0;) {
    const Decision& decision = course->decisions[i];
    if (!course->is_match && course->game->outcome(decision.position).kind != Outcome::Kind::open) continue;
    ++counts_.positions;
    if (cache_.find(keys[i].usual)) continue;
    is_known = false;
    if (awaited_.insert(keys[i].usual).second) job->wanted.push_back(i);
  }
  if (!asked.is_playable) counts_.failed += job->wanted.size();
  job->course = std::move(course);
  job->done = !asked.is_playable || (is_known && !needs_confirmation(*job));
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

// Removes all jobs before the first unfinished one from `jobs_`. The caller holds the mutex.
void Analyst::drop_done() {
  while (!jobs_.empty() && jobs_.front()->done) {
    jobs_.pop_front();
    ++first_job_;
  }
}

std::optional<Finding> Analyst::known_finding(const CacheKey& key) const {
  const auto text = cache_.find(key);
  return text ? read_finding(*text) : std::nullopt;
}

std::vector<std::optional<Finding>> Analyst::usual_findings(std::span<const Keys> keys) const {
  std::vector<std::optional<Finding>> all;
  all.reserve(keys.size());
  for (const Keys& each : keys) all.push_back(known_finding(each.usual));
  return all;
}

std::vector<std::optional<Finding>> Analyst::findings(const Course& course) {
  const std::vector<Keys> keys = keys_of(course);
  return confirmed_findings(course, keys, usual_findings(keys));
}

std::vector<std::optional<Finding>> Analyst::confirmed_findings(const Course& course,
                                                                std::span<const Keys> keys,
                                                                std::vector<std::optional<Finding>> usual) {
  if (!course.is_match)
    confirm_marks(course, usual, asked_about(*course.game).suspicious_loss,
                  [&](std::size_t i) { return known_finding(keys[i].thorough); });
  return usual;
}

std::vector<Judgement> Analyst::judgements(const Course& course) {
  const std::vector<Keys> keys = keys_of(course);
  const auto usual = usual_findings(keys);
  return judge_confirmed(course, usual, confirmed_findings(course, keys, usual));
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

// Gives the seat a player for the game of the job, unless it already has one. Returns false if no player can
// be started for this game.
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
  std::size_t failed = job.wanted.size();
  std::size_t silent = 0;
  if (!job.wanted.empty() && take_seat(job, seat)) {
    seat.player->new_game();
    LineTo line(*job.course);
    for (const std::size_t index : job.wanted) {
      const auto finding = search(job, index, line.to(index), *seat.player);
      if (stop_.stop_requested()) return;
      if (finding) --failed;
      // Some engines have no value for a roll without a legal play.
      const bool is_pass = job.course->decisions[index].is_pass;
      if (finding && finding->lines.empty() && !is_pass) ++silent;
      if (finding && !finding->lines.empty()) cache_.add(job.keys[index].usual, text_of(*finding));
      const std::lock_guard lock(mutex_);
      ++counts_.done;
    }
  }
  if (wait_for_earlier(job) && needs_confirmation(job) && take_seat(job, seat)) confirm(job, *seat.player);
  const std::lock_guard lock(mutex_);
  counts_.failed += failed;
  counts_.silent += silent;
}

// Returns nullopt if the player fails. Returns a finding without lines if the player reports no value.
std::optional<Finding> Analyst::search(const Job& job, std::size_t index, const GameLine& line,
                                       Player& player) {
  const Course& course = *job.course;
  const Decision& decision = course.decisions[index];
  const DecisionSearch how{player, job.limits, stop_.get_token(), terms_.tell};
  auto finding = search_decision(how, decision, line);
  if (!finding || !finding->lines.empty() || decision.kind > Decision::Kind::end) return finding;
  // Some engines report no value for a position with a single move.
  const std::string forced = only_move(*course.game, decision.position);
  if (forced.empty()) return finding;
  if (course.goes_on(index))
    if (const auto next = known_finding(job.keys[index + 1].usual))
      if (auto before = finding_before(*course.game, decision.position, forced, *next)) return before;
  return search_after(how, line, forced);
}

// Marks the job as searched, and waits until all earlier jobs are searched too: if a position also occurs in
// an earlier game, its finding comes from the job of that game. Returns false if the analysis is stopped.
bool Analyst::wait_for_earlier(Job& job) {
  std::unique_lock lock(mutex_);
  job.searched = true;
  done_.notify_all();
  done_.wait(lock, [&] {
    if (stop_.stop_requested()) return true;
    const auto end =
        std::find_if(jobs_.begin(), jobs_.end(), [&](const auto& each) { return each.get() == &job; });
    return std::all_of(jobs_.begin(), end, [](const auto& each) { return each->searched || each->done; });
  });
  return !stop_.stop_requested();
}

// Returns whether a mistake, a blunder or another suspicious move must be searched again.
bool Analyst::needs_confirmation(const Job& job) const {
  if (job.course->is_match || job.confirmation <= 1) return false;
  bool needs = false;
  auto findings = usual_findings(job.keys);
  confirm_marks(*job.course, findings, job.suspicious_loss, [&](std::size_t index) {
    auto known = known_finding(job.keys[index].thorough);
    needs = needs || (!known && findings[index]);
    return known;
  });
  return needs;
}

// Searches mistakes, blunders and other suspicious moves again, with more effort. Before each of these
// searches the player forgets everything, so that the findings do not depend on other games.
void Analyst::confirm(const Job& job, Player& player) {
  const Limits limits = multiplied(job.limits, job.confirmation);
  LineTo line(*job.course);
  auto findings = usual_findings(job.keys);
  const auto search_again = [&](std::size_t index) -> std::optional<Finding> {
    const CacheKey& key = job.keys[index].thorough;
    if (stop_.stop_requested() || !findings[index]) return std::nullopt;
    if (auto known = known_finding(key)) return known;
    player.new_game();
    const DecisionSearch how{player, limits, stop_.get_token(), terms_.tell};
    auto finding = search_decision(how, job.course->decisions[index], line.to(index));
    if (stop_.stop_requested() || !finding) return std::nullopt;
    if (finding->lines.empty()) finding = findings[index];
    cache_.add(key, text_of(*finding));
    return finding;
  };
  confirm_marks(*job.course, findings, job.suspicious_loss, search_again);
}

}  // namespace mt::engine
