// A way to send mails from the server.
#pragma once
#include "movetext/server/store/rows.hpp"

#include <cstdint>
#include <string>

namespace mt::server::transport {

struct Submission {
  enum class Kind : std::uint8_t {
    sent,      // the next server is responsible for it
    deferred,  // will be retried later
    failed,    // retrying is useless
  };
  Kind kind = Kind::sent;
  std::string error;  // one line; empty if it was sent

  static Submission sent() { return {}; }
  static Submission deferred(std::string error) { return {Kind::deferred, std::move(error)}; }
  static Submission failed(std::string error) { return {Kind::failed, std::move(error)}; }
};

// Sends mails.  Used by one thread at a time, except for cancel() and interrupt().
class Transport {
 public:
  Transport() = default;
  Transport(const Transport&) = delete;
  Transport& operator=(const Transport&) = delete;
  virtual ~Transport() = default;

  // Sends one mail; does not throw if the mail cannot be sent.
  virtual Submission submit(const store::OutboxMail& mail) = 0;
  // Ends a submission in progress, and any later one, promptly as deferred.  May be called from any thread.
  virtual void cancel() {}
  // Does the same, but only for a submission in progress.
  virtual void interrupt() {}
};

}  // namespace mt::server::transport
