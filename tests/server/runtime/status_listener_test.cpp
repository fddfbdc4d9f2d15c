#include "movetext/server/runtime/status_listener.hpp"

#include "server/runtime/temporary.hpp"

#include <arpa/inet.h>
#include <array>
#include <chrono>
#include <cstdio>
#include <gtest/gtest.h>
#include <poll.h>
#include <stdexcept>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace mt::server {
namespace {

// A client connection that can also send wrong or incomplete requests.
class Client {
 public:
  explicit Client(std::uint16_t port) : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0)
      throw std::runtime_error("no connection");
  }
  Client(Client&& other) noexcept : socket_(std::exchange(other.socket_, -1)) {}
  ~Client() {
    if (socket_ >= 0) ::close(socket_);
  }
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  void say(std::string_view text) const {
    while (!text.empty()) {
      const ssize_t sent = ::send(socket_, text.data(), text.size(), MSG_NOSIGNAL);
      if (sent <= 0) return;
      text.remove_prefix(static_cast<std::size_t>(sent));
    }
  }
  // Returns all data until the server closes the connection. If that takes longer than ten seconds, "(open)"
  // is appended.
  std::string hear() const {
    std::string text;
    std::array<char, 4096> block{};
    for (;;) {
      pollfd waited{socket_, POLLIN, 0};
      if (::poll(&waited, 1, 10000) <= 0) return text + "(open)";
      const ssize_t got = ::recv(socket_, block.data(), block.size(), 0);
      if (got <= 0) return text;
      text.append(block.data(), static_cast<std::size_t>(got));
    }
  }

 private:
  int socket_;
};

class StatusTest : public testing::Test {
 protected:
  StatusTest() : log_(directory_.at("log")) {
    metrics_.counter("mt_test_total", "A count").add(42);
    options_.at = *transport::parse_endpoint("127.0.0.1:0");
    options_.request_time = 300;
    options_.connections = 8;
  }

  std::string ask(const runtime::StatusListener& status, std::string_view request) const {
    const Client client(status.port());
    client.say(request);
    return client.hear();
  }

  static std::string first_line(const std::string& text) { return text.substr(0, text.find('\r')); }

  TemporaryDirectory directory_;
  runtime::Log log_;
  runtime::Readiness readiness_;
  runtime::Metrics metrics_;
  runtime::StatusOptions options_;
};

TEST_F(StatusTest, AnswersCurl) {
  runtime::StatusListener status(options_, readiness_, metrics_, log_);
  const auto curl = [&](const std::string& path) {
    const std::string command =
        "curl -s -m 10 -w ' %{http_code} %{content_type}' http://127.0.0.1:" + std::to_string(status.port()) +
        path;
    FILE* const pipe = ::popen(command.c_str(), "r");
    std::string text;
    for (int c = 0; (c = std::fgetc(pipe)) != EOF;) text += static_cast<char>(c);
    if (::pclose(pipe) == 127 << 8) text = "no curl";
    return text;
  };
  if (curl("/") == "no curl") GTEST_SKIP() << "curl is not installed";
  EXPECT_EQ(curl("/healthz"), "alive\n 200 text/plain; charset=utf-8");
  EXPECT_EQ(curl("/readyz"), "not ready: the server is starting or stopping\n 503 text/plain; charset=utf-8");
  readiness_.opened();
  EXPECT_EQ(curl("/readyz?x=1"), "ready\n 200 text/plain; charset=utf-8");
  EXPECT_EQ(curl("/metrics"),
            "# HELP mt_test_total A count\n# TYPE mt_test_total counter\nmt_test_total 42\n"
            " 200 text/plain; version=0.0.4; charset=utf-8");
}

TEST_F(StatusTest, AFailingNodeReportsItsFailure) {
  runtime::StatusListener status(options_, readiness_, metrics_, log_);
  readiness_.opened();
  readiness_.failed("the store cannot save changes any more");
  readiness_.stopping();
  const std::string answer = ask(status, "GET /readyz HTTP/1.0\r\n\r\n");
  EXPECT_NE(first_line(answer).find("503"), std::string::npos) << answer;
  EXPECT_TRUE(answer.ends_with("stopping: the store cannot save changes any more\n")) << answer;
}

TEST_F(StatusTest, ReadinessFollowsItsChecks) {
  runtime::StatusListener status(options_, readiness_, metrics_, log_);
  std::optional<std::string> objection;
  readiness_.add("store", [&] { return objection; });
  readiness_.add("mail", []() -> std::optional<std::string> { throw std::runtime_error("away"); });
  readiness_.opened();
  objection = "the last commit failed";
  const std::string answer = ask(status, "GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n");
  EXPECT_EQ(first_line(answer), "HTTP/1.1 503 Service Unavailable");
  EXPECT_NE(answer.find("\r\n\r\nstore: the last commit failed\nmail: away\n"), std::string::npos) << answer;
}

