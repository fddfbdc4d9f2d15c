#include "movetext/server/store/postgresql/job_transaction.hpp"

#include "movetext/server/store/keys.hpp"
#include "movetext/server/store/sql_columns.hpp"

namespace mt::server::store::postgresql {
namespace {

constexpr Statement update_locked{update_game_text};
constexpr Statement insert_inbound{insert_inbound_text};

}  // namespace

void JobAccounts::save(const domain::Account& account) {
  ahead_.forget_account(account.id);
  Accounts::save(account);
}

// Forgets the account that was read ahead, because other transactions may have changed the account since
// then.
void JobAccounts::lock(AccountId id) {
  ahead_.forget_account(id);
  Accounts::lock(id);
}

std::optional<domain::Account> JobAccounts::get(AccountId id) {
  if (const domain::Account* known = ahead_.account(id)) return *known;
  return Accounts::get(id);
}

std::optional<BoardRow> JobGames::get(GameId id) {
  if (!ahead_.knows(id)) return Games::get(id);
  const BoardRow* known = ahead_.game(id);
  return known == nullptr ? std::nullopt : std::optional(*known);
}

// A game that was read ahead is locked, so it has no events after the number in its row.
std::vector<domain::GameEvent> JobGames::events(GameId id, std::uint32_t after_seq) {
  if (const BoardRow* known = ahead_.game(id); known != nullptr && after_seq >= known->seq) return {};
  return Games::events(id, after_seq);
}

bool JobGames::update(const BoardRow& row, std::uint32_t seq) {
  const BoardRow* const known = ahead_.game(row.id);
  if (known == nullptr) {
    const bool updated = Games::update(row, seq);
    if (!updated) contested_.push_back(row.id);
    return updated;
  }
  if (known->seq != seq) return false;
  statements().session().post(update_locked, values_of_update(row, seq));
  before_.push_back(*known);
  BoardRow changed = row;
  changed.created = known->created;
  ahead_.set_game(changed);
  return true;
}

void JobGames::undo() {
  while (!before_.empty()) {
    ahead_.set_game(before_.back());
    before_.pop_back();
  }
}

void JobWatches::add(const WatchRow& row) {
  ahead_.forget_watchers();
  Watches::add(row);
}

void JobWatches::remove(const WatchRow& row) {
  ahead_.forget_watchers();
  Watches::remove(row);
}

std::vector<WatchRow> JobWatches::of_game(GameId game) {
  if (const auto* known = ahead_.watchers(game)) return *known;
  return Watches::of_game(game);
}

// Nearly all keys are new, so a quick job does not check the key. If the key exists, the batch fails and this
// job is run again with Care::careful.
bool JobInbound::add(const InboundRow& row) {
  if (pace_ == Care::careful) return Inbound::add(row);
  const std::string key = index_key(row.key);
  statements().post(insert_inbound, {Bytes(key), row.digest, row.received, Bytes(row.outcome)});
  return true;
}

}  // namespace mt::server::store::postgresql
