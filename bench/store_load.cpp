// Measures how many moves per second the store acknowledges, and how long that takes. A move is one job that
// writes its key, the game, two events and two mails, and reads two accounts.
//
//   store_load sqlite FILE [SECONDS] [IN_FLIGHT] [MOVES_A_SECOND]
//   store_load postgresql "host=... dbname=..." [SECONDS] [IN_FLIGHT] [MOVES_A_SECOND]
//
// The database must be new. Without MOVES_A_SECOND, the next move starts when a move is done. The rate of
// fdatasync is measured in the directory of FILE, or in the current directory.
#include "movetext/server/store/postgresql/open_postgresql.hpp"
#include "movetext/server/store/sqlite/open_sqlite.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <memory>
#include <mutex>
#include <semaphore>
#include <string>
#include <string_view>
#include <thread>
#include <unistd.h>
#include <vector>

namespace {

using namespace mt::server;
using std::chrono::steady_clock;

constexpr int game_count = 2000;
constexpr int account_count = 500;
constexpr std::size_t mail_size = 2000;

struct Plan {
  int seconds = 10;
  std::ptrdiff_t in_flight = 512;
  double rate = 0;  // moves per second; 0 for no limit
};

double fsyncs_a_second(const std::string& directory) {
  const std::string name = directory + "/fsync.tmp";
  const int fd = ::open(name.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  const std::string page(4096, 'x');
  const auto end = steady_clock::now() + std::chrono::seconds(2);
  int count = 0;
  while (steady_clock::now() < end) {
    if (::pwrite(fd, page.data(), page.size(), static_cast<off_t>(count % 256) * 4096) < 0) break;
    ::fdatasync(fd);
    ++count;
  }
  ::close(fd);
  ::unlink(name.c_str());
  return count / 2.0;
}

std::vector<GameId> prepare(store::Store& store) {
  std::vector<AccountId> players;
  std::vector<GameId> games;
  store.write([&](store::Transaction& t) {
    players.clear();
    for (int i = 0; i < account_count; ++i) {
      domain::Account account;
      account.name = "player" + std::to_string(i);
      account.state = domain::AccountState::active;
      account.addresses = {{account.name + "@example.org", true}};
      players.push_back(t.accounts().add(account));
    }
  });
  store.write([&](store::Transaction& t) {
    games.clear();
    for (std::size_t i = 0; i < game_count; ++i) {
      store::BoardRow row;
      row.terms = "game=international time=21d/move nag=7d rated=yes";
      row.rating_class = "international";
      row.state = domain::GameState::active;
      row.players = {players[i % account_count], players[(i * 7 + 1) % account_count]};
      games.push_back(t.games().add(row));
    }
  });
  return games;
}

void put_mails(store::Transaction& t, const store::BoardRow& row, const std::string& message) {
  for (const AccountId player : row.players) {
    const domain::Account account = t.accounts().get(player).value();
    store::OutboxMail mail;
    mail.kind = "board";
    mail.account = player;
    mail.game = row.id;
    mail.event = row.seq;
    mail.message_id = "g" + std::to_string(row.id) + ".e" + std::to_string(row.seq) + ".u" +
                      std::to_string(player) + "@example.org";
    mail.sender = "play+b.1@example.org";
    mail.recipient = account.addresses.at(0).mailbox;
    mail.message = message;
    mail.due = row.changed;
    t.mails().put(mail);
  }
}

void play(store::Transaction& t, GameId id, long number, const std::string& message) {
  const std::string key =
      "<" + std::to_string(number * 2654435761L) + "." + std::to_string(number) + "@example.org>";
  if (!t.inbound().add({key, std::string(64, 'd'), number, "played"})) return;
  store::BoardRow row = t.games().get(id).value();
  std::vector<domain::GameEvent> events(2);
  for (domain::GameEvent& event : events) {
    event.seq = ++row.seq;
    event.at = number;
    event.kind = domain::GameEventKind::moved;
    event.seat = mt::Side::first;
    event.text = "32-28";
  }
  row.ply += 1;
  row.to_move = row.players[row.ply % 2];
  row.deadline = row.wake = 1'800'000'000'000 + number;
  row.changed = number;
  t.games().append(row, events);
  put_mails(t, row, message);
}

class Load {
 public:
  Load(store::Store& store, const Plan& plan) : store_(store), plan_(plan), room_(plan.in_flight) {}

  void run() {
    const std::vector<GameId> games = prepare(store_);
    const std::string message(mail_size, 'm');
    const auto begin = steady_clock::now();
    const auto end = begin + std::chrono::seconds(plan_.seconds);
    for (long number = 0; steady_clock::now() < end; ++number) {
      auto start = steady_clock::now();
      if (plan_.rate > 0) {
        start = begin + std::chrono::duration_cast<steady_clock::duration>(
                            std::chrono::duration<double>(static_cast<double>(number) / plan_.rate));
        std::this_thread::sleep_until(start);
      }
      room_.acquire();
      const GameId id = games[static_cast<std::size_t>(number * 7919L) % games.size()];
      store::Job job;
      job.games = {id};
      job.run = [id, number, &message](store::Transaction& t) { play(t, id, number, message); };
      job.done = [this, start](const std::exception_ptr& failure) { note(start, failure != nullptr); };
      if (!store_.submit(std::move(job))) note(start, true);
    }
    for (std::ptrdiff_t i = 0; i < plan_.in_flight; ++i) room_.acquire();
    tell(std::chrono::duration<double>(steady_clock::now() - begin).count());
  }

 private:
  void note(steady_clock::time_point start, bool failed) {
    const std::chrono::duration<double, std::milli> spent = steady_clock::now() - start;
    {
      const std::lock_guard lock(mutex_);
      failures_ += failed ? 1 : 0;
      milliseconds_.push_back(spent.count());
    }
    room_.release();
  }
  double percentile(double part) const {
    return milliseconds_.empty() ? 0
                                 : milliseconds_[static_cast<std::size_t>(
                                       part * static_cast<double>(milliseconds_.size() - 1))];
  }
  void tell(double seconds) {
    std::ranges::sort(milliseconds_);
    const store::StoreMetrics metrics = store_.metrics();
    std::printf(
        "%.0f moves/s acknowledged (%zu failed), p50 %.1f ms, p99 %.1f ms, p99.9 %.1f ms, maximum %.1f ms; "
        "%.0f jobs a commit, %.1f ms a commit, %llu runs repeated\n",
        static_cast<double>(milliseconds_.size() - failures_) / seconds, failures_, percentile(0.5),
        percentile(0.99), percentile(0.999), percentile(1),
        static_cast<double>(metrics.jobs) / static_cast<double>(std::max<std::uint64_t>(metrics.commits, 1)),
        static_cast<double>(metrics.commit_microseconds) / 1000 /
            static_cast<double>(std::max<std::uint64_t>(metrics.commits, 1)),
        static_cast<unsigned long long>(metrics.conflicts));
  }

  store::Store& store_;
  Plan plan_;
  std::counting_semaphore<> room_;
  std::mutex mutex_;
  std::vector<double> milliseconds_;
  std::size_t failures_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) {
    std::fputs("store_load sqlite FILE | postgresql ADDRESS  [SECONDS] [IN_FLIGHT] [MOVES_A_SECOND]\n",
               stderr);
    return 2;
  }
  const std::string driver = argv[1];
  const std::string address = argv[2];
  Plan plan;
  if (argc > 3) plan.seconds = std::atoi(argv[3]);
  if (argc > 4) plan.in_flight = std::atoi(argv[4]);
  if (argc > 5) plan.rate = std::atof(argv[5]);
  const std::size_t slash = driver == "sqlite" ? address.rfind('/') : std::string::npos;
  const double before = fsyncs_a_second(slash == std::string::npos ? "." : address.substr(0, slash));
  std::printf("fdatasync of the same disk: %.0f/s (%.2f ms)\n", before, 1000 / before);
  const auto store =
      driver == "sqlite" ? store::sqlite::open_sqlite(address) : store::postgresql::open_postgresql(address);
  Load(*store, plan).run();
  return 0;
}
