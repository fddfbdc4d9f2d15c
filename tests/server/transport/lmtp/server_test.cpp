// Tests of the real server with real sockets.
#include "movetext/server/transport/lmtp/server.hpp"

#include "callbacks.hpp"
#include "client.hpp"
#include "temporary_directory.hpp"

#include <atomic>
#include <gtest/gtest.h>
#include <mutex>
#include <stdexcept>
#include <sys/stat.h>
#include <thread>
#include <vector>

namespace mt::server::test {
namespace {

using mt::test::TemporaryDirectory;
using std::chrono::milliseconds;

transport::LmtpOptions options() {
  transport::LmtpOptions options;
  options.listen = "127.0.0.1:0";
  options.threads = 2;
  return options;
}

transport::LmtpAnswer know_play(std::string_view mailbox) {
  return mailbox.starts_with("play") ? transport::LmtpAnswer::accepted()
                                     : transport::LmtpAnswer::refused("no such user");
}

// Answers each mail on its own thread.
class Threads {
 public:
  ~Threads() {
    for (std::thread& thread : threads_) thread.join();
  }
  transport::LmtpCallbacks callbacks() {
    return callbacks_of(know_play, [this](const transport::Envelope&, const std::string& recipient,
                                          std::shared_ptr<const std::string> message,
                                          std::function<void(transport::LmtpAnswer)> done) {
      const std::lock_guard lock(mutex_);
      messages_.push_back(recipient + ": " + *message);
      threads_.emplace_back([recipient, done = std::move(done)] {
        std::this_thread::sleep_for(milliseconds(20));
        done(recipient.starts_with("play+bad") ? transport::LmtpAnswer::refused("bad token")
                                               : transport::LmtpAnswer::accepted());
      });
    });
  }
  std::vector<std::string> messages() {
    const std::lock_guard lock(mutex_);
    return messages_;
  }

