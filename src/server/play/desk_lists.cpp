// What one may look at: boards, lists, help.
#include "movetext/server/letters/help_page.hpp"
#include "movetext/server/letters/lists.hpp"
#include "movetext/server/play/desk.hpp"
#include "movetext/server/play/game_view.hpp"
#include "movetext/server/play/titles.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>

namespace mt::server {
namespace {

constexpr std::uint32_t page_size = 50;
constexpr std::size_t most_boards = 10;  // drawn in one answer

GameQuery query_of(std::string_view filter) {
  GameQuery query;
  query.limit = page_size;
  if (text::same_in_any_case(filter, "active")) query.state = GameState::active;
  if (text::same_in_any_case(filter, "inactive")) query.state = GameState::finished;
  if (text::same_in_any_case(filter, "next")) {
    query.state = GameState::active;
    query.my_turn = true;
  }
  return query;
}

}  // namespace

std::string Desk::shown(GameId board, std::optional<std::uint32_t> ply) {
  const Game& game = *work_.game(board);
  const Account* account = self();
  const Reader reader{account, ply.value_or(UINT32_MAX)};
  const GameLine line = game_line(game, work_.store(), work_.now());
  std::string out =
      std::string(title_of(game.board()->rules())) + " Board " + std::to_string(board) + ": " +
      line.players[0] + " - " + line.players[1] +
      (ply ? ", after half-move " + std::to_string(std::min(*ply, game.ply())) : std::string()) + "\n";
  if (!ply || *ply >= game.ply()) out += line.state + '\n';
  return out + '\n' + drawn(game, reader);
}

Served Desk::show(const Command& command) {
  Served out = done({});
  std::vector<BoardRef> boards = command.boards;
  if (boards.empty() && asker_.board && command.users.empty()) boards.push_back({*asker_.board, {}});
  std::vector<std::string> users = command.users;
  if (boards.empty() && users.empty() && self() != nullptr) users.push_back(self()->name);
  for (const std::string& name : users) {
    const Account* account = work_.account_named(name);
    if (account == nullptr)
      return refused({.code = "no-user", .message = "nobody is called " + name, .hint = {}});
    GameQuery query = query_of(command.text.empty() ? "active" : command.text);
    query.player = account->id;
    for (const GameRow& row : work_.store().games(query)) boards.push_back({row.id, {}});
  }
  if (boards.empty())
    return refused({.code = "no-board", .message = "no board is to be shown", .hint = "show 101"});
  if (boards.size() > most_boards) boards.resize(most_boards);
  for (const BoardRef& ref : boards) {
    if (work_.game(ref.board) == nullptr)
      return refused(
          {.code = "no-board", .message = "there is no board " + std::to_string(ref.board), .hint = {}});
    out.pages.push_back(shown(ref.board, ref.ply));
  }
  return out;
}

Served Desk::preview(const Command& command) {
  std::unique_ptr<Game> offered;
  const Game* game = nullptr;
  std::uint32_t ply = UINT32_MAX;
  if (command.new_players) {
    const auto terms = default_terms(command.game);
    if (!terms)
      return refused({.code = "no-game", .message = "which game?", .hint = "draughts preview new 2 32-28"});
    offered = std::make_unique<Game>(0);
    offered->add(
        {.at = work_.now(), .kind = EventKind::offered, .by = 0, .a = 0, .b = 0, .text = to_text(*terms)});
    game = offered.get();
  } else if (const auto board = board_of(command)) {
    game = work_.game(*board);
    if (!command.boards.empty()) ply = command.boards.front().ply.value_or(ply);
  }
  if (game == nullptr || game->board() == nullptr)
    return refused({.code = "no-board", .message = "which board?", .hint = "preview 101 32-28 19-23"});
  const AnyGame& rules = game->board()->rules();
  const auto start = game->board()->position_at(std::min(ply, game->board()->ply()));
  AnyPosition now = *start;
  std::string played;
  for (std::size_t at = 0; at < command.text.size();) {
    const std::size_t end = rules.move_end(command.text, at);
    const std::string_view move = std::string_view(command.text).substr(at, end - at);
    std::string canonical;
    Diagnostic why;
    if (!rules.play(now, move, rules.notation(), canonical, why))
      return refused({.code = "illegal-move", .message = why.message, .hint = why.hint});
    played += ' ' + canonical;
    at = std::min(command.text.find_first_not_of(' ', end), command.text.size());
  }
  std::string board;
  rules.write_position(now, "board", board);
  Served out = done({});
  out.pages.push_back("After" + (played.empty() ? std::string(" nothing more") : played) + ":\n\n" + board);
  return out;
}

Served Desk::games(const Command& command) {
  std::vector<GameLine> lines;
  std::vector<std::string> users = command.users;
  if (users.empty() && self() != nullptr) users.push_back(self()->name);
  GameQuery query = query_of(command.text);
  if (command.verb == Verb::pending) query.state = GameState::offered;
  if (!command.game.empty() && command.game != "all")
    if (const auto terms = default_terms(command.game)) query.rating_class = rating_class(*terms);
  const auto add = [&] {
    for (const GameRow& row : work_.store().games(query))
      if (const Game* game = work_.game(row.id))
        lines.push_back(game_line(*game, work_.store(), work_.now()));
  };
  if (users.empty()) add();
  for (const std::string& name : users) {
    const Account* account = work_.account_named(name);
    if (account == nullptr)
      return refused({.code = "no-user", .message = "nobody is called " + name, .hint = {}});
    query.player = account->id;
    add();
  }
  Served out = done({});
  out.pages.push_back(games_list(lines));
  return out;
}

Served Desk::list(const Command& command) {
  std::vector<std::string> names;
  for (const Account& account : work_.store().accounts({}, 1000)) names.push_back(account.name);
  Served out = done({});
  out.pages.push_back(users_list(names));
  if (!command.text.empty())
    if (auto page = help_page(command.text, {work_.house().host, work_.house().names.open()}))
      out.pages.push_back(std::move(*page));
  return out;
}

Served Desk::standings(const Command& command) {
  const auto terms =
      default_terms(command.game.empty() ? (command.text.empty() ? "draughts" : command.text) : command.game);
  if (!terms)
    return refused({.code = "no-game", .message = "standings of which game?", .hint = "draughts standings"});
  std::vector<StandingLine> lines;
  for (const Standing& standing : work_.store().standings(rating_class(*terms), 200)) {
    const RatingRow& row = standing.rating;
    StandingLine line;
    line.name = standing.name;
    line.rating = {row.rating, is_provisional({row.rating, row.deviation, row.volatility})};
    line.deviation = row.deviation;
    line.games = row.games;
    line.wins = row.wins;
    line.draws = row.draws;
    line.losses = row.losses;
    line.active = work_.store().count_active(row.account, row.rating_class);
    if (const Account* account = work_.account(row.account))
      line.seeking = policy_for(*account, row.rating_class).seeking;
    lines.push_back(std::move(line));
  }
  Served out = done({});
  out.pages.push_back(standings_list(terms->game, lines));
  return out;
}

Served Desk::history(const Command& command) {
  GameQuery query;
  query.state = GameState::finished;
  query.limit = page_size;
  if (const auto terms = default_terms(command.game)) query.rating_class = rating_class(*terms);
  const std::int64_t before = text::parse_number(command.text, INT64_MAX / 2);
  if (before > 0) query.before = before;
  std::vector<HistoryLine> lines;
  for (const GameRow& row : work_.store().games(query)) {
    const Game* game = work_.game(row.id);
    if (game == nullptr) continue;
    const GameLine told = game_line(*game, work_.store(), work_.now());
    lines.push_back({row.id, told.players, std::string(result_text(*game)), game->reason(), game->ply(),
                     game->finished()});
  }
  const std::string more =
      lines.size() == page_size ? "history " + std::to_string(lines.back().board) : std::string();
  Served out = done({});
  out.pages.push_back(
      history_list(query.rating_class.empty() ? "all games" : query.rating_class, lines, more));
  return out;
}

Served Desk::help(const Command& command) {
  const HelpContext context{work_.house().host, work_.house().names.open()};
  const std::string subject = command.text.empty() ? command.game : command.text;
  Served out = done({});
  auto page = help_page(subject, context);
  out.pages.push_back(page ? std::move(*page) : no_help_page(subject));
  return out;
}

}  // namespace mt::server
