// Reads any bytes as a tournament report. Records must cover the file, reported places must be in it, JSON
// must keep everything, tables must be computed from any games, and a report that is written must have the
// same games as those from which it was written.
#include "movetext/formats/json/reader.hpp"
#include "movetext/formats/json/writer.hpp"
#include "movetext/formats/trf/file.hpp"
#include "movetext/formats/trf/reader.hpp"
#include "movetext/formats/trf/report.hpp"
#include "movetext/record/decoded_reading.hpp"
#include "movetext/tournament/collector.hpp"
#include "movetext/tournament/pairing.hpp"
#include "movetext/tournament/standings.hpp"
#include "movetext/tournament/teams.hpp"
#include "record_checks.hpp"

#include <string>
#include <vector>

namespace {

using namespace mt;

void check_json(const Record& record) {
  std::string json;
  Record again;
  json::Writer().write(record, json);
  fuzz::require(json::read_record(json, 0, again).end == json.size());
  fuzz::check_record(again);
}

std::vector<tournament::Pairing> read(std::string_view bytes) {
  std::vector<tournament::Pairing> pairings;
  const auto file = trf::open_file({.bytes = bytes, .path = "x.trf"});
  Record record;
  for (std::size_t at = 0; at < bytes.size();) {
    const Reading reading =
        trf::read_record({.chunk = bytes, .begin = at, .context = file.get(), .last = true}, {}, record);
    fuzz::require(reading.end > at && reading.end <= bytes.size());
    fuzz::check_record(record);
    for (const Diagnostic& told : record.diagnostics)
      fuzz::require(told.begin <= told.end && original_offset(record, told.end) <= reading.end - at);
    at = reading.end;
    if (reading.found != Found::record) continue;
    check_json(record);
    pairings.push_back(tournament::pairing_of(record, true, tournament::default_team_tag));
  }
  return pairings;
}

std::vector<tournament::Tournament> collect(const std::vector<tournament::Pairing>& pairings) {
  tournament::Collector collector;
  for (const tournament::Pairing& pairing : pairings) fuzz::require(collector.add(pairing));
  return collector.take();
}

void check_tables(const tournament::Tournament& tournament) {
  using tournament::TieBreak;
  std::vector<TieBreak> all;
  for (int i = 0; i <= static_cast<int>(TieBreak::game_difference); ++i)
    all.push_back(static_cast<TieBreak>(i));
  for (const auto kind : {tournament::TableKind::round_robin, tournament::TableKind::swiss}) {
    const tournament::Standings standings = make_standings(tournament, {.kind = kind, .tie_breaks = all});
    fuzz::require(standings.rows.size() == tournament.players.size());
    for (std::size_t i = 1; i < standings.rows.size(); ++i)
      fuzz::require(standings.rows[i - 1].points >= standings.rows[i].points &&
                    standings.rows[i - 1].rank <= standings.rows[i].rank);
  }
  static_cast<void>(tournament::team_tournament(tournament, {}));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view input(reinterpret_cast<const char*>(data), size);
  static_cast<void>(trf::begins_report(input));
  const std::vector<tournament::Tournament> all = collect(read(input));
  for (const tournament::Tournament& tournament : all) {
    check_tables(tournament);
    if (!trf::obstacle_to_report(tournament).empty()) continue;
    std::string report;
    std::vector<std::string> cut;
    trf::append_report(tournament, report, cut);
    if (!cut.empty()) continue;
    std::uint64_t games = 0;
    for (const tournament::Tournament& again : collect(read(report))) games += again.games;
    fuzz::require(games == tournament.games);
  }
  return 0;
}
