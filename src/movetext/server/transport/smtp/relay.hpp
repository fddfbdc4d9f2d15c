// Passes mails on to another mail server, the relay (RFC 5321, RFC 6409).
#pragma once
#include "movetext/server/crypto/secret.hpp"
#include "movetext/server/transport/smtp/transport.hpp"

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>

namespace mt::server::transport {

enum class RelaySecurity : std::uint8_t {
  none,           // for a relay on the same host
  opportunistic,  // STARTTLS if the relay offers it; does not verify the relay
  starttls,       // STARTTLS always; fails if the relay does not offer it
  tls,            // TLS from the first byte
};

struct RelayOptions {
  std::string host = "127.0.0.1";
  std::uint16_t port = 25;
  RelaySecurity security = RelaySecurity::none;
  std::string helo = "localhost";  // the name that this server sends in HELO
  // File with the certificate authorities to trust; empty for the system's list.
  std::string ca_file;
  std::string user;  // empty for no login
  std::shared_ptr<const crypto::Secret> password;
  std::chrono::seconds connect_timeout{30};
  std::chrono::seconds timeout{120};  // maximum time for one mail
};

// Keeps the connection open for the next mail. If the relay answers the mail itself with 5xx, the mail has
// failed. Every other error, also at login, defers the mail.
class Relay : public Transport {
 public:
  // Throws std::invalid_argument if the host, the port or the HELO name is invalid. Also throws it for a
  // login at another host without starttls or tls.
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
