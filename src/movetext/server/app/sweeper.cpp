#include "movetext/server/app/sweeper.hpp"

#include "movetext/server/app/leave.hpp"
#include "movetext/server/app/unit_of_work.hpp"

#include <algorithm>
#include <utility>

namespace mt::server::app {
namespace {

constexpr std::uint32_t games_at_once = 200;
constexpr Duration inbound_kept = 90 * day_long;

void stroke(UnitOfWork& work, GameId id) {
  const domain::Game* game = work.game(id);
  if (game == nullptr) return;
  if (game->state() == domain::GameState::offered) {
    work.act(id, {.kind = domain::ActKind::expire}, 0);
    return;
  }
  if (game->deadline() != 0 && work.now() > game->deadline()) {
    const domain::ActOutcome answer = work.act(id, {.kind = domain::ActKind::time_out}, 0);
    if (answer.kind == domain::ActOutcome::Kind::done || answer.refusal.code == "grace") return;
  }
  work.act(id, {.kind = domain::ActKind::remind}, 0);
}

}  // namespace

bool Sweeper::sweep_game(const store::BoardRow& row, Time now) {
  std::unique_ptr<UnitOfWork> last;
  bool changed = false;
  store_.write(
      [&](store::Transaction& transaction) {
        last = std::make_unique<UnitOfWork>(policy_, cache_, transaction, now);
        stroke(*last, row.id);
        const domain::Game* game = last->game(row.id);
        changed = game != nullptr && !game->fresh().empty();
        last->finish();
      },
      {row.id});
  last->keep_games();
  return changed;
}

std::uint32_t Sweeper::sweep_leaves(Time now) {
  std::vector<AccountId> over;
  store_.peek([&](store::Transaction& look) { over = look.accounts().leave_over(now, games_at_once); });
  for (const AccountId id : over) {
    std::unique_ptr<UnitOfWork> last;
    store_.write([&](store::Transaction& transaction) {
      last = std::make_unique<UnitOfWork>(policy_, cache_, transaction, now);
      if (const domain::Account* there = last->account(id); there != nullptr && there->leave.since != 0)
        end_leave(*last, *there);
      last->finish();
    });
    last->keep_games();
  }
  return static_cast<std::uint32_t>(over.size());
}

// The grace period starts when the store becomes readable, because no mail could be delivered before.
Swept Sweeper::sweep(Time now) {
  try {
    store_.read([](store::Transaction& look) { look.games().due(0, 1); });
    if (std::exchange(away_, false)) policy_.grace->begin(now);
    return sweep_all(now);
  } catch (...) {
    away_ = true;
    throw;
  }
}

Swept Sweeper::sweep_all(Time now) {
  Swept out;
  for (;;) {
    std::vector<store::BoardRow> due;
    store_.peek([&](store::Transaction& look) { due = look.games().due(now, games_at_once); });
    std::uint32_t changed = 0;
    for (const store::BoardRow& row : due) {
      try {
        if (sweep_game(row, now)) ++changed;
      } catch (const store::StoreError&) {
        ++out.failures;
        away_ = true;
      }
    }
    out.games += changed;
    if (due.size() < games_at_once || changed == 0) break;
  }
  out.leaves = sweep_leaves(now);
  store_.write([&](store::Transaction& transaction) {
    transaction.expire(now - inbound_kept, now);
    transaction.accounts().drop_unconfirmed(now - policy_.signup_waits);
  });
  return out;
}

}  // namespace mt::server::app
