#include "movetext/server/words/lists.hpp"

#include "movetext/server/words/phrases.hpp"
#include "movetext/server/words/text_lines.hpp"
#include "movetext/server/words/text_table.hpp"

#include <algorithm>
#include <cmath>

namespace mt::server::words {
namespace {

std::string number(std::uint64_t value) {
  return std::to_string(value);
}

std::string whole(double value) {
  return std::to_string(std::lround(std::isfinite(value) ? std::clamp(value, -9999.0, 99999.0) : 0));
}

std::string day_of(Time time) {
  return date_words(time).substr(0, 10);
}

}  // namespace

std::string games_list(std::span<const GameLine> games) {
  if (games.empty()) return "No games.\n";
  const bool has_clock = std::any_of(games.begin(), games.end(), [](const auto& g) { return g.time_left; });
  std::vector<TextTable::Column> columns{{"Board", true}, {"Game"}, {"Players"}, {"Moves", true}};
  if (has_clock) columns.push_back({"Time"});
  columns.push_back({"State"});
  TextTable table(std::move(columns));
  for (const GameLine& game : games) {
    std::vector<std::string> cells{number(static_cast<std::uint64_t>(std::max<GameId>(game.board, 0))),
                                   game.game, game.players[0] + " - " + game.players[1], number(game.ply)};
    if (has_clock) cells.push_back(game.time_left ? short_duration(*game.time_left) : "-");
    cells.push_back(game.state);
    table.add(std::move(cells));
  }
  return table.write();
}

std::string standings_list(std::string_view game, std::span<const StandingLine> lines) {
  std::string out = "Standings of " + harmless(game, 40) + "\n\n";
  if (lines.empty()) return out + "Nobody has played yet.\n";
  TextTable table({{"", true},
                   {"Name"},
                   {"Rating", true},
                   {"+/-", true},
                   {"Games", true},
                   {"Won", true},
                   {"Drawn", true},
                   {"Lost", true},
                   {"Active", true},
                   {"Seeks", true}});
  std::uint64_t place = 0;
  for (const StandingLine& line : lines)
    table.add({number(++place), line.name, rating_words(line.rating), whole(2 * line.deviation),
               number(line.games), number(line.wins), number(line.draws), number(line.losses),
               number(line.active), line.seeking > 0 ? std::to_string(line.seeking) : ""});
  return out + table.write();
}

std::string ratings_list(std::string_view name, std::span<const RatingLine> lines) {
  std::string out = "Ratings of " + harmless(name, 40) + "\n\n";
  if (lines.empty()) return out + "No rated game yet.\n";
  TextTable table({{"Game"},
                   {"Rating", true},
                   {"+/-", true},
                   {"Games", true},
                   {"Won", true},
                   {"Drawn", true},
                   {"Lost", true}});
  for (const RatingLine& line : lines)
    table.add({line.game, rating_words(line.rating), whole(2 * line.deviation), number(line.games),
               number(line.wins), number(line.draws), number(line.losses)});
  return out + table.write();
}

std::string history_list(std::string_view game, std::span<const HistoryLine> lines, std::string_view more) {
  std::string out = "Finished games of " + harmless(game, 40) + "\n\n";
  if (lines.empty()) return out + "None yet.\n";
  TextTable table({{"Board", true}, {"Finished"}, {"Players"}, {"Result"}, {"Moves", true}, {"Reason"}});
  for (const HistoryLine& line : lines)
    table.add({number(static_cast<std::uint64_t>(std::max<GameId>(line.board, 0))), day_of(line.finished),
               line.players[0] + " - " + line.players[1], line.result, number(line.plies), line.reason});
  out += table.write();
  if (!more.empty()) {
    out += '\n';
    add_wrapped(out, "Earlier ones: " + harmless(more, 200));
  }
  return out;
}

std::string users_list(std::span<const std::string> names) {
  if (names.empty()) return "Nobody yet.\n";
  std::string out;
  add_in_columns(out, names, 0);
  return out;
}

}  // namespace mt::server::words
