// Accepts mails from the mail server of this host, over a loopback or a Unix socket.
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
  std::string name = "localhost";          // the server's name in its greeting
  LmtpLimits limits;
  unsigned threads = 1;
  std::size_t connections = 100;  // at once
  unsigned peer_share = 80;       // percentage of them for one user of this machine
  // A new connection replaces the one that has been stalled longest, if that is longer than this; otherwise
  // the new one receives 421.
  std::chrono::milliseconds give_way{2'000};
  PaceLimits pace;
};

struct LmtpCallbacks {
  // Returns the function that accepts the mails to that address, or the reason why there is none.  Both
  // functions are called on a thread of the server and must not block.  The returned function is called once
  // for each mail to that recipient; it calls `done` once, from any thread, at any time.  A `done` that is
  // destroyed without a call defers the mail.
  std::function<LmtpMailbox(std::string_view recipient)> mailbox_of;
};

struct LmtpMetrics {
  std::uint64_t connections = 0;  // so far
  std::uint64_t open = 0;         // at present
  std::uint64_t turned_away = 0;  // because there were too many
  std::uint64_t gave_way = 0;     // closed for new connections
  std::uint64_t too_slow = 0;     // ended because of a time limit
  std::uint64_t accepted = 0;     // these three: recipients of mails, by the answer
  std::uint64_t deferred = 0;
  std::uint64_t refused = 0;
};

class LmtpServer {
 public:
  // Is listening when it returns.  Throws std::runtime_error if it cannot listen, or if the address is
  // neither local to this host nor a Unix socket.
  LmtpServer(const LmtpOptions& options, LmtpCallbacks callbacks);
  LmtpServer(const LmtpServer&) = delete;
  LmtpServer& operator=(const LmtpServer&) = delete;
  ~LmtpServer();

  // Returns the address with its real port: "127.0.0.1:40123".
  std::string address() const;
  LmtpMetrics metrics() const;

  // Accepts no new connections.  Connections that wait for an answer receive it, within `grace`; all others
  // receive 421.
  void stop(std::chrono::milliseconds grace = std::chrono::seconds(10));

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace mt::server::transport
