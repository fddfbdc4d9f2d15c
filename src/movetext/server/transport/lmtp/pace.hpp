// How long a conversation may take: what is overdue, and when to look again.  Holds no timer and asks no
// clock.
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
  std::chrono::milliseconds idle{300'000};       // without a step that leads to a mail
  std::chrono::milliseconds command{30'000};     // for a command, from its first byte to its last
  std::chrono::milliseconds mail{120'000};       // for a mail, from MAIL to its last line
  std::chrono::milliseconds answer{600'000};     // for a mail to be dealt with
  std::chrono::milliseconds data_grace{10'000};  // from DATA on there is no lowest rate for so long
  std::uint32_t data_rate = 1'000;               // bytes a second on average; 0: any
  std::chrono::milliseconds farewell{5'000};     // for the last words to be read
};

class Pace {
 public:
  using Time = std::chrono::steady_clock::time_point;

  Pace(const PaceLimits& limits, Time now) : limits_(limits), progress_(now) {}

  void note(const LmtpStanding& standing, Time now);

  // The first moment at which something is overdue unless the conversation goes on.
  Time deadline() const;
  // What is overdue, in words for the other side; nullptr: nothing.
  const char* overdue(Time now) const;

 private:
  Time data_deadline() const;

  PaceLimits limits_;
  LmtpStanding last_{};
  Time progress_;    // of the last step that leads to a mail
  Time line_since_;  // these four: since when, as long as it is so
  Time mail_since_;
  Time data_since_;
  Time over_since_;
};

}  // namespace mt::server::transport