TEST_F(StatusTest, OnlyKnownRequestsAreAnswered) {
  runtime::StatusListener status(options_, readiness_, metrics_, log_);
  const auto line = [&](std::string_view request) { return first_line(ask(status, request)); };
  EXPECT_EQ(line("GET / HTTP/1.1\r\n\r\n"), "HTTP/1.1 404 Not Found");
  EXPECT_EQ(line("GET /healthz/../metrics HTTP/1.1\r\n\r\n"), "HTTP/1.1 404 Not Found");
  EXPECT_EQ(line("DELETE /healthz HTTP/1.1\r\n\r\n"), "HTTP/1.1 405 Method Not Allowed");
  EXPECT_EQ(line("GET /healthz HTTP/1.0\r\n\r\n"), "HTTP/1.1 200 OK");
  const std::string head = ask(status, "HEAD /healthz HTTP/1.1\r\n\r\n");
  EXPECT_EQ(first_line(head), "HTTP/1.1 200 OK");
  EXPECT_EQ(head.substr(head.size() - 4), "\r\n\r\n");
}

TEST_F(StatusTest, InvalidRequestsAreRefused) {
  runtime::StatusListener status(options_, readiness_, metrics_, log_);
  const std::string bad = "HTTP/1.1 400 Bad Request";
  const auto line = [&](std::string_view request) { return first_line(ask(status, request)); };
  EXPECT_EQ(line("hello\r\n\r\n"), bad);
  EXPECT_EQ(line(std::string("GET /\0 HTTP/1.1\r\n\r\n", 19)), bad);
  EXPECT_EQ(line("GET /healthz HTTP/1.1\r\nA: " + std::string(20000, 'x') + "\r\n\r\n").substr(0, 12),
            "HTTP/1.1 400");
  EXPECT_EQ(line("POST /healthz HTTP/1.1\r\nContent-Length: 5\r\n\r\nhello"), bad);
  EXPECT_EQ(line("GET /healthz HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n"), bad);
  EXPECT_EQ(line("GET /healthz HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
            bad);
}

TEST_F(StatusTest, SlowClientsAreDisconnectedAndOthersServed) {
  runtime::StatusListener status(options_, readiness_, metrics_, log_);
  std::vector<Client> idle;
  for (int i = 0; i < 4; ++i) idle.emplace_back(status.port());
  const Client slow(status.port());
  slow.say("GET /healthz HTTP/1.1\r\n");
  EXPECT_EQ(first_line(ask(status, "GET /healthz HTTP/1.1\r\n\r\n")), "HTTP/1.1 200 OK");
  EXPECT_EQ(slow.hear(), "");  // the connection was closed without an answer
  for (const Client& client : idle) EXPECT_EQ(client.hear(), "");
}

TEST_F(StatusTest, TheLongestSilentClientIsReplaced) {
  options_.request_time = 60 * second_long;
  runtime::StatusListener status(options_, readiness_, metrics_, log_);
  std::vector<Client> idle;
  for (std::size_t i = 0; i < options_.connections; ++i) {
    idle.emplace_back(status.port());
    idle.back().say("GET /he");
  }
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(first_line(ask(status, "GET /healthz HTTP/1.1\r\n\r\n")), "HTTP/1.1 200 OK");
    idle.emplace_back(status.port());
  }
  for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(idle[i].hear(), "") << i;
  idle[5].say("althz HTTP/1.1\r\n\r\n");
  EXPECT_EQ(first_line(idle[5].hear()), "HTTP/1.1 200 OK")
      << "the request was complete before the connection was replaced";
}

TEST_F(StatusTest, HundredsOfSilentClientsAreHandled) {
  options_.request_time = 60 * second_long;
  runtime::StatusListener status(options_, readiness_, metrics_, log_);
  std::vector<Client> idle;
  for (std::size_t i = 0; i < 300; ++i) idle.emplace_back(status.port());
  EXPECT_EQ(first_line(ask(status, "GET /readyz HTTP/1.1\r\n\r\n")).substr(0, 9), "HTTP/1.1 ");
  for (std::size_t i = 0; i < 300 - options_.connections; ++i) ASSERT_EQ(idle[i].hear(), "") << i;
}

TEST_F(StatusTest, StopsWithConnectionsOpen) {
  options_.request_time = 60 * second_long;
  runtime::StatusListener status(options_, readiness_, metrics_, log_);
  const Client idle(status.port());
  const auto begin = std::chrono::steady_clock::now();
  status.stop();
  status.stop();
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(5));
  EXPECT_EQ(idle.hear(), "");
  EXPECT_THROW(Client(status.port()).say(""), std::runtime_error);
}

TEST_F(StatusTest, InvalidAddressesAreReported) {
  options_.at = {};
  EXPECT_EQ(runtime::StatusListener(options_, readiness_, metrics_, log_).port(), 0);
  for (const std::string_view bad : {"nohost.invalid:0", "192.0.2.1:0", "unix:/run/x"}) {
    options_.at = *transport::parse_endpoint(bad);
    EXPECT_THROW(runtime::StatusListener(options_, readiness_, metrics_, log_), std::runtime_error) << bad;
  }
}

}  // namespace
}  // namespace mt::server
