// The interface through which the server sends mails.
#pragma once
#include "movetext/server/store/rows.hpp"

#include <cstdint>
#include <string>

namespace mt::server::transport {

struct Submission {
  enum class Kind : std::uint8_t {
    sent,      // the next server is now responsible for the mail
    deferred,  // the mail will be retried later
    failed,    // another try would be useless
  };
  Kind kind = Kind::sent;
  std::string error;  // one line; empty if the mail was sent

  static Submission sent() { return {}; }
  static Submission deferred(std::string error) { return {Kind::deferred, std::move(error)}; }
  static Submission failed(std::string error) { return {Kind::failed, std::move(error)}; }
};

// Sends mails. Only one thread at a time may use it, except for cancel() and interrupt().
class Transport {
 public:
  Transport() = default;
  Transport(const Transport&) = delete;
  Transport& operator=(const Transport&) = delete;
  virtual ~Transport() = default;

  // Sends one mail. Does not throw an exception if the mail cannot be sent.
  virtual Submission submit(const store::OutboxMail& mail) = 0;
  // Ends the current submission quickly; it and all later submissions are deferred. May be called from any
  // thread.
  virtual void cancel() {}
  // Ends only the current submission quickly; later submissions are not affected. May be called from any
  // thread.
  virtual void interrupt() {}
};

}  // namespace mt::server::transport
