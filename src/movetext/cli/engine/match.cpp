// movetext match: lets engines play against each other.
#include "movetext/cli/console.hpp"
#include "movetext/cli/engine/commands.hpp"
#include "movetext/cli/engine/engine_terms.hpp"
#include "movetext/cli/engine/match_openings.hpp"
#include "movetext/cli/engine/match_plan.hpp"
#include "movetext/cli/engine/match_report.hpp"
#include "movetext/cli/progress.hpp"
#include "movetext/engine/match/game_record.hpp"
#include "movetext/engine/match/record_log.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <functional>
#include <mutex>
#include <unistd.h>
#include <utility>

namespace mt::cli {
namespace {

namespace match = engine::match;

bool shows_progress(const Invocation& invocation) {
  const std::string_view when = invocation.value_or("progress", "auto");
  if (when != "auto") return when == "always";
  return !invocation.has("quiet") && invocation.terminal().error_is_terminal;
}

// Returns the FNV-1a hash of a text, 64 bits, in hexadecimal digits.
std::string fingerprint(std::string_view text) {
  std::uint64_t hash = 0xCBF2'9CE4'8422'2325U;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x0000'0100'0000'01B3U;
  std::string out;
  for (int shift = 60; shift >= 0; shift -= 4)
    out += "0123456789abcdef"[hash >> static_cast<unsigned>(shift) & 15U];
  return out;
}

// Returns a key that is equal for two matches if one can continue with the records of the other. The key
// includes everything except the number of games and the number of games at the same time.
std::string terms_key(const MatchPlan& plan, const std::vector<std::string>& names,
                      const std::string& openings) {
  std::string key = plan.spec.name() + '\n' + key_of(plan.spec) + '\n';
  for (std::size_t i = 0; i < plan.engines.size(); ++i) {
    const EngineChoice& engine = plan.engines[i];
    key += names[i] + '\n' + engine.command + '\n' + engine.control + '\n';
    if (engine.protocol != nullptr) key += engine.protocol->name;
    for (const auto& [name, value] : engine.settings) key.append(name).append("=").append(value).append("\n");
  }
  const auto add = [&](double number) { key += std::to_string(number) + ' '; };
  if (const auto& win = plan.adjudication.win) add(win->score), add(win->moves);
  key += '\n';
  if (const auto& draw = plan.adjudication.draw) add(draw->score), add(draw->moves), add(draw->first_move);
  key += '\n' + std::to_string(plan.most_plies) + ' ' + std::to_string(plan.length) + ' ' +
         std::to_string(plan.cube ? 1 : 0) + ' ' + std::to_string(plan.seed) + '\n' + openings;
  // Nothing is added for the usual values of these rules, so that matches of older versions can be continued.
  if (!plan.jacoby) key += "\njacoby off";
  if (plan.beavers) key += *plan.beavers ? "\nbeavers on" : "\nbeavers off";
  return fingerprint(key);
}

// Replaces the characters that some record formats cannot store in names by blanks.
std::string plain_name(std::string name) {
  for (char& c : name)
    if (static_cast<unsigned char>(c) < ' ' || c == '"' || c == ':' || c == '\\' || c == 0x7F) c = ' ';
  return name.empty() ? "engine" : name;
}

bool write_out(std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(STDOUT_FILENO, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

class Session final : public match::MatchListener {
 public:
  Session(const Invocation& invocation, MatchPlan plan)
      : invocation_(invocation),
        plan_(std::move(plan)),
        game_(make_game(plan_.spec)),
        schedule_(plan_.engines.size(), plan_.games),
        board_(schedule_),
        progress_(shows_progress(invocation), invocation.terminal()),
        json_(invocation.has("json")) {}

  Status run() {
    std::string problem;
    std::string key;
    const auto openings = make_openings(plan_, game_, key, problem);
    if (!problem.empty()) complain(problem);
    if (!openings) return Status::io;
    if (const Status status = start_engines(); status != Status::ok) return status;
    record_terms_.date = match::today();
    record_terms_.names = names_;
    record_terms_.terms = terms_key(plan_, names_, key);
    for (const EngineChoice& engine : plan_.engines) record_terms_.time_controls.push_back(engine.control);
    if (!plan_.records.empty() && !open_records()) return Status::io;
    begin_ = last_end_ = std::chrono::steady_clock::now();
    if (!is_decided())
      problem = match::run_match(terms(), *openings, *this, invocation_.stop());
    else
      problem.clear();
    return finish(problem);
  }

  bool has(std::uint64_t number) override { return board_.has(number); }
  bool ended(const match::GameReport& report) override {
    learn_names(report);
    if (log_.is_open() && !log_.add(match::record_text(record_terms_, *game_, report))) return false;
    board_.add(match::finished(report));
    last_end_ = std::chrono::steady_clock::now();
    overhead_ += report.overhead;
    asked_ += report.asked;
    using match::Ending;
    has_fault_ = has_fault_ || report.ending == Ending::illegal_move || report.ending == Ending::crash ||
                 report.ending == Ending::silence || report.ending == Ending::fault;
    if (json_) {
      std::string line;
      write_game_json(report, names_, *game_, line);
      progress_.clear();
      if (!write_out(line)) {
        is_unheard_ = true;
        return false;
      }
    } else if (!report.detail.empty() && !invocation_.has("quiet")) {
      progress_.clear();
      complain("game " + match::round_of(report.appointment) + ": " + loser_words(report) + report.detail);
    }
    return !is_decided();
  }
  void waiting() override { progress_.show_line(match_progress(standing()), board_.size()); }

 private:
  std::string loser_words(const match::GameReport& report) const {
    if (!report.winner) return {};
    return names_[report.appointment.engine(other(*report.winner))] + " loses: ";
  }

  // Takes the names that engines have sent since they were started.
  void learn_names(const match::GameReport& report) {
    for (const Side side : {Side::first, Side::second}) {
      const std::size_t engine = report.appointment.engine(side);
      const std::string& name = report.names[static_cast<std::size_t>(side)];
      if (!plan_.engines[engine].name.empty() || name.empty() || plain_name(name) == own_names_[engine])
        continue;
      own_names_[engine] = plain_name(name);
      names_ = record_terms_.names = distinct(own_names_);
    }
  }
  // Returns the names with numbers after those that are not unique.
  static std::vector<std::string> distinct(const std::vector<std::string>& names) {
    std::vector<std::string> out = names;
    for (std::size_t i = 0; i < names.size(); ++i)
      if (std::count(names.begin(), names.end(), names[i]) > 1) out[i] += " " + std::to_string(i + 1);
    return out;
  }

  MatchStanding standing() const {
    return {.board = board_,
            .names = names_,
            .sprt = plan_.sprt,
            .for_points = plan_.spec.family().has_dice && plan_.length == 0,
            .games = schedule_.size(),
            .resumed = resumed_,
            .seconds = std::chrono::duration<double>(last_end_ - begin_).count(),
            .since = std::chrono::duration<double>(std::chrono::steady_clock::now() - last_end_).count(),
            .overhead = overhead_,
            .asked = asked_};
  }

  // Starts each engine once before the first game, to learn its name and to find faults early.
  Status start_engines() {
    for (std::size_t i = 0; i < plan_.engines.size(); ++i) {
      std::string problem;
      std::string refused;  // the first option that cannot be set
      auto player = start(i, problem, [&](const std::string& what) {
        if (refused.empty()) refused = what;
      });
      if (!player) {
        complain(problem);
        return Status::io;
      }
      if (!refused.empty()) {
        complain("--set: " + refused);
        return Status::usage;
      }
      EngineChoice& engine = plan_.engines[i];
      if (!engine.has_limit) take_usual_limits(*player, engine);
      if (plan_.beavers.value_or(false) && !player->abilities().beavers) {
        complain("--beavers: " + plain_name(player->identity().name) + " does not support beavers");
        return Status::usage;
      }
      own_names_.push_back(plain_name(engine.name.empty() ? player->identity().name : engine.name));
      engine::Limits times = engine.time.limits;
      times.clocks = {engine.time.clock, engine.time.clock};
      if (const std::string objection = player->time_objection(times); !objection.empty()) {
        complain(own_names_.back() + " cannot play with this time: " + objection +
                 "; give it another one with --time or --clock");
        return Status::usage;
      }
      ready_.push_back(std::move(player));
    }
    names_ = distinct(own_names_);
    return Status::ok;
  }
  // Replaces the default limit by the usual limits of the player, if it has any.
  static void take_usual_limits(const engine::Player& player, EngineChoice& engine) {
    const engine::Limits usual = player.usual_limits();
    if (!usual.is_bounded()) return;
    engine.time.limits = usual;
    if (usual.depth) engine.control = "depth " + std::to_string(*usual.depth);
  }
  std::unique_ptr<engine::Player> start(std::size_t i, std::string& problem,
                                        std::function<void(const std::string&)> refused = {}) const {
    const EngineChoice& engine = plan_.engines[i];
    engine::EngineTerms terms{.program = {}, .game = plan_.spec};
    terms.patience.untimed = engine.time.patience;
    terms.patience.late = std::max(engine.time.margin, engine::Milliseconds{100}) * 2;
    terms.repeats_search = false;
    terms.tell = [](const std::string& what) { complain(what); };
    terms.refused = std::move(refused);
    return start_player(engine, std::move(terms), problem);
  }
  std::unique_ptr<engine::Player> take_ready(std::size_t i, std::string& problem) {
    {
      const std::lock_guard lock(ready_mutex_);
      if (ready_[i]) return std::move(ready_[i]);
    }
    return start(i, problem);
  }

  bool open_records() {
    if (!log_.open(plan_.records)) {
      complain(log_.problem());
      return false;
    }
    const match::Resumed before = match::read_records(plan_.records, plan_.spec, record_terms_.terms);
    if (!before.problem.empty()) {
      complain(plan_.records + ": " + before.problem + "; the file is unchanged, name another one with -o");
      return false;
    }
    if (!log_.cut(before.bytes) || !log_.add(before.rest)) {
      complain(log_.problem());
      return false;
    }
    for (const match::FinishedGame& game : before.games)
      if (game.number < schedule_.size()) board_.add(game);
    resumed_ = board_.size();
    if (resumed_ > 0 && !invocation_.has("quiet"))
      complain(plan_.records + ": already has " + std::to_string(resumed_) + " games");
    return true;
  }

  match::MatchTerms terms() {
    match::MatchTerms out;
    out.game = {.game = game_,
                .adjudication = plan_.adjudication,
                .most_plies = plan_.most_plies,
                .length = plan_.length,
                .cube = plan_.cube,
                .jacoby = plan_.jacoby,
                .beavers = plan_.beavers.value_or(true),
                .seed = plan_.seed};
    for (std::size_t i = 0; i < plan_.engines.size(); ++i)
      out.contestants.push_back({.time = plan_.engines[i].time, .start = [this, i](std::string& problem) {
                                   return take_ready(i, problem);
                                 }});
    out.games = plan_.games;
    out.at_once = plan_.at_once;
    return out;
  }

  bool is_decided() const {
    if (board_.size() >= schedule_.size()) return true;
    if (!plan_.sprt) return false;
    const double ratio = match::log_likelihood_ratio(board_.tally_of(0).pairs, *plan_.sprt);
    return match::verdict(ratio, *plan_.sprt) != match::SprtVerdict::open;
  }

  Status finish(const std::string& problem) {
    progress_.clear();
    std::string out;
    if (json_)
      write_match_json(standing(), out);
    else
      out = match_words(standing());
    if (is_unheard_ || !write_out(out)) return Status::io;
    if (!problem.empty()) complain(problem);
    if (!log_.problem().empty()) complain(log_.problem());
    if (!problem.empty() || !log_.problem().empty()) return Status::io;
    if (invocation_.stop()) return Status::interrupted;
    return has_fault_ ? Status::faults : Status::ok;
  }

  const Invocation& invocation_;
  MatchPlan plan_;
  std::shared_ptr<const AnyGame> game_;
  match::Schedule schedule_;
  match::Scoreboard board_;
  match::RecordLog log_;
  match::RecordTerms record_terms_;
  std::vector<std::string> own_names_;  // names of the engines
  std::vector<std::string> names_;      // the same, made distinct
  std::mutex ready_mutex_;
  std::vector<std::unique_ptr<engine::Player>> ready_;
  Progress progress_;
  std::chrono::steady_clock::time_point begin_{};     // the begin of the first game of this run
  std::chrono::steady_clock::time_point last_end_{};  // the end of the last game of this run
  match::Microseconds overhead_{};
  std::uint64_t asked_ = 0;
  std::uint64_t resumed_ = 0;
  bool json_;
  bool has_fault_ = false;
  bool is_unheard_ = false;
};

}  // namespace

Status run_match(const Invocation& invocation) {
  auto plan = read_match_plan(invocation);
  if (!plan) return Status::usage;
  if (const std::string problem = openings_problem(*plan); !problem.empty()) {
    complain(problem);
    return Status::usage;
  }
  return Session(invocation, std::move(*plan)).run();
}

}  // namespace mt::cli
