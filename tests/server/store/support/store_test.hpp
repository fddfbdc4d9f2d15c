// Tests of what a Store guarantees. Each test runs with each driver.
#pragma once
#include "archive/temporary_directory.hpp"
#include "movetext/server/store/postgresql/open_postgresql.hpp"
#include "movetext/server/store/sqlite/open_sqlite.hpp"
#include "support/postgres_cluster.hpp"

#include <gtest/gtest.h>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mt::server {

enum class Driver { sqlite, postgresql };

// Each test has its own database.
class StoreTest : public testing::TestWithParam<Driver> {
 protected:
  void SetUp() override {
    if (GetParam() == Driver::sqlite) {
      address_ = directory_.file("store.db");
    } else if (test::postgres() == nullptr) {
      GTEST_SKIP() << "PostgreSQL is not installed";
    } else {
      address_ = test::postgres()->create_database();
    }
    store_ = open();
  }

  // Opens another Store with the same database.
  std::unique_ptr<store::Store> open() const { return open(10'000); }
  std::unique_ptr<store::Store> open(std::size_t queue) const {
    if (GetParam() == Driver::sqlite) return store::sqlite::open_sqlite(address_, {.queue = queue});
    return store::postgresql::open_postgresql(address_, {.queue = queue});
  }
  void reopen() {
    store_.reset();
    store_ = open();
  }

  template <class Run>
  void write(Run&& run, std::vector<GameId> games = {}) {
    store_->write(std::forward<Run>(run), std::move(games));
  }
  // Runs `ask` in a read-only transaction and returns its result.
  template <class Ask>
  auto read(Ask&& ask) {
    std::optional<decltype(ask(std::declval<store::Transaction&>()))> answer;
    store_->read([&](store::Transaction& t) { answer = ask(t); });
    return *std::move(answer);
  }
  AccountId add_account(const std::string& name) {
    AccountId id = 0;
    domain::Account account;
    account.name = name;
    account.state = domain::AccountState::active;
    write([&](store::Transaction& t) { id = t.accounts().add(account); });
    return id;
  }
  GameId add_game(const store::BoardRow& row = {}) {
    GameId id = 0;
    write([&](store::Transaction& t) { id = t.games().add(row); });
    return id;
  }
  bool is_postgresql() const { return GetParam() == Driver::postgresql; }

  test::TemporaryDirectory directory_;
  std::string address_;
  std::unique_ptr<store::Store> store_;
};

inline std::string name_of_driver(const testing::TestParamInfo<Driver>& info) {
  return info.param == Driver::sqlite ? "sqlite" : "postgresql";
}

inline domain::GameEvent move_event(std::uint32_t seq, std::string text) {
  domain::GameEvent event;
  event.seq = seq;
  event.at = 1000 + seq;
  event.kind = domain::GameEventKind::moved;
  event.seat = seq % 2 == 1 ? Side::first : Side::second;
  event.text = std::move(text);
  return event;
}

// Adds one move to the game, in the transaction.
inline void add_move(store::Transaction& t, GameId id, const std::string& text) {
  store::BoardRow row = t.games().get(id).value();
  ++row.seq;
  ++row.ply;
  const domain::GameEvent event = move_event(row.seq, text);
  t.games().append(row, std::span(&event, 1));
}

inline store::OutboxMail mail_of(const std::string& message_id) {
  store::OutboxMail mail;
  mail.kind = "reply";
  mail.message_id = message_id;
  mail.recipient = "fred@example.org";
  mail.message = "Subject: x\r\n\r\n";
  mail.due = 10;
  mail.created = 5;
  return mail;
}

}  // namespace mt::server
