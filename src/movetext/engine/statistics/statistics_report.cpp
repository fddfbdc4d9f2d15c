#include "movetext/engine/statistics/statistics_report.hpp"

#include "movetext/engine/statistics/match_figures.hpp"
#include "movetext/engine/statistics/move_figures.hpp"
#include "movetext/report/table_rows.hpp"

#include <algorithm>
#include <initializer_list>

namespace mt::statistics {
namespace {

using report::Cell;
using report::Column;
using report::count_cell;
using report::Table;
using report::TableRow;
using report::text_cell;

constexpr FigureForm for_programs{.for_people = false, .is_money = false};

std::string name_or_side(const GameFacts& facts, std::size_t side) {
  return facts.players[side].empty() ? facts.sides[side] : facts.players[side];
}

std::string heading_of(const GameFacts& facts) {
  return name_or_side(facts, 0).append(" - ").append(name_or_side(facts, 1));
}

// Returns "match.sgf, record 2, chess, Club evening 2026.03.05, result 1-0".
std::string description_of(const GameFacts& facts, std::string_view kind) {
  std::string text = facts.file;
  text.append(", record ").append(std::to_string(facts.record));
  text.append(", ").append(facts.rules).append(kind);
  if (!facts.event.empty()) text.append(", ").append(facts.event);
  if (!facts.result.empty()) text.append(", result ").append(facts.result);
  return text;
}

// Returns "Values: stored in the record", with the unit of losses.
std::string source_of(const GameFacts& facts, std::string_view unit) {
  std::string text = "Values: ";
  return text.append(facts.source).append("; losses in ").append(unit);
}

std::string counted(std::size_t count, std::string_view what) {
  return std::to_string(count).append(" ").append(what).append(count == 1 ? "" : "s");
}

std::string kind_of(const MatchReport& match) {
  if (match.length == 0) return ", money session of " + counted(match.games.size(), "game");
  return ", match to " + counted(match.length, "point");
}

std::vector<Column> titled_columns(std::initializer_list<std::string> titles) {
  std::vector<Column> columns;
  for (const std::string& title : titles) columns.push_back({.key = {}, .title = title});
  return columns;
}

std::vector<Column> player_columns(const GameFacts& facts) {
  return titled_columns({"", name_or_side(facts, 0), name_or_side(facts, 1)});
}

// Collects the rows of a table in groups. The heading of a group is added before its first row with figures.
class GroupedRows {
 public:
  explicit GroupedRows(Table& table) : table_(table) {}

  void begin_group(std::string_view words) { group_ = words; }
  void add(std::string_view label, Cell first, Cell second) {
    if (first.kind == Cell::Kind::none && second.kind == Cell::Kind::none) return;
    if (!group_.empty()) table_.rows.push_back({.cells = {text_cell(group_)}, .is_heading = true});
    group_.clear();
    table_.rows.push_back({.cells = {text_cell(std::string(label)), std::move(first), std::move(second)}});
  }

