// Commands that list boards and players.
#include "movetext/server/app/board_filter.hpp"
#include "movetext/server/app/command_topics.hpp"
#include "movetext/server/app/game_view.hpp"
#include "movetext/server/app/titles.hpp"
#include "movetext/server/app/verbs.hpp"
#include "movetext/server/domain/family.hpp"
#include "movetext/server/protocol/commands/shapes.hpp"
#include "movetext/server/words/lists.hpp"
#include "movetext/server/words/player_name.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <set>

namespace mt::server::app {
namespace {

constexpr std::uint32_t page_size = 50;
constexpr std::uint32_t most_names = 1000;
constexpr std::uint32_t most_standing = 200;

// Copies the rating to a line of a list of standings or ratings.
template <class Line>
void tell_rating(Line& line, const store::RatingRow& row) {
  line.rating = {row.rating, domain::is_provisional({row.rating, row.deviation, row.volatility})};
  line.deviation = row.deviation;
  line.games = row.games;
  line.wins = row.wins;
  line.draws = row.draws;
  line.losses = row.losses;
}

std::string shown_name(const CommandContext& context, const domain::Account& account) {
  return words::player_name(context.work.language(), account.name, domain::is_engine(account));
}

words::StandingLine standing_line(const CommandContext& context, const std::string& name,
                                  const store::RatingRow& row, const domain::Account* account) {
  words::StandingLine line;
  line.name = account == nullptr ? name : shown_name(context, *account);
  tell_rating(line, row);
  if (account != nullptr) line.seeking = domain::policy_for(*account, row.rating_class).seeking;
  return line;
}

domain::Refusal no_game(const std::string& word) {
  return domain::make_refusal({"no-game.to-list"_text, {{"game", word}}});
}

CommandResult lines_of(CommandContext& context, const std::vector<store::BoardRow>& rows) {
  std::vector<words::GameLine> lines;
  std::set<GameId> told;  // a board of two requested users is listed only once
  for (const store::BoardRow& row : rows)
    if (const domain::Game* game = told.insert(row.id).second ? context.work.game(row.id) : nullptr)
      lines.push_back(game_line(*game, context.work.store(), context.work.now()));
  CommandResult out = done();
  out.pages.push_back(words::games_list(lines, context.work.language()));
  return out;
}

CommandResult list_boards(CommandContext& context, const protocol::Command& command) {
  std::vector<std::string> users = command.users;
  if (users.empty() && context.self() != nullptr) users.push_back(context.self()->name);
  BoardFilter filter = board_filter(command.game, command.text);
  std::vector<store::BoardRow> rows;
  if (users.empty()) rows = context.work.store().games().find(filter.query);
  for (const std::string& name : users) {
    const domain::Account* account = context.work.account_named(name);
    if (account == nullptr) return refused({"no-user.called-so"_text, {{"name", name}}});
    filter.query.player = account->id;
    const std::vector<store::BoardRow> some = context.work.store().games().find(filter.query);
    rows.insert(rows.end(), some.begin(), some.end());
    if (rows.size() >= filter.query.limit) break;
  }
  if (rows.size() > filter.query.limit) rows.resize(filter.query.limit);
  return lines_of(context, filter.none ? std::vector<store::BoardRow>() : rows);
}

// Lists offered games, and games that have an open offer.
CommandResult list_pending(CommandContext& context, const protocol::Command& command) {
  BoardFilter filter = board_filter(command.game, {});
  filter.query.state = domain::GameState::offered;
  if (context.self() != nullptr) filter.query.player = context.requester.account;
  std::vector<store::BoardRow> rows = context.work.store().games().find(filter.query);
  if (context.self() == nullptr) return lines_of(context, rows);
  filter.query.state = domain::GameState::active;
  for (const store::BoardRow& row : context.work.store().games().find(filter.query))
    if (const domain::Game* game = context.work.game(row.id); game != nullptr && !offer_on(*game).empty())
      rows.push_back(row);
  return lines_of(context, rows);
}

// Returns the players who have boards of the game or are looking for opponents.
std::vector<std::string> players_of(CommandContext& context, std::string_view game) {
  store::GameQuery query;
  query.rating_classes = domain::games_called(game);
  query.limit = most_names;
  std::set<AccountId> players;
  for (const store::BoardRow& row : context.work.store().games().find(query))
    players.insert(row.players.begin(), row.players.end());
  std::set<std::string> names;
  for (const AccountId id : players)
    if (const domain::Account* account = context.work.account(id);
        account != nullptr && account->state == domain::AccountState::active)
      names.insert(shown_name(context, *account));
  query.rating_classes.emplace_back(domain::family_of(game));
  query.rating_classes.emplace_back();  // policies for all games
  for (const std::string& each : query.rating_classes)
    for (const std::string& name : context.work.store().accounts().seekers(each, most_names))
      if (const domain::Account* account = context.work.account_named(name))
        names.insert(shown_name(context, *account));
  return {names.begin(), names.end()};
}

CommandResult list_players(CommandContext& context, const protocol::Command& command) {
  std::vector<std::string> games = topics_of(command.text);
  if (!command.game.empty() && command.game != "all") games.push_back(command.game);
  CommandResult out = done();
  if (games.empty()) {
    std::vector<std::string> names;
    for (const domain::Account& account : context.work.store().accounts().active({}, most_names))
      names.push_back(shown_name(context, account));
    out.pages.push_back(words::users_list(names, context.work.language()));
  }
  for (const std::string& game : games) {
    if (domain::games_called(game).empty()) return refused(no_game(game));
    out.pages.push_back(say(context.work.language(), {"list.players"_text, {{"game", game}}}) + "\n\n" +
                        words::users_list(players_of(context, game), context.work.language()));
  }
  return out;
}

// Lists the ratings of one player, as in "ratings fred". After a game, as in "chess ratings fred", lists only
// the ratings for the games that this word stands for.
CommandResult ratings(CommandContext& context, const protocol::Command& command) {
  const domain::Account* account = context.work.account_named(command.text);
  if (account == nullptr) return refused({"no-user.called-so"_text, {{"name", command.text}}});
  const std::vector<std::string> games = domain::games_called(command.game);
  std::vector<words::RatingLine> lines;
  for (const store::RatingRow& row : context.work.store().ratings().of_account(account->id)) {
    if (!games.empty() && std::find(games.begin(), games.end(), row.rating_class) == games.end()) continue;
    words::RatingLine line;
    line.game = row.rating_class;
    tell_rating(line, row);
    lines.push_back(std::move(line));
  }
  CommandResult out = done();
  out.pages.push_back(words::ratings_list(shown_name(context, *account), lines, context.work.language()));
  return out;
}

CommandResult list_standings(CommandContext& context, const protocol::Command& command) {
  if (!command.text.empty() && (!command.game.empty() || domain::games_called(command.text).empty()))
    return ratings(context, command);
  const auto terms = domain::default_terms(
      command.game.empty() ? (command.text.empty() ? "draughts" : command.text) : command.game);
  if (!terms) return refused(Phrase("no-game.to-stand"_text));
  const std::string type(domain::rating_class(*terms));
  std::vector<words::StandingLine> lines;
  std::set<std::string> told;
  for (const store::Standing& standing : context.work.store().ratings().standings(type, most_standing)) {
    lines.push_back(standing_line(context, standing.name, standing.rating,
                                  context.work.account(standing.rating.account)));
    lines.back().active = context.work.store().games().count_active(standing.rating.account, type);
    told.insert(standing.name);
  }
  // Also lists players without a rating if they are looking for games.
  for (const std::string_view policy : {std::string_view(type), domain::family_of(type), std::string_view()})
    for (const std::string& name : context.work.store().accounts().seekers(policy, most_standing)) {
      const domain::Account* account = context.work.account_named(name);
      words::StandingLine line = standing_line(context, name, {.rating_class = type}, account);
      if (line.seeking > 0 && told.insert(name).second) lines.push_back(std::move(line));
    }
  CommandResult out = done();
  out.pages.push_back(words::standings_list(terms->game, lines, context.work.language()));
  return out;
}

CommandResult list_history(CommandContext& context, const protocol::Command& command) {
  store::GameQuery query = board_filter(command.game, {}).query;
  query.state = domain::GameState::finished;
  query.limit = page_size;
  const std::int64_t before = text::parse_number(command.text, INT64_MAX / 2);
  if (before > 0) query.before = before;
  std::vector<words::HistoryLine> lines;
  for (const store::BoardRow& row : context.work.store().games().find(query)) {
    const domain::Game* game = context.work.game(row.id);
    if (game == nullptr) continue;
    const words::GameLine told = game_line(*game, context.work.store(), context.work.now());
    lines.push_back({row.id, told.players, std::string(result_text(*game)), std::string(reason_of(*game)),
                     game->ply(), game->finished()});
  }
  const std::string named =
      command.game.empty() || command.game == "all" ? std::string() : command.game + ' ';
  const std::string more =
      lines.size() == page_size ? named + "history " + std::to_string(lines.back().board) : std::string();
  CommandResult out = done();
  out.pages.push_back(words::history_list(named.empty() ? std::string() : command.game, lines, more,
                                          context.work.language()));
  return out;
}

constexpr auto list_rows = std::to_array<Verb>({
    {{.name = "games",
      .aliases = {"stored"},
      .shape = &protocol::shapes::boards,
      .help = {{{"GAME games [USER...] [all|active|next]", ""}}}},
     {.access = Access::open, .run = list_boards}},
    {{.name = "history", .shape = &protocol::shapes::topics, .help = {{{"GAME history", "finished games"}}}},
     {.access = Access::open, .run = list_history}},
    {{.name = "standings",
      .aliases = {"ratings"},
      .shape = &protocol::shapes::topics,
      .help = {{{"GAME standings", "ratings of all players"},
                {"GAME ratings [USER]", "ratings of one player"}}}},
     {.access = Access::open, .run = list_standings}},
    {{.name = "list", .shape = &protocol::shapes::topics, .help = {{{"list [GAME...]", "players"}}}},
     {.access = Access::open, .run = list_players}},
    {{.name = "pending",
      .shape = &protocol::shapes::nothing,
      .help = {{{"pending", "challenges and offers without an answer yet"}}}},
     {.access = Access::open, .run = list_pending}},
});

}  // namespace

std::span<const Verb> list_verbs() {
  return list_rows;
}

}  // namespace mt::server::app
