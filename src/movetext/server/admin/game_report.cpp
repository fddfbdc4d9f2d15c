#include "movetext/server/admin/reports.hpp"
#include "movetext/server/app/game_cache.hpp"
#include "movetext/server/app/game_view.hpp"
#include "movetext/server/app/titles.hpp"
#include "movetext/server/words/quantities.hpp"
#include "movetext/server/words/text_lines.hpp"

#include <algorithm>
#include <array>
#include <map>

namespace mt::server::admin {
namespace {

constexpr std::array<std::string_view, 4> state_names{"offered", "active", "finished", "aborted"};
constexpr std::uint32_t games_at_once = 1000;

// Returns the names of accounts. Each name is read from the store only once.
class Names {
 public:
  explicit Names(store::Transaction& store) : store_(store) {}

  std::string of(AccountId id) {
    if (id == 0) return "-";
    const auto found = names_.find(id);
    if (found != names_.end()) return found->second;
    const auto account = store_.accounts().get(id);
    return names_[id] = account ? account->name : "nobody";
  }

 private:
  store::Transaction& store_;
  std::map<AccountId, std::string> names_;
};

std::string state_of(const store::BoardRow& row, Names& names) {
  if (row.state == domain::GameState::active && row.to_move != 0) return names.of(row.to_move) + " to move";
  if (row.state == domain::GameState::finished) return std::string(domain::text_of(row.result));
  return std::string(state_names[static_cast<std::size_t>(row.state)]);
}

void add_row(words::TextTable& table, const store::BoardRow& row, Names& names) {
  const auto terms = domain::parse_terms(row.terms);
  table.add({std::to_string(row.id), terms ? terms->game : "?",
             names.of(row.players[0]) + " - " + names.of(row.players[1]), std::to_string(row.ply),
             words::date_words(row.changed).substr(0, 10), state_of(row, names)});
}

// Returns the player of the event, and also the account that caused it if this is another one: "fred
// (White)", "fred (White), by server".
std::string who(const domain::GameEvent& event, const domain::Game& before, std::string_view side,
                Names& names) {
  std::string by = event.by == 0 ? "server" : names.of(event.by);
  if (!event.seat) return by;
  const AccountId holder = before.player(*event.seat);
  const std::string of = names.of(holder) + " (" + std::string(side) + ')';
  return holder == event.by ? of : of + ", by " + by;
}

// Adds a row such as "17 2026-11-22 04:31 moved fred (White) 32-28". `before` is the game before the event,
// because the event may exchange the seats of the players.
void add_event(words::TextTable& table, const domain::GameEvent& event, const domain::Game& before,
               const AnyGame& rules, Names& names) {
  const std::string_view side = event.seat ? rules.side_name(*event.seat) : std::string_view();
  std::string text = event.text;
  if (event.kind == domain::GameEventKind::moved && event.a != 0)
    text += event.a == 1 ? " (forced)" : " (queued)";
  table.add({std::to_string(event.seq), words::date_words(event.at).substr(0, 16),
             std::string(domain::name_of(event.kind)), who(event, before, side, names),
             text.empty() ? std::string(words::TextTable::nothing) : text});
}

std::string standing(const domain::Game& game, Names& names, Time now) {
  const AnyGame& rules = game.board()->rules();
  std::string out = "board " + std::to_string(game.id()) + ", " + rules.spec().name();
  for (const Phrase& term : app::terms_phrases(game.terms())) out += ", " + say(words::english(), term);
  std::string text;
  words::add_wrapped(text, out);
  for (const Side seat : {Side::first, Side::second}) {
    text += "  " + std::string(rules.side_name(seat)) + ": " + names.of(game.player(seat));
    if (game.awaited() == seat) {
      text += ", awaited";
      if (game.deadline() != 0)
        text += ", " + words::duration_words(words::english(), std::max<Duration>(game.deadline() - now, 0)) +
                " left";
    }
    text += '\n';
  }
  const std::string result = say(words::english(), app::result_phrase(game));
  return text + "  " +
         (result.empty() ? std::string(state_names[static_cast<std::size_t>(game.state())]) : result) + "\n";
}

}  // namespace

std::optional<domain::GameState> find_game_state(std::string_view word) {
  for (std::size_t i = 0; i < state_names.size(); ++i)
    if (state_names[i] == word) return static_cast<domain::GameState>(i);
  return {};
}

Report games_report(store::Transaction& store, std::optional<domain::GameState> state, std::uint32_t limit) {
  Report report{
      {},
      words::TextTable({{"Board", true}, {"Game"}, {"Players"}, {"Moves", true}, {"Changed"}, {"State"}})};
  Names names(store);
  store::GameQuery query;
  query.state = state;
  while (limit > 0) {
    query.limit = std::min(limit, games_at_once);
    const std::vector<store::BoardRow> rows = store.games().find(query);
    for (const store::BoardRow& row : rows) add_row(report.table, row, names);
    if (rows.size() < query.limit) break;
    limit -= query.limit;
    query.before = rows.back().id;
  }
  return report;
}

std::optional<Report> game_report(store::Transaction& store, GameId id, Time now) {
  const auto row = store.games().get(id);
  if (!row) return {};
  const std::vector<domain::GameEvent> events = store.games().events(id);
  const auto game = app::fold(id, events);
  Names names(store);
  Report report{standing(*game, names, now) + '\n' + app::drawn(*game, {}) + '\n',
                words::TextTable({{"Number", true}, {"Time"}, {"Event"}, {"By"}, {"Text"}})};
  domain::Game before(id);
  for (const domain::GameEvent& event : events) {
    add_event(report.table, event, before, game->board()->rules(), names);
    before.apply(event);
  }
  return report;
}

}  // namespace mt::server::admin
