// movetext games: lists the table of games.
#include "movetext/archive/output.hpp"
#include "movetext/cli/commands.hpp"
#include "movetext/cli/console.hpp"
#include "movetext/cli/invocation.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/report/json_line.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace mt::cli {
namespace {

constexpr auto games_examples = std::to_array<Example>({
    {"movetext games", "the whole list"},
    {"movetext games --game shashki", "the game that a name, an alias or a GameType number stands for"},
});

// Returns further names that --game accepts. For a form of a game, such as the losing form, each alias of the
// game is followed by the name of the form ("-losing").
std::vector<std::string> aliases_of(const GameSpec& spec) {
  const std::string name = spec.name();
  const bool is_form = name.starts_with(spec.row->name);
  const std::string form = is_form ? name.substr(spec.row->name.size()) : std::string();
  std::vector<std::string> aliases;
  for (const std::string_view alias : spec.row->aliases)
    if (!alias.empty()) aliases.push_back(std::string(alias) + form);
  return aliases;
}

void add_columns(std::string& out, const GameSpec& spec, std::size_t name_width) {
  constexpr std::size_t type_width = 17;
  constexpr std::size_t board_width = 7;
  const auto column = [&out](std::string text, std::size_t width) {
    text.resize(std::max(text.size() + 1, width), ' ');
    out += text;
  };
  column(spec.name(), name_width);
  column(spec.game_type(true), type_width);
  column(spec.board_size(), board_width);
  const std::vector<std::string> aliases = aliases_of(spec);
  for (std::size_t i = 0; i < aliases.size(); ++i) out.append(i > 0 ? ", " : "").append(aliases[i]);
  while (out.back() == ' ') out.pop_back();
  out += '\n';
}

void add_json(std::string& out, const GameSpec& spec) {
  report::JsonLine line(out);
  line.text("game", spec.name());
  line.text("gametype", spec.game_type(true));
  if (!spec.row->variant.empty()) line.text("variant", spec.row->variant);
  line.text("board", spec.board_size());
  const std::vector<std::string> aliases = aliases_of(spec);
  const std::vector<std::string_view> views(aliases.begin(), aliases.end());
  line.texts("aliases", views);
  line.end();
}

// Returns the game of --game, or all games without it; with --losing, their losing forms.
std::vector<GameSpec> chosen_games(const Invocation& invocation) {
  std::vector<GameSpec> games;
  if (const auto named = invocation.value("game")) {
    games.push_back(*parse_game(*named));
  } else {
    for (const GameRow& row : game_rows()) games.push_back(spec_of(row));
  }
  if (!invocation.has("losing")) return games;
  const auto has_none = [](const GameSpec& game) { return !has_losing_form(game); };
  games.erase(std::remove_if(games.begin(), games.end(), has_none), games.end());
  std::transform(games.begin(), games.end(), games.begin(), losing);
  return games;
}

Status list_games(const Invocation& invocation) {
  const std::vector<GameSpec> games = chosen_games(invocation);
  std::size_t name_width = 18;
  for (const GameSpec& game : games) name_width = std::max(name_width, game.name().size() + 2);
  std::string list;
  for (const GameSpec& game : games) {
    if (invocation.has("json")) {
      add_json(list, game);
    } else {
      add_columns(list, game, name_width);
    }
  }
  return print(invocation, list);
}

}  // namespace

const Command games_command{
    .name = "games",
    .summary = "list the games: name, GameType, board, other names",
    .shares = "game|losing|output|json",
    .description =
        "Each line has the name that --game takes, the full value of the PDN tag GameType (number, starting "
        "colour, width, height, notation and the corner where it begins, placing of the board), the size of "
        "the board, and other names of the game.",
    .examples = games_examples,
    .run = list_games,
};

}  // namespace mt::cli
