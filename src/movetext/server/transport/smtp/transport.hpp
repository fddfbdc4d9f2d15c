// A way for mails to leave.
#pragma once
#include "movetext/server/store/rows.hpp"

#include <cstdint>
#include <string>

namespace mt::server::transport {

struct Submission {
  enum class Kind : std::uint8_t {
    sent,      // somebody else is responsible for it now
    deferred,  // try again later
    failed,    // trying again is of no use
  };
  Kind kind = Kind::sent;
  std::string error;  // one line; empty if it was sent

  static Submission sent() { return {}; }
  static Submission deferred(std::string error) { return {Kind::deferred, std::move(error)}; }
  static Submission failed(std::string error) { return {Kind::failed, std::move(error)}; }
};

// Used by one thread at a time, but for cancel() and interrupt().
class Transport {
 public:
  Transport() = default;
  Transport(const Transport&) = delete;
  Transport& operator=(const Transport&) = delete;
  virtual ~Transport() = default;

  // Does not throw for what may happen to a mail.
  virtual Submission submit(const store::OutboxMail& mail) = 0;
  // From any thread: a submission that is under way, and any later one, ends soon as deferred.
  virtual void cancel() {}
  // The same without later ones.
  virtual void interrupt() {}
};

}  // namespace mt::server::transport
