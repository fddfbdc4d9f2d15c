#include "movetext/server/store/turns.hpp"

#include "movetext/server/store/sql.hpp"

namespace mt::server::store {
namespace {

constexpr auto turn_columns = sql("game, account, since, due, tries");
constexpr auto due_turns_text = sql("select ") + turn_columns +
                                sql(" from engine_turn where account = ?1 and due <= ?2 and leased_until <= "
                                    "?2 order by due, game limit ?3");
constexpr auto turns_of_text =
    sql("select ") + turn_columns +
    sql(", last_error from engine_turn where account = ?1 order by since, game limit ?2");

constexpr Statement put_turn{
    "insert into engine_turn (game, account, since, due, last_error) values (?1, ?2, ?3, ?3, ?4) "
    "on conflict (game, account) do update set since = excluded.since, due = excluded.due, leased_until = 0, "
    "tries = 0, last_error = excluded.last_error"};
constexpr Statement drop_turn{"delete from engine_turn where game = ?1 and account = ?2"};
constexpr Statement due_turns{due_turns_text};
// If two nodes run this statement at the same time, the second node waits for the first node and then finds
// no row.
constexpr Statement take_turn{
    "update engine_turn set leased_until = ?4, tries = tries + 1 "
    "where game = ?1 and account = ?2 and due <= ?3 and leased_until <= ?3 returning tries"};
// The end of a lease identifies the lease among all leases of the same turn.
constexpr Statement put_turn_off{
    "update engine_turn set leased_until = 0, due = ?4, last_error = ?5 "
    "where game = ?1 and account = ?2 and leased_until = ?3"};
constexpr Statement free_turns{"update engine_turn set leased_until = 0 where leased_until > 0"};
constexpr Statement turn_depth{"select count(*), coalesce(min(since), 0) from engine_turn"};
constexpr Statement turns_of{turns_of_text};

TurnRow read_turn(const Row& row) {
  return {row.number(0), row.number(1), row.number(2), row.number(3),
          static_cast<std::uint32_t>(row.number(4))};
}

}  // namespace

void Turns::put(GameId game, AccountId account, Time now) {
  statements_.post(put_turn, {game, account, now, Bytes("")});
}

void Turns::drop(GameId game, AccountId account) {
  statements_.post(drop_turn, {game, account});
}

std::vector<TurnRow> Turns::due(AccountId account, Time now, std::uint32_t limit) {
  std::vector<TurnRow> found;
  statements_.each(due_turns, {account, now, limit},
                   [&](const Row& row) { found.push_back(read_turn(row)); });
  return found;
}

std::optional<std::uint32_t> Turns::take(GameId game, AccountId account, Time now, Time until) {
  std::optional<std::uint32_t> tries;
  statements_.each(take_turn, {game, account, now, until},
                   [&](const Row& row) { tries = static_cast<std::uint32_t>(row.number(0)); });
  return tries;
}

void Turns::put_off(GameId game, AccountId account, Time until, Time due, std::string_view error) {
  statements_.post(put_turn_off, {game, account, until, due, Bytes(error)});
}

void Turns::end_leases() {
  statements_.post(free_turns, {});
}

TurnDepth Turns::depth() {
  TurnDepth depth;
  statements_.each(turn_depth, {}, [&](const Row& row) {
    depth = {static_cast<std::uint64_t>(row.number(0)), row.number(1)};
  });
  return depth;
}

std::vector<Turns::Waiting> Turns::of_account(AccountId account, std::uint32_t limit) {
  std::vector<Waiting> found;
  statements_.each(turns_of, {account, limit}, [&](const Row& row) {
    found.push_back({read_turn(row), row.text(5)});
  });
  return found;
}

}  // namespace mt::server::store
