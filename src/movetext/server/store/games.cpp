#include "movetext/server/store/games.hpp"

#include "movetext/server/store/errors.hpp"
#include "movetext/server/store/game_select.hpp"
#include "movetext/server/store/read_rows.hpp"
#include "movetext/server/store/sql_columns.hpp"
#include "movetext/server/store/stored_words.hpp"

#include <stdexcept>
#include <string>

namespace mt::server::store {
namespace {

constexpr auto insert_game_text = sql(
    "insert into game (terms, rating_class, first_player, second_player, state, seq, ply, to_move, deadline, "
    "wake, board_key, result, created, changed, finished, seed) values (?1, ?2, ?3, ?4, ?5, 0, ?6, ?7, ?8, "
    "?9, "
    "?10, ?11, ?12, ?13, ?14, ?15) returning id");
constexpr auto game_by_id_text = sql("select ") + game_columns + sql(" from game where id = ?1");
constexpr auto update_returning = update_game_text + sql(" returning id");
// The statement sets only columns that change during play: PostgreSQL updates the indexes of every column
// that is set, even if its value stays the same.
constexpr auto update_in_play_text = sql(
    "update game set seq = ?3, ply = ?4, to_move = ?5, deadline = ?6, wake = ?7, board_key = ?8, changed = "
    "?9 where id = ?1 and seq = ?2");
constexpr auto update_in_play_returning = update_in_play_text + sql(" returning id");
constexpr auto due_text = sql("select ") + game_columns +
                          sql(" from game where wake > 0 and wake <= ?1 order by wake, id limit ?2");

constexpr Statement insert_game{insert_game_text};
constexpr Statement game_by_id{game_by_id_text};
constexpr Statement update_all{update_game_text, update_returning};
constexpr Statement update_in_play{update_in_play_text, update_in_play_returning};
constexpr Statement due_by{due_text};
constexpr Statement insert_event{
    "insert into event (game, seq, at, kind, seat, by_account, a, b, text) "
    "values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)"};
constexpr Statement events_after{
    "select seq, at, kind, seat, by_account, a, b, text from event where game = ?1 and seq > ?2 order by "
    "seq"};
// Each of the two inner selects uses an index and stops after `limit` rows.
constexpr Statement boards_after{
    "select id from (select id from game where id > ?1 order by id limit ?2) as of_rows union "
    "select game from (select distinct game from event where game > ?1 order by game limit ?2) as of_events "
    "order by 1 limit ?2"};
constexpr Statement active_of{
    "select (select count(*) from game where first_player = ?1 and state = 'active' "
    "and (?2 = '' or rating_class = ?2)) + (select count(*) from game where second_player = ?1 "
    "and first_player <> ?1 and state = 'active' and (?2 = '' or rating_class = ?2))"};

constexpr std::int64_t no_seat = -1;

std::int64_t number_of(std::optional<Side> seat) {
  return seat ? static_cast<std::int64_t>(*seat) : no_seat;
}

domain::GameEvent read_event(const Row& row) {
  domain::GameEvent event;
  event.seq = static_cast<std::uint32_t>(row.number(0));
  event.at = row.number(1);
  event.kind = event_kind_of(row.text(2));
  if (row.number(3) != no_seat) event.seat = row.number(3) == 0 ? Side::first : Side::second;
  event.by = row.number(4);
  event.a = row.number(5);
  event.b = row.number(6);
  event.text = row.text(7);
  return event;
}

// Returns whether the rows differ only in members that moves change. If so, players and terms are the same.
bool is_only_played_on(const BoardRow& before, const BoardRow& now) {
  BoardRow then = before;
  then.seq = now.seq;
  then.ply = now.ply;
  then.to_move = now.to_move;
  then.deadline = now.deadline;
  then.wake = now.wake;
  then.board_key = now.board_key;
  then.changed = now.changed;
  return then == now;
}

}  // namespace

GameId Games::add(const BoardRow& row) {
  GameId id = 0;
  statements_.each(insert_game,
                   {row.terms, row.rating_class, row.players[0], row.players[1], word_of(row.state), row.ply,
                    row.to_move, row.deadline, row.wake, static_cast<std::int64_t>(row.board_key),
                    word_of(row.result), row.created, row.changed, row.finished, row.seed},
                   [&](const Row& added) { id = added.number(0); });
  return id;
}

std::optional<BoardRow> Games::get(GameId id) {
  std::optional<BoardRow> game;
  statements_.each(game_by_id, {id}, [&](const Row& row) { game = read_game(row); });
  if (game) seen_[id] = *game;
  return game;
}

std::vector<domain::GameEvent> Games::events(GameId id, std::uint32_t after_seq) {
  std::vector<domain::GameEvent> found;
  statements_.each(events_after, {id, after_seq}, [&](const Row& row) { found.push_back(read_event(row)); });
  return found;
}

std::vector<Value> Games::values_of_update(const BoardRow& row, std::uint32_t seq) {
  return {row.id,
          std::int64_t{seq},
          row.terms,
          row.rating_class,
          row.players[0],
          row.players[1],
          word_of(row.state),
          std::int64_t{row.seq},
          std::int64_t{row.ply},
          row.to_move,
          row.deadline,
          row.wake,
          static_cast<std::int64_t>(row.board_key),
          word_of(row.result),
          row.changed,
          row.finished,
          row.seed};
}

bool Games::update(const BoardRow& row, std::uint32_t seq) {
  const auto before = seen_.find(row.id);
  if (before != seen_.end() && before->second.seq == seq && is_only_played_on(before->second, row))
    return statements_.change(update_in_play,
                              {row.id, seq, row.seq, row.ply, row.to_move, row.deadline, row.wake,
                               static_cast<std::int64_t>(row.board_key), row.changed});
  return statements_.session().change(update_all, values_of_update(row, seq));
}

void Games::append(const BoardRow& row, std::span<const domain::GameEvent> events) {
  if (events.size() > row.seq) throw std::invalid_argument("more new events than the game has events");
  const auto before = static_cast<std::uint32_t>(row.seq - events.size());
  std::uint32_t seq = before;
  for (const domain::GameEvent& event : events)
    if (event.seq != ++seq) throw std::invalid_argument("events are not numbered in order");
  Statements::check(values_of_update(row, before));
  if (!update(row, before))
    throw Conflict("game " + std::to_string(row.id) + " is not at event " + std::to_string(before));
  for (const domain::GameEvent& event : events)
    statements_.post(insert_event, {row.id, event.seq, event.at, domain::name_of(event.kind),
                                    number_of(event.seat), event.by, event.a, event.b, Bytes(event.text)});
  changes_.push_back({row.id, row.seq});
}

std::vector<BoardRow> Games::find(const GameQuery& query) {
  std::vector<BoardRow> found;
  const GameSelect select(query);
  Statements::check(select.values());
  statements_.session().each(select.statement(), select.values(),
                             [&](const Row& row) { found.push_back(read_game(row)); });
  return found;
}

std::vector<BoardRow> Games::due(Time now, std::uint32_t limit) {
  std::vector<BoardRow> found;
  statements_.each(due_by, {now, limit}, [&](const Row& row) { found.push_back(read_game(row)); });
  return found;
}

std::uint32_t Games::count_active(AccountId player, std::string_view rating_class) {
  std::int64_t count = 0;
  statements_.each(active_of, {player, rating_class}, [&](const Row& row) { count = row.number(0); });
  return static_cast<std::uint32_t>(count);
}

std::vector<GameId> Games::ids(GameId after, std::uint32_t limit) {
  std::vector<GameId> found;
  statements_.each(boards_after, {after, limit}, [&](const Row& row) { found.push_back(row.number(0)); });
  return found;
}

}  // namespace mt::server::store
