#include "movetext/cli/draw_records.hpp"

#include "movetext/archive/played_game.hpp"
#include "movetext/archive/run.hpp"
#include "movetext/archive/stages/visit_records.hpp"
#include "movetext/cli/archive_listener.hpp"
#include "movetext/cli/console.hpp"
#include "movetext/cli/diagram_output.hpp"
#include "movetext/cli/line_positions.hpp"
#include "movetext/cli/make_job.hpp"
#include "movetext/cli/record_choice.hpp"
#include "movetext/cli/record_diagrams.hpp"
#include "movetext/cli/reporter.hpp"

#include <array>
#include <utility>

namespace mt::cli {
namespace {

constexpr auto which_games = std::to_array<Option>({
    {.name = "game-number",
     .kind = ValueKind::number,
     .value = "N",
     .help = "only game N of the file; the games of a match count separately (default: all games)",
     .group = "Games of a file"},
    move_option,
    ply_option,
    select_option,
    in_variations_option,
    found_option,
});

Status refuse(const std::string& reason) {
  complain(reason);
  return Status::usage;
}

// Returns why these options cannot be combined, or an empty string if they can.
std::string objection_to_options(const Invocation& invocation) {
  for (const char* const name : {"position", "play"})
    if (invocation.has(name)) return "--" + std::string(name) + " is for a position, not for games of a file";
  return objection_to_choice(invocation);
}

// Draws the games that are passed to it, and reports games that cannot be drawn.
class GameDrawer {
 public:
  GameDrawer(const DiagramStyle& style, const GamePoint& moment, DiagramOutput& output)
      : style_(style), moment_(moment), output_(output) {}

  // Announces that many games will be drawn. Games without the requested move are then counted, not reported
  // one by one.
  void expect_many() { among_others_ = true; }
  bool draws_found() const { return moment_.kind == GamePoint::Kind::found; }
  // Draws one game. `number`: number of the game in the file, from 1; 0 if unknown. Returns false if no more
  // games can be drawn.
  bool draw(const PlayedLine& played, const GameLine& line, std::string_view file, std::uint64_t number) {
    // The line of a position that was found ends with it.
    const GameDiagram diagram = draw_game(style_, played, line, draws_found() ? GamePoint() : moment_);
    const Picture& picture = diagram.picture;
    if (picture.status == Status::faults) {
      if (among_others_)
        ++without_;
      else
        tell(file, number, diagram.heading, picture.objection);
      return true;
    }
    if (picture.status == Status::ok && output_.write(picture.bytes, diagram.heading)) return true;
    status_ = picture.status == Status::ok ? output_.status() : picture.status;
    const std::string& words = picture.status == Status::ok ? output_.error() : picture.objection;
    if (!words.empty()) complain(words);  // empty if the reader of a pipe has exited
    return false;
  }
  // Reports that a game is not drawn.
  void tell(std::string_view file, std::uint64_t number, std::string_view heading, std::string_view words) {
    status_ = Status::faults;
    std::string which = number > 0 ? "game " + std::to_string(number) : "a game";
    if (!heading.empty()) which.append(" (").append(heading).append(")");
    complain(std::string(file) + ": " + which + " " + std::string(words));
  }

  // Reports how many games were left out because they do not have the requested move. Also reports if there
  // was no game at all.
  void tell_missing() {
    const bool one = without_ == 1;
    if (without_ > 0)
      complain(std::to_string(without_) + (one ? " game has" : " games have") + " no such move");
    if (output_.count() > 0 || status_ != Status::ok) return;
    if (without_ == 0)
      complain(draws_found() ? "the filter has found no position" : "there is no game to draw");
    status_ = Status::faults;
  }

  Status status() const { return status_; }
  // Returns whether nothing more can be drawn.
  bool has_failed() const { return status_ != Status::ok && status_ != Status::faults; }

