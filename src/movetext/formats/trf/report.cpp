#include "movetext/formats/trf/report.hpp"

#include "movetext/formats/trf/layout.hpp"
#include "movetext/text/utf8.hpp"
#include "movetext/tournament/standings.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <numeric>
#include <string_view>

namespace mt::trf {
namespace {

namespace tm = tournament;

std::size_t count_characters(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(
      text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

// Returns the byte after the first `characters` characters.
std::size_t size_of_characters(std::string_view text, std::size_t characters) {
  std::size_t at = 0;
  for (; characters > 0 && at < text.size(); --characters) at += text::read_scalar(text, at).size;
  return std::min(at, text.size());
}

std::string slashed(std::string_view day) {
  std::string out(day);
  std::replace(out.begin(), out.end(), '.', '/');
  return out;
}

// A line under construction. Fields must be set in the order of their columns.
class LineText {
 public:
  LineText(std::string_view code, std::vector<std::string>& cut) : text_(code), cut_(cut) {}

  void set(Field field, std::string_view value, bool at_right = false) {
    std::size_t size = count_characters(value);
    if (size > field.size) {
      cut_.emplace_back(value);
      value = value.substr(0, size_of_characters(value, field.size));
      size = field.size;
    }
    pad(field.begin);
    if (at_right) pad(field.begin + field.size - size);
    text_ += value;
    columns_ += size;
  }
  void finish(std::string& out) const { out.append(text_).append("\r\n"); }

 private:
  void pad(std::size_t column) {
    if (columns_ >= column) return;
    text_.append(column - columns_, ' ');
    columns_ = column;
  }

  std::string text_;
  std::size_t columns_ = code.size;
  std::vector<std::string>& cut_;
};

// The types of tournaments, in the order of TableKind.
constexpr std::array<std::string_view, 3> types{"Individual: Round-Robin", "Individual: Swiss-System",
                                                "Individual: Match"};

char sign_of(const tm::Entry& entry) {
  const auto by_result = [&](char win, char draw, char loss) {
    if (entry.result == PlayerResult::none) return ' ';
    return entry.result == PlayerResult::win ? win : entry.result == PlayerResult::draw ? draw : loss;
  };
  switch (entry.kind) {
    case tm::Kind::game:
      return by_result('1', '=', '0');
    case tm::Kind::short_game:
      return by_result('W', 'D', 'L');
    case tm::Kind::forfeit:
      return by_result('+', 'D', '-');  // there is no sign for a draw without a game
    case tm::Kind::pairing_bye:
      return 'U';
    case tm::Kind::full_bye:
      return 'F';
    case tm::Kind::half_bye:
      return 'H';
    case tm::Kind::zero_bye:
      break;
  }
  return 'Z';
}

class ReportWriter {
 public:
  ReportWriter(const tm::Tournament& tournament, std::string& out, std::vector<std::string>& cut)
      : tournament_(tournament),
        standings_(tm::make_standings(tournament, {.points = tm::PointScheme()})),
        out_(out),
        cut_(cut),
        order_(tournament.players.size()),
        numbers_(tournament.players.size()),
        rows_(tournament.players.size()) {
    for (const tm::Standing& row : standings_.rows) rows_[row.player] = &row;
    std::iota(order_.begin(), order_.end(), 0U);
    std::stable_sort(order_.begin(), order_.end(), [&](std::uint32_t a, std::uint32_t b) {
      return tournament.players[a].entrant.rating > tournament.players[b].entrant.rating;
    });
    for (std::uint32_t i = 0; i < order_.size(); ++i) numbers_[order_[i]] = i + 1;
  }

  void write() {
    write_tournament();
    for (const std::uint32_t player : order_) write_player(player);
    write_teams();
  }

 private:
  void write_value(std::string_view code, std::string_view value) {
    if (!value.empty()) out_.append(code).append(" ").append(value).append("\r\n");
  }
  void write_tournament() {
    std::string name = tournament_.name;
    if (!tournament_.section.empty()) name.append(name.empty() ? "" : ", ").append(tournament_.section);
    write_value("012", name);
    write_value("022", tournament_.site);
    write_value("042", slashed(tournament_.first_day));
    write_value("052", slashed(tournament_.last_day));
    write_value("062", std::to_string(tournament_.players.size()));
    write_value("072", std::to_string(std::count_if(
                           tournament_.players.begin(), tournament_.players.end(),
                           [](const tm::Player& player) { return player.entrant.rating > 0; })));
    const std::size_t teams = team_players().size();
    if (teams > 0) write_value("082", std::to_string(teams));
    write_value("092", types[static_cast<std::size_t>(standings_.kind)]);
    if (std::any_of(tournament_.days.begin(), tournament_.days.end(),
                    [](const std::string& day) { return !day.empty(); }))
      write_days();
  }
  void write_days() {
    LineText line("132", cut_);
    constexpr std::size_t century = 2;
    for (std::size_t i = 0; i < tournament_.days.size(); ++i)
      if (!tournament_.days[i].empty())
        line.set({rounds_begin + i * round_width, day_size}, slashed(tournament_.days[i]).substr(century));
    line.finish(out_);
  }
  void write_player(std::uint32_t player) {
    const tm::Player& own = tournament_.players[player];
    const tm::Standing* const standing = rows_[player];
    LineText line(player_code, cut_);
    line.set(number, std::to_string(numbers_[player]), true);
    line.set(title, own.entrant.title, true);
    line.set(name, own.entrant.name);
    if (own.entrant.rating > 0) line.set(rating, std::to_string(own.entrant.rating), true);
    line.set(federation, own.entrant.federation);
    line.set(fide_id, own.entrant.fide_id, true);
    const tm::Points halves = 2 * standing->points / tm::one_point;
    line.set(points, std::to_string(halves / 2) + (halves % 2 == 0 ? ".0" : ".5"), true);
    line.set(rank, std::to_string(standing->rank), true);
    for (const tm::Entry& entry : own.entries) {
      const std::size_t begin = rounds_begin + (entry.round - 1) * round_width;
      const bool is_bye = entry.opponent == tm::no_opponent;
      line.set({begin, opponent.size}, is_bye ? "0000" : std::to_string(numbers_[entry.opponent]), true);
      line.set({begin + colour_at, 1}, is_bye ? "-" : entry.colour == tm::Colour::white ? "w" : "b");
      line.set({begin + result_at, 1}, std::string(1, sign_of(entry)));
    }
    line.finish(out_);
  }
  std::map<std::string, std::vector<std::uint32_t>> team_players() const {
    std::map<std::string, std::vector<std::uint32_t>> teams;
    for (const std::uint32_t player : order_)
      if (const std::string& team = tournament_.players[player].entrant.team; !team.empty())
        teams[team].push_back(numbers_[player]);
    return teams;
  }
  void write_teams() {
    for (const auto& [team, players] : team_players()) {
      const TeamLayout& layout = team_layouts.front();
      LineText line(layout.code, cut_);
      line.set(layout.name, team);
      for (std::size_t i = 0; i < players.size(); ++i)
        line.set({layout.players_begin + i * team_player_width, number.size}, std::to_string(players[i]),
                 true);
      line.finish(out_);
    }
  }

  const tm::Tournament& tournament_;
  tm::Standings standings_;
  std::string& out_;
  std::vector<std::string>& cut_;
  std::vector<std::uint32_t> order_;    // the players in the order of their starting ranks
  std::vector<std::uint32_t> numbers_;  // the starting rank of each player
  std::vector<const tm::Standing*> rows_;
};

}  // namespace

std::string obstacle_to_report(const tm::Tournament& tournament) {
  if (tournament.players.size() > most_players)
    return "a report has at most " + std::to_string(most_players) + " players, and there are " +
           std::to_string(tournament.players.size()) + "; choose one tournament with --select";
  if (tournament.rounds > most_rounds)
    return "a report has at most " + std::to_string(most_rounds) + " rounds, and there are " +
           std::to_string(tournament.rounds) + "; choose one tournament with --select";
  return {};
}

void append_report(const tm::Tournament& tournament, std::string& out, std::vector<std::string>& cut) {
  ReportWriter(tournament, out, cut).write();
}

}  // namespace mt::trf