 private:
  std::mutex mutex_;
  std::vector<std::string> messages_;
  std::vector<std::thread> threads_;
};

const std::string one_mail =
    "LHLO mx\r\nMAIL FROM:<fred@example.org>\r\nRCPT TO:<play@games.example>\r\nDATA\r\nSubject: "
    "x\r\n\r\ny\r\n.\r\n";

TEST(LmtpServer, TakesAMailAndAnswersEachRecipient) {
  Threads threads;
  transport::LmtpServer server(options(), threads.callbacks());
  Client client(server.address());
  ASSERT_TRUE(client.connected());
  EXPECT_EQ(client.hear("220"), "220 localhost LMTP\r\n");
  client.ask("LHLO mx.example", "250");
  client.ask("MAIL FROM:<fred@example.org>", "250");
  client.ask("RCPT TO:<play@games.example>", "250");
  client.ask("RCPT TO:<play+bad@games.example>", "250");
  EXPECT_EQ(client.ask("RCPT TO:<root@games.example>", "550"), "550 5.1.1 no such user\r\n");
  client.ask("DATA", "354");
  client.send("Subject: x\r\n\r\n..\r\n.\r\n");
  EXPECT_EQ(client.hear("550"), "250 2.0.0 done\r\n550 5.0.0 bad token\r\n");
  EXPECT_EQ(client.ask("QUIT", "221"), "221 2.0.0 bye\r\n");
  EXPECT_TRUE(client.at_end());
  EXPECT_EQ(threads.messages().at(0), "play@games.example: Subject: x\r\n\r\n.\r\n");
  const transport::LmtpMetrics metrics = server.metrics();
  EXPECT_EQ(metrics.accepted, 1u);
  EXPECT_EQ(metrics.refused, 1u);
  EXPECT_EQ(metrics.connections, 1u);
}

TEST(LmtpServer, ReadsPipelinedCommands) {
  Threads threads;
  transport::LmtpServer server(options(), threads.callbacks());
  Client client(server.address());
  client.send(one_mail + one_mail + one_mail + "QUIT\r\n");
  const std::string heard = client.hear("221");
  EXPECT_TRUE(heard.ends_with("221 2.0.0 bye\r\n")) << heard;
  EXPECT_EQ(threads.messages().size(), 3u);
}

TEST(LmtpServer, WorksOverAUnixSocket) {
  const TemporaryDirectory directory;
  const Threads none;
  transport::LmtpOptions over_file = options();
  over_file.listen = "unix:" + directory.file("lmtp");
  Threads threads;
  {
    transport::LmtpServer server(over_file, threads.callbacks());
    Client client(over_file.listen);
    ASSERT_TRUE(client.connected());
    client.send(one_mail);
    EXPECT_NE(client.hear("354").find("354"), std::string::npos);
    EXPECT_EQ(client.hear("250"), "250 2.0.0 done\r\n");
  }
  EXPECT_EQ(directory.count(), 0) << "the server removes its socket";
  const transport::LmtpServer again(over_file, threads.callbacks());
}

// The mail system runs as another user. As with a port, every user of the machine may connect.
TEST(LmtpServer, AUnixSocketIsOpenToAllWithAccessToItsDirectory) {
  const TemporaryDirectory directory;
  transport::LmtpOptions over_file = options();
  over_file.listen = "unix:" + directory.file("lmtp");
  const mode_t before = ::umask(0077);
  const transport::LmtpServer server(over_file, {});
  ::umask(before);
  struct stat status {};
  ASSERT_EQ(::stat(directory.file("lmtp").c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777U, 0666U);
}

TEST(LmtpServer, OnlyAnAbandonedSocketIsReplaced) {
  const TemporaryDirectory directory;
  transport::LmtpOptions over_file = options();
  over_file.listen = "unix:" + directory.file("lmtp");
  {
    const transport::LmtpServer server(over_file, {});
    EXPECT_THROW(transport::LmtpServer(over_file, {}), std::runtime_error) << "another server listens there";
    EXPECT_EQ(Client(over_file.listen).hear("220"), "220 localhost LMTP\r\n")
        << "the other server still listens";
  }
  // This is a socket like one that a killed server has left.
  const int dead = ::socket(AF_UNIX, SOCK_STREAM, 0);
  sockaddr_un at{};
  at.sun_family = AF_UNIX;
  directory.file("lmtp").copy(at.sun_path, sizeof at.sun_path - 1);
  ASSERT_EQ(::bind(dead, reinterpret_cast<const sockaddr*>(&at), sizeof at), 0);
  ::close(dead);
  const transport::LmtpServer again(over_file, {});
  EXPECT_EQ(Client(over_file.listen).hear("220"), "220 localhost LMTP\r\n");
}

TEST(LmtpServer, AcceptsOnlyAddressesOfThisHost) {
  transport::LmtpOptions bad = options();
  for (const char* listen : {"0.0.0.0:0", "192.0.2.1:0", "nonsense", "unix:relative", "host.example:1"}) {
    bad.listen = listen;
    EXPECT_THROW(transport::LmtpServer(bad, {}), std::runtime_error) << listen;
  }
  const transport::LmtpServer server(options(), {});
  bad.listen = server.address();
  EXPECT_NO_THROW(transport::LmtpServer(options(), {}));
  EXPECT_THROW(transport::LmtpServer(bad, {}), std::runtime_error) << "the port is taken";
}

TEST(LmtpServer, ConcurrentConnectionsAreLimited) {
  Threads threads;
  transport::LmtpOptions few = options();
  few.connections = 5;
  few.peer_share = 100;
  transport::LmtpServer server(few, threads.callbacks());
  std::vector<std::unique_ptr<Client>> clients;
  for (int i = 0; i < 5; ++i) {
    clients.push_back(std::make_unique<Client>(server.address()));
    EXPECT_EQ(clients.back()->hear("220"), "220 localhost LMTP\r\n");
  }
  Client sixth(server.address());
  EXPECT_EQ(sixth.hear("421"), "421 4.3.2 too many connections\r\n");
  EXPECT_TRUE(sixth.at_end());
  for (const auto& client : clients) client->send(one_mail);
  for (const auto& client : clients) EXPECT_NE(client->hear("354").find("354"), std::string::npos);
  for (const auto& client : clients) EXPECT_EQ(client->hear("250"), "250 2.0.0 done\r\n");
  EXPECT_EQ(server.metrics().turned_away, 1u);
}

TEST(LmtpServer, SilentClientsAreDisconnected) {
  transport::LmtpOptions hasty = options();
  hasty.pace.idle = milliseconds(100);
  transport::LmtpServer server(hasty, {});
  Client silent(server.address());
  EXPECT_EQ(silent.hear("421").substr(0, 28), "220 localhost LMTP\r\n421 4.4.");
  EXPECT_TRUE(silent.at_end());
}

TEST(LmtpServer, ADisconnectDuringAMailIsHandled) {
  Threads threads;
  transport::LmtpServer server(options(), threads.callbacks());
  {
    Client client(server.address());
    client.send(one_mail.substr(0, one_mail.size() - 5));
    client.hear("354");
  }
  {
    Client client(server.address());
    client.send(one_mail);
  }
  Client client(server.address());
  client.send(one_mail);
  client.hear("354");
  EXPECT_EQ(client.hear("250"), "250 2.0.0 done\r\n");
  for (const std::string& message : threads.messages())
    EXPECT_EQ(message, "play@games.example: Subject: x\r\n\r\ny\r\n");
}

TEST(LmtpServer, EndlessLinesAndMailsAreCutOff) {
  Threads threads;
  transport::LmtpServer server(options(), threads.callbacks());
  Client line(server.address());
  const std::string megabyte(1'000'000, 'x');
  for (int i = 0; i < 20; ++i) ASSERT_TRUE(line.send(megabyte));
  EXPECT_EQ(line.ask("\r\nNOOP", "250"),
            "220 localhost LMTP\r\n500 5.5.2 the line is too long\r\n250 2.0.0 ok\r\n");
  Client mail(server.address());
  mail.send("LHLO mx\r\nMAIL FROM:<>\r\nRCPT TO:<play@games.example>\r\nDATA\r\n");
  int sent = 0;
  while (sent < 200 && mail.send(megabyte)) ++sent;
  EXPECT_LT(sent, 200) << "the server has closed the connection";
  EXPECT_TRUE(threads.messages().empty());
}

TEST(LmtpServer, ClientsThatNeverReadAreHandled) {
  transport::LmtpOptions hasty = options();
  hasty.pace.idle = milliseconds(300);
  hasty.limits.idle_commands = 1'000'000'000;
  transport::LmtpServer server(hasty, {});
  Client client(server.address());
  std::string noops;
  for (int i = 0; i < 20'000; ++i) noops += "NOOP\r\n";
  // Sends as much as the buffers of the system can hold. Then the server stops reading and closes the
  // connection.
  std::atomic<bool> over{false};
  std::thread sender([&] {
    for (int i = 0; i < 200 && client.send(noops); ++i) {
    }
    over = true;
  });
  sender.join();
  EXPECT_TRUE(over);
  server.stop(milliseconds(100));
  EXPECT_EQ(server.metrics().open, 0u);
}

TEST(LmtpServer, AnUnhandledMailIsDeferred) {
  const transport::LmtpCallbacks forgetful = callbacks_of(
      know_play, [](const transport::Envelope&, const std::string&, std::shared_ptr<const std::string>,
                    const std::function<void(transport::LmtpAnswer)>&) {});
  transport::LmtpServer server(options(), forgetful);
  Client client(server.address());
  client.send(one_mail);
  client.hear("354");
  EXPECT_EQ(client.hear("451"), "451 4.3.0 the server did not handle the mail\r\n");
  const transport::LmtpCallbacks throwing = callbacks_of(
      know_play, [](const transport::Envelope&, const std::string&, std::shared_ptr<const std::string>,
                    const std::function<void(transport::LmtpAnswer)>&) { throw std::runtime_error("x"); });
  transport::LmtpServer other(options(), throwing);
  Client second(other.address());
  second.send(one_mail);
  second.hear("354");
  EXPECT_EQ(second.hear("451"), "451 4.3.0 the server could not handle the mail\r\n");
}

TEST(LmtpServer, ALateAnswerIsDropped) {
  std::mutex mutex;
  std::vector<std::function<void(transport::LmtpAnswer)>> waiting;
  transport::LmtpOptions hasty = options();
  hasty.pace.answer = milliseconds(100);
  transport::LmtpServer server(hasty,
                               callbacks_of(know_play, [&](const transport::Envelope&, const std::string&,
                                                           std::shared_ptr<const std::string>,
                                                           std::function<void(transport::LmtpAnswer)> done) {
                                 const std::lock_guard lock(mutex);
                                 waiting.push_back(std::move(done));
                               }));
  Client client(server.address());
  client.send(one_mail);
  client.hear("354");
  EXPECT_EQ(client.hear("451"), "451 4.3.0 the server took too long to answer\r\n");
  client.send(one_mail);
  client.hear("354");
  {
    const std::lock_guard lock(mutex);
    waiting.at(0)(transport::LmtpAnswer::refused("late"));
  }
  EXPECT_EQ(client.hear("451"), "451 4.3.0 the server took too long to answer\r\n")
      << "the second mail has its own answers";
}

TEST(LmtpServer, StopsAfterTheAnswers) {
  Threads threads;
  transport::LmtpServer server(options(), threads.callbacks());
  Client busy(server.address());
  Client idle(server.address());
  idle.hear("220");
  busy.send(one_mail);
  busy.hear("354");
  while (threads.messages().empty()) std::this_thread::sleep_for(milliseconds(1));
  server.stop();
  EXPECT_EQ(idle.hear("421"), "421 4.3.2 the server is stopping\r\n");
  EXPECT_EQ(busy.hear("421"), "250 2.0.0 done\r\n421 4.3.2 the server is stopping\r\n");
  EXPECT_TRUE(busy.at_end());
  EXPECT_FALSE(Client(server.address()).connected());
}

TEST(LmtpServer, DoesNotWaitForeverWhenStopping) {
  std::vector<std::function<void(transport::LmtpAnswer)>> waiting;
  std::atomic<bool> came{false};
  {
    transport::LmtpServer server(
        options(), callbacks_of(know_play, [&](const transport::Envelope&, const std::string&,
                                               std::shared_ptr<const std::string>,
                                               std::function<void(transport::LmtpAnswer)> done) {
          waiting.push_back(std::move(done));
          came = true;
        }));
    Client client(server.address());
    client.send(one_mail);
    while (!came) std::this_thread::sleep_for(milliseconds(1));
    server.stop(milliseconds(50));
  }
  waiting.at(0)(transport::LmtpAnswer::accepted());  // the connection no longer exists
}

}  // namespace
}  // namespace mt::server::test
