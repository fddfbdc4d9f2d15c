#include "movetext/report/crosstable.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace mt::report {
namespace {

namespace tm = tournament;

constexpr std::string_view half_sign = "\u00BD";

std::string counted_words(std::uint64_t count, std::string_view one, std::string_view many) {
  return std::to_string(count).append(" ").append(count == 1 ? one : many);
}

// Returns the words for the points of a win, a draw and a loss, or an empty text for the usual points.
std::string words_of_points(const tm::PointScheme& scheme) {
  if (scheme.by_numbers) return "; points: the numbers of the results";
  if (scheme == tm::PointScheme()) return {};
  std::string out = "; points: ";
  const auto add = [&out](tm::Points points, std::string_view words) {
    out.append(points_text(points, Fractions::signs)).append(words);
  };
  add(scheme.win, " for a win, ");
  add(scheme.draw, " for a draw, ");
  add(scheme.loss, " for a loss");
  return out;
}

// Returns a number with `decimals` decimals, without the zeros at its end.
std::string decimal_text(std::int64_t number, std::int64_t one, std::size_t decimals) {
  const bool is_negative = number < 0;
  const std::int64_t size = is_negative ? -number : number;
  std::string out = (is_negative ? "-" : "") + std::to_string(size / one);
  std::string rest = std::to_string(size % one);
  rest.insert(0, decimals - std::min(decimals, rest.size()), '0');
  rest.erase(rest.find_last_not_of('0') + 1);
  return rest.empty() ? out : out.append(".").append(rest);
}

Cell number_cell(std::string digits) {
  return {.kind = Cell::Kind::number, .text = std::move(digits)};
}

Cell known_number(const std::optional<std::int64_t>& number) {
  return number ? number_cell(std::to_string(*number)) : Cell();
}

// Several results of the same two players need no blanks between them if each has one sign: "1½0".
std::string without_needless_blanks(const std::string& text) {
  std::string joined;
  std::size_t words = 1;
  std::size_t signs = 0;
  for (const char c : text) {
    if (c == ' ') {
      ++words;
      continue;
    }
    joined += c;
    if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U) ++signs;
  }
  return signs == words ? joined : text;
}

// Returns the number of columns of results, which is 0 if there are more results than a table can show.
std::size_t count_result_columns(const tm::Tournament& tournament, const tm::Standings& standings) {
  const std::size_t players = tournament.players.size();
  const std::size_t columns = standings.kind == tm::TableKind::round_robin ? players : tournament.rounds;
  return columns * players > most_results ? 0 : columns;
}

// The columns of the results, in a form that depends on the kind of the table.
class ResultColumns {
 public:
  ResultColumns(const tm::Tournament& tournament, const tm::Standings& standings)
      : tournament_(tournament),
        standings_(standings),
        numbers_(row_numbers(standings)),
        count_(count_result_columns(tournament, standings)) {}

  void add_columns(std::vector<Column>& columns) const {
    for (std::size_t i = 1; i <= count_; ++i) columns.push_back({.key = {}, .title = std::to_string(i)});
  }
  void add_cells(std::uint32_t player, std::vector<Cell>& cells) const {
    if (count_ == 0) return;
    std::vector<std::string> texts(count_);
    for (const tm::Entry& entry : tournament_.players[player].entries) add_text(entry, texts);
    if (standings_.kind == tm::TableKind::round_robin) texts[numbers_[player] - 1] = "x";
    for (const std::string& text : texts) cells.push_back(text_cell(without_needless_blanks(text)));
  }

