// Mails handed to a mail server (RFC 5321, RFC 6409).
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
  opportunistic,  // STARTTLS if it is offered; without proof of who is at the other end
  starttls,       // STARTTLS or nothing
  tls,            // TLS from the first byte
};

struct RelayOptions {
  std::string host = "127.0.0.1";
  std::uint16_t port = 25;
  RelaySecurity security = RelaySecurity::none;
  std::string helo = "localhost";  // how we call ourselves
  std::string ca_file;             // who may vouch for the server; empty: those of the system
  std::string user;                // empty: no login
  std::shared_ptr<const crypto::Secret> password;
  std::chrono::seconds connect_timeout{30};
  std::chrono::seconds timeout{120};  // of one mail
};

// Keeps its connection for the next mail.  A 5xx answer to the mail itself is failed; everything else that
// goes wrong, also at login, is deferred.
class Relay : public Transport {
 public:
  // Throws std::invalid_argument for options that cannot be.
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
