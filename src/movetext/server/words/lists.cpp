#include "movetext/server/words/lists.hpp"

#include "movetext/server/words/quantities.hpp"
#include "movetext/server/words/text_lines.hpp"
#include "movetext/server/words/text_table.hpp"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <utility>
#include <vector>

namespace mt::server::words {
namespace {

std::string number(std::uint64_t value) {
  return std::to_string(value);
}

std::string number_of(GameId board) {
  return number(static_cast<std::uint64_t>(std::max<GameId>(board, 0)));
}

std::string whole(double value) {
  return std::to_string(std::lround(std::isfinite(value) ? std::clamp(value, -9999.0, 99999.0) : 0));
}

// A column heading. If the key is empty, the column has no heading.
struct Heading {
  TextKey text;
  bool right = false;
};

TextTable table_of(const std::vector<Heading>& headings, const Language& language) {
  std::vector<TextTable::Column> columns;
  columns.reserve(headings.size());
  for (const Heading& heading : headings)
    columns.push_back({say(language, Phrase(heading.text)), heading.right});
  return TextTable(std::move(columns));
}

// Returns "Ratings of fred" and an empty line.
std::string title(const Language& language, const Phrase& phrase) {
  return say(language, phrase) + "\n\n";
}

std::string line(const Language& language, TextKey text) {
  return say(language, Phrase(text)) + '\n';
}

std::string players_of(const std::array<std::string, 2>& names) {
  return names[0] + " - " + names[1];
}

}  // namespace

std::string games_list(std::span<const GameLine> games, const Language& language) {
  if (games.empty()) return line(language, "list.no-games"_text);
  const bool has_clock = std::any_of(games.begin(), games.end(), [](const auto& g) { return g.time_left; });
  std::vector<Heading> headings{{"column.board"_text, true},
                                {"column.game"_text},
                                {"column.players"_text},
                                {"column.moves"_text, true}};
  if (has_clock) headings.push_back({"column.time"_text});
  headings.push_back({"column.state"_text});
  TextTable table = table_of(headings, language);
  for (const GameLine& game : games) {
    std::vector<std::string> cells{number_of(game.board), game.game, players_of(game.players),
                                   number(game.ply)};
    if (has_clock) cells.push_back(game.time_left ? short_duration(language, *game.time_left) : "-");
    cells.push_back(say(language, game.state));
    table.add(std::move(cells));
  }
  return table.write();
}

std::string standings_list(std::string_view game, std::span<const StandingLine> lines,
                           const Language& language) {
  const std::string out = title(language, {"list.standings"_text, {{"game", harmless(game, 40)}}});
  if (lines.empty()) return out + line(language, "list.no-standings"_text);
  TextTable table = table_of({{{}, true},
                              {"column.name"_text},
                              {"column.rating"_text, true},
                              {"column.deviation"_text, true},
                              {"column.games"_text, true},
                              {"column.won"_text, true},
                              {"column.drawn"_text, true},
                              {"column.lost"_text, true},
                              {"column.active"_text, true},
                              {"column.seeks"_text, true}},
                             language);
  std::uint64_t place = 0;
  for (const StandingLine& line : lines)
    table.add({number(++place), line.name, rating_words(line.rating), whole(2 * line.deviation),
               number(line.games), number(line.wins), number(line.draws), number(line.losses),
               number(line.active), line.seeking > 0 ? std::to_string(line.seeking) : ""});
  return out + table.write();
}

std::string ratings_list(std::string_view name, std::span<const RatingLine> lines, const Language& language) {
  const std::string out = title(language, {"list.ratings"_text, {{"name", harmless(name, 40)}}});
  if (lines.empty()) return out + line(language, "list.no-ratings"_text);
  TextTable table = table_of({{"column.game"_text},
                              {"column.rating"_text, true},
                              {"column.deviation"_text, true},
                              {"column.games"_text, true},
                              {"column.won"_text, true},
                              {"column.drawn"_text, true},
                              {"column.lost"_text, true}},
                             language);
  for (const RatingLine& line : lines)
    table.add({line.game, rating_words(line.rating), whole(2 * line.deviation), number(line.games),
               number(line.wins), number(line.draws), number(line.losses)});
  return out + table.write();
}

std::string history_list(std::string_view game, std::span<const HistoryLine> lines, std::string_view more,
                         const Language& language) {
  std::string out = title(language, {"list.history"_text, {{"game", harmless(game, 40)}}});
  if (lines.empty()) return out + line(language, "list.no-history"_text);
  TextTable table = table_of({{"column.board"_text, true},
                              {"column.finished"_text},
                              {"column.players"_text},
                              {"column.result"_text},
                              {"column.moves"_text, true},
                              {"column.reason"_text}},
                             language);
  for (const HistoryLine& line : lines)
    table.add({number_of(line.board), day_words(language, line.finished), players_of(line.players),
               std::string(word_for(language, line.result)), number(line.plies),
               std::string(word_for(language, line.reason))});
  out += table.write();
  if (!more.empty()) {
    out += '\n';
    add_wrapped(out, say(language, {"list.earlier-games"_text, {{"command", harmless(more, 200)}}}));
  }
  return out;
}

std::string users_list(std::span<const std::string> names, const Language& language) {
  if (names.empty()) return line(language, "list.no-players"_text);
  std::string out;
  add_in_columns(out, names, 0);
  return out;
}

}  // namespace mt::server::words
