// Passes mails to a mail server (RFC 5321, RFC 6409).
#pragma once
#include "movetext/server/crypto/secret.hpp"
#include "movetext/server/transport/smtp/transport.hpp"

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>

namespace mt::server::transport {

enum class RelaySecurity : std::uint8_t {
  none,           // for a server on the same host
  opportunistic,  // STARTTLS if it is offered, without verifying the server
  starttls,       // STARTTLS or nothing
  tls,            // TLS from the first byte
};

struct RelayOptions {
  std::string host = "127.0.0.1";
  std::uint16_t port = 25;
  RelaySecurity security = RelaySecurity::none;
  std::string helo = "localhost";  // the name of this server in HELO
  std::string ca_file;             // certificate authorities to trust; the system's list if empty
  std::string user;                // empty for no login
  std::shared_ptr<const crypto::Secret> password;
  std::chrono::seconds connect_timeout{30};
  std::chrono::seconds timeout{120};  // for one mail
};

// Keeps its connection for the next mail.  A 5xx answer to the mail itself is a failure; every other error,
// also at login, defers the mail.
class Relay : public Transport {
 public:
  // Throws std::invalid_argument if the host, port or HELO name is invalid, or if a login at another host has
  // neither starttls nor tls.
  explicit Relay(const RelayOptions& options);
  ~Relay() override;

  Submission submit(const store::OutboxMail& mail) override;
  void cancel() override;
  void interrupt() override;

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace mt::server::transport
