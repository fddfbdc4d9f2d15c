// movetext crosstable: tables of tournaments.
#include "movetext/archive/chunk_sink.hpp"
#include "movetext/archive/run.hpp"
#include "movetext/archive/stages/list_pairings.hpp"
#include "movetext/cli/archive_listener.hpp"
#include "movetext/cli/archive_options.hpp"
#include "movetext/cli/commands.hpp"
#include "movetext/cli/console.hpp"
#include "movetext/cli/crosstable_writer.hpp"
#include "movetext/cli/make_job.hpp"
#include "movetext/cli/reporter.hpp"
#include "movetext/text/excerpt.hpp"
#include "movetext/text/nearest.hpp"
#include "movetext/tournament/collector.hpp"
#include "movetext/tournament/teams.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mt::cli {
namespace {

constexpr auto crosstable_examples = std::to_array<Example>({
    {"movetext crosstable club.pgn", "the tables of all events of a file"},
    {"movetext crosstable --event \"Tata Steel\" --as html -o tata.html all.pgn", "a page for one event"},
    {"movetext crosstable --tie-breaks DE,SB,WIN --table round-robin league.pdn",
     "a round robin with the tie-breaks that its rules name"},
    {"movetext crosstable --as trf --event \"Club Open\" club.pgn", "a report for FIDE"},
    {"movetext crosstable report.trf", "the table of a report"},
});

// Receives the pairings of all records.
class Pairings final : public archive::ChunkSink {
 public:
  // `event`: see tournament::Collector.
  explicit Pairings(std::string_view event) : games(event) {}

  bool add(const archive::Chunk& chunk) override {
    return std::all_of(chunk.pairings.begin(), chunk.pairings.end(),
                       [this](const tournament::Pairing& pairing) { return games.add(pairing); });
  }
  const std::string& error() const override { return games.error(); }

  tournament::Collector games;
};

// Reads the options of the tables. Returns nullopt after reporting an invalid value.
std::optional<CrosstableOptions> read_crosstable_options(const Invocation& invocation) {
  CrosstableOptions options;
  constexpr auto forms = std::to_array<std::string_view>({"text", "html", "csv", "json", "trf"});
  const std::string_view form = invocation.value_or("as", invocation.has("json") ? "json" : "text");
  options.form = static_cast<CrosstableForm>(std::find(forms.begin(), forms.end(), form) - forms.begin());
  constexpr auto kinds = std::to_array<std::string_view>({"round-robin", "swiss", "match"});
  const auto* const kind = std::find(kinds.begin(), kinds.end(), invocation.value_or("table", "auto"));
  if (kind != kinds.end()) options.standings.kind = static_cast<tournament::TableKind>(kind - kinds.begin());
  std::string fault;
  if (const auto list = invocation.value("tie-breaks")) {
    fault = tournament::read_tie_breaks(*list, options.standings.tie_breaks);
    if (!fault.empty()) fault.insert(0, "--tie-breaks: ");
  }
  if (const auto points = invocation.value("points"); points && fault.empty()) {
    fault = tournament::read_point_scheme(*points, options.standings.points.emplace());
    if (!fault.empty()) fault.insert(0, "--points: ");
  }
  if (invocation.has("json") && invocation.has("as"))
    fault = "--json and --as exclude each other; use --as json";
  options.has_teams = invocation.has("teams") || invocation.has("team-tag");
  if (fault.empty()) return options;
  complain(fault);
  return std::nullopt;
}

std::string quoted_name(std::string_view text) {
  return std::string("'").append(text::excerpt(text)).append("'");
}

// Reports that no event has the name of --event, and which events there are.
void report_missing_event(std::string_view asked, const std::set<std::string>& events) {
  std::string message = "no event has " + quoted_name(asked) + " in its name";
  const std::vector<std::string_view> names(events.begin(), events.end());
  if (const std::string_view near = text::nearest(asked, names); !near.empty())
    return complain(message.append("; did you mean ").append(quoted_name(near)).append("?"));
  constexpr std::size_t most = 5;
  for (std::size_t i = 0; i < std::min(most, names.size()); ++i)
    message.append(i == 0 ? "; events are " : ", ").append(quoted_name(names[i]));
  if (names.size() > most) message.append(" and others");
  complain(message);
}

// Writes messages about games without a place in a file: for people, or with `json` as diagnostics whose file
// is the name of the command.
class Notes {
 public:
  Notes(const Invocation& invocation, bool json)
      : reporter_(invocation.terminal(), true), file_(invocation.command().name), json_(json) {}

