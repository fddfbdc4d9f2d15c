// Tests that acknowledged data are stored exactly once, at whatever point the process or the database is
// killed.
#include "support/samples.hpp"
#include "support/store_test.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <map>
#include <random>
#include <set>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace mt::server {
namespace {

// A process that commits jobs, and the commits that it has acknowledged.
class Committer {
 public:
  Committer(Driver driver, const std::string& address, long first, const std::vector<GameId>& games) {
    std::vector<std::string> words{STORE_COMMITTER, driver == Driver::sqlite ? "sqlite" : "postgresql",
                                   address, std::to_string(first)};
    words.reserve(words.size() + games.size());
    for (const GameId id : games) words.push_back(std::to_string(id));
    std::vector<char*> arguments;
    arguments.reserve(words.size() + 1);
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    std::array<int, 2> ends{};
    EXPECT_EQ(::pipe2(ends.data(), O_CLOEXEC), 0);
    process_ = ::fork();
    if (process_ == 0) {
      ::dup2(ends[1], STDOUT_FILENO);
      ::execv(arguments[0], arguments.data());
      ::_exit(127);
    }
    ::close(ends[1]);
    output_ = ends[0];
    reader_ = std::thread([this] { read_all(); });
  }
  Committer(const Committer&) = delete;
  Committer& operator=(const Committer&) = delete;
  ~Committer() { kill(); }

  void kill() {
    if (process_ <= 0) return;
    ::kill(process_, SIGKILL);
    ::waitpid(process_, nullptr, 0);
    process_ = -1;
    reader_.join();
    ::close(output_);
  }
  std::string output;  // the output of the process; kill() sets it

  // Waits until the process has acknowledged `commits` more commits, however long that takes.
  void await(std::size_t commits) const {
    for (const std::size_t wanted = acknowledged_ + commits; acknowledged_ < wanted;)
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }

 private:
  void read_all() {
    std::array<char, 4096> part{};
    ssize_t size = 0;
    while ((size = ::read(output_, part.data(), part.size())) > 0) {
      output.append(part.data(), static_cast<std::size_t>(size));
      acknowledged_ += static_cast<std::size_t>(std::count(part.data(), part.data() + size, '\n'));
    }
  }

  pid_t process_ = -1;
  int output_ = -1;
  std::atomic<std::size_t> acknowledged_{0};  // number of commits
  std::thread reader_;
};

class Kill : public StoreTest {
 protected:
  static constexpr std::size_t enough = 100;  // number of acknowledged commits before a kill

  void begin() {
    for (int i = 0; i < 8; ++i) games_.push_back(add_game());
    store_.reset();
  }
  void sleep_a_while(int least, int most) {
    std::this_thread::sleep_for(
        std::chrono::milliseconds(std::uniform_int_distribution<int>(least, most)(random_)));
  }
  std::unique_ptr<Committer> start() {
    first_ += 100'000;
    return std::make_unique<Committer>(GetParam(), address_, first_, games_);
  }
  void note(const Committer& committer) {
    std::size_t begin = 0;
    for (std::size_t end = 0; (end = committer.output.find('\n', begin)) != std::string::npos;
         begin = end + 1)
      acknowledged_.push_back(committer.output.substr(begin, end - begin));
  }
  // Waits until PostgreSQL has committed everything that the killed process had completely sent. Returns the
  // number of mails.
  std::uint64_t settled_outbox() {
    std::uint64_t before = 0;
    for (;;) {
      const std::uint64_t waiting = read([&](store::Transaction& t) { return t.mails().depth(); }).waiting;
      if (waiting == before) return waiting;
      before = waiting;
      std::this_thread::sleep_for(std::chrono::milliseconds(500));
    }
  }
  void check() {
    store_ = open();
    const std::uint64_t outbox = settled_outbox();
    std::map<std::string, int> stored;
    for (const GameId id : games_) {
      const auto events = read([&](store::Transaction& t) { return t.games().events(id); });
      ASSERT_EQ(read([&](store::Transaction& t) { return t.games().get(id); })->seq, events.size());
      for (std::size_t i = 0; i < events.size(); ++i) {
        ASSERT_EQ(events[i].seq, i + 1);
        ++stored[events[i].text];
      }
    }
    for (const auto& [number, times] : stored) ASSERT_EQ(times, 1) << number;
    for (const std::string& number : acknowledged_) {
      ASSERT_TRUE(stored.contains(number)) << number;
      ASSERT_TRUE(read([&](store::Transaction& t) { return t.inbound().get(number); })) << number;
    }
    EXPECT_EQ(outbox, stored.size());
    EXPECT_GE(acknowledged_.size(), enough);
  }

  std::vector<GameId> games_;
  std::vector<std::string> acknowledged_;
  long first_ = 0;
  std::minstd_rand random_{20261122};
};
INSTANTIATE_TEST_SUITE_P(Store, Kill, testing::Values(Driver::sqlite, Driver::postgresql), name_of_driver);

TEST_P(Kill, OfTheServerLosesNothingAcknowledged) {
  begin();
  const int rounds = test::samples(40);
  for (int round = 0; round < rounds; ++round) {
    const auto committer = start();
    committer->await(1 + enough / static_cast<std::size_t>(rounds) + random_() % 20);
    sleep_a_while(0, 20);
    committer->kill();
    note(*committer);
  }
  check();
}

TEST_P(Kill, OfTheDatabaseLosesNothingAcknowledged) {
  if (!is_postgresql()) GTEST_SKIP() << "SQLite has no server process that could be killed";
  begin();
  const auto committer = start();
  committer->await(1);  // a process reconnects only if it has opened the store before
  for (int round = 0; round < test::samples(16); ++round) {
    sleep_a_while(200, 700);
    test::postgres()->crash();
    test::postgres()->start();
  }
  committer->await(enough);  // shows that the process has reconnected
  committer->kill();
  note(*committer);
  check();
}

}  // namespace
}  // namespace mt::server
