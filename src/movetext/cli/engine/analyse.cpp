// movetext analyse: writes values and best lines of an engine into records.
#include "movetext/cli/archive_jobs.hpp"
#include "movetext/cli/archive_listener.hpp"
#include "movetext/cli/console.hpp"
#include "movetext/cli/engine/analysis.hpp"
#include "movetext/cli/engine/chosen_engines.hpp"
#include "movetext/cli/engine/commands.hpp"
#include "movetext/cli/engine/input_twice.hpp"
#include "movetext/cli/engine/limit_options.hpp"
#include "movetext/cli/engine/move_lines.hpp"
#include "movetext/cli/engine/statistics_receiver.hpp"
#include "movetext/cli/make_job.hpp"
#include "movetext/cli/progress.hpp"
#include "movetext/formats/table/formats.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <mutex>
#include <set>

namespace mt::cli {
namespace {

Status usage_error(const std::string& reason) {
  complain(reason);
  return Status::usage;
}

// Returns the default limits. For the built-in player, nodes make the results reproducible. For other
// engines, a time is used, unless the engine has usual limits of its own (`own`).
engine::Limits usual_limits(const NamedEngine& engine, const engine::Limits& own) {
  if (own.is_bounded()) return own;
  if (engine.command == built_in) return {.nodes = 100'000};
  return {.move_time = engine::Milliseconds{1000}};
}

// The name for --engine that stands for the values in the records.
constexpr std::string_view no_engine = "none";

// Returns the form of --report, or nullopt if the option is not given.
std::optional<statistics::ReportForm> report_form(const Invocation& invocation) {
  const auto name = invocation.value("report");
  if (!name) return std::nullopt;
  constexpr auto forms = std::to_array<std::string_view>({"text", "html", "csv", "json"});
  const auto* const found = std::find(forms.begin(), forms.end(), *name);
  return static_cast<statistics::ReportForm>(found - forms.begin());
}

ValueSource value_source(const Invocation& invocation) {
  const auto engine = invocation.value("engine");
  if (!engine) return ValueSource::best;
  return *engine == no_engine ? ValueSource::stored : ValueSource::engine;
}

std::string counted(std::uint64_t count, std::string_view what) {
  return std::to_string(count).append(" ").append(what).append(count == 1 ? "" : "s");
}

// Returns why the output cannot have the requested form, or an empty string if it can.
std::string objection(const Invocation& invocation, const ArchiveOptions& options) {
  const bool is_report = invocation.has("report");
  if (options.json && is_report) return "--json and --report exclude each other; use --report json";
  if (!is_report && invocation.value_or("engine", automatic) == no_engine)
    return "--engine none stands for the values in the records, which only --report uses";
  if (options.json || is_report)
    for (const char* const name : {"to", "split", "rejects", "duplicates", "sort", "unique"})
      if (invocation.has(name)) {
        std::string reason = is_report ? "--report writes statistics" : "--json writes a line for each move";
        return reason.append(", but --").append(name).append(" is for records");
      }
  const Format* const to = find_format(options.to);
  if (to == nullptr || to->annotations.values) return {};
  const std::string names =
      format_names([](const Format& format) { return format.writes() && format.annotations.values; });
  std::string list;
  for (const char c : names) list += c == '|' ? std::string(", ") : std::string(1, c);
  return "--to " + options.to + " cannot hold the values of moves; formats that can: " + list;
}

// Reports problems of engines, up to a maximum number.
class Problems {
 public:
  void tell(const std::string& problem) {
    const std::lock_guard lock(mutex_);
    constexpr int most = 10;
    if (++count_ <= most) complain(problem);
    if (count_ == most) complain("further failures of the engine are only counted");
  }

 private:
  std::mutex mutex_;
  int count_ = 0;
};

std::string settings_text(const Settings& settings) {
  std::vector<std::string> lines;
  for (const auto& [name, value] : settings)
    lines.push_back(std::string(name).append("=").append(value).append("\n"));
  std::sort(lines.begin(), lines.end());
  std::string text;
  for (const std::string& line : lines) text += line;
  return text;
}

// Returns by how much the limits grow when a mark is confirmed. The marks of the built-in player need more
// effort, because most other programs are stronger.
unsigned confirmation_of(const Invocation& invocation, const NamedEngine& engine) {
  return static_cast<unsigned>(invocation.number_or("confirm", engine.command == built_in ? 30 : 4));
}

// Returns from which loss a move is searched again even if it would get no mark. With the usual limit the
// built-in player underestimates most blunders: in 40 games of grandmasters it saw 31 of the 38 blunders of
// Stockfish as a loss of this size, but only 13 as a mistake or blunder.
double suspicious_loss_of(const NamedEngine& engine) {
  return engine.command == built_in ? 0.03 : 1;
}

// Describes an engine: "Stockfish 15.1 (/usr/games/stockfish)".
std::string engine_words(const NamedEngine& engine, const engine::Player& player) {
  if (engine.command == built_in) return "the built-in player";
  const engine::Identity& identity = player.identity();
  if (identity.name.empty()) return engine.command;
  return identity.name + (identity.version.empty() ? "" : " " + identity.version) + " (" + engine.command +
         ")";
}

// Completes the terms with functions that use the engines of the command line. `limits` are unbounded if the
// user has not given any.
engine::AnalystTerms with_engines(engine::AnalystTerms terms, const Invocation& invocation,
                                  ChosenEngines& engines, const engine::Limits& limits) {
  terms.start = [&engines, limits](const GameSpec& game) {
    auto player = engines.start(game, Purpose::analysis);
    if (!player || !limits.trials || player->abilities().trials) return player;
    complain("--trials: " + player->identity().name + " cannot do rollouts of " + game.name());
    return std::unique_ptr<engine::Player>();
  };
  terms.use = [&invocation, &engines, limits](const GameSpec& game) {
    const NamedEngine engine = engines.engine_of(game);
    return engine::EngineUse{
        .settings = settings_text(engine.settings),
        .command = engine.command,
        .limits = limits.is_bounded() ? limits : usual_limits(engine, engines.usual_limits_of(game)),
        .confirmation = confirmation_of(invocation, engine),
        .suspicious_loss = suspicious_loss_of(engine)};
  };
  return terms;
}

// Shows how many positions are done and, if the total is known, how long the rest will take.
class AnalysisProgress {
 public:
  explicit AnalysisProgress(Progress progress) : progress_(std::move(progress)) {}

  // `total` is the number of positions of all games; 0 if not known. The time is measured from this call.
  void begin(std::uint64_t total) {
    total_ = total;
    begin_ = std::chrono::steady_clock::now();
  }
  void show(const engine::AnalystCounts& counts) {
    const std::uint64_t waiting = counts.searched - counts.done;
    const std::uint64_t done = counts.positions - waiting;
    const std::uint64_t total = std::max(total_, counts.positions);
    std::string text = std::to_string(done) + " of " + std::to_string(total) + " positions";
    if (total_ == 0) text = std::to_string(done) + " positions";
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - begin_;
    if (total_ > 0 && counts.done > 0)
      text += ", " +
              clock_text(elapsed.count() * static_cast<double>(total - done) / static_cast<double>(done)) +
              " left";
    progress_.show_line(text, done);
  }
  void clear() { progress_.clear(); }

 private:
  Progress progress_;
  std::uint64_t total_ = 0;
  std::chrono::steady_clock::time_point begin_{};
};

// One run of the command "analyse".
class Run {
 public:
  Run(const Invocation& invocation, const ArchiveOptions& options, engine::AnalystTerms terms,
      ChosenEngines& engines, engine::Cache& cache)
      : invocation_(invocation),
        options_(options),
        cache_(cache),
        is_progress_shown_(options.progress == ProgressWhen::always ||
                           (options.progress == ProgressWhen::automatic && !options.quiet &&
                            invocation.terminal().error_is_terminal)),
        progress_(Progress(is_progress_shown_, invocation.terminal())),
        analyst_(std::move(terms), cache) {
    if (!options.quiet)
      engines.chosen = [this](const GameSpec& game, const NamedEngine& engine, const engine::Player& player) {
        announce(game, engine, player);
      };
  }

  Status write_records() {
    InputTwice input;
    Analysis analysis(analyst_, nullptr, invocation_.stop(),
                      [&](const auto& counts) { progress_.show(counts); });
    bool is_analysed = false;
    const Edition edition{
        .prepare =
            [&] {
              const Status status = study_twice(analysis, input);
              is_analysed = status == Status::ok;
              return status;
            },
        .edit = [&](Record& record, const archive::Editing& editing) { analysis.edit(record, editing); },
        .lines = &analysis.positions()};
    const Status status = run_edition(invocation_, options_, edition);
    return is_analysed ? std::max(status, finish(analysis)) : status;
  }

  Status write_lines() {
    archive::Output output;
    MoveLines lines(output);
    return write_games(lines, output, [] { return true; });
  }

  Status write_report(statistics::ReportForm form) {
    const ValueSource source = value_source(invocation_);
    archive::Output output;
    StatisticsReceiver report(form, source, output);
    const Status status = write_games(report, output, [&] { return report.finish(); });
    if (status != Status::ok && status != Status::faults) return status;
    if (!options_.quiet && source == ValueSource::best && report.stored() > 0)
      write_error("the values of " + counted(report.stored(), "game") +
                  " are those of the records; --engine NAME asks an engine instead\n");
    if (report.without_values() == 0) return status;
    complain(counted(report.without_values(), "game") +
             (report.without_values() == 1 ? " has no values" : " have no values"));
    return Status::faults;
  }

 private:
  // Passes all games to the receiver. `complete` writes the rest of the output, and returns false if the
  // output has failed.
  template <class Complete>
  Status write_games(GameReceiver& receiver, archive::Output& output, Complete&& complete) {
    const std::optional<archive::Job> job = make_job(options_);
    if (!job) return Status::usage;
    if (!output.open(options_.output)) return report_io(output);
    Analysis analysis(analyst_, &receiver, invocation_.stop(),
                      [&](const auto& counts) { progress_.show(counts); });
    ArchiveOptions plain = options_;
    plain.progress = ProgressWhen::never;
    ArchiveListener listener(invocation_, plain, nullptr, false);
    const bool can_count =
        std::find(options_.files.begin(), options_.files.end(), "-") == options_.files.end();
    progress_.begin(is_progress_shown_ && can_count ? analysis.count(*job, keeps_faulty()) : 0);
    const archive::RunResult result = analysis.study(*job, keeps_faulty(), listener);
    progress_.clear();
    if (result.interrupted) return Status::interrupted;
    if (has_no_value()) {
      complain("the engine gave no values");
      return Status::io;
    }
    if (analysis.is_refused() || !complete() || !output.finish()) return report_io(output);
    if (result.input_failed) return Status::io;
    return std::max(finish(analysis), result.counts.errors > 0 ? Status::faults : Status::ok);
  }

  bool has_no_value() const {
    const engine::AnalystCounts counts = analyst_.counts();
    const std::uint64_t without = counts.failed + counts.silent;
    return without > 0 && without >= counts.positions;
  }
  // Reports the engine of a game. Two games that are only written differently are reported once.
  void announce(const GameSpec& game, const NamedEngine& engine, const engine::Player& player) {
    const engine::Limits limits = *read_limits(invocation_, usual_limits(engine, player.usual_limits()));
    if (!announced_.insert(game.name()).second) return;
    progress_.clear();
    write_error("engine for " + game.name() + ": " + engine_words(engine, player) + ", limit " +
                limit_words(limits) + '\n');
  }
  bool keeps_faulty() const { return options_.on_error == OnError::keep; }

  Status study_twice(Analysis& analysis, InputTwice& input) {
    const std::optional<archive::Job> job = make_job(options_);
    if (!job) return Status::usage;
    const std::string problem = input.prepare(options_.files, invocation_.stop());
    if (!problem.empty()) return usage_error(problem);
    if (is_progress_shown_) {
      progress_.begin(analysis.count(*job, keeps_faulty()));
      input.wind_back();
    }
    SilentListener listener;
    const archive::RunResult result = analysis.study(*job, keeps_faulty(), listener);
    progress_.clear();
    input.wind_back();
    if (result.interrupted) return Status::interrupted;
    if (!has_no_value()) return Status::ok;
    complain("the engine gave no values; nothing is written");
    return Status::io;
  }

  // Reports the totals.
  Status finish(const Analysis& analysis) {
    const engine::AnalystCounts counts = analyst_.counts();
    if (!options_.quiet && (counts.games > 0 || !invocation_.has("report"))) {
      std::string sums = "games " + std::to_string(counts.games) + ", positions " +
                         std::to_string(counts.positions) + ", from the cache " +
                         std::to_string(counts.positions - counts.searched) + ", mistakes " +
                         std::to_string(analysis.mistakes());
      const std::uint64_t without = counts.failed + counts.silent;
      if (without > 0) sums += ", without a value " + std::to_string(without);
      write_error(sums + '\n');
    }
    if (counts.failed > 0)
      complain(std::to_string(counts.failed) + (counts.failed == 1 ? " position has" : " positions have") +
               " no value because the engine failed");
    if (counts.silent > 0)
      complain(std::to_string(counts.silent) + (counts.silent == 1 ? " position has" : " positions have") +
               " no value because the engine reported none");
    if (analysis.without_place() > 0)
      complain(std::to_string(analysis.without_place()) +
               (analysis.without_place() == 1 ? " game is in a format that" : " games are in a format that") +
               " cannot hold the values of moves; choose another one with --to");
    if (const std::string error = cache_.error(); !error.empty()) {
      complain("--cache: " + error);
      return Status::io;
    }
    return counts.failed > 0 || counts.silent > 0 || analysis.without_place() > 0 ? Status::faults
                                                                                  : Status::ok;
  }

  const Invocation& invocation_;
  const ArchiveOptions& options_;
  engine::Cache& cache_;
  bool is_progress_shown_;
  AnalysisProgress progress_;
  std::set<std::string> announced_;  // names of games
  engine::Analyst analyst_;
};

}  // namespace

Status run_analyse(const Invocation& invocation) {
  const ArchiveOptions options = read_archive_options(invocation);
  engine::AnalystTerms terms;
  if (const std::string reason = objection(invocation, options); !reason.empty()) return usage_error(reason);
  const auto limits = read_limits(invocation, {});
  if (!limits) return Status::usage;
  std::string_view command = invocation.value_or("engine", automatic);
  if (command == no_engine) command = built_in;  // it is never started
  const auto engines = ChosenEngines::read(invocation, command, named_game(invocation));
  if (!engines) return Status::usage;
  if (invocation.has("seed")) {
    if (!limits->trials) return usage_error("--seed is for rollouts: give --trials, too");
    engines->add_setting("Seed", std::to_string(invocation.number_or("seed", 1)));
  }
  engine::Cache cache;
  if (const auto path = invocation.value("cache")) {
    if (!cache.open(std::string(*path))) {
      complain("--cache: " + cache.error());
      return Status::io;
    }
    if (cache.damaged() > 0 && !options.quiet)
      complain("--cache: " + std::string(*path) + ": " + std::to_string(cache.damaged()) +
               (cache.damaged() == 1 ? " damaged line is" : " damaged lines are") + " skipped");
  }
  Problems problems;
  const std::uint64_t confirmation = invocation.number_or("confirm", 1);
  if (confirmation < 1 || confirmation > 1000) return usage_error("--confirm takes a number from 1 to 1000");
  terms.players = options.threads;
  terms.tell = [&](const std::string& problem) { problems.tell(problem); };
  Run run(invocation, options, with_engines(std::move(terms), invocation, *engines, *limits), *engines,
          cache);
  if (const auto form = report_form(invocation)) return run.write_report(*form);
  return options.json ? run.write_lines() : run.write_records();
}

}  // namespace mt::cli
