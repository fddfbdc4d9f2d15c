#include "movetext/server/store/sql_columns.hpp"
#include "movetext/server/store/sql_transaction.hpp"
#include "movetext/server/store/stored_words.hpp"

#include <algorithm>
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
// An index is written anew for every column that is named, whether or not its value changes.
constexpr auto update_in_play_text = sql(
    "update game set seq = ?3, ply = ?4, to_move = ?5, deadline = ?6, wake = ?7, board_key = ?8, changed = "
    "?9 where id = ?1 and seq = ?2");
constexpr auto update_in_play_returning = update_in_play_text + sql(" returning id");
constexpr auto due_text = sql("select ") + game_columns +
                          sql(" from game where wake > 0 and wake <= ?1 order by wake, id limit ?2");

constexpr Statement insert_game{insert_game_text};
constexpr Statement game_by_id{game_by_id_text};
constexpr Statement update{update_game_text, update_returning};
constexpr Statement update_in_play{update_in_play_text, update_in_play_returning};
constexpr Statement due{due_text};
constexpr Statement insert_event{
    "insert into event (game, seq, at, kind, seat, by_account, a, b, text) "
    "values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)"};
constexpr Statement events_after{
    "select seq, at, kind, seat, by_account, a, b, text from event where game = ?1 and seq > ?2 order by "
    "seq"};
// Each part finds its index, and stops there.
constexpr Statement boards_after{
    "select id from (select id from game where id > ?1 order by id limit ?2) as of_rows union "
    "select game from (select distinct game from event where game > ?1 order by game limit ?2) as of_events "
    "order by 1 limit ?2"};
constexpr Statement active_of{
    "select (select count(*) from game where first_player = ?1 and state = 'active' "
    "and (?2 = '' or rating_class = ?2)) + (select count(*) from game where second_player = ?1 "
    "and first_player <> ?1 and state = 'active' and (?2 = '' or rating_class = ?2))"};
constexpr Statement not_archived{
    "select id from game where archived = 0 and finished > 0 and finished <= ?1 order by finished, id "
    "limit ?2"};
constexpr Statement mark_archived{"update game set archived = 1 where id = ?1"};
constexpr Statement make_file{
    "insert into archive_file (name, size) values (?1, 0) on conflict (name) do nothing"};
// SQLite has one writer: it is alone already.
constexpr Statement size_of_file{"select size from archive_file where name = ?1",
                                 "select size from archive_file where name = ?1 for update"};
constexpr Statement resize_file{"update archive_file set size = ?2 where name = ?1"};

constexpr std::int64_t no_seat = -1;
constexpr std::uint32_t most_games = 1000;

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

// A query of which only the conditions that were asked for are written, so that each finds its index;
// the state stands in the text because indexes are for some states only.
class GameList {
 public:
  explicit GameList(const GameQuery& query) {
    if (query.state) conditions_ += " and state = '" + std::string(word_of(*query.state)) + "'";
    if (!query.rating_classes.empty()) add_classes(query.rating_classes);
    if (query.before != 0) add("id < ", query.before);
    const std::string limit = next(std::int64_t{std::clamp(query.limit, 1U, most_games)});
    const std::string tail = " order by id desc limit " + limit;
    const std::string select = "select " + std::string(game_columns.view()) + " from game where ";
    if (!query.player) {
      text_ = select + "true" + conditions_ + tail;
      return;
    }
    const std::string player = next(*query.player);
    if (query.my_turn) conditions_ += " and to_move = " + player;
    text_ = select + "id in (" + ids("first_player = " + player, tail) + " union " +
            ids("second_player = " + player, tail) + ")" + tail;
  }

  Statement statement() const { return {text_}; }
  Values values() const { return values_; }

 private:
  std::string next(Value value) {
    values_.push_back(value);
    return "?" + std::to_string(values_.size());
  }
  void add(std::string_view condition, Value value) {
    conditions_ += " and ";
    conditions_ += condition;
    conditions_ += next(value);
  }
  void add_classes(const std::vector<std::string>& classes) {
    std::string list;
    for (const std::string& each : classes) list += (list.empty() ? "" : ", ") + next(std::string_view(each));
    conditions_ += " and rating_class in (" + list + ")";
  }
  std::string ids(const std::string& condition, const std::string& tail) const {
    return "select id from (select id from game where " + condition + conditions_ + tail + ") as part";
  }

  std::string text_;
  std::string conditions_;
  std::vector<Value> values_;
};

}  // namespace