 private:
  Table& table_;
  std::string group_;
};

std::string score_text(const GameOfMatch& game) {
  if (!game.score) return "?";
  std::string text = std::to_string((*game.score)[0]);
  text.append("-").append(std::to_string((*game.score)[1]));
  return text.append(game.is_crawford ? " Crawford" : "");
}

Cell points_cell(const GameOfMatch& game, Side side) {
  if (!game.winner) return {};
  return count_cell(*game.winner == side ? game.points : 0);
}

Cell luck_cell(const MatchSums& sums, const FigureForm& form) {
  return sums.rolls_with_luck == 0 ? Cell() : figure(sums.luck, 3, form);
}

Cell known_text(std::string_view text) {
  return text.empty() ? Cell() : text_cell(std::string(text));
}

}  // namespace

StatisticsReport::StatisticsReport(ReportForm form) : form_(form) {
  if (form == ReportForm::text) document_ = report::make_document(report::DocumentForm::text);
  if (form == ReportForm::html) document_ = report::make_document(report::DocumentForm::html);
  if (document_) document_->begin("Statistics of play", out_);
}

void StatisticsReport::add(const MatchReport& match) {
  const BothSums sum = sum_of(match.sums);
  const bool is_money = match.length == 0;
  ++matches_;
  for (std::size_t side = 0; side < sum.size(); ++side)
    match_players_[{name_or_side(match.facts, side), is_money}] += sum[side];
  if (document_) {
    show_match(match, sum);
    return;
  }
  const auto write = [&](std::string_view scope, std::size_t game, const BothSums& sums) {
    for (std::size_t side = 0; side < sums.size(); ++side)
      write_match_row({.scope = scope,
                       .facts = &match.facts,
                       .game = game,
                       .side = side,
                       .player = match.facts.players[side],
                       .rules = match.facts.rules},
                      sums[side], is_money);
  };
  for (std::size_t i = 0; i < match.sums.size(); ++i) write("game", i + 1, match.sums[i]);
  write("match", 0, sum);
}

void StatisticsReport::add(const MoveReport& game) {
  ++games_;
  for (std::size_t side = 0; side < game.sums.size(); ++side)
    move_players_[{game.facts.rules, name_or_side(game.facts, side)}] += game.sums[side];
  if (document_) {
    show_game(game);
    return;
  }
  for (std::size_t side = 0; side < game.sums.size(); ++side)
    write_move_row({.scope = "game",
                    .facts = &game.facts,
                    .game = 0,
                    .side = side,
                    .player = game.facts.players[side],
                    .rules = game.facts.rules},
                   game.sums[side]);
}

void StatisticsReport::finish() {
  if (document_) {
    if (matches_ > 1) show_match_players();
    if (games_ > 1) show_move_players();
    if (matches_ + games_ == 0) document_->paragraph("The input has no games.", out_);
    document_->end(out_);
    return;
  }
  for (const auto& [key, sums] : match_players_)
    write_match_row({.scope = "player", .player = key.first}, sums, key.second);
  for (const auto& [key, sums] : move_players_)
    write_move_row({.scope = "player", .player = key.second, .rules = key.first}, sums);
}

void StatisticsReport::show_match(const MatchReport& match, const BothSums& sum) {
  const FigureForm form{.for_people = true, .is_money = match.length == 0};
  document_->heading(heading_of(match.facts), out_);
  document_->paragraph(description_of(match.facts, kind_of(match)), out_);
  document_->paragraph(source_of(match.facts, "units of the cube"), out_);
  Table table{.title = {}, .columns = player_columns(match.facts), .rows = {}};
  GroupedRows rows(table);
  for (const MatchFigure& figure : match_figures()) {
    if (!figure.group.empty()) rows.begin_group(figure.group);
    if (figure.label.empty()) continue;
    const bool is_renamed = form.is_money && !figure.points.empty();
    rows.add(is_renamed ? figure.points : figure.label, figure.cell(sum[0], figure.part, form),
             figure.cell(sum[1], figure.part, form));
  }
  document_->table(table, out_);
  if (match.games.size() > 1) show_games(match);
}

void StatisticsReport::show_games(const MatchReport& match) {
  const FigureForm form{.for_people = true, .is_money = match.length == 0};
  Table table{.title = "Games",
              .columns = titled_columns(
                  {"Game", "Score", "Player", "Points", "Moves", "Loss", "Error rate", "PR", "Luck"}),
              .rows = {}};
  for (std::size_t i = 0; i < std::min(match.games.size(), match.sums.size()); ++i)
    for (const Side side : {Side::first, Side::second}) {
      const auto index = static_cast<std::size_t>(side);
      const MatchSums& sums = match.sums[i][index];
      const bool is_first = side == Side::first;
      table.rows.push_back(
          {.cells = {is_first ? count_cell(i + 1) : Cell(),
                     is_first ? text_cell(score_text(match.games[i])) : Cell(),
                     text_cell(name_or_side(match.facts, index)), points_cell(match.games[i], side),
                     count_cell(sums.rolls), total_loss(sums, form), error_rate(sums, form),
                     performance_rating(sums, form), luck_cell(sums, form)}});
    }
  document_->table(table, out_);
}

void StatisticsReport::show_match_players() {
  document_->heading("Players of matches", out_);
  Table table{.title = {},
              .columns = titled_columns(
                  {"Player", "Play", "Games", "Moves", "Loss", "Error rate", "Rating", "PR", "Luck"}),
              .rows = {}};
  for (const auto& [key, sums] : match_players_) {
    const FigureForm form{.for_people = true, .is_money = key.second};
    table.rows.push_back(
        {.cells = {text_cell(key.first), text_cell(key.second ? "money" : "match"), count_cell(sums.games),
                   count_cell(sums.rolls), total_loss(sums, form), error_rate(sums, form), overall_word(sums),
                   performance_rating(sums, form), luck_cell(sums, form)}});
  }
  document_->table(table, out_);
}

void StatisticsReport::show_game(const MoveReport& game) {
  constexpr FigureForm form{};
  document_->heading(heading_of(game.facts), out_);
  document_->paragraph(description_of(game.facts, {}), out_);
  document_->paragraph(source_of(game.facts, "hundredths of a " + game.value_unit), out_);
  Table table{.title = {}, .columns = player_columns(game.facts), .rows = {}};
  GroupedRows rows(table);
  for (const MoveFigure& figure : move_figures()) {
    if (!figure.group.empty()) rows.begin_group(figure.group);
    if (!figure.label.empty())
      rows.add(figure.label, figure.of(game.sums[0], form), figure.of(game.sums[1], form));
  }
  document_->table(table, out_);
}

void StatisticsReport::show_move_players() {
  constexpr FigureForm form{};
  document_->heading("Players", out_);
  Table table{.title = {},
              .columns = titled_columns(
                  {"Player", "Game", "Games", "Moves", "Valued", "Loss", "Accuracy", "?!", "?", "??"}),
              .rows = {}};
  for (const auto& [key, sums] : move_players_)
    table.rows.push_back(
        {.cells = {text_cell(key.second), text_cell(key.first), count_cell(sums.games),
                   count_cell(sums.moves), count_cell(sums.all.moves), average_loss(sums.all, form),
                   accuracy_figure(sums, form), count_cell(sums.all.marks[1]), count_cell(sums.all.marks[2]),
                   count_cell(sums.all.marks[3])}});
  document_->table(table, out_);
}

void StatisticsReport::Row::add(std::string_view key, Cell cell) {
  columns.push_back({.key = std::string(key), .title = {}});
  cells.push_back(std::move(cell));
}

// Returns a row with the columns that all rows begin with.
StatisticsReport::Row StatisticsReport::row_of(const Scope& scope) {
  const GameFacts* const facts = scope.facts;
  Row row;
  row.add("scope", known_text(scope.scope));
  row.add("file", facts == nullptr ? Cell() : known_text(facts->file));
  row.add("record", facts == nullptr ? Cell() : count_cell(facts->record));
  row.add("game", scope.game == 0 ? Cell() : count_cell(scope.game));
  row.add("rules", known_text(scope.rules));
  row.add("player", known_text(scope.player));
  row.add("side", facts == nullptr ? Cell() : known_text(facts->sides[scope.side]));
  return row;
}

void StatisticsReport::write_match_row(const Scope& scope, const MatchSums& sums, bool is_money) {
  Row row = row_of(scope);
  row.add("play", text_cell(is_money ? "money" : "match"));
  for (const MatchFigure& figure : match_figures())
    row.add(figure.key, figure.cell(sums, figure.part, for_programs));
  write_row(RowKind::match, row);
}

void StatisticsReport::write_move_row(const Scope& scope, const MoveSums& sums) {
  Row row = row_of(scope);
  for (const MoveFigure& figure : move_figures())
    if (!figure.key.empty()) row.add(figure.key, figure.of(sums, for_programs));
  write_row(RowKind::move, row);
}

// In CSV, rows of another kind begin another table, after an empty line.
void StatisticsReport::write_row(RowKind kind, const Row& row) {
  if (form_ == ReportForm::json) {
    report::append_json_row(row.columns, row.cells, out_);
    return;
  }
  if (kind != last_row_) {
    if (last_row_ != RowKind::none) out_ += '\n';
    report::append_csv_head(row.columns, out_);
  }
  last_row_ = kind;
  report::append_csv_row(row.cells, out_);
}

}  // namespace mt::statistics
