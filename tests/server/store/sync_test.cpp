// Tests of what the store reports after the disk has synced data, and after a sync has failed.
#include "support/store_test.hpp"

#include <atomic>
#include <cerrno>
#include <condition_variable>
#include <future>
#include <mutex>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace mt::server {
namespace {

// A disk on which each sync waits until the test lets it continue or fail.
class Disk {
 public:
  int sync(int descriptor) {
    std::unique_lock lock(mutex_);
    ++syncs_;
    changed_.notify_all();
    changed_.wait(lock, [&] { return !held_; });
    if (!broken_) return ::fdatasync(descriptor);
    errno = EIO;
    return -1;
  }
  void hold() { set(held_, true); }
  void let_go() { set(held_, false); }
  void break_down() { set(broken_, true); }
  bool is_held() {
    const std::lock_guard lock(mutex_);
    return held_;
  }
  // Waits until more than `syncs` syncs have started.
  void await_sync_after(int syncs) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return syncs_ > syncs; });
  }
  int syncs() {
    const std::lock_guard lock(mutex_);
    return syncs_;
  }

 private:
  void set(bool& what, bool value) {
    {
      const std::lock_guard lock(mutex_);
      what = value;
    }
    changed_.notify_all();
  }
  std::mutex mutex_;
  std::condition_variable changed_;
  int syncs_ = 0;
  bool held_ = false;
  bool broken_ = false;
};

class Sync : public StoreTest {
 protected:
  void SetUp() override {
    StoreTest::SetUp();
    store_.reset();
    store_ = store::sqlite::open_sqlite(address_,
                                        {.sync = [this](int descriptor) { return disk_.sync(descriptor); }});
  }
  void TearDown() override {
    disk_.let_go();
    store_.reset();
  }
  // Submits a job that adds a move. The future is ready when the job is answered.
  std::future<void> play(GameId id) {
    const auto told = std::make_shared<std::promise<void>>();
    std::future<void> answer = told->get_future();
    store::Job job;
    job.run = [id](store::Transaction& t) { add_move(t, id, "x"); };
    job.done = [told](const std::exception_ptr& failure) {
      failure ? told->set_exception(failure) : told->set_value();
    };
    EXPECT_TRUE(store_->submit(std::move(job)));
    return answer;
  }
  std::uint32_t moves_seen(GameId id) {
    std::uint32_t seq = 0;
    store_->peek([&](store::Transaction& t) { seq = t.games().get(id)->seq; });
    return seq;
  }
  static bool is_told(const std::future<void>& answer) {
    return answer.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
  }
  ino_t journal() const {
    struct stat status {};
    EXPECT_EQ(::stat((address_ + "-wal").c_str(), &status), 0);
    return status.st_ino;
  }

  Disk disk_;
};
INSTANTIATE_TEST_SUITE_P(Store, Sync, testing::Values(Driver::sqlite), name_of_driver);

TEST_P(Sync, PrecedesNotifications) {
  const GameId id = add_game();
  disk_.hold();
  const int before = disk_.syncs();
  const auto first = play(id);
  disk_.await_sync_after(before);
  const auto second = play(id);
  // The second job runs while the sync of the first one waits.
  while (moves_seen(id) < 2) std::this_thread::yield();
  EXPECT_FALSE(is_told(first));
  EXPECT_FALSE(is_told(second));
  disk_.let_go();
  second.wait();
  EXPECT_TRUE(is_told(first));
  EXPECT_EQ(disk_.syncs(), before + 2);  // the first sync had started before the second job was committed
}

TEST_P(Sync, PrecedesTheResultOfARead) {
  const GameId id = add_game();
  disk_.hold();
  const auto move = play(id);
  while (moves_seen(id) < 1) std::this_thread::yield();
  bool held = true;
  std::promise<void> looked;
  std::thread reader([&] {
    store_->read([&](store::Transaction& t) {
      EXPECT_EQ(t.games().get(id)->seq, 1U);
      looked.set_value();
    });
    held = disk_.is_held();
  });
  looked.get_future().wait();
  std::thread copier([&] { store_->backup(directory_.file("copy.db")); });
  disk_.let_go();
  reader.join();
  copier.join();
  EXPECT_FALSE(held);
}