BoardRow read_game(const Row& row) {
  BoardRow game;
  game.id = row.number(0);
  game.terms = row.text(1);
  game.rating_class = row.text(2);
  game.players = {row.number(3), row.number(4)};
  game.state = game_state_of(row.text(5));
  game.seq = static_cast<std::uint32_t>(row.number(6));
  game.ply = static_cast<std::uint32_t>(row.number(7));
  game.to_move = row.number(8);
  game.deadline = row.number(9);
  game.wake = row.number(10);
  game.board_key = static_cast<std::uint64_t>(row.number(11));
  game.result = result_of(row.text(12));
  game.created = row.number(13);
  game.changed = row.number(14);
  game.finished = row.number(15);
  game.seed = row.text(16);
  return game;
}

GameId SqlTransaction::add_game(const BoardRow& row) {
  GameId id = 0;
  each(insert_game,
       {row.terms, row.rating_class, row.players[0], row.players[1], word_of(row.state), row.ply, row.to_move,
        row.deadline, row.wake, static_cast<std::int64_t>(row.board_key), word_of(row.result), row.created,
        row.changed, row.finished, row.seed},
       [&](const Row& added) { id = added.number(0); });
  return id;
}

std::optional<BoardRow> SqlTransaction::game(GameId id) {
  std::optional<BoardRow> game;
  each(game_by_id, {id}, [&](const Row& row) { game = read_game(row); });
  if (game) seen_[id] = *game;
  return game;
}

std::vector<domain::GameEvent> SqlTransaction::events(GameId id, std::uint32_t after_seq) {
  std::vector<domain::GameEvent> found;
  each(events_after, {id, after_seq}, [&](const Row& row) { found.push_back(read_event(row)); });
  return found;
}

std::vector<Value> values_of_update(const BoardRow& row, std::uint32_t seq) {
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

namespace {

// The game goes on as most do: between the same players, by the same terms.
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

bool SqlTransaction::update_game(const BoardRow& row, std::uint32_t seq) {
  const auto before = seen_.find(row.id);
  if (before != seen_.end() && before->second.seq == seq && is_only_played_on(before->second, row))
    return change(update_in_play, {row.id, seq, row.seq, row.ply, row.to_move, row.deadline, row.wake,
                                   static_cast<std::int64_t>(row.board_key), row.changed});
  return session_.change(update, values_of_update(row, seq));
}

void SqlTransaction::append(const BoardRow& row, std::span<const domain::GameEvent> events) {
  if (events.size() > row.seq) throw std::invalid_argument("more events than the game has");
  const auto before = static_cast<std::uint32_t>(row.seq - events.size());
  std::uint32_t seq = before;
  for (const domain::GameEvent& event : events)
    if (event.seq != ++seq) throw std::invalid_argument("events are not numbered in order");
  check(values_of_update(row, before));
  if (!update_game(row, before))
    throw Conflict("game " + std::to_string(row.id) + " does not stand at event " + std::to_string(before));
  for (const domain::GameEvent& event : events)
    post(insert_event, {row.id, event.seq, event.at, domain::name_of(event.kind), number_of(event.seat),
                        event.by, event.a, event.b, Bytes(event.text)});
  changes_.push_back({row.id, row.seq});
}

std::vector<BoardRow> SqlTransaction::games(const GameQuery& query) {
  std::vector<BoardRow> found;
  const GameList list(query);
  check(list.values());
  session_.each(list.statement(), list.values(), [&](const Row& row) { found.push_back(read_game(row)); });
  return found;
}

std::vector<GameId> SqlTransaction::boards(GameId after, std::uint32_t limit) {
  std::vector<GameId> found;
  each(boards_after, {after, limit}, [&](const Row& row) { found.push_back(row.number(0)); });
  return found;
}

std::vector<BoardRow> SqlTransaction::due_games(Time now, std::uint32_t limit) {
  std::vector<BoardRow> found;
  each(due, {now, limit}, [&](const Row& row) { found.push_back(read_game(row)); });
  return found;
}

std::uint32_t SqlTransaction::count_active(AccountId player, std::string_view rating_class) {
  std::int64_t count = 0;
  each(active_of, {player, rating_class}, [&](const Row& row) { count = row.number(0); });
  return static_cast<std::uint32_t>(count);
}

std::vector<GameId> SqlTransaction::unarchived(Time ended_by, std::uint32_t limit) {
  std::vector<GameId> found;
  each(not_archived, {ended_by, limit}, [&](const Row& row) { found.push_back(row.number(0)); });
  return found;
}

void SqlTransaction::archived(GameId id) {
  post(mark_archived, {id});
}

std::int64_t SqlTransaction::archive_size(std::string_view file) {
  std::int64_t size = 0;
  post(make_file, {Bytes(file)});
  each(size_of_file, {Bytes(file)}, [&](const Row& row) { size = row.number(0); });
  return size;
}

void SqlTransaction::save_archive_size(std::string_view file, std::int64_t size) {
  post(resize_file, {Bytes(file), size});
}

}  // namespace mt::server::store
