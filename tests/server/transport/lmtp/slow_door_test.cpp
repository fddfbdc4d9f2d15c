// Tests that mails arrive even if useless connections hold all places.
#include "callbacks.hpp"
#include "client.hpp"
#include "movetext/server/transport/lmtp/server.hpp"
#include "temporary_directory.hpp"

#include <algorithm>
#include <atomic>
#include <gtest/gtest.h>
#include <iostream>
#include <memory>
#include <mutex>
#include <set>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace mt::server::test {
namespace {

using mt::test::TemporaryDirectory;
using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

constexpr uid_t nobody = 65534;

constexpr int most_wait_ms = 60'000;  // milliseconds that a test waits for an answer on a busy machine

transport::LmtpOptions options() {
  transport::LmtpOptions options;
  options.listen = "127.0.0.1:0";
  options.threads = 2;
  return options;
}

transport::LmtpCallbacks callbacks() {
  return callbacks_of([](std::string_view) { return transport::LmtpAnswer::accepted(); },
                      [](const transport::Envelope&, const std::string&, std::shared_ptr<const std::string>,
                         const std::function<void(transport::LmtpAnswer)>& done) {
                        done(transport::LmtpAnswer::accepted());
                      });
}

std::string mail_of(const std::string& text) {
  return "LHLO mx\r\nMAIL FROM:<fred@example.org>\r\nRCPT TO:<play@games.example>\r\nDATA\r\n" + text +
         "\r\n.\r\n";
}

// Sends a mail over a new connection. Returns the milliseconds from the connection until the reply 250, or a
// negative number if the mail was not accepted.
double time_of_a_mail(const std::string& address, std::unique_ptr<Client>& client) {
  const auto began = Clock::now();
  client = std::make_unique<Client>(address);
  client->send(mail_of("x"));
  client->hear("354", most_wait_ms);
  if (client->hear("250", most_wait_ms) != "250 2.0.0 done\r\n") return -1;
  return std::chrono::duration<double, std::milli>(Clock::now() - began).count();
}

// Sends several mails, each over its own connection. The connections stay open for a while, as mail systems
// leave them open, so each mail needs its own place.
std::vector<double> times_of_mails(const std::string& address, std::size_t count) {
  std::vector<double> times;
  std::vector<std::unique_ptr<Client>> clients(count);
  for (std::unique_ptr<Client>& client : clients) times.push_back(time_of_a_mail(address, client));
  std::sort(times.begin(), times.end());
  return times;
}

void await_open(const transport::LmtpServer& server, std::size_t open) {
  const auto end = Clock::now() + milliseconds(most_wait_ms);
  while (server.metrics().open != open && Clock::now() < end) std::this_thread::sleep_for(milliseconds(5));
  EXPECT_EQ(server.metrics().open, open);
}

// Returns the milliseconds that the server allows for a command. A mail that takes less time did not have to
// wait for the end of a slow connection.
double before_slow_ones_end(const transport::LmtpOptions& options) {
  return std::chrono::duration<double, std::milli>(options.pace.command).count();
}

void print(const std::string& what, const std::vector<double>& times) {
  std::cout << what << ": " << times.size() << " mails, each over its own connection; ms: fastest "
            << times.front() << ", median " << times[times.size() / 2] << ", slowest " << times.back()
            << std::endl;
}

// Returns the text that connection `number` sends: its first text if `time` is 0, otherwise a later one.
using Say = std::string (*)(std::size_t number, std::size_t time);

// Each connection sends as little as possible, in one of several ways.
std::string say_little(std::size_t number, std::size_t time) {
  const std::string mail = "LHLO mx\r\nMAIL FROM:<>\r\nRCPT TO:<play@games.example>\r\n";
  const std::vector<std::string> openings{"", "", "", "LHLO mx\r\n", mail + "DATA\r\n", mail};
  const std::vector<std::string> words{
      "", "x\r\n", "x", "RSET\r\nMAIL FROM:<>\r\n", "x\r\n", "NOOP\r\nRSET\r\nMAIL FROM:<>\r\n"};
  return (time == 0 ? openings : words)[number % words.size()];
}

// Sends a step towards a mail from time to time.
std::string go_on_slowly(std::size_t number, std::size_t time) {
  const std::vector<std::string> steps{"MAIL FROM:<>\r\n", "RCPT TO:<play@games.example>\r\n", "DATA\r\n",
                                       "x\r\n.\r\n"};
  constexpr std::size_t pause = 4;
  if (time == 0) return "LHLO mx\r\n";
  const std::size_t first = 1 + number % pause;  // the connections do not all send at the same time
  if (time < first || (time - first) % pause != 0) return "";
  return steps[(time - first) / pause % steps.size()];
}

// Connections that try to stay open, and connect again when they are closed.
class Slow {
 public:
  Slow(std::string address, std::size_t count, uid_t user = ::geteuid(), Say say = say_little)
      : address_(std::move(address)), say_(say), thread_([this, count, user] { run(count, user); }) {}
  Slow(const Slow&) = delete;
  Slow& operator=(const Slow&) = delete;
  ~Slow() {
    over_ = true;
    thread_.join();
  }
  std::size_t rounds() const { return rounds_; }