TEST_P(Sync, DoesNotWaitForEarlierNotifications) {
  const GameId id = add_game();
  std::promise<void> heard;
  std::promise<void> go_on;
  store::Job job;
  job.run = [id](store::Transaction& t) { add_move(t, id, "x"); };
  job.done = [&](const std::exception_ptr&) {
    heard.set_value();
    go_on.get_future().wait();
  };
  ASSERT_TRUE(store_->submit(std::move(job)));
  heard.get_future().wait();
  const int before = disk_.syncs();
  const auto next = play(id);
  disk_.await_sync_after(before);
  EXPECT_FALSE(is_told(next));  // not answered, because answers come in the order of the jobs
  go_on.set_value();
  next.wait();
}

TEST_P(Sync, IsNotAwaitedByReadsOfOlderData) {
  const GameId id = add_game();
  std::uint32_t seen = 1;
  write([&](store::Transaction& t) {
    add_move(t, id, "x");
    seen = read([&](store::Transaction& before) { return before.games().get(id)->seq; });
  });
  EXPECT_EQ(seen, 0U);
}

TEST_P(Sync, EndsTheStoreOnFailure) {
  const GameId id = add_game();
  std::promise<std::string> failure;
  store_->on_failure([&](const std::string& why) { failure.set_value(why); });
  disk_.hold();
  const int before = disk_.syncs();
  auto first = play(id);
  disk_.await_sync_after(before);
  auto second = play(id);
  disk_.break_down();
  disk_.let_go();
  EXPECT_THROW(first.get(), store::StoreError);
  EXPECT_THROW(second.get(), store::StoreError);
  EXPECT_NE(failure.get_future().get().find("-wal"), std::string::npos);
  EXPECT_THROW(play(id).get(), store::StoreError);
  EXPECT_THROW(read([&](store::Transaction& t) { return t.games().get(id)->seq; }), store::StoreError);
  EXPECT_THROW(store_->backup(directory_.file("copy.db")), store::StoreError);
  std::promise<void> late;
  store_->on_failure([&](const std::string&) { late.set_value(); });
  late.get_future().get();
  store_.reset();
  EXPECT_NE(journal(), 0U);  // the journal was not written back, because its data may not be on disk
}

TEST_P(Sync, AppliesToTheCurrentJournal) {
  const ino_t before = journal();
  store::sqlite::SqliteOptions options;
  options.checkpoint_every = std::chrono::milliseconds(1);
  options.journal_pages = 8;
  std::atomic<ino_t> synced{0};
  options.sync = [&](int descriptor) {
    struct stat status {};
    EXPECT_EQ(::fstat(descriptor, &status), 0);
    synced = status.st_ino;
    return ::fdatasync(descriptor);
  };
  EXPECT_NE(before, 0U);
  store_.reset();
  store_ = store::sqlite::open_sqlite(address_, options);
  const GameId id = add_game();
  for (int i = 0; i < 50; ++i) {
    write([&](store::Transaction& t) { add_move(t, id, std::string(20'000, 'z')); });
    ASSERT_EQ(synced, journal()) << i;
  }
}

TEST_P(Sync, PreventsOpeningOnFailure) {
  store_.reset();
  EXPECT_THROW(store::sqlite::open_sqlite(address_, {.sync = [](int) { return -1; }}), store::StoreError);
}

class Journal : public StoreTest {};
INSTANTIATE_TEST_SUITE_P(Store, Journal, testing::Values(Driver::sqlite), name_of_driver);

TEST_P(Journal, StaysShortUnderLoadAndEndsEmpty) {
  store_.reset();
  constexpr int pages = 400;
  store_ = store::sqlite::open_sqlite(address_, {.journal_pages = pages});
  const GameId id = add_game();
  std::atomic<bool> stop{false};
  std::thread reader([&] {
    while (!stop) read([&](store::Transaction& t) { return t.games().get(id)->seq; });
  });
  off_t longest = 0;
  for (int i = 0; i < 400; ++i) {
    write([&](store::Transaction& t) { add_move(t, id, std::string(40'000, 'z')); });
    struct stat status {};
    ASSERT_EQ(::stat((address_ + "-wal").c_str(), &status), 0);
    longest = std::max(longest, status.st_size);
  }
  stop = true;
  reader.join();
  EXPECT_GT(longest, pages / 2 * 4096);
  EXPECT_LT(longest, pages * 2 * 4120);
  store_->stop();
  struct stat status {};
  ASSERT_EQ(::stat((address_ + "-wal").c_str(), &status), 0);
  EXPECT_EQ(status.st_size, 0);
}

}  // namespace
}  // namespace mt::server
