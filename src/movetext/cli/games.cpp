// movetext games: lists the table of games.
#include "movetext/archive/output.hpp"
#include "movetext/cli/commands.hpp"
#include "movetext/cli/console.hpp"
#include "movetext/cli/invocation.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/report/json_line.hpp"

#include <array>
#include <string>

namespace mt::cli {
namespace {

constexpr auto games_examples = std::to_array<Example>({
    {"movetext games", "the whole list"},
    {"movetext games --game shashki", "what a name, an alias or a GameType number stands for"},
});

std::vector<std::string_view> aliases_of(const GameRow& row) {
  std::vector<std::string_view> aliases;
  for (const std::string_view alias : row.aliases)
    if (!alias.empty()) aliases.push_back(alias);
  return aliases;
}

void add_columns(std::string& out, const GameRow& row) {
  constexpr std::size_t name_width = 18;
  constexpr std::size_t type_width = 17;
  constexpr std::size_t board_width = 7;
  const auto column = [&out](std::string text, std::size_t width) {
    text.resize(std::max(text.size() + 1, width), ' ');
    out += text;
  };
  column(std::string(row.name), name_width);
  column(spec_of(row).game_type(true), type_width);
  column(spec_of(row).board_size(), board_width);
  const std::vector<std::string_view> aliases = aliases_of(row);
  for (std::size_t i = 0; i < aliases.size(); ++i) out.append(i > 0 ? ", " : "").append(aliases[i]);
  while (out.back() == ' ') out.pop_back();
  out += '\n';
}

void add_json(std::string& out, const GameRow& row) {
  report::JsonLine line(out);
  line.text("game", row.name);
  line.text("gametype", spec_of(row).game_type(true));
  if (!row.variant.empty()) line.text("variant", row.variant);
  line.text("board", spec_of(row).board_size());
  line.texts("aliases", aliases_of(row));
  line.end();
}

Status list_games(const Invocation& invocation) {
  const auto wanted = invocation.value("game");
  const GameRow* only = wanted ? parse_game(*wanted)->row : nullptr;
  std::string list;
  for (const GameRow& row : game_rows()) {
    if (only != nullptr && &row != only) continue;
    if (invocation.has("json")) {
      add_json(list, row);
    } else {
      add_columns(list, row);
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
        "colour, "
        "width, height, notation and the corner it begins in, placing of the board), the size of the board, "
        "and the "
        "names that are understood as well.",
    .examples = games_examples,
    .run = list_games,
};

}  // namespace mt::cli
