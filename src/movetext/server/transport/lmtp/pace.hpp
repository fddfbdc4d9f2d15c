// The time limits of a conversation: computes which limit is exceeded, and when to check again. It has no
// timer and does not read the clock.
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
  std::chrono::milliseconds idle{300'000};       // maximum time until the next step towards a mail
  std::chrono::milliseconds command{30'000};     // maximum time from the first to the last byte of a command
  std::chrono::milliseconds mail{120'000};       // maximum time from MAIL to the last line of the mail
  std::chrono::milliseconds answer{600'000};     // maximum time until the server has answered a mail
  std::chrono::milliseconds data_grace{10'000};  // time after DATA without a minimum rate
  std::uint32_t data_rate = 1'000;               // minimum average in bytes per second; 0 for no minimum
  std::chrono::milliseconds farewell{5'000};     // maximum time until the peer has read the last reply
};

class Pace {
 public:
  using Time = std::chrono::steady_clock::time_point;

  Pace(const PaceLimits& limits, Time now) : limits_(limits), progress_(now) {}

  void note(const LmtpStanding& standing, Time now);

  // Returns the earliest time at which a limit is exceeded if the conversation does not continue.
  Time deadline() const;
  // Returns a message for the peer about the limit that is exceeded, or nullptr if no limit is exceeded.
  const char* overdue(Time now) const;

 private:
  Time data_deadline() const;

  PaceLimits limits_;
  LmtpStanding last_{};
  Time progress_;    // when the last step towards a mail was made
  Time line_since_;  // when the current line began
  Time mail_since_;  // when the current mail began
  Time data_since_;  // when the data of the current mail began
  Time over_since_;  // when the conversation ended, except for the last reply
};

}  // namespace mt::server::transport
