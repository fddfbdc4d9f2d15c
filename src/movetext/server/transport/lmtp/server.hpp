// Takes mails from the mail server of this host, over a loopback or a Unix socket.
//
//   LmtpServer server({.listen = "127.0.0.1:10024"}, {.check = knows, .deliver = take});
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
  std::string name = "localhost";          // how the server calls itself
  LmtpLimits limits;
  unsigned threads = 1;
  std::size_t connections = 100;  // at once
  unsigned peer_share = 80;       // of them, in percent, for one user of this machine
  // A new connection takes the place of the one that stands still for the longest, if that is longer than
  // this; else it is told 421.
  std::chrono::milliseconds give_way{2'000};
  PaceLimits pace;
};

struct LmtpCallbacks {
  // Whether mail to that address is taken; on a thread of the server, must not block.
  std::function<LmtpAnswer(std::string_view recipient)> check;
  // A mail, once for each recipient; on a thread of the server, must not block.  `done` is called once, from
  // any thread, at any time; if it is given up without a call, the mail is deferred.
  std::function<void(const Envelope& envelope, const std::string& recipient,
                     std::shared_ptr<const std::string> message, std::function<void(LmtpAnswer)> done)>
      deliver;
};

struct LmtpMetrics {
  std::uint64_t connections = 0;  // so far
  std::uint64_t open = 0;         // now
  std::uint64_t turned_away = 0;  // there were too many
  std::uint64_t gave_way = 0;     // to new ones
  std::uint64_t too_slow = 0;     // ended because something took too long
  std::uint64_t accepted = 0;     // recipients of mails, by what they were answered
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

  // "127.0.0.1:40123": with the port that it has.
  std::string address() const;
  LmtpMetrics metrics() const;

  // No new connections; who waits for an answer gets it, at most for so long, everybody else 421.
  void stop(std::chrono::milliseconds grace = std::chrono::seconds(10));

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace mt::server::transport
