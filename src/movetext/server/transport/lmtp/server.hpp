// Takes mails from the mail server of this host, over a loopback or a Unix socket.
//
//   LmtpServer server({.listen = "127.0.0.1:10024"}, {.mailbox_of = find});
//   ...
//   server.stop();
#pragma once
#include "movetext/server/transport/lmtp/pace.hpp"
#include "movetext/server/transport/lmtp/session.hpp"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace mt::server::transport {

struct LmtpOptions {
  std::string listen = "127.0.0.1:10024";  // "[::1]:10024", "unix:/run/movetext/lmtp"; port 0: any free one
  std::string name = "localhost";          // how the server names itself
  LmtpLimits limits;
  unsigned threads = 1;
  std::size_t connections = 100;  // at once
  unsigned peer_share = 80;       // percent of them for one user of this machine
  // A new connection takes the place of the one that has stood still the longest, if that is longer than
  // this; otherwise the new one gets 421.
  std::chrono::milliseconds give_way{2'000};
  PaceLimits pace;
};

struct LmtpCallbacks {
  // Finds what takes the mails to that address, or says why none is taken.  It and what it returns are called
  // on a thread of the server and must not block.  What it returns is called once for each mail to that
  // recipient; it calls `done` once, from any thread, at any time.  A `done` that is destroyed without a call
  // defers the mail.
  std::function<LmtpMailbox(std::string_view recipient)> mailbox_of;
};

struct LmtpMetrics {
  std::uint64_t connections = 0;  // so far
  std::uint64_t open = 0;         // at present
  std::uint64_t turned_away = 0;  // because there were too many
  std::uint64_t gave_way = 0;     // their places went to new ones
  std::uint64_t too_slow = 0;     // ended because something took too long
  std::uint64_t accepted = 0;     // these three: recipients of mails, by the answer
  std::uint64_t deferred = 0;
  std::uint64_t refused = 0;
};

class LmtpServer {
 public:
  // Listens when it returns.  Throws std::runtime_error if it cannot, or if the address is neither one of
  // this host alone nor a Unix socket.
  LmtpServer(const LmtpOptions& options, LmtpCallbacks callbacks);
  LmtpServer(const LmtpServer&) = delete;
  LmtpServer& operator=(const LmtpServer&) = delete;
  ~LmtpServer();

  // Returns the address with its real port: "127.0.0.1:40123".
  std::string address() const;
  LmtpMetrics metrics() const;

  // Accepts no new connections.  Connections that wait for an answer get it, within `grace`; all others get
  // 421.
  void stop(std::chrono::milliseconds grace = std::chrono::seconds(10));

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace mt::server::transport
