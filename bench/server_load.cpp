// Measures how many moves per second the server acknowledges, and how long that takes. Random legal games are
// played by LMTP. The time of a move begins when its whole mail has been sent, and ends with the reply 250
// after the commit.
//
//   server_load [--store sqlite|postgresql] [--url "host=... dbname=..."] [--data DIR] [--games 2000]
//               [--accounts 500] [--connections 128] [--seconds 20] [--send yes|no]
//
// --send yes: outgoing mails are also rendered, and then dropped.
// --data DIR: a directory on the disk to be measured; by default a temporary directory, which is removed at
// the end. The rate of fdatasync on that disk is measured before and after.
#include "movetext/server/app/inbox.hpp"
#include "movetext/server/app/verify.hpp"
#include "movetext/server/runtime/rendering_transport.hpp"
#include "movetext/server/store/postgresql/open_postgresql.hpp"
#include "movetext/server/store/sqlite/open_sqlite.hpp"
#include "movetext/server/transport/lmtp/server.hpp"
#include "movetext/server/transport/smtp/outbox.hpp"
#include "server/load/boards.hpp"
#include "server/load/wire.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <map>
#include <mutex>
#include <stdexcept>
#include <string>
#include <sys/resource.h>
#include <thread>
#include <unistd.h>

namespace {

using namespace mt::server;
using std::chrono::steady_clock;

using Options = std::map<std::string, std::string>;

Time now() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

double fsyncs_a_second(const std::string& directory) {
  const std::string name = directory + "/fsync.tmp";
  const int fd = ::open(name.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  const std::string page(4096, 'x');
  const auto end = steady_clock::now() + std::chrono::seconds(2);
  int count = 0;
  for (; steady_clock::now() < end; ++count) {
    if (::pwrite(fd, page.data(), page.size(), static_cast<off_t>(count % 256) * 4096) < 0) break;
    ::fdatasync(fd);
  }
  ::close(fd);
  ::unlink(name.c_str());
  return count / 2.0;
}

// Returns the CPU time of this process so far, which includes the load and the server.
double processor_seconds() {
  rusage used{};
  ::getrusage(RUSAGE_SELF, &used);
  return static_cast<double>(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
         static_cast<double>(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6;
}

class Nowhere : public transport::Transport {
 public:
  transport::Submission submit(const store::OutboxMail& mail) override {
    (void)mail;
    return transport::Submission::sent();
  }
};

app::ServerPolicy policy() {
  app::ServerPolicy made{.names = protocol::MailNames("play", "games.example"),
                         .keys = protocol::TokenKeys({'a', crypto::Secret(std::string(32, 'k'))})};
  made.host = "games.example";
  made.intake.mailbox = made.names.open();
  return made;
}

std::unique_ptr<transport::LmtpServer> listen(app::Inbox& inbox, std::size_t connections) {
  transport::LmtpOptions options;
  options.listen = "127.0.0.1:0";
  options.connections = connections + 8;
  options.peer_share = 100;
  transport::LmtpCallbacks callbacks;
  callbacks.mailbox_of = [&inbox](std::string_view mailbox) -> transport::LmtpMailbox {
    auto recipient = inbox.recipient(mailbox);
    if (!recipient) return transport::LmtpAnswer::refused("nobody");
    return [&inbox, recipient = std::move(*recipient)](const transport::Envelope& envelope,
                                                       std::shared_ptr<const std::string> message,
                                                       std::function<void(transport::LmtpAnswer)> done) {
      inbox.deliver({.recipient = recipient,
                     .sender = envelope.sender,
                     .message = std::move(message),
                     .received = now()},
                    [done = std::move(done)](const app::MailOutcome& verdict) {
                      const bool well =
                          verdict.kind == app::MailOutcome::Kind::accepted && verdict.code == "done";
                      done(well ? transport::LmtpAnswer::accepted()
                                : transport::LmtpAnswer::deferred(verdict.code + ": " + verdict.message));
                    });
    };
  };
  return std::make_unique<transport::LmtpServer>(options, std::move(callbacks));
}

struct Tally {
  std::mutex mutex;
  std::vector<double> milliseconds;
  std::size_t failures = 0;

  double percentile(double part) const {
    if (milliseconds.empty()) return 0;
    return milliseconds[static_cast<std::size_t>(part * static_cast<double>(milliseconds.size() - 1))];
  }
};

// Plays the boards of one connection in turn until `end`.
void play(const app::ServerPolicy& of, const std::string& address, std::vector<load::Board> boards,
          unsigned seed, steady_clock::time_point end, Tally& tally) {
  load::Wire wire(address);
  std::minstd_rand random(seed + 1);
  std::vector<double> spent;
  std::size_t failures = 0;
  for (std::size_t at = 0; steady_clock::now() < end && !boards.empty();) {
    at = (at + 1) % boards.size();
    const auto mail = boards[at].next(of, random);
    if (!mail) {
      boards.erase(boards.begin() + static_cast<std::ptrdiff_t>(at));
      continue;
    }
    if (wire.hand(mail->sender, mail->recipient, mail->message) == 250) {
      spent.push_back(wire.waited().count());
      boards[at].played(*mail);
    } else {
      ++failures;
    }
  }
  const std::lock_guard lock(tally.mutex);
  tally.milliseconds.insert(tally.milliseconds.end(), spent.begin(), spent.end());
  tally.failures += failures;
}

void tell(const Tally& tally, const store::Store& store, double seconds, double processor) {
  const store::StoreMetrics metrics = store.metrics();
  const double moves = static_cast<double>(tally.milliseconds.size());
  std::printf(
      "%.0f moves/s acknowledged (%zu failed), p50 %.1f ms, p99 %.1f ms, p99.9 %.1f ms, maximum %.1f ms\n",
      moves / seconds, tally.failures, tally.percentile(0.5), tally.percentile(0.99), tally.percentile(0.999),
      tally.percentile(1));
  std::printf(
      "%.1f jobs a commit, %.1f ms a commit, %llu runs repeated, %.2f processors, %.0f us a move\n",
      static_cast<double>(metrics.jobs) / static_cast<double>(std::max<std::uint64_t>(metrics.commits, 1)),
      static_cast<double>(metrics.commit_microseconds) / 1000 /
          static_cast<double>(std::max<std::uint64_t>(metrics.commits, 1)),
      static_cast<unsigned long long>(metrics.conflicts), processor / seconds, processor / moves * 1e6);
}

// The directory of the server's data: the one given by --data, which is kept, or a temporary one.
class DataDirectory {
 public:
  explicit DataDirectory(const std::string& asked) : path_(asked), is_temporary_(asked.empty()) {
    if (is_temporary_) {
      path_ = (std::filesystem::temp_directory_path() / "movetext-server-load-XXXXXX").string();
      if (::mkdtemp(path_.data()) == nullptr) throw std::runtime_error("no temporary directory");
    } else {
      std::filesystem::create_directories(path_);
    }
  }
  DataDirectory(const DataDirectory&) = delete;
  DataDirectory& operator=(const DataDirectory&) = delete;
  ~DataDirectory() {
    std::error_code failed;
    if (is_temporary_) std::filesystem::remove_all(path_, failed);
  }
  const std::string& path() const { return path_; }

 private:
  std::string path_;
  bool is_temporary_;
};

int run(Options& options) {
  const DataDirectory directory(options["data"]);
  const std::string& data = directory.path();
  std::printf("fdatasync of this disk: %.0f/s\n", fsyncs_a_second(data));
  const auto store = options["store"] == "postgresql"
                         ? store::postgresql::open_postgresql(options["url"], {.queue = 100'000})
                         : store::sqlite::open_sqlite(data + "/games.db", {.queue = 100'000});
  const app::ServerPolicy made = policy();
  app::GameCache cache;
  app::Inbox inbox(made, *store, cache);
  const std::size_t connections = std::stoul(options["connections"]);
  auto boards =
      load::begin_boards(made, *store, std::stoul(options["games"]), std::stoul(options["accounts"]), now());
  std::vector<std::vector<load::Board>> shares(connections);
  for (std::size_t i = 0; i < boards.size(); ++i) shares[i % connections].push_back(std::move(boards[i]));
  std::unique_ptr<transport::Outbox> outbox;
  if (options["send"] == "yes")
    outbox = std::make_unique<transport::Outbox>(
        *store,
        [&] {
          return std::make_unique<runtime::RenderingTransport>(made, *store, cache,
                                                               std::make_unique<Nowhere>(), now);
        },
        transport::OutboxOptions{}, now);
  const auto server = listen(inbox, connections);
  Tally tally;
  const auto begin = steady_clock::now();
  const double processor = processor_seconds();
  const auto end = begin + std::chrono::seconds(std::stoul(options["seconds"]));
  std::vector<std::thread> players;
  for (std::size_t i = 0; i < connections; ++i)
    players.emplace_back([&, i] {
      play(made, server->address(), std::move(shares[i]), static_cast<unsigned>(i), end, tally);
    });
  for (std::thread& player : players) player.join();
  const std::chrono::duration<double> took = steady_clock::now() - begin;
  std::sort(tally.milliseconds.begin(), tally.milliseconds.end());
  tell(tally, *store, took.count(), processor_seconds() - processor);
  server->stop();
  if (outbox) {
    outbox->stop();
    std::printf("%.0f mails/s rendered meanwhile\n",
                static_cast<double>(outbox->metrics().sent) / took.count());
  }
  std::printf("fdatasync of this disk: %.0f/s\n", fsyncs_a_second(data));
  const auto checking = steady_clock::now();
  const app::Verified found = app::verify(*store, [](GameId id, const std::string& fault) {
    std::printf("board %lld: %s\n", static_cast<long long>(id), fault.c_str());
  });
  const std::chrono::duration<double> checked = steady_clock::now() - checking;
  std::printf("verified %llu games, %llu moves in %.1f s: %llu faults, %lld moves missing\n",
              static_cast<unsigned long long>(found.games), static_cast<unsigned long long>(found.moves),
              checked.count(), static_cast<unsigned long long>(found.faults),
              static_cast<long long>(tally.milliseconds.size()) - static_cast<long long>(found.moves));
  store->stop();
  return found.faults == 0 && tally.failures == 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  Options options{{"store", "sqlite"}, {"url", ""},         {"data", ""},
                  {"games", "2000"},   {"accounts", "500"}, {"connections", "128"},
                  {"seconds", "20"},   {"send", "no"}};
  for (int i = 1; i + 1 < argc; i += 2) options[std::string(argv[i]).substr(2)] = argv[i + 1];
  try {
    return run(options);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 2;
  }
}
