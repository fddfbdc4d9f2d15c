#include "movetext/cli/database/explore_report.hpp"

#include "movetext/report/json_line.hpp"
#include "movetext/report/table.hpp"
#include "movetext/text/columns.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace mt::cli {
namespace {

using database::Explored;
using database::ExploredMove;
using database::MoveFigures;

constexpr std::size_t bar_width = 20;  // columns

std::string digits_of(double number, int decimals) {
  return report::real_cell(number, decimals).text;
}
std::string percent_of(double share) {
  constexpr double hundred = 100;
  return digits_of(share * hundred, 1) + '%';
}
std::string number_or_empty(std::optional<std::int64_t> number) {
  return number ? std::to_string(*number) : std::string();
}

// Draws the shares of won, drawn and lost games.
std::string bar_of(const MoveFigures& figures, bool unicode) {
  std::string empty(bar_width, ' ');
  if (figures.decided() == 0) return empty;
  const auto columns = [&](std::int64_t games) {
    return static_cast<std::size_t>((2 * games * std::int64_t{bar_width} + figures.decided()) /
                                    (2 * figures.decided()));
  };
  const std::size_t won = columns(figures.wins);
  const std::size_t won_or_drawn = std::max(won, columns(figures.wins + figures.draws));
  const std::array<std::string_view, 3> signs =
      unicode ? std::array<std::string_view, 3>{"\u2588", "\u2592", "\u2591"}
              : std::array<std::string_view, 3>{"#", "=", "."};
  std::string out;
  for (std::size_t i = 0; i < bar_width; ++i) out += signs[i < won ? 0 : i < won_or_drawn ? 1 : 2];
  return out;
}

// The cells of a line of the table, the bar and the move last.
std::vector<std::string> cells_of_move(const ExploreFacts& facts, const MoveFigures& figures,
                                       std::int64_t all, std::string name) {
  std::vector<std::string> cells;
  cells.push_back(std::to_string(figures.games));
  cells.push_back(all == 0 ? "" : percent_of(static_cast<double>(figures.games) / static_cast<double>(all)));
  cells.push_back(figures.decided() == 0 ? "" : percent_of(figures.score()));
  if (facts.has_points)
    cells.push_back(
        figures.games == 0
            ? ""
            : digits_of(static_cast<double>(figures.points) / static_cast<double>(figures.games), 2));
  cells.push_back(number_or_empty(figures.movers.average()));
  cells.push_back(number_or_empty(figures.opponents.average()));
  cells.push_back(number_or_empty(figures.performance()));
  cells.push_back(figures.last_year == 0 ? "" : std::to_string(figures.last_year));
  cells.push_back(bar_of(figures, facts.unicode));
  cells.push_back(std::move(name));
  return cells;
}

std::vector<std::string> titles_of(const ExploreFacts& facts) {
  std::vector<std::string> titles{"games", "share", "score"};
  if (facts.has_points) titles.emplace_back("points");
  titles.insert(titles.end(), {"rating", "against", "perf", "last", "won drawn lost", "move"});
  return titles;
}

// Appends lines whose columns are aligned: numbers to the right, the last two columns to the left.
void append_lines(const std::vector<std::vector<std::string>>& lines, std::string& out) {
  std::vector<std::size_t> widths(lines.front().size());
  for (const auto& cells : lines)
    for (std::size_t i = 0; i < cells.size(); ++i)
      widths[i] = std::max(widths[i], text::count_columns(cells[i]));
  for (const auto& cells : lines) {
    std::string line;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const std::size_t blanks = widths[i] - text::count_columns(cells[i]);
      const bool is_left = i + 2 >= cells.size();
      if (i > 0) line += "  ";
      if (!is_left) line.append(blanks, ' ');
      line += cells[i];
      if (is_left && i + 1 < cells.size()) line.append(blanks, ' ');
    }
    out.append(line, 0, line.find_last_not_of(' ') + 1) += '\n';
  }
}

void append_rating(std::uint64_t rating, std::string& out) {
  if (rating > 0) out.append(" (").append(std::to_string(rating)) += ')';
}

