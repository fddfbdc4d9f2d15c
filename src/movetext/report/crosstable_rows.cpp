#include "movetext/report/crosstable_rows.hpp"

#include "movetext/report/crosstable.hpp"
#include "movetext/report/json_line.hpp"
#include "movetext/text/csv_field.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace mt::report {
namespace {

namespace tm = tournament;

std::string_view name_of(tm::TableKind kind) {
  constexpr std::array<std::string_view, 3> names{"round-robin", "swiss", "match"};
  return names[static_cast<std::size_t>(kind)];
}

std::string_view name_of(tm::Kind kind) {
  constexpr std::array<std::string_view, tm::kinds> names{"game",     "short-game", "forfeit", "pairing-bye",
                                                          "full-bye", "half-bye",   "zero-bye"};
  return names[static_cast<std::size_t>(kind)];
}

std::string_view name_of(PlayerResult result) {
  constexpr std::array<std::string_view, 4> names{"open", "win", "draw", "loss"};
  return names[static_cast<std::size_t>(result)];
}

std::string average_text(const tm::RatedScore& rated) {
  const auto average = tm::average_rating(rated);
  return average ? std::to_string(*average) : std::string();
}

std::string performance_text(const tm::RatedScore& rated) {
  const auto performance = tm::performance(rated);
  return performance ? std::to_string(*performance) : std::string();
}

}  // namespace

struct CrosstableRows::Row {
  const tm::Tournament& tournament;
  const tm::Standings& standings;
  const tm::Standing& standing;
  const std::vector<std::uint32_t>& numbers;  // see row_numbers()
  std::string_view what;

  const tm::Player& player() const { return tournament.players[standing.player]; }
};

std::string CrosstableRows::head() const {
  if (json_) return {};
  std::string out = "event,section,table,kind,number,rank,player,title,federation,team,rating,points";
  for (const tm::TieBreak tie_break : tie_breaks_) out.append(",").append(tm::row_of(tie_break).field);
  return out += ",games,wins,draws,losses,opponents_rating,performance,results\n";
}

tm::TieBreakValue CrosstableRows::value_of(const Row& row, tm::TieBreak tie_break) {
  const std::vector<tm::TieBreak>& own = row.standings.tie_breaks;
  const auto found = std::find(own.begin(), own.end(), tie_break);
  if (found == own.end()) return std::nullopt;
  return row.standing.tie_breaks[static_cast<std::size_t>(found - own.begin())];
}

std::vector<std::string> CrosstableRows::csv_fields(const Row& row) const {
  const tm::Entrant& entrant = row.player().entrant;
  const tm::Standing& standing = row.standing;
  std::vector<std::string> fields{row.tournament.name,
                                  row.tournament.section,
                                  std::string(row.what),
                                  std::string(name_of(row.standings.kind)),
                                  std::to_string(row.numbers[standing.player]),
                                  std::to_string(standing.rank),
                                  entrant.name,
                                  entrant.title,
                                  entrant.federation,
                                  entrant.team,
                                  entrant.rating == 0 ? std::string() : std::to_string(entrant.rating),
                                  points_text(standing.points, Fractions::decimals)};
  for (const tm::TieBreak tie_break : tie_breaks_) fields.push_back(value_text(value_of(row, tie_break)));
  for (const std::uint32_t count : {standing.games, standing.wins, standing.draws, standing.losses})
    fields.push_back(std::to_string(count));
  fields.push_back(average_text(standing.rated));
  fields.push_back(performance_text(standing.rated));
  std::string results;
  for (const tm::Entry& entry : row.player().entries) {
    std::string text = paired_result_text(entry, row.numbers, Fractions::decimals);
    std::replace(text.begin(), text.end(), ' ', ':');  // "bye:1"
    results.append(results.empty() ? "" : " ").append(text);
  }
  fields.push_back(std::move(results));
  return fields;
}

std::string CrosstableRows::json_line(const Row& row) const {
  const tm::Entrant& entrant = row.player().entrant;
  const tm::Standing& standing = row.standing;
  std::string out;
  JsonLine line(out);
  const auto add_known = [&](std::string_view key, const std::string& text) {
    if (!text.empty()) line.text(key, text);
  };
  const auto add_decimal = [&](std::string_view key, const std::string& digits) {
    if (!digits.empty()) line.decimal(key, digits);
  };
  add_known("event", row.tournament.name);
  add_known("section", row.tournament.section);
  line.text("table", row.what);
  line.text("kind", name_of(row.standings.kind));
  line.number("number", row.numbers[standing.player]);
  line.number("rank", standing.rank);
  line.text("player", entrant.name);
  add_known("title", entrant.title);
  add_known("federation", entrant.federation);
  add_known("fide_id", entrant.fide_id);
  add_known("team", entrant.team);
  if (entrant.rating != 0) line.number("rating", entrant.rating);
  line.decimal("points", points_text(standing.points, Fractions::decimals));
  for (const tm::TieBreak tie_break : tie_breaks_)
    add_decimal(tm::row_of(tie_break).field, value_text(value_of(row, tie_break)));
  line.number("games", standing.games);
  line.number("wins", standing.wins);
  line.number("draws", standing.draws);
  line.number("losses", standing.losses);
  add_decimal("opponents_rating", average_text(standing.rated));
  add_decimal("performance", performance_text(standing.rated));
  line.list("results");
  for (const tm::Entry& entry : row.player().entries) {
    line.item();
    line.number("round", entry.round);
    line.text("kind", name_of(entry.kind));
    line.text("result", name_of(entry.result));
    if (entry.opponent == tm::no_opponent) continue;
    line.number("opponent", row.numbers[entry.opponent]);
    if (entry.colour != tm::Colour::none)
      line.text("colour", entry.colour == tm::Colour::white ? "white" : "black");
    if (entry.scored == 0 && entry.conceded == 0) continue;
    line.decimal("scored", points_text(entry.scored, Fractions::decimals));
    line.decimal("conceded", points_text(entry.conceded, Fractions::decimals));
  }
  line.end_list();
  line.end();
  return out;
}

std::string CrosstableRows::text(const tm::Tournament& tournament, const tm::Standings& standings,
                                 std::string_view what) const {
  const std::vector<std::uint32_t> numbers = row_numbers(standings);
  std::string out;
  for (const tm::Standing& standing : standings.rows) {
    const Row row{tournament, standings, standing, numbers, what};
    if (json_) {
      out += json_line(row);
      continue;
    }
    bool is_first = true;
    for (const std::string& field : csv_fields(row)) {
      if (!is_first) out += ',';
      is_first = false;
      text::append_csv_field(field, out);
    }
    out += '\n';
  }
  return out;
}

}  // namespace mt::report
