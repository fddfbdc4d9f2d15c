#include "movetext/report/game_change.hpp"

#include "movetext/report/diagnostics.hpp"
#include "movetext/report/json_line.hpp"
#include "movetext/text/columns.hpp"

#include <array>

namespace mt::report {
namespace {

std::string_view word_of(const ShownChange& change) {
  if (!change.before) return "new";
  return change.after ? "changed" : "gone";
}

std::string shown(std::string_view text) {
  std::string out;
  text::append_shown(text, out);
  return out;
}

// Returns "BEFORE -> AFTER", or what was added or removed.
std::string values_text(const Difference& difference) {
  if (difference.before.empty()) return "added: " + shown(difference.after);
  if (difference.after.empty()) return "removed: " + shown(difference.before);
  return "changed: " + shown(difference.before) + " -> " + shown(difference.after);
}

std::string moves_text(const Difference& difference) {
  const auto move = [&](const std::string& text) {
    if (text.empty()) return std::string("the end");
    return difference.place + (difference.place.empty() ? "" : " ") + shown(text);
  };
  return "moves differ: " + move(difference.before) + " -> " + move(difference.after) + " (" +
         std::to_string(difference.moves_before) + " and " + std::to_string(difference.moves_after) +
         " plies from there)";
}

std::string difference_text(const Difference& difference) {
  const std::string place =
      difference.place.empty() ? std::string("at the start") : "after " + shown(difference.place);
  switch (difference.kind) {
    case Difference::Kind::tag:
      return shown(difference.name) + ' ' + values_text(difference);
    case Difference::Kind::result:
      return "result at the end " + values_text(difference);
    case Difference::Kind::move:
      return moves_text(difference);
    case Difference::Kind::other:
      return difference.place.empty() ? std::string("the order of comments, glyphs and variations differs")
                                      : "many notes " + place + " differ";
    default:
      return std::string(name(difference.kind)) + ' ' + place + ' ' + values_text(difference);
  }
}

void append_place(std::string_view suffix, const archive::Place& place, JsonLine& line) {
  line.text("file_" + std::string(suffix), place.file);
  line.number((place.offset ? "offset_" : "line_") + std::string(suffix), place.offset.value_or(place.line));
}

void append_difference(const Difference& difference, JsonLine& line) {
  line.text("kind", name(difference.kind));
  if (!difference.name.empty()) line.text("name", difference.name);
  if (difference.kind != Difference::Kind::tag && difference.kind != Difference::Kind::result)
    line.number("ply", difference.ply);
  if (!difference.place.empty()) line.text("place", difference.place);
  if (!difference.before.empty()) line.text("before", difference.before);
  if (!difference.after.empty()) line.text("after", difference.after);
  if (difference.kind != Difference::Kind::move) return;
  line.number("plies_before", difference.moves_before);
  line.number("plies_after", difference.moves_after);
}

}  // namespace

std::string change_text(const ShownChange& change) {
  const std::string game = game_name(change.roster);
  const archive::Place& place = change.after ? *change.after : *change.before;
  std::string out = place_words(place) + ": ";
  out.append(word_of(change)).append(": ").append(game.empty() ? "a game without players" : shown(game));
  if (change.before && change.after) out += " (before: " + place_words(*change.before) + ')';
  out += '\n';
  for (const Difference& difference : change.differences)
    out.append("  ").append(difference_text(difference)).append("\n");
  return out;
}

std::string change_json(const ShownChange& change) {
  std::string out;
  JsonLine line(out);
  line.text("change", word_of(change));
  if (change.before) append_place("before", *change.before, line);
  if (change.after) append_place("after", *change.after, line);
  if (!change.game.empty()) line.text("game", change.game);
  constexpr std::array<std::string_view, roster_names.size()> names{"event", "site",  "date",  "round",
                                                                    "white", "black", "result"};
  for (std::size_t i = 0; i < names.size(); ++i)
    if (!change.roster[i].empty()) line.text(names[i], change.roster[i]);
  if (!change.differences.empty()) {
    line.list("differences");
    for (const Difference& difference : change.differences) {
      line.item();
      append_difference(difference, line);
    }
    line.end_list();
  }
  line.end();
  return out;
}

std::string compared_text(const ComparedGames& games) {
  return "games " + std::to_string(games.before) + " and " + std::to_string(games.after) + ": same " +
         std::to_string(games.same) + ", changed " + std::to_string(games.changed) + ", gone " +
         std::to_string(games.gone) + ", new " + std::to_string(games.added) + '\n';
}

std::string compared_json(const ComparedGames& games) {
  std::string out;
  JsonLine line(out);
  line.number("games_before", games.before);
  line.number("games_after", games.after);
  line.number("same", games.same);
  line.number("changed", games.changed);
  line.number("gone", games.gone);
  line.number("new", games.added);
  line.end();
  return out;
}

}  // namespace mt::report