 private:
  const DiagramStyle& style_;
  const GamePoint& moment_;
  DiagramOutput& output_;
  Status status_ = Status::ok;
  bool among_others_ = false;
  std::uint64_t without_ = 0;
};

// Reports why the game was not found: the file has fewer games, or could not be read.
Status tell_no_game(const archive::NumberedGames& games, const std::string& file, std::uint64_t number) {
  const std::string count = std::to_string(games.known()) + (games.known() == 1 ? " game" : " games");
  const bool readable = games.error().empty();
  complain(readable ? file + ": game " + std::to_string(number) + " does not exist; the file has " + count
                    : games.error());
  return readable || games.is_of_other_kind() ? Status::faults : Status::io;
}

// Reports the diagnostics for the record of a game. Returns whether one of them is an error.
bool report_remarks(const Invocation& invocation, const archive::FoundGame& found) {
  Reporter reporter(invocation.terminal(), invocation.has("json"));
  bool has_error = false;
  for (const archive::Remark& remark : found.remarks) {
    reporter.report(remark.place, remark.diagnostic);
    has_error = has_error || remark.diagnostic.severity == Severity::error;
  }
  return has_error;
}

// Draws the game with that number.
Status draw_one(const Invocation& invocation, const archive::Job& job, std::uint64_t number,
                GameDrawer& drawer) {
  const std::string& file = job.task.files.front();
  archive::NumberedGames games(job, invocation.stop());
  while (games.known() < number && games.read_on()) {
  }
  if (invocation.stop()) return Status::interrupted;
  archive::PlayedGame game(games);
  if (games.known() < number || !game.open(number)) return tell_no_game(games, file, number);
  const bool has_error = report_remarks(invocation, game.found());
  const std::vector<GameLine> lines = games_of(game.record());
  const std::uint64_t in_record = number - game.found().first;
  if (game.rules() == nullptr || in_record >= lines.size()) {
    drawer.tell(file, number, "", "is of an unknown game");
    return Status::faults;
  }
  const auto position = [&](std::optional<std::uint32_t> event) -> std::optional<AnyPosition> {
    const AnyPosition* known = game.position(event ? game.steps().at_event(*event) : Steps::none);
    return known == nullptr ? std::nullopt : std::optional(*known);
  };
  drawer.draw({game.record(), *game.rules(), position}, lines[in_record], file, number);
  return has_error ? Status::faults : Status::ok;
}

// Draws all selected games of the files while they are read.
class Album {
 public:
  // `numbered`: games are reported by number. This requires that see() is called for every game of a file.
  Album(GameDrawer& drawer, bool numbered) : drawer_(drawer), numbered_(numbered) {}

  // Draws the games of a record, whose positions are in `positions`. Returns false if nothing more can be
  // drawn.
  bool see(const archive::PlayedRecord& seen) {
    if (file_ != seen.file) number_ = 0;
    file_ = seen.file;
    const bool goes_on = draw(seen);
    positions.clear();
    return goes_on;
  }

  LinePositions positions;

 private:
  bool draw(const archive::PlayedRecord& seen) {
    std::vector<GameLine> lines = games_of(seen.record);
    if (drawer_.draws_found()) {
      lines.clear();
      if (seen.place != nullptr) lines.push_back(line_to(seen.record, seen.place->event));
    }
    for (const GameLine& line : lines) {
      ++number_;
      const std::uint64_t number = numbered_ ? number_ : 0;
      if (seen.game == nullptr) {
        drawer_.tell(file_, number, "", "is of an unknown game");
        continue;
      }
      if (positions.is_cut()) {
        drawer_.tell(file_, number, "",
                     "is too long to draw together with others; draw it with --game-number");
        continue;
      }
      const auto position = [this](std::optional<std::uint32_t> event) { return positions.after(event); };
      if (!drawer_.draw({seen.record, *seen.game, position}, line, file_, number)) return false;
    }
    return true;
  }

  GameDrawer& drawer_;
  bool numbered_;
  std::string file_;
  std::uint64_t number_ = 0;
};

Status draw_all(const Invocation& invocation, const ArchiveOptions& options, archive::Job job,
                GameDrawer& drawer) {
  drawer.expect_many();
  Album album(drawer, options.select.empty());
  job.task.threads = 1;
  job.task.stages.push_back(archive::visit_records(
      [&album](const archive::PlayedRecord& seen) { return album.see(seen); }, &album.positions));
  ArchiveListener listener(invocation, options, nullptr, false);
  const archive::RunResult result = run(job, nullptr, {}, listener, invocation.stop());
  listener.finish();
  if (result.interrupted) return Status::interrupted;
  if (result.input_failed) return Status::io;
  drawer.tell_missing();
  return result.counts.errors > 0 ? Status::faults : Status::ok;
}

}  // namespace

std::span<const Option> record_options() {
  return which_games;
}

Status draw_records(const Invocation& invocation, const DiagramStyle& style) {
  if (const std::string reason = objection_to_options(invocation); !reason.empty()) return refuse(reason);
  const std::optional<GamePoint> moment = point_of(invocation);
  if (!moment) return refuse(objection_to_move(invocation));
  const ArchiveOptions options = read_archive_options(invocation);
  const std::optional<archive::Job> job = make_job(options);
  if (!job) return Status::usage;
  DiagramOutput output(style, options.output, options.json);
  if (!output.open()) {
    complain(output.error());
    return output.status();
  }
  GameDrawer drawer(style, *moment, output);
  const std::uint64_t number = invocation.number_or("game-number", 0);
  const Status status =
      number > 0 ? draw_one(invocation, *job, number, drawer) : draw_all(invocation, options, *job, drawer);
  if (status == Status::interrupted || drawer.has_failed()) return std::max(status, drawer.status());
  if (!output.finish()) {
    if (!output.error().empty()) complain(output.error());
    return output.status();
  }
  if (output.is_numbered() && !options.quiet)
    write_error(options.output + ": " + std::to_string(output.count()) +
                (output.count() == 1 ? " diagram written\n" : " diagrams written\n"));
  return std::max(status, drawer.status());
}

}  // namespace mt::cli
