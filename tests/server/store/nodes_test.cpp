// Tests with several nodes on one PostgreSQL, and with a node whose database becomes unavailable.
#include "movetext/server/store/postgresql/bulletin.hpp"
#include "support/store_test.hpp"

#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>

namespace mt::server {
namespace {

class Nodes : public StoreTest {
 protected:
  std::unique_ptr<store::Store> open_node(std::chrono::milliseconds notify_every,
                                          std::chrono::milliseconds poll_every) {
    return store::postgresql::open_postgresql(address_,
                                              {.notify_every = notify_every, .poll_every = poll_every});
  }
};
INSTANTIATE_TEST_SUITE_P(Store, Nodes, testing::Values(Driver::postgresql), name_of_driver);

// Records the changes that a store reports. The store may report changes even after the test has ended.
class Ear {
 public:
  explicit Ear(store::Store& store) {
    store.on_change([heard = heard_](std::span<const store::Change> changes) {
      const std::lock_guard lock(heard->mutex);
      for (const store::Change& change : changes)
        heard->seqs[change.game] = std::max(heard->seqs[change.game], change.seq);
      heard->changed.notify_all();
    });
  }
  bool hears(GameId game, std::uint32_t seq, std::chrono::milliseconds within) {
    std::unique_lock lock(heard_->mutex);
    return heard_->changed.wait_for(lock, within, [&] { return heard_->seqs[game] >= seq; });
  }

 private:
  struct Heard {
    std::mutex mutex;
    std::condition_variable changed;
    std::map<GameId, std::uint32_t> seqs;
  };
  std::shared_ptr<Heard> heard_ = std::make_shared<Heard>();
};

using std::chrono::milliseconds;

TEST_P(Nodes, NotifyEachOtherImmediately) {
  // This node polls so rarely that it learns of changes only through notices.
  const auto other = open_node(milliseconds(5), milliseconds(60'000));
  Ear ear(*other);
  Ear own(*store_);
  const GameId id = add_game();
  write([&](store::Transaction& t) { add_move(t, id, "1"); }, {id});
  EXPECT_TRUE(ear.hears(id, 1, milliseconds(5000)));
  EXPECT_TRUE(own.hears(id, 1, milliseconds(0)));
}

TEST_P(Nodes, FindChangesWithoutANotice) {
  const auto other = open_node(milliseconds(5), milliseconds(50));
  Ear ear(*other);
  const GameId id = add_game();
  store_.reset();
  // This node sends one notice and then waits for a long time before it sends another.
  store_ = open_node(milliseconds(20'000), milliseconds(60'000));
  write([&](store::Transaction& t) { add_move(t, id, "1"); }, {id});
  EXPECT_TRUE(ear.hears(id, 1, milliseconds(5000)));
  write([&](store::Transaction& t) { add_move(t, id, "2"); }, {id});
  EXPECT_TRUE(ear.hears(id, 2, milliseconds(5000)));
}

TEST_P(Nodes, PlayInTheSameGames) {
  const auto other = open_node(milliseconds(25), milliseconds(1000));
  const std::vector<GameId> ids{add_game(), add_game()};
  constexpr int each = 60;
  std::atomic<int> failures{0};
  const auto play = [&](store::Store& store, int first) {
    for (int i = 0; i < each; ++i) {
      const GameId id = ids[static_cast<std::size_t>((first + i) % 2)];
      const auto named = i % 3 == 0 ? std::vector<GameId>{} : i % 3 == 1 ? std::vector<GameId>{id} : ids;
      try {
        store.write([&](store::Transaction& t) { add_move(t, id, std::to_string(first + i)); }, named);
      } catch (const store::Conflict&) {
        ++failures;
      }
    }
  };
  std::vector<std::thread> threads;
  threads.emplace_back([&] { play(*store_, 0); });
  threads.emplace_back([&] { play(*store_, 1001); });
  threads.emplace_back([&] { play(*other, 2000); });
  threads.emplace_back([&] { play(*other, 3001); });
  for (std::thread& thread : threads) thread.join();
  std::size_t events = 0;
  for (const GameId id : ids) {
    const auto found = read([&](store::Transaction& t) { return t.games().events(id); });
    EXPECT_EQ(read([&](store::Transaction& t) { return t.games().get(id); })->seq, found.size());
    events += found.size();
  }
  EXPECT_EQ(events + static_cast<std::size_t>(failures), std::size_t{4} * each);
  EXPECT_LT(failures, each);
}

TEST_P(Nodes, RunOneKeyOnOneNode) {
  const auto other = open_node(milliseconds(25), milliseconds(1000));
  const GameId id = add_game();
  const auto play = [&](store::Store& store) {
    for (int i = 0; i < 50; ++i)
      store.write(
          [&](store::Transaction& t) {
            if (t.inbound().add({"k" + std::to_string(i), "", 1, "played"}))
              add_move(t, id, std::to_string(i));
          },
          {id});
  };
  std::thread first([&] { play(*store_); });
  std::thread second([&] { play(*other); });
  first.join();
  second.join();
  EXPECT_EQ(read([&](store::Transaction& t) { return t.games().events(id); }).size(), 50U);
}

TEST_P(Nodes, ReconnectToALostDatabase) {
  const GameId id = add_game();
  Ear ear(*store_);
  write([&](store::Transaction& t) { add_move(t, id, "1"); }, {id});
  EXPECT_EQ(read([&](store::Transaction& t) { return t.games().get(id); })->seq, 1U);
  test::postgres()->crash();
  EXPECT_THROW(write([&](store::Transaction& t) { add_move(t, id, "2"); }, {id}), store::StoreError);
  EXPECT_THROW(store_->read([&](store::Transaction& t) { t.games().get(id); }), store::StoreError);
  test::postgres()->start();
  bool back = false;
  for (int i = 0; i < 100 && !back; ++i) {
    try {
      write([&](store::Transaction& t) { add_move(t, id, "again"); }, {id});
      back = true;
    } catch (const store::StoreError&) {
      std::this_thread::sleep_for(milliseconds(100));
    }
  }
  EXPECT_TRUE(back);
  EXPECT_EQ(read([&](store::Transaction& t) { return t.games().events(id); }).size(), 2U);
  EXPECT_TRUE(ear.hears(id, 2, milliseconds(5000)));
}

TEST(ChangeText, IsShortenedAndReadBack) {
  const std::vector<store::Change> changes{{101, 1}, {9'000'000'000, 4'000'000'000U}, {103, 3}};
  const auto texts = store::postgresql::write_changes(changes, 27);
  EXPECT_EQ(texts, (std::vector<std::string>{"101:1,9000000000:4000000000", "103:3"}));
  const auto read = store::postgresql::parse_changes(texts[0]);
  ASSERT_EQ(read.size(), 2U);
  EXPECT_EQ(read[1].game, 9'000'000'000);
  EXPECT_EQ(read[1].seq, 4'000'000'000U);
  EXPECT_TRUE(store::postgresql::parse_changes(",,x:1,5,5:,:5,5:5x,99999999999999999999:1").empty());
}

}  // namespace
}  // namespace mt::server