 private:
  void add_text(const tm::Entry& entry, std::vector<std::string>& texts) const {
    if (standings_.kind == tm::TableKind::swiss) {
      texts[entry.round - 1] = paired_result_text(entry, numbers_, Fractions::signs);
    } else if (standings_.kind == tm::TableKind::match) {
      texts[entry.round - 1] = tm::is_bye(entry.kind) ? paired_result_text(entry, numbers_, Fractions::signs)
                                                      : result_text(entry, Fractions::signs);
    } else if (entry.opponent != tm::no_opponent) {
      std::string& text = texts[numbers_[entry.opponent] - 1];
      text.append(text.empty() ? "" : " ").append(result_text(entry, Fractions::signs));
    }
  }
  const tm::Tournament& tournament_;
  const tm::Standings& standings_;
  std::vector<std::uint32_t> numbers_;
  std::size_t count_;
};

// Makes the columns and rows. A column is left out if no player has a value for it.
class CrosstableMaker {
 public:
  CrosstableMaker(const tm::Tournament& tournament, const tm::Standings& standings)
      : tournament_(tournament), standings_(standings), results_(tournament, standings) {
    for (const tm::Player& player : tournament.players) {
      has_title_ = has_title_ || !player.entrant.title.empty();
      has_rating_ = has_rating_ || player.entrant.rating > 0;
      has_team_ = has_team_ || !player.entrant.team.empty();
    }
    for (std::size_t i = 0; i < standings.rows.size(); ++i)
      has_shared_rank_ = has_shared_rank_ || standings.rows[i].rank != i + 1;
  }

  Table make(const Competitors& competitors) const {
    Table table{.columns = columns(competitors.title)};
    for (std::size_t i = 0; i < standings_.rows.size(); ++i) table.rows.push_back({.cells = cells(i)});
    return table;
  }

 private:
  std::vector<Column> columns(std::string_view first) const {
    std::vector<Column> out;
    const auto add = [&out](std::string_view title) {
      out.push_back({.key = {}, .title = std::string(title)});
    };
    add(first);
    if (has_title_) add("Title");
    if (has_rating_) add("Rating");
    if (has_team_) add("Team");
    results_.add_columns(out);
    add("Points");
    for (const tm::TieBreak tie_break : standings_.tie_breaks) add(tm::row_of(tie_break).code);
    if (has_shared_rank_) add("Rank");
    for (const char* const title : {"Games", "W", "D", "L"}) add(title);
    if (has_rating_) add("Perf");
    return out;
  }
  std::vector<Cell> cells(std::size_t i) const {
    const tm::Standing& row = standings_.rows[i];
    const tm::Entrant& entrant = tournament_.players[row.player].entrant;
    std::vector<Cell> out{text_cell(numbered_name(i + 1, entrant.name))};
    if (has_title_) out.push_back(text_cell(entrant.title));
    if (has_rating_) out.push_back(entrant.rating == 0 ? Cell() : count_cell(entrant.rating));
    if (has_team_) out.push_back(text_cell(entrant.team));
    results_.add_cells(row.player, out);
    out.push_back(number_cell(points_text(row.points, Fractions::decimals)));
    for (const tm::TieBreakValue& value : row.tie_breaks)
      out.push_back(value ? number_cell(value_text(value)) : Cell());
    if (has_shared_rank_) out.push_back(count_cell(row.rank));
    for (const std::uint32_t count : {row.games, row.wins, row.draws, row.losses})
      out.push_back(count_cell(count));
    if (has_rating_) out.push_back(known_number(tm::performance(row.rated)));
    return out;
  }
  // Numbers have the same width, so that names begin in the same column.
  std::string numbered_name(std::size_t number, std::string_view name) const {
    std::string out = std::to_string(number);
    out.insert(0, std::to_string(standings_.rows.size()).size() - out.size(), ' ');
    return out.append(" ").append(name);
  }

  const tm::Tournament& tournament_;
  const tm::Standings& standings_;
  ResultColumns results_;
  bool has_title_ = false;
  bool has_rating_ = false;
  bool has_team_ = false;
  bool has_shared_rank_ = false;
};

}  // namespace

std::string_view words_of(tm::TableKind kind) {
  switch (kind) {
    case tm::TableKind::round_robin:
      return "round robin";
    case tm::TableKind::swiss:
      return "Swiss system";
    case tm::TableKind::match:
      break;
  }
  return "match";
}