 private:
  void run(std::size_t count, uid_t user) {
    // The system call changes the user only for this thread; the library function would change it for all
    // threads.
    if (user != ::geteuid()) ::syscall(SYS_setresuid, -1, user, -1);
    std::vector<std::unique_ptr<Client>> clients(count);
    std::vector<std::size_t> times(count);
    while (!over_) {
      for (std::size_t i = 0; i < count; ++i) {
        if (clients[i] && clients[i]->send(say_(i, ++times[i])) && !clients[i]->at_end(0)) continue;
        clients[i] = std::make_unique<Client>(address_);
        clients[i]->send(say_(i, times[i] = 0));
      }
      ++rounds_;
      std::this_thread::sleep_for(milliseconds(200));
    }
  }

  std::string address_;
  Say say_;
  std::atomic<bool> over_{false};
  std::atomic<std::size_t> rounds_{0};
  std::thread thread_;
};

void await_rounds(const Slow& slow, std::size_t rounds) {
  const std::size_t wanted = slow.rounds() + rounds;
  while (slow.rounds() < wanted) std::this_thread::sleep_for(milliseconds(5));
}

// The limits are those of real servers. But all connections belong to one user, who runs the test, so one
// user may have all places.
TEST(SlowDoor, MailsArriveWhileAllPlacesAreHeld) {
  transport::LmtpOptions usual = options();
  usual.peer_share = 100;
  transport::LmtpServer server(usual, callbacks());
  const std::vector<double> empty = times_of_mails(server.address(), 20);
  await_open(server, 0);
  const Slow slow(server.address(), usual.connections);
  await_open(server, usual.connections);
  std::this_thread::sleep_for(usual.give_way + milliseconds(200));
  const std::vector<double> full = times_of_mails(server.address(), 20);
  print("no other connections", empty);
  print("100 slow connections on 100 places", full);
  EXPECT_GT(full.front(), 0) << "all mails were accepted";
  EXPECT_LT(full.back(), before_slow_ones_end(usual));
  EXPECT_GE(server.metrics().gave_way, 20u);
  EXPECT_LE(server.metrics().open, usual.connections + 1);
}

// A client whose connection is closed connects again at once. The server does not close a new connection for
// a moment, but one user may have only a share of the places.
TEST(SlowDoor, AnotherUserCannotTakeAllPlaces) {
  if (::geteuid() != 0) GTEST_SKIP() << "only root can act as two users";
  transport::LmtpServer server(options(), callbacks());
  const Slow slow(server.address(), 300, nobody);
  await_rounds(slow, 3);
  await_open(server, 80);
  EXPECT_GT(server.metrics().turned_away, 0u);
  const std::vector<double> times = times_of_mails(server.address(), 20);
  print("300 connections of another user, which return at once", times);
  EXPECT_GT(times.front(), 0) << "all mails were accepted";
  EXPECT_LT(times.back(), before_slow_ones_end(options()));
}

// Each connection makes progress just often enough that it is never closed as idle.
TEST(SlowDoor, SeveralSlowUsersCannotTakeAllPlaces) {
  if (::geteuid() != 0) GTEST_SKIP() << "only root can act as several users";
  transport::LmtpServer server(options(), callbacks());
  const Slow some(server.address(), 60, nobody, go_on_slowly);
  const Slow others(server.address(), 60, nobody - 1, go_on_slowly);
  await_open(server, 100);
  await_rounds(others, 15);
  const std::vector<double> times = times_of_mails(server.address(), 20);
  print("120 connections of two other users, which make slow progress", times);
  EXPECT_GT(times.front(), 0) << "all mails were accepted";
  EXPECT_LT(times.back(), before_slow_ones_end(options()));
  EXPECT_GT(server.metrics().accepted, 20u) << "the slow users' mails were accepted, too";
}

TEST(SlowDoor, AUserOfAUnixSocketIsIdentified) {
  if (::geteuid() != 0) GTEST_SKIP() << "only root can act as two users";
  const TemporaryDirectory directory;
  transport::LmtpOptions over_file = options();
  over_file.listen = "unix:" + directory.file("lmtp");
  over_file.connections = 10;
  transport::LmtpServer server(over_file, callbacks());
  ::chmod(directory.file("").c_str(), 0755);
  const Slow slow(over_file.listen, 20, nobody);
  await_open(server, 8);
  EXPECT_GT(times_of_mails(over_file.listen, 2).front(), 0);
}

TEST(SlowDoor, SlowTransfersAreEnded) {
  transport::LmtpOptions hasty = options();
  hasty.pace.command = milliseconds(300);
  hasty.pace.mail = milliseconds(900);
  hasty.pace.data_grace = milliseconds(200);
  hasty.pace.data_rate = 100;
  transport::LmtpServer server(hasty, callbacks());
  Client line(server.address());
  Client mail(server.address());
  Client data(server.address());
  const std::string begin = "LHLO mx\r\nMAIL FROM:<>\r\nRCPT TO:<play@games.example>\r\n";
  mail.send(begin);
  data.send(begin + "DATA\r\n");
  std::atomic<bool> over{false};
  std::thread drip([&] {
    while (!over) {
      line.send("x");
      mail.send("NOOP\r\n");
      data.send("x");
      std::this_thread::sleep_for(milliseconds(50));
    }
  });
  EXPECT_TRUE(data.hear("421", most_wait_ms).ends_with("421 4.4.2 the mail arrived too slowly\r\n"));
  EXPECT_TRUE(line.hear("421", most_wait_ms).ends_with("421 4.4.2 the command took too long\r\n"));
  EXPECT_TRUE(mail.hear("421", most_wait_ms).ends_with("421 4.4.2 the mail took too long\r\n"));
  over = true;
  drip.join();
  EXPECT_EQ(server.metrics().too_slow, 3u);
}

TEST(SlowDoor, ASteadyMailIsNotInterrupted) {
  transport::LmtpOptions hasty = options();
  hasty.pace.data_grace = milliseconds(100);
  hasty.pace.data_rate = 10;  // bytes per second; 2,000 bytes would take more than three minutes
  transport::LmtpServer server(hasty, callbacks());
  Client client(server.address());
  client.send("LHLO mx\r\nMAIL FROM:<>\r\nRCPT TO:<play@games.example>\r\nDATA\r\n");
  for (int i = 0; i < 10; ++i) {
    ASSERT_TRUE(client.send(std::string(198, 'x') + "\r\n"));
    std::this_thread::sleep_for(milliseconds(50));
  }
  client.send(".\r\n");
  client.hear("354");
  EXPECT_EQ(client.hear("250"), "250 2.0.0 done\r\n");
}

TEST(SlowDoor, ClientsAwaitingAnAnswerKeepTheirPlace) {
  std::mutex mutex;
  std::vector<std::function<void(transport::LmtpAnswer)>> waiting;
  transport::LmtpOptions few = options();
  few.connections = 2;
  few.peer_share = 100;
  few.give_way = milliseconds(100);
  transport::LmtpServer server(
      few,
      callbacks_of([](std::string_view) { return transport::LmtpAnswer::accepted(); },
                   [&](const transport::Envelope&, const std::string&, std::shared_ptr<const std::string>,
                       std::function<void(transport::LmtpAnswer)> done) {
                     const std::lock_guard lock(mutex);
                     waiting.push_back(std::move(done));
                   }));
  Client first(server.address());
  Client second(server.address());
  for (Client* client : {&first, &second}) {
    client->send(mail_of("x"));
    client->hear("354");
  }
  const auto count_waiting = [&] {
    const std::lock_guard lock(mutex);
    return waiting.size();
  };
  for (const auto end = Clock::now() + milliseconds(most_wait_ms); count_waiting() < 2 && Clock::now() < end;)
    std::this_thread::sleep_for(milliseconds(5));
  std::this_thread::sleep_for(3 * few.give_way);
  EXPECT_EQ(Client(server.address()).hear("421"), "421 4.3.2 too many connections\r\n");
  {
    const std::lock_guard lock(mutex);
    ASSERT_EQ(waiting.size(), 2u);
    waiting[1](transport::LmtpAnswer::accepted());
  }
  EXPECT_EQ(second.hear("250"), "250 2.0.0 done\r\n");
  std::this_thread::sleep_for(2 * few.give_way);
  Client third(server.address());
  EXPECT_EQ(third.hear("220"), "220 localhost LMTP\r\n");
  EXPECT_EQ(second.hear("421"), "421 4.3.2 this connection was idle and makes room for another one\r\n");
  EXPECT_TRUE(second.at_end());
  const std::lock_guard lock(mutex);
  waiting[0](transport::LmtpAnswer::accepted());
  EXPECT_EQ(first.hear("250"), "250 2.0.0 done\r\n");
}

// Many more senders than places send without a pause. Every acknowledged mail must have been handled, and no
// other mail.
TEST(SlowDoor, ACrowdNeitherLosesNorInventsMails) {
  std::mutex mutex;
  std::multiset<std::string> dealt_with;
  transport::LmtpOptions crowded = options();
  crowded.connections = 3;
  crowded.peer_share = 100;
  crowded.give_way = milliseconds(0);
  transport::LmtpServer server(
      crowded, callbacks_of([](std::string_view) { return transport::LmtpAnswer::accepted(); },
                            [&](const transport::Envelope&, const std::string&,
                                const std::shared_ptr<const std::string>& message,
                                const std::function<void(transport::LmtpAnswer)>& done) {
                              {
                                const std::lock_guard lock(mutex);
                                dealt_with.insert(*message);
                              }
                              done(transport::LmtpAnswer::accepted());
                            }));
  std::atomic<int> broken{0};
  std::vector<std::vector<std::string>> answered(8);
  std::vector<std::thread> senders;
  for (std::size_t t = 0; t < answered.size(); ++t)
    senders.emplace_back([&, t] {
      for (int i = 0; i < 150; ++i) {
        const std::string text = std::to_string(t) + " " + std::to_string(i);
        Client client(server.address());
        client.send(mail_of(text));
        client.hear("354", 2000);
        if (client.hear("250", 2000) == "250 2.0.0 done\r\n")
          answered[t].push_back(text + "\r\n");
        else
          ++broken;
      }
    });
  for (std::thread& sender : senders) sender.join();
  server.stop(milliseconds(100));
  std::size_t count = 0;
  for (const auto& texts : answered)
    for (const std::string& text : texts) {
      EXPECT_EQ(dealt_with.count(text), 1u) << text;
      ++count;
    }
  std::cout << count << " mails answered, " << broken << " connections broken, " << server.metrics().gave_way
            << " gave way" << std::endl;
  EXPECT_GT(count, 0u);
  EXPECT_LE(dealt_with.size(), answered.size() * 150);
  EXPECT_EQ(server.metrics().open, 0u);
}

}  // namespace
}  // namespace mt::server::test
