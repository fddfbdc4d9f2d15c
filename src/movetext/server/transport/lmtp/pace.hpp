// The time limits of a conversation: which of them is exceeded, and when to check again.  Has no timer and
// reads no clock.
//
//   Pace pace(limits, now);
//   pace.note(session.standing(), now);   // after each change
//   wait_until(pace.deadline());
//   if (const char* words = pace.overdue(now)) session.time_out(words);
#pragma once
#include "movetext/server/transport/lmtp/session.hpp"

#include <chrono>
#include <cstdint>

namespace mt::server::transport {

struct PaceLimits {
  std::chrono::milliseconds idle{300'000};       // for the next step towards a mail
  std::chrono::milliseconds command{30'000};     // for a command, from its first byte to its last
  std::chrono::milliseconds mail{120'000};       // for a mail, from MAIL to its last line
  std::chrono::milliseconds answer{600'000};     // for the server to answer a mail
  std::chrono::milliseconds data_grace{10'000};  // time after DATA without a minimum rate
  std::uint32_t data_rate = 1'000;               // average bytes per second; 0 for no minimum
  std::chrono::milliseconds farewell{5'000};     // for the peer to read the last reply
};

class Pace {
 public:
  using Time = std::chrono::steady_clock::time_point;

  Pace(const PaceLimits& limits, Time now) : limits_(limits), progress_(now) {}

  void note(const LmtpStanding& standing, Time now);

  // Returns the earliest time at which a limit is exceeded unless the conversation continues.
  Time deadline() const;
  // Returns a message for the peer about the exceeded limit, or nullptr if there is none.
  const char* overdue(Time now) const;

 private:
  Time data_deadline() const;

  PaceLimits limits_;
  LmtpStanding last_{};
  Time progress_;    // time of the last step towards a mail
  Time line_since_;  // these four: the start of what is currently in progress
  Time mail_since_;
  Time data_since_;
  Time over_since_;
};

}  // namespace mt::server::transport