std::string points_text(tm::Points points, Fractions fractions) {
  const bool has_half = points % tm::one_point == tm::one_point / 2;
  if (fractions == Fractions::decimals || !has_half || points < 0)
    return decimal_text(points, tm::one_point, 2);
  const tm::Points whole = points / tm::one_point;
  return (whole == 0 ? std::string() : std::to_string(whole)).append(half_sign);
}

std::string value_text(const tm::TieBreakValue& value) {
  return value ? decimal_text(*value, tm::one_value, 4) : std::string();
}

std::string result_text(const tm::Entry& entry, Fractions fractions) {
  if (entry.result == PlayerResult::none) return "*";
  if (entry.kind == tm::Kind::forfeit)
    return entry.result == PlayerResult::win ? "+" : entry.result == PlayerResult::draw ? "=" : "-";
  if (entry.scored > 0 || entry.conceded > 0) return points_text(entry.scored, fractions);
  const tm::PointScheme usual;
  return points_text(tm::points_of(entry, usual), fractions);
}

std::string paired_result_text(const tm::Entry& entry, const std::vector<std::uint32_t>& numbers,
                               Fractions fractions) {
  if (tm::is_bye(entry.kind)) return "bye " + result_text(entry, fractions);
  std::string out = std::to_string(numbers[entry.opponent]);
  out += entry.colour == tm::Colour::white ? "w" : entry.colour == tm::Colour::black ? "b" : ":";
  return out += result_text(entry, fractions);
}

std::vector<std::uint32_t> row_numbers(const tm::Standings& standings) {
  std::vector<std::uint32_t> numbers(standings.rows.size());
  for (std::uint32_t i = 0; i < standings.rows.size(); ++i) numbers[standings.rows[i].player] = i + 1;
  return numbers;
}

std::string crosstable_heading(const tm::Tournament& tournament) {
  std::string out = tournament.name.empty() ? "Unknown event" : tournament.name;
  if (!tournament.section.empty()) out.append(", ").append(tournament.section);
  return out;
}

std::string crosstable_place(const tm::Tournament& tournament) {
  std::string out = tournament.site;
  if (tournament.first_day.empty()) return out;
  out.append(out.empty() ? "" : ", ").append(tournament.first_day);
  if (tournament.last_day != tournament.first_day) out.append(" to ").append(tournament.last_day);
  return out;
}

std::string crosstable_summary(const tm::Tournament& tournament, const tm::Standings& standings,
                               const Competitors& competitors) {
  std::string out(words_of(standings.kind));
  out.append(", ").append(counted_words(tournament.players.size(), competitors.one, competitors.many));
  if (standings.kind != tm::TableKind::match)
    out.append(", ").append(counted_words(tournament.rounds, "round", "rounds"));
  out.append(", ").append(counted_words(tournament.games, competitors.game, competitors.games));
  out += "; tie-breaks: ";
  for (std::size_t i = 0; i < standings.tie_breaks.size(); ++i) {
    const tm::TieBreakRow& row = tm::row_of(standings.tie_breaks[i]);
    out.append(i > 0 ? ", " : "").append(row.name).append(" (").append(row.code).append(")");
  }
  return out.append(words_of_points(standings.scheme));
}

Table crosstable(const tm::Tournament& tournament, const tm::Standings& standings,
                 const Competitors& competitors) {
  return CrosstableMaker(tournament, standings).make(competitors);
}

std::string note_on_width(const tm::Tournament& tournament, const tm::Standings& standings) {
  if (count_result_columns(tournament, standings) > 0) return {};
  if (standings.kind != tm::TableKind::round_robin)
    return "The results of the games are left out, because there are too many of them for a table.";
  return "There are too many players for a column for each of them; --table swiss has a column for each "
         "round.";
}

}  // namespace mt::report
