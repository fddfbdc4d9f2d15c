#include "movetext/server/app/sweeper.hpp"

#include "movetext/server/app/leave.hpp"
#include "movetext/server/app/unit_of_work.hpp"

#include <algorithm>
#include <utility>

namespace mt::server {
namespace {

constexpr std::uint32_t games_at_once = 200;
constexpr Duration inbound_kept = 90 * day_long;

void stroke(Work& work, GameId id) {
  const Game* game = work.game(id);
  if (game == nullptr) return;
  if (game->state() == GameState::offered) {
    work.act(id, {.kind = ActKind::expire}, 0);
    return;
  }
  if (game->deadline() != 0 && work.now() > game->deadline()) {
    const Answer answer = work.act(id, {.kind = ActKind::time_out}, 0);
    if (answer.kind == Answer::Kind::done || answer.refusal.code == "grace") return;
  }
  work.act(id, {.kind = ActKind::remind}, 0);
}

}  // namespace

bool Sweeper::sweep_game(const GameRow& row, Time now) {
  std::unique_ptr<Work> last;
  bool changed = false;
  store_.write(
      [&](Transaction& transaction) {
        last = std::make_unique<Work>(house_, shelf_, transaction, now);
        stroke(*last, row.id);
        const Game* game = last->game(row.id);
        changed = game != nullptr && !game->fresh().empty();
        last->finish();
      },
      {row.id});
  last->shelve();
  return changed;
}

std::uint32_t Sweeper::sweep_leaves(Time now) {
  std::vector<AccountId> over;
  store_.peek([&](Transaction& look) { over = look.leave_over(now, games_at_once); });
  for (const AccountId id : over) {
    std::unique_ptr<Work> last;
    store_.write([&](Transaction& transaction) {
      last = std::make_unique<Work>(house_, shelf_, transaction, now);
      if (const Account* there = last->account(id); there != nullptr && there->leave.since != 0)
        end_leave(*last, *there);
      last->finish();
    });
    last->shelve();
  }
  return static_cast<std::uint32_t>(over.size());
}

// The grace begins when the store can be read again: nothing could be delivered before.
Swept Sweeper::sweep(Time now) {
  try {
    store_.read([](Transaction& look) { look.due_games(0, 1); });
    if (std::exchange(away_, false)) house_.grace->begin(now);
    return sweep_all(now);
  } catch (...) {
    away_ = true;
    throw;
  }
}

Swept Sweeper::sweep_all(Time now) {
  Swept out;
  for (;;) {
    std::vector<GameRow> due;
    store_.peek([&](Transaction& look) { due = look.due_games(now, games_at_once); });
    std::uint32_t changed = 0;
    for (const GameRow& row : due) {
      try {
        if (sweep_game(row, now)) ++changed;
      } catch (const StoreError&) {
        ++out.failures;
        away_ = true;
      }
    }
    out.games += changed;
    if (due.size() < games_at_once || changed == 0) break;
  }
  out.leaves = sweep_leaves(now);
  store_.write([&](Transaction& transaction) {
    transaction.expire(now - inbound_kept, now);
    transaction.drop_unconfirmed(now - house_.signup_waits);
  });
  return out;
}

}  // namespace mt::server
