#include "movetext/server/store/postgresql/job_transaction.hpp"

#include "movetext/server/store/keys.hpp"
#include "movetext/server/store/sql_columns.hpp"

namespace mt::server::store::postgresql {
namespace {

constexpr Statement update{update_game_text};
constexpr Statement insert{insert_inbound_text};

}  // namespace

std::optional<domain::Account> JobTransaction::account(AccountId id) {
  if (const domain::Account* known = ahead_.account(id)) return *known;
  return SqlTransaction::account(id);
}

void JobTransaction::save_account(const domain::Account& account) {
  ahead_.forget_account(account.id);
  SqlTransaction::save_account(account);
}

// Until now others may have changed what was read ahead.
void JobTransaction::lock_account(AccountId id) {
  ahead_.forget_account(id);
  SqlTransaction::lock_account(id);
}

std::optional<BoardRow> JobTransaction::game(GameId id) {
  if (!ahead_.knows(id)) return SqlTransaction::game(id);
  const BoardRow* known = ahead_.game(id);
  return known == nullptr ? std::nullopt : std::optional(*known);
}

// A locked game has no events that its row does not count.
std::vector<domain::GameEvent> JobTransaction::events(GameId id, std::uint32_t after_seq) {
  if (const BoardRow* known = ahead_.game(id); known != nullptr && after_seq >= known->seq) return {};
  return SqlTransaction::events(id, after_seq);
}

bool JobTransaction::update_game(const BoardRow& row, std::uint32_t seq) {
  const BoardRow* const known = ahead_.game(row.id);
  if (known == nullptr) {
    const bool updated = SqlTransaction::update_game(row, seq);
    if (!updated) contested_.push_back(row.id);
    return updated;
  }
  if (known->seq != seq) return false;
  session().post(update, values_of_update(row, seq));
  before_.push_back(*known);
  BoardRow changed = row;
  changed.created = known->created;
  ahead_.set_game(changed);
  return true;
}

// Nearly all keys are new.  One that is not breaks the batch, and the job has its second run carefully.
bool JobTransaction::insert_inbound(const InboundRow& row) {
  if (pace_ == Care::careful) return SqlTransaction::insert_inbound(row);
  const std::string key = index_key(row.key);
  post(insert, {Bytes(key), row.digest, row.received, Bytes(row.outcome)});
  return true;
}

void JobTransaction::watch(const WatchRow& row) {
  ahead_.forget_watchers();
  SqlTransaction::watch(row);
}

void JobTransaction::unwatch(GameId game, AccountId account, Watching watching) {
  ahead_.forget_watchers();
  SqlTransaction::unwatch(game, account, watching);
}

std::vector<WatchRow> JobTransaction::watchers(GameId game) {
  if (const auto* known = ahead_.watchers(game)) return *known;
  return SqlTransaction::watchers(game);
}

void JobTransaction::undo() {
  while (!before_.empty()) {
    ahead_.set_game(before_.back());
    before_.pop_back();
  }
}

}  // namespace mt::server::store::postgresql