  void add(std::string message) {
    if (!json_) return complain(message);
    reporter_.report({.file = file_},
                     {.code = Code::left_out, .severity = Severity::note, .message = std::move(message)});
  }

 private:
  Reporter reporter_;
  std::string_view file_;
  bool json_;
};

void note_left_out(const tournament::Collector& games, const CrosstableWriter& writer, Notes& notes) {
  const auto note = [&](std::uint64_t number, std::string_view reason) {
    if (number == 0) return;
    notes.add(
        std::to_string(number).append(number == 1 ? " game" : " games").append(" left out: ").append(reason));
  };
  note(games.nameless(), "the names of two players are needed");
  note(games.games_of_one_player(), "White and Black have the same name");
  note(games.repeats(), "the same game, with the same round, occurs before");
  for (const std::string& value : writer.cut())
    notes.add(quoted_name(value).append(" is longer than its field of the report and was cut"));
}

// Collects the games of the files. Returns a status other than `ok` after reporting why the run has failed.
Status collect_games(const Invocation& invocation, const ArchiveOptions& options, archive::Job& job,
                     Pairings& pairings, std::uint64_t& errors) {
  job.task.stages.push_back(
      archive::list_pairings(std::string(invocation.value_or("team-tag", tournament::default_team_tag))));
  if (invocation.operands().empty()) announce_terminal(invocation, "records");
  ArchiveListener listener(invocation, options, nullptr, false);
  const archive::RunResult result =
      run(job, archive::Destinations(pairings), {}, listener, invocation.stop());
  listener.finish();
  if (!result.error.empty()) complain(result.error);
  errors = result.counts.errors;
  if (result.interrupted) return Status::interrupted;
  return result.output_failed || result.input_failed || result.unheard ? Status::io : Status::ok;
}

Status write_crosstables(const Invocation& invocation) {
  ArchiveOptions options = read_archive_options(invocation);
  const std::optional<CrosstableOptions> form = read_crosstable_options(invocation);
  if (!form) return Status::usage;
  options.json = form->form == CrosstableForm::json;
  std::optional<archive::Job> job = make_job(options);
  if (!job) return Status::usage;
  archive::Output output;
  if (!output.open(options.output)) return report_io(output);
  const std::string_view event = invocation.value_or("event", "");
  Pairings pairings(event);
  std::uint64_t errors = 0;
  if (const Status status = collect_games(invocation, options, *job, pairings, errors); status != Status::ok)
    return status;
  const std::vector<tournament::Tournament> tournaments = pairings.games.take();
  if (!event.empty() && !pairings.games.has_chosen()) {
    report_missing_event(event, pairings.games.other_events());
    return Status::faults;
  }
  CrosstableWriter writer(*form, output);
  const bool is_written = writer.write(tournaments, invocation.stop());
  if (invocation.stop()) return Status::interrupted;
  if (!writer.fault().empty()) {
    complain(writer.fault());
    return Status::usage;
  }
  if (!is_written || !output.finish()) return report_io(output);
  Notes notes(invocation, options.json);
  if (!options.quiet) note_left_out(pairings.games, writer, notes);
  if (!options.quiet && tournaments.empty()) notes.add("there are no games for a table");
  if (!options.quiet && form->has_teams && std::ranges::none_of(tournaments, tournament::has_teams)) {
    const std::string tag(invocation.value_or("team-tag", tournament::default_team_tag));
    notes.add("there is no table of teams: by the tags White" + tag + " and Black" + tag +
              ", no two teams have met");
  }
  return errors > 0 ? Status::faults : Status::ok;
}

}  // namespace

const Command crosstable_command{
    .name = "crosstable",
    .summary = "make tables of tournaments",
    .operands = "[FILE...]",
    .takes = Operands::files,
    .shares = "game|losing|output|threads|json|quiet|progress|color",
    .description =
        "Makes a table of each event in the files: the players in the order of their points and tie-breaks, "
        "and the results of their games, as text, as a page of HTML, as comma-separated values, as lines of "
        "JSON, or as a tournament report of FIDE (TRF). Such reports are also read. Games belong to one "
        "event if they have the same tags Event, Section and EventDate, and if at most half a year lies "
        "between one game and the next.\n"
        "Forfeits and byes are recognised by the tag Termination and by the opponent 'bye'. Unplayed rounds "
        "count in the tie-breaks of a Swiss table as FIDE's Handbook C.07 asks for. Records with faults "
        "count as well; moves are replayed only for matches of backgammon.",
    .options = crosstable_options(),
    .examples = crosstable_examples,
    .run = write_crosstables,
};

}  // namespace mt::cli
