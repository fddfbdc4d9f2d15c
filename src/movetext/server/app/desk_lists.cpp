// Lists of boards and players, and help.
#include "movetext/server/domain/family.hpp"
#include "movetext/server/words/help_page.hpp"
#include "movetext/server/words/lists.hpp"
#include "movetext/server/app/board_filter.hpp"
#include "movetext/server/app/desk.hpp"
#include "movetext/server/app/game_view.hpp"
#include "movetext/server/app/titles.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <set>

namespace mt::server {
namespace {

constexpr std::uint32_t page_size = 50;
constexpr std::uint32_t most_names = 1000;
constexpr std::uint32_t most_standing = 200;
constexpr std::size_t most_topics = 10;  // of one command

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  for (std::size_t at = 0; at < text.size() && words.size() < most_topics;) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    if (end > at) words.emplace_back(text.substr(at, end - at));
    at = end + 1;
  }
  return words;
}

// Into a line of standings or of ratings.
template <class Line>
void tell_rating(Line& line, const RatingRow& row) {
  line.rating = {row.rating, is_provisional({row.rating, row.deviation, row.volatility})};
  line.deviation = row.deviation;
  line.games = row.games;
  line.wins = row.wins;
  line.draws = row.draws;
  line.losses = row.losses;
}

StandingLine standing_line(const std::string& name, const RatingRow& row, const Account* account) {
  StandingLine line;
  line.name = name;
  tell_rating(line, row);
  if (account != nullptr) line.seeking = policy_for(*account, row.rating_class).seeking;
  return line;
}

Refusal no_game(const std::string& word) {
  return {.code = "no-game", .message = "no game is called " + word, .hint = "help games"};
}

}  // namespace

Served Desk::lines_of(const std::vector<GameRow>& rows) {
  std::vector<GameLine> lines;
  std::set<GameId> told;  // a board of two users that were asked for is one board
  for (const GameRow& row : rows)
    if (const Game* game = told.insert(row.id).second ? work_.game(row.id) : nullptr)
      lines.push_back(game_line(*game, work_.store(), work_.now()));
  Served out = done({});
  out.pages.push_back(games_list(lines));
  return out;
}

Served Desk::games(const Command& command) {
  std::vector<std::string> users = command.users;
  if (users.empty() && self() != nullptr) users.push_back(self()->name);
  BoardFilter filter = board_filter(command.game, command.text);
  std::vector<GameRow> rows;
  if (users.empty()) rows = work_.store().games(filter.query);
  for (const std::string& name : users) {
    const Account* account = work_.account_named(name);
    if (account == nullptr)
      return refused({.code = "no-user", .message = "nobody is called " + name, .hint = {}});
    filter.query.player = account->id;
    const std::vector<GameRow> some = work_.store().games(filter.query);
    rows.insert(rows.end(), some.begin(), some.end());
    if (rows.size() >= filter.query.limit) break;
  }
  if (rows.size() > filter.query.limit) rows.resize(filter.query.limit);
  return lines_of(filter.none ? std::vector<GameRow>() : rows);
}

// Games that are offered, and offers made at a board.
Served Desk::pending(const Command& command) {
  BoardFilter filter = board_filter(command.game, {});
  filter.query.state = GameState::offered;
  if (self() != nullptr) filter.query.player = asker_.account;
  std::vector<GameRow> rows = work_.store().games(filter.query);
  if (self() == nullptr) return lines_of(rows);
  filter.query.state = GameState::active;
  for (const GameRow& row : work_.store().games(filter.query))
    if (const Game* game = work_.game(row.id); game != nullptr && !offer_words(*game).empty())
      rows.push_back(row);
  return lines_of(rows);
}

// Who has boards of it, or looks for some.
std::vector<std::string> Desk::players_of(std::string_view game) {
  GameQuery query;
  query.rating_classes = games_called(game);
  query.limit = most_names;
  std::set<AccountId> players;
  for (const GameRow& row : work_.store().games(query))
    players.insert(row.players.begin(), row.players.end());
  std::set<std::string> names;
  for (const AccountId id : players)
    if (const Account* account = work_.account(id);
        account != nullptr && account->state == AccountState::active)
      names.insert(account->name);
  query.rating_classes.emplace_back(family_of(game));
  for (const std::string& each : query.rating_classes)
    for (std::string& name : work_.store().seekers(each, most_names)) names.insert(std::move(name));
  return {names.begin(), names.end()};
}

