// Tests of the server with a PostgreSQL store, where its behaviour could differ from that with SQLite.
#include "movetext/server/store/postgresql/open_postgresql.hpp"
#include "server/app/post.hpp"
#include "support/postgres_cluster.hpp"

namespace mt::server::test {
namespace {

class OverPostgresql : public Post {
 protected:
  void SetUp() override {
    if (mt::test::postgres() == nullptr) GTEST_SKIP() << "PostgreSQL is not installed";
    address_ = mt::test::postgres()->create_database();
    for (const char* name : {"fred", "barney"}) sign_up(name);
  }
  std::unique_ptr<store::Store> open_store() override { return store::postgresql::open_postgresql(address_); }
  std::string address_;
};

TEST_F(OverPostgresql, AGameIsPlayedRatedAndPlayedAgain) {
  const GameId board = begin("draughts", "fred", "barney");
  const std::string to = newest_of("fred", board).reply_to;
  const std::string bytes = mail_of("fred", "Re: x", "32-28\n\nHello \xC3\xA9!");
  EXPECT_EQ(deliver(to, "fred@example.org", bytes).code, "done");
  EXPECT_EQ(deliver(to, "fred@example.org", bytes).code, "duplicate");
  EXPECT_TRUE(newest_of("barney", board).has("Hello \xC3\xA9!"));
  play(board, {"19-23", "28x19", "14x23"});
  EXPECT_EQ(answer("fred", "32-28", board), "refused");
  EXPECT_EQ(answer("fred", "undo", board), "done");
  EXPECT_EQ(answer("barney", "accept", board), "done");
  EXPECT_EQ(answer("fred", "resign!", board), "done");
  EXPECT_EQ(row(board).result, domain::BoardResult::second_wins);
  EXPECT_NEAR(read([&](store::Transaction& t) {
                return t.ratings().get(account("barney").id, "international");
              })->rating,
              1662.31, 0.01);
  EXPECT_EQ(answer("barney", "rematch", board), "done");
  EXPECT_EQ(answer("fred", "accept", board + 1), "done");
  EXPECT_EQ(row(board + 1).state, domain::GameState::active);
  sweep(8 * day_long);
  EXPECT_EQ(newest("barney").kind, "reminder");
  sweep(22 * day_long);
  EXPECT_EQ(row(board + 1).state, domain::GameState::aborted);
}

}  // namespace
}  // namespace mt::server::test