void append_figures(const ExploreFacts& facts, const MoveFigures& figures, report::JsonLine& line) {
  line.number("games", static_cast<std::uint64_t>(figures.games));
  line.number("wins", static_cast<std::uint64_t>(figures.wins));
  line.number("draws", static_cast<std::uint64_t>(figures.draws));
  line.number("losses", static_cast<std::uint64_t>(figures.losses));
  if (figures.decided() > 0) line.real("score", figures.score());
  if (facts.has_points) line.integer("points", figures.points);
  if (const auto average = figures.movers.average()) line.integer("rating", *average);
  if (const auto average = figures.opponents.average()) line.integer("opponents", *average);
  if (const auto performance = figures.performance()) line.integer("performance", *performance);
  if (figures.last_year > 0) line.integer("last_year", figures.last_year);
}

void append_game(const ListedGame& game, report::JsonLine& line) {
  line.number("id", game.id);
  line.text("white", game.white);
  line.text("black", game.black);
  if (game.white_elo > 0) line.number("white_elo", game.white_elo);
  if (game.black_elo > 0) line.number("black_elo", game.black_elo);
  line.text("result", game.result);
  line.text("date", game.date);
  line.text("event", game.event);
}

void append_top(const ExploreFacts& facts, const MoveFigures& figures, report::JsonLine& line) {
  line.list("top");
  for (const database::TopGame& top : figures.top) {
    const std::optional<ListedGame> game = facts.find_game(top.game);
    if (!game) continue;
    line.item();
    append_game(*game, line);
  }
  line.end_list();
}

}  // namespace

void append_explored(const ExploreFacts& facts, const Explored& found, std::string& out) {
  const std::int64_t games = found.position.games;
  out.append(facts.game)
      .append(": ")
      .append(std::to_string(games))
      .append(games == 1 ? " game\n" : " games\n");
  if (games == 0) return;
  std::vector<std::vector<std::string>> lines{titles_of(facts)};
  for (const ExploredMove& move : found.moves) {
    std::string name;
    text::append_shown(move.text, name);
    lines.push_back(cells_of_move(facts, move.figures, games, std::move(name)));
  }
  if (found.end.games > 0) lines.push_back(cells_of_move(facts, found.end, games, "(the game ends)"));
  lines.push_back(cells_of_move(facts, found.position, games, "(all games)"));
  append_lines(lines, out);
  std::vector<ListedGame> top;
  for (const database::TopGame& each : found.position.top)
    if (std::optional<ListedGame> game = facts.find_game(each.game)) top.push_back(std::move(*game));
  if (!top.empty()) out += '\n';
  append_games(top, out);
}

void append_explored_json(const ExploreFacts& facts, const Explored& found, std::string& out) {
  report::JsonLine head(out);
  head.text("kind", "position");
  head.text("game", facts.game);
  head.text("position", facts.position);
  append_figures(facts, found.position, head);
  head.text("found_by", found.found_by == database::FoundBy::table ? "table" : "replay");
  append_top(facts, found.position, head);
  head.end();
  const auto append = [&](std::string_view kind, std::string_view move, const MoveFigures& figures) {
    report::JsonLine line(out);
    line.text("kind", kind);
    if (!move.empty()) line.text("move", move);
    append_figures(facts, figures, line);
    append_top(facts, figures, line);
    line.end();
  };
  for (const ExploredMove& move : found.moves) append("move", move.text, move.figures);
  if (found.end.games > 0) append("end", "", found.end);
}

void append_games(const std::vector<ListedGame>& games, std::string& out) {
  for (const ListedGame& game : games) {
    std::string line = std::to_string(game.id);
    line.append("  ").append(game.white);
    append_rating(game.white_elo, line);
    line.append(" - ").append(game.black);
    append_rating(game.black_elo, line);
    line.append("  ").append(game.result).append("  ").append(game.date).append("  ").append(game.event);
    text::append_shown(line, out);
    out += '\n';
  }
}

void append_games_json(const std::vector<ListedGame>& games, std::string& out) {
  for (const ListedGame& game : games) {
    report::JsonLine line(out);
    line.text("kind", "game");
    append_game(game, line);
    line.end();
  }
}

void append_novelty(const std::optional<database::Novelty>& found, std::string& out) {
  if (!found) {
    out += "every position occurred in an older game\n";
    return;
  }
  out.append("new at ply ").append(std::to_string(found->ply)).append(": ");
  text::append_shown(found->move, out);
  out += '\n';
}

void append_novelty_json(const ListedGame& game, const std::optional<database::Novelty>& found,
                         std::string& out) {
  report::JsonLine line(out);
  line.text("kind", "novelty");
  append_game(game, line);
  if (found) {
    line.number("ply", found->ply);
    line.text("move", found->move);
  }
  line.end();
}

}  // namespace mt::cli
