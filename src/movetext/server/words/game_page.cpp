#include "movetext/server/words/game_page.hpp"

#include "movetext/games/api/any_game.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/server/words/boards/board_text.hpp"
#include "movetext/server/words/text_lines.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

namespace mt::server::words {
namespace {

std::string capitalised(std::string name) {
  if (!name.empty() && name[0] >= 'a' && name[0] <= 'z') name[0] = static_cast<char>(name[0] - 'a' + 'A');
  return name;
}

std::string other_names(const GameSpec& spec) {
  std::vector<std::string> names;
  for (const std::string_view alias : spec.row->aliases)
    if (!alias.empty()) names.emplace_back(alias);
  if (spec.row->type > 0) names.push_back(std::to_string(spec.row->type));
  return listed(names);
}

// White's or Black's first move, whoever begins: "34-29", of a game without dice.
std::optional<std::string> first_move(const AnyGame& game) {
  std::vector<std::string> moves;
  if (game.family().has_dice) return std::nullopt;
  if (!game.legal_moves(game.start(), game.notation(), moves) || moves.empty()) return std::nullopt;
  return moves[moves.size() / 2];
}

// Which square has which number, where moves are written so; other boards need no such picture.
std::string numbers_text(const AnyGame& game) {
  AnyPosition empty;
  std::vector<Diagnostic> notes;
  if (game.notation() != board::Notation::numeric || !game.parse_position("W:W:B", empty, notes)) return {};
  BoardStyle style;
  style.numbers = true;
  return "The numbers of the squares:\n\n" + board_text({game, empty}, style) + '\n';
}

}  // namespace

std::string game_page(const GameSpec& spec, std::string_view family) {
  const std::unique_ptr<const AnyGame> game = make_game(spec);
  const std::string name = spec.name();
  std::string out = capitalised(name) + ", " + spec.board_size() + std::string(spec.family().places) + '\n';
  if (const std::string names = other_names(spec); !names.empty())
    add_wrapped(out, "Also known as " + names + ".");
  out += '\n';
  add_wrapped(out, spec.family().rules_in_words(spec.rules));
  const AnyPosition start = game->start();
  out.append("\n").append(board_text({*game, start}, {})).append("\n");
  out += numbers_text(*game);
  if (const auto move = first_move(*game)) add_wrapped(out, "A first move: " + *move);
  out.append("  ").append(name).append(" challenge USER USER\n\n").append(family);
  return out;
}

std::string games_page() {
  std::string out =
      "Games that are played here. Each name begins a command (russian challenge fred\n"
      "barney), and help NAME tells the rules; with -losing behind it the aim of a\n"
      "draughts game is turned round (russian-losing).\n\n";
  std::size_t widest = 0;
  for (const GameRow& row : game_rows()) widest = std::max(widest, row.name.size());
  for (const GameRow& row : game_rows()) {
    std::string line = "  " + std::string(row.name);
    line.append(widest - row.name.size() + 2, ' ');
    std::string board = spec_of(row).board_size();
    board.resize(std::max<std::size_t>(board.size(), 7), ' ');
    line += board + other_names(spec_of(row));
    while (line.back() == ' ') line.pop_back();
    std::string names = line.substr(widest + 11 < line.size() ? widest + 11 : line.size());
    line.resize(line.size() - names.size());
    std::string wrapped;
    add_wrapped(wrapped, names, widest + 11);
    out += line + wrapped.substr(std::min(wrapped.size(), widest + 11));
    if (names.empty()) out += out.back() == '\n' ? "" : "\n";
  }
  return out;
}

}  // namespace mt::server::words
