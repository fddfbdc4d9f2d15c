// Tests of games that a job changes while the handling of a mail reads them.
#include "movetext/server/app/game_cache.hpp"

#include "server/app/post.hpp"

namespace mt::server::test {
namespace {

class Cached : public Post {
 protected:
  void SetUp() override {
    for (const char* name : {"fred", "barney"}) sign_up(name);
    board_ = begin("draughts", "fred", "barney");
    play(board_, {"32-28"});
    seq_ = row(board_).seq;
  }
  std::shared_ptr<const domain::Game> lent(std::uint32_t seq) {
    return read([&](store::Transaction& t) { return cache_->read(t, board_, seq); });
  }
  std::shared_ptr<domain::Game> taken() {
    return read([&](store::Transaction& t) { return cache_->take(t, board_, seq_); });
  }

  GameId board_ = 0;
  std::uint32_t seq_ = 0;
};

TEST_F(Cached, AllReadersShareOneGame) {
  const auto one = lent(seq_);
  EXPECT_EQ(one, lent(seq_));
  EXPECT_EQ(one->seq(), seq_);
}

TEST_F(Cached, AReaderOfOlderEventsGetsTheirGame) {
  const auto older = lent(seq_ - 1);
  EXPECT_NE(older, lent(seq_));
  EXPECT_EQ(older->seq(), seq_ - 1);
  EXPECT_EQ(older->ply(), 0U);
}

TEST_F(Cached, GamesThatAreReadDoNotChange) {
  const auto reading = lent(seq_);
  EXPECT_EQ(answer("barney", "19-23", board_), "done");
  EXPECT_EQ(reading->seq(), seq_);
  EXPECT_EQ(reading->ply(), 1U);
  EXPECT_EQ(lent(row(board_).seq)->ply(), 2U);
}

TEST_F(Cached, AGameThatIsTakenHasOneOwner) {
  const domain::Game* shared = lent(seq_).get();
  auto mine = taken();
  EXPECT_EQ(mine.get(), shared) << "nobody reads it any more";
  EXPECT_NE(lent(seq_).get(), mine.get());
  cache_->put(std::move(mine));
  EXPECT_EQ(lent(seq_).get(), shared);
}

TEST_F(Cached, TheNewestEventsAreOfOneTime) {
  EXPECT_EQ(answer("barney", "19-23\n\nyour turn", board_), "done");
  const auto game = lent(row(board_).seq);
  const auto all = events(board_);
  for (std::uint32_t seq = game->latest_from(); seq <= game->seq(); ++seq)
    EXPECT_EQ(all[seq - 1].at, all.back().at);
  EXPECT_NE(all[game->latest_from() - 2].at, all.back().at);
}

TEST_F(Cached, AGameRequiresEvents) {
  EXPECT_EQ(read([&](store::Transaction& t) { return cache_->read(t, board_ + 1, 3); }), nullptr);
}

}  // namespace
}  // namespace mt::server::test
