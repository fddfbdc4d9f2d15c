// Accepts mails from the mail server of this host, over a loopback address or a Unix socket.
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
  // The address: for example "[::1]:10024" or "unix:/run/movetext/lmtp"; port 0 means any free port.
  std::string listen = "127.0.0.1:10024";
  std::string name = "localhost";  // the name of the server in its greeting
  LmtpLimits limits;
  unsigned threads = 1;
  std::size_t connections = 100;  // maximum number of connections at the same time
  unsigned peer_share = 80;       // percentage of `connections` that one user of this machine may have
  // If all connections are taken, a new connection replaces the one that has been stalled longest, but only
  // if that one has been stalled for longer than this time. Otherwise the new connection receives 421.
  std::chrono::milliseconds give_way{2'000};
  PaceLimits pace;
};

struct LmtpCallbacks {
  // Returns a function that accepts the mails to `recipient`, or the answer that refuses or defers them. Both
  // functions are called on a thread of the server, so they must not block. The returned function is called
  // once for each mail to the recipient, and must call `done` once, from any thread, at any time. If `done`
  // is destroyed without a call, the mail is deferred.
  std::function<LmtpMailbox(std::string_view recipient)> mailbox_of;
};

struct LmtpMetrics {
  std::uint64_t connections = 0;  // number of connections so far
  std::uint64_t open = 0;         // number of connections at present
  std::uint64_t turned_away = 0;  // number of connections refused because there was no place
  std::uint64_t gave_way = 0;     // number of connections closed to make room for new ones
  std::uint64_t too_slow = 0;     // number of connections ended by a time limit
  std::uint64_t accepted = 0;     // number of recipients whose mail was accepted
  std::uint64_t deferred = 0;     // number of recipients whose mail was deferred
  std::uint64_t refused = 0;      // number of recipients whose mail was refused
};

class LmtpServer {
 public:
  // When the constructor returns, the server is listening. Throws std::runtime_error if the server cannot
  // listen, or if other hosts could reach the address.
  LmtpServer(const LmtpOptions& options, LmtpCallbacks callbacks);
  LmtpServer(const LmtpServer&) = delete;
  LmtpServer& operator=(const LmtpServer&) = delete;
  ~LmtpServer();

  // Returns the address with the port on which the server really listens: "127.0.0.1:40123".
  std::string address() const;
  LmtpMetrics metrics() const;

  // Accepts no new connections. Connections that wait for an answer get it if it comes within `grace`; all
  // others receive 421.
  void stop(std::chrono::milliseconds grace = std::chrono::seconds(10));

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace mt::server::transport
