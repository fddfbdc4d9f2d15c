// Says how long a conversation may take: what is overdue, and when to look again.  Holds no timer and reads
// no clock.
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
  std::chrono::milliseconds data_grace{10'000};  // time after DATA without a lowest rate
  std::uint32_t data_rate = 1'000;               // bytes a second on average; 0 for any rate
  std::chrono::milliseconds farewell{5'000};     // for the last reply to be read
};

class Pace {
 public:
  using Time = std::chrono::steady_clock::time_point;

  Pace(const PaceLimits& limits, Time now) : limits_(limits), progress_(now) {}

  void note(const LmtpStanding& standing, Time now);

  // Returns the first moment at which something is overdue unless the conversation goes on.
  Time deadline() const;
  // Returns words for the other side on what is overdue, or nullptr if nothing is.
  const char* overdue(Time now) const;

 private:
  Time data_deadline() const;

  PaceLimits limits_;
  LmtpStanding last_{};
  Time progress_;    // time of the last step towards a mail
  Time line_since_;  // these four: the beginning of what lasts at present
  Time mail_since_;
  Time data_since_;
  Time over_since_;
};

}  // namespace mt::server::transport
