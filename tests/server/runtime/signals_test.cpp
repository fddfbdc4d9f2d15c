#include "movetext/server/runtime/signals.hpp"

#include "movetext/server/runtime/notify_manager.hpp"
#include "server/runtime/temporary.hpp"

#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstring>
#include <functional>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <thread>
#include <unistd.h>

namespace mt::server {
namespace {

bool comes_true(const std::function<bool()>& condition) {
  for (int i = 0; i < 1000; ++i) {
    if (condition()) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return false;
}

TEST(Signals, CallTheirHandlers) {
  std::atomic<int> stops = 0;
  std::atomic<int> reopened = 0;
  {
    const runtime::SignalWatch watch({.stop = [&](int nth) { stops = nth; }, .reopen = [&] { ++reopened; }});
    ::kill(::getpid(), SIGHUP);
    EXPECT_TRUE(comes_true([&] { return reopened == 1; }));
    ::kill(::getpid(), SIGTERM);
    EXPECT_TRUE(comes_true([&] { return stops == 1; }));
    ::kill(::getpid(), SIGINT);
    EXPECT_TRUE(comes_true([&] { return stops == 2; }));
    ::kill(::getpid(), SIGPIPE);  // SIGPIPE has no effect
  }
  // A second SignalWatch can be created when the first no longer exists.
  const runtime::SignalWatch again({});
}

TEST(NotifyManager, NotifiesTheNamedSocket) {
  const TemporaryDirectory directory;
  ::unsetenv("NOTIFY_SOCKET");
  EXPECT_FALSE(runtime::notify_manager("READY=1"));
  const int socket = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  std::strncpy(address.sun_path, directory.at("notify").c_str(), sizeof address.sun_path - 1);
  ASSERT_EQ(::bind(socket, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
  ::setenv("NOTIFY_SOCKET", address.sun_path, 1);
  EXPECT_TRUE(runtime::notify_manager("READY=1"));
  std::array<char, 64> got{};
  EXPECT_EQ(::recv(socket, got.data(), got.size(), MSG_DONTWAIT), 7);
  EXPECT_EQ(std::string(got.data()), "READY=1");
  ::close(socket);
  EXPECT_FALSE(runtime::notify_manager("READY=1"));  // fails, because the socket is closed
  ::setenv("NOTIFY_SOCKET", std::string(500, '/').c_str(), 1);
  EXPECT_FALSE(runtime::notify_manager("READY=1"));
  ::unsetenv("NOTIFY_SOCKET");
}

}  // namespace
}  // namespace mt::server
