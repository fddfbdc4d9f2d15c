#include "movetext/cli/crosstable_writer.hpp"

#include "movetext/formats/table/formats.hpp"
#include "movetext/formats/trf/report.hpp"
#include "movetext/report/crosstable.hpp"
#include "movetext/report/crosstable_rows.hpp"
#include "movetext/report/table_document.hpp"
#include "movetext/tournament/teams.hpp"

#include <algorithm>
#include <utility>

namespace mt::cli {
namespace {

void append_table(const tournament::Tournament& tournament, const tournament::Standings& standings,
                  const report::Competitors& competitors, std::string before, report::Document& document,
                  std::string& out) {
  before.append(before.empty() ? "" : "; ");
  document.paragraph(before + report::crosstable_summary(tournament, standings, competitors), out);
  if (const std::string note = report::note_on_width(tournament, standings); !note.empty())
    document.paragraph(note, out);
  document.table(report::crosstable(tournament, standings, competitors), out);
}

}  // namespace

CrosstableWriter::Tables CrosstableWriter::tables_of(const tournament::Tournament& tournament) const {
  Tables out{.players = tournament, .standings = tournament::make_standings(tournament, options_.standings)};
  if (!options_.has_teams || !tournament::has_teams(tournament)) return out;
  out.teams = tournament::team_tournament(tournament, out.standings.scheme);
  tournament::StandingsOptions team_options{.kind = options_.standings.kind,
                                            .points = tournament::team_points,
                                            .tie_breaks = options_.standings.tie_breaks};
  if (team_options.tie_breaks.empty())
    team_options.tie_breaks = {tournament::TieBreak::game_points, tournament::TieBreak::direct};
  out.team_standings = tournament::make_standings(out.teams, team_options);
  return out;
}

bool CrosstableWriter::write(const std::vector<tournament::Tournament>& tournaments,
                             const std::atomic<bool>& stop) {
  switch (options_.form) {
    case CrosstableForm::text:
    case CrosstableForm::html:
      return write_documents(tournaments, stop);
    case CrosstableForm::csv:
    case CrosstableForm::json:
      return write_rows(tournaments, stop);
    case CrosstableForm::trf:
      break;
  }
  return write_report(tournaments);
}

bool CrosstableWriter::write_documents(const std::vector<tournament::Tournament>& tournaments,
                                       const std::atomic<bool>& stop) {
  const bool is_html = options_.form == CrosstableForm::html;
  const auto document =
      report::make_document(is_html ? report::DocumentForm::html : report::DocumentForm::text);
  std::string out;
  const bool is_single = tournaments.size() == 1;
  document->begin(is_single ? report::crosstable_heading(tournaments.front()) : "Tables of tournaments", out);
  for (const tournament::Tournament& tournament : tournaments) {
    if (stop) return false;
    const Tables tables = tables_of(tournament);
    // A page of HTML has the title of the only table as its heading.
    if (!is_html || !is_single) document->heading(report::crosstable_heading(tournament), out);
    append_table(tournament, tables.standings, report::players_of_tables,
                 report::crosstable_place(tournament), *document, out);
    if (!tables.teams.players.empty())
      append_table(tables.teams, tables.team_standings, report::teams_of_tables, "Teams", *document, out);
    if (!output_.write(out)) return false;
    out.clear();
  }
  document->end(out);
  return output_.write(out);
}

// Returns the tie-breaks of all tables in the order of their definition, or in the order that was asked for.
std::vector<tournament::TieBreak> CrosstableWriter::all_tie_breaks(
    const std::vector<tournament::Tournament>& tournaments) const {
  if (!options_.standings.tie_breaks.empty()) return options_.standings.tie_breaks;
  std::vector<tournament::TieBreak> out;
  const auto add = [&out](const tournament::Standings& standings) {
    for (const tournament::TieBreak tie_break : standings.tie_breaks)
      if (std::find(out.begin(), out.end(), tie_break) == out.end()) out.push_back(tie_break);
  };
  for (const tournament::Tournament& tournament : tournaments) {
    const Tables tables = tables_of(tournament);
    add(tables.standings);
    add(tables.team_standings);
  }
  std::sort(out.begin(), out.end());
  return out;
}

bool CrosstableWriter::write_rows(const std::vector<tournament::Tournament>& tournaments,
                                  const std::atomic<bool>& stop) {
  const report::CrosstableRows rows(options_.form == CrosstableForm::json, all_tie_breaks(tournaments));
  if (!output_.write(rows.head())) return false;
  for (const tournament::Tournament& tournament : tournaments) {
    if (stop) return false;
    const Tables tables = tables_of(tournament);
    if (!output_.write(rows.text(tournament, tables.standings, "players"))) return false;
    if (!output_.write(rows.text(tables.teams, tables.team_standings, "teams"))) return false;
  }
  return true;
}

bool CrosstableWriter::write_report(const std::vector<tournament::Tournament>& tournaments) {
  if (tournaments.size() > 1) {
    fault_ = "--as trf writes one tournament, but the games are of " + std::to_string(tournaments.size()) +
             ": choose one with --event, such as '" + report::crosstable_heading(tournaments[0]) + "' or '" +
             report::crosstable_heading(tournaments[1]) + "'";
    return false;
  }
  if (tournaments.empty()) return true;
  const Format& form = *find_format("trf");
  for (const std::string& family : tournaments.front().families)
    if (family != form.family) {
      fault_ = "--as trf writes games of " + std::string(form.family) + ", but the games of '" +
               report::crosstable_heading(tournaments.front()) + "' are of " + family +
               ": use --as html, csv or json";
      return false;
    }
  fault_ = trf::obstacle_to_report(tournaments.front());
  if (!fault_.empty()) return false;
  std::string out;
  trf::append_report(tournaments.front(), out, cut_);
  return output_.write(out);
}

}  // namespace mt::cli
