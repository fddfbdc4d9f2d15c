#include "movetext/server/words/game_page.hpp"

#include "movetext/games/api/any_game.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/server/words/boards/board_text.hpp"
#include "movetext/server/words/text_lines.hpp"
#include "movetext/text/blank.hpp"

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

std::vector<std::string> other_names(const GameSpec& spec) {
  std::vector<std::string> names;
  for (const std::string_view alias : spec.row->aliases)
    if (!alias.empty()) names.emplace_back(alias);
  if (spec.row->type > 0) names.push_back(std::to_string(spec.row->type));
  return names;
}

// Returns a legal move in the start position, such as "34-29", or nothing for games with dice.
std::optional<std::string> first_move(const AnyGame& game) {
  std::vector<std::string> moves;
  if (game.family().has_dice) return std::nullopt;
  if (!game.legal_moves(game.start(), game.notation(), moves) || moves.empty()) return std::nullopt;
  return moves[moves.size() / 2];
}

// Returns a board with the numbers of the squares, for games whose moves use these numbers. Returns an empty
// text for other games.
std::string numbers_text(const AnyGame& game, const Language& language) {
  AnyPosition empty;
  std::vector<Diagnostic> notes;
  if (game.notation() != board::Notation::numeric || !game.parse_position("W:W:B", empty, notes)) return {};
  BoardStyle style;
  style.numbers = true;
  const std::string heading = say(language, Phrase("help.numbers-of-squares"_text));
  return heading + "\n\n" + board_text({game, empty}, style) + '\n';
}

}  // namespace

std::string game_page(const GameSpec& spec, std::string_view family, const Language& language) {
  const std::unique_ptr<const AnyGame> game = make_game(spec);
  const std::string name = spec.name();
  const std::string_view places = text::trim(spec.family().places);
  std::string out =
      say(language, {"help.heading-of-game"_text,
                     {{"name", capitalised(name)}, {"size", spec.board_size()}, {"places", Term(places)}}});
  out += '\n';
  if (const auto names = other_names(spec); !names.empty())
    add_wrapped(out, say(language, {"help.other-names"_text, {{"names", listed(names)}}}));
  out += '\n';
  add_wrapped(out, word_for(language, spec.family().rules_in_words(spec.rules)));
  const AnyPosition start = game->start();
  out.append("\n").append(board_text({*game, start}, {})).append("\n");
  out += numbers_text(*game, language);
  if (const auto move = first_move(*game))
    add_wrapped(out, say(language, {"help.first-move"_text, {{"move", *move}}}));
  out.append("  ").append(name).append(" challenge USER USER\n\n").append(family);
  return out;
}

std::string games_page(const Language& language) {
  std::string out;
  add_wrapped(out, say(language, Phrase("help.games"_text)));
  out += '\n';
  std::size_t widest = 0;
  for (const GameRow& row : game_rows()) widest = std::max(widest, row.name.size());
  for (const GameRow& row : game_rows()) {
    std::string line = "  " + std::string(row.name);
    line.append(widest - row.name.size() + 2, ' ');
    std::string board = spec_of(row).board_size();
    board.resize(std::max<std::size_t>(board.size(), 7), ' ');
    line += board;
    const auto names = other_names(spec_of(row));
    if (names.empty()) {
      out.append(line, 0, line.find_last_not_of(' ') + 1) += '\n';
      continue;
    }
    std::string wrapped;
    add_wrapped(wrapped, say(language, {"help.names"_text, {{"names", listed(names)}}}), line.size());
    out += line + wrapped.substr(line.size());
  }
  return out;
}

}  // namespace mt::server::words