Served Desk::list(const Command& command) {
  std::vector<std::string> games = words_of(command.text);
  if (!command.game.empty() && command.game != "all") games.push_back(command.game);
  Served out = done({});
  if (games.empty()) {
    std::vector<std::string> names;
    for (const Account& account : work_.store().accounts({}, most_names)) names.push_back(account.name);
    out.pages.push_back(users_list(names));
  }
  for (const std::string& game : games) {
    if (games_called(game).empty()) return refused(no_game(game));
    out.pages.push_back("Who plays " + game + "\n\n" + users_list(players_of(game)));
  }
  return out;
}

Served Desk::standings(const Command& command) {
  if (!command.text.empty() && (!command.game.empty() || games_called(command.text).empty()))
    return ratings(command);
  const auto terms =
      default_terms(command.game.empty() ? (command.text.empty() ? "draughts" : command.text) : command.game);
  if (!terms)
    return refused({.code = "no-game", .message = "standings of which game?", .hint = "draughts standings"});
  const std::string type(rating_class(*terms));
  std::vector<StandingLine> lines;
  std::set<std::string> told;
  for (const Standing& standing : work_.store().standings(type, most_standing)) {
    lines.push_back(standing_line(standing.name, standing.rating, work_.account(standing.rating.account)));
    lines.back().active = work_.store().count_active(standing.rating.account, type);
    told.insert(standing.name);
  }
  // Who looks for games is there without a rating, too.
  for (const std::string_view policy : {std::string_view(type), family_of(type), std::string_view()})
    for (const std::string& name : work_.store().seekers(policy, most_standing)) {
      const Account* account = work_.account_named(name);
      StandingLine line = standing_line(name, {.rating_class = type}, account);
      if (line.seeking > 0 && told.insert(name).second) lines.push_back(std::move(line));
    }
  Served out = done({});
  out.pages.push_back(standings_list(terms->game, lines));
  return out;
}

// Of one player: "ratings fred", or with a game those of its family.
Served Desk::ratings(const Command& command) {
  const Account* account = work_.account_named(command.text);
  if (account == nullptr)
    return refused({.code = "no-user", .message = "nobody is called " + command.text, .hint = {}});
  const std::vector<std::string> games = games_called(command.game);
  std::vector<RatingLine> lines;
  for (const RatingRow& row : work_.store().ratings(account->id)) {
    if (!games.empty() && std::find(games.begin(), games.end(), row.rating_class) == games.end()) continue;
    RatingLine line;
    line.game = row.rating_class;
    tell_rating(line, row);
    lines.push_back(std::move(line));
  }
  Served out = done({});
  out.pages.push_back(ratings_list(account->name, lines));
  return out;
}

Served Desk::history(const Command& command) {
  GameQuery query = board_filter(command.game, {}).query;
  query.state = GameState::finished;
  query.limit = page_size;
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
  const std::string named =
      command.game.empty() || command.game == "all" ? std::string() : command.game + ' ';
  const std::string more =
      lines.size() == page_size ? named + "history " + std::to_string(lines.back().board) : std::string();
  Served out = done({});
  out.pages.push_back(history_list(named.empty() ? "all games" : command.game, lines, more));
  return out;
}

// One subject of several words, or several of one.
Served Desk::help(const Command& command) {
  const HelpContext context{work_.house().host, work_.house().names.open()};
  const std::string subject = command.text.empty() ? command.game : command.text;
  Served out = done({});
  if (auto page = help_page(subject, context)) {
    out.pages.push_back(std::move(*page));
    return out;
  }
  for (const std::string& word : words_of(subject)) {
    auto page = help_page(word, context);
    out.pages.push_back(page ? std::move(*page) : no_help_page(word));
  }
  return out;
}

}  // namespace mt::server
