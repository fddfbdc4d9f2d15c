// Tests of the boards that wait for engines.
#include "support/store_test.hpp"

namespace mt::server {
namespace {

class Turns : public StoreTest {
 protected:
  static constexpr AccountId deep = 7;
  void put(GameId game, Time now, AccountId account = deep) {
    write([&](store::Transaction& t) { t.turns().put(game, account, now); });
  }
  std::optional<std::uint32_t> take(GameId game, Time now, Time until) {
    std::optional<std::uint32_t> tries;
    write([&](store::Transaction& t) { tries = t.turns().take(game, deep, now, until); });
    return tries;
  }
  std::vector<GameId> due(Time now, std::uint32_t limit = 10) {
    std::vector<GameId> games;
    for (const store::TurnRow& turn :
         read([&](store::Transaction& t) { return t.turns().due(deep, now, limit); }))
      games.push_back(turn.game);
    return games;
  }
};
INSTANTIATE_TEST_SUITE_P(Store, Turns, testing::Values(Driver::sqlite, Driver::postgresql), name_of_driver);

using Games = std::vector<GameId>;

TEST_P(Turns, AreDueInOrderAndOnlyForTheirAccount) {
  put(103, 30);
  put(101, 10);
  put(102, 20);
  put(104, 5, 8);
  EXPECT_EQ(due(9), Games{});
  EXPECT_EQ(due(25), (Games{101, 102}));
  EXPECT_EQ(due(30), (Games{101, 102, 103}));
  EXPECT_EQ(due(30, 2), (Games{101, 102}));
  const store::TurnDepth depth = read([](store::Transaction& t) { return t.turns().depth(); });
  EXPECT_EQ(depth.waiting, 4U);
  EXPECT_EQ(depth.oldest, 5);
  write([](store::Transaction& t) { t.turns().drop(101, deep); });
  EXPECT_EQ(due(30), (Games{102, 103}));
}

TEST_P(Turns, HaveOneHolderUntilFinished) {
  put(101, 10);
  EXPECT_EQ(take(101, 5, 100), std::nullopt) << "the turn is not due yet";
  EXPECT_EQ(take(101, 10, 100), 1U);
  EXPECT_EQ(take(101, 99, 200), std::nullopt);
  EXPECT_EQ(due(99), Games{});
  EXPECT_EQ(take(101, 100, 200), 2U) << "the lease of the first holder has ended";
  // The first holder no longer has the lease, so it cannot end the lease of the second holder.
  write([](store::Transaction& t) { t.turns().put_off(101, deep, 100, 100, "late"); });
  EXPECT_EQ(due(150), Games{});
  write([](store::Transaction& t) {
    t.turns().put_off(101, deep, 200, 150,
                      std::string("no\xff"
                                  "answer\0",
                                  10));
  });
  EXPECT_EQ(due(149), Games{});
  EXPECT_EQ(due(150), Games{101});
  const auto waiting = read([](store::Transaction& t) { return t.turns().of_account(deep, 10); });
  ASSERT_EQ(waiting.size(), 1U);
  EXPECT_EQ(waiting[0].turn, (store::TurnRow{101, deep, 10, 150, 2}));
  EXPECT_EQ(waiting[0].last_error, std::string("no\xff"
                                               "answer\0",
                                               10));
  EXPECT_EQ(take(102, 10, 100), std::nullopt);
}

TEST_P(Turns, RestartWhenTheBoardHasChanged) {
  put(101, 10);
  EXPECT_EQ(take(101, 10, 100), 1U);
  put(101, 20);
  EXPECT_EQ(due(20), Games{101});
  EXPECT_EQ(take(101, 20, 120), 1U) << "the number of tries starts again";
  write([](store::Transaction& t) { t.turns().put_off(101, deep, 100, 0, "of before"); });
  EXPECT_EQ(due(50), Games{});
  write([](store::Transaction& t) { t.turns().end_leases(); });
  EXPECT_EQ(due(50), Games{101});
}

TEST_P(Turns, TheKindOfAnAccountIsKept) {
  domain::Account account;
  account.name = "deep";
  account.kind = domain::AccountKind::engine;
  account.state = domain::AccountState::active;
  write([&](store::Transaction& t) { account.id = t.accounts().add(account); });
  EXPECT_EQ(read([&](store::Transaction& t) { return t.accounts().get(account.id); }), account);
  account.kind = domain::AccountKind::player;
  write([&](store::Transaction& t) { t.accounts().save(account); });
  EXPECT_EQ(read([&](store::Transaction& t) { return t.accounts().named("DEEP"); }), account);
}

}  // namespace
}  // namespace mt::server
