#include "movetext/server/transport/lmtp/pace.hpp"

#include <algorithm>

namespace mt::server::transport {

void Pace::note(const LmtpStanding& standing, Time now) {
  const bool other_mail = standing.mails != last_.mails;
  if (standing.steps != last_.steps) progress_ = now;
  if (!last_.in_line || standing.lines != last_.lines) line_since_ = now;
  if (!last_.in_mail || other_mail) mail_since_ = now;
  if (!last_.in_data || other_mail) data_since_ = now;
  if (!last_.is_over) over_since_ = now;
  last_ = standing;
}

// Returns the time at which the mail is too slow if no more bytes arrive.
Pace::Time Pace::data_deadline() const {
  const std::chrono::milliseconds earned(last_.data * 1'000 / limits_.data_rate);
  return data_since_ + limits_.data_grace + earned;
}

Pace::Time Pace::deadline() const {
  if (last_.is_over) return over_since_ + limits_.farewell;
  if (last_.is_answered) return progress_ + limits_.answer;
  Time first = progress_ + limits_.idle;
  if (last_.in_line) first = std::min(first, line_since_ + limits_.command);
  if (last_.in_mail) first = std::min(first, mail_since_ + limits_.mail);
  if (last_.in_data && limits_.data_rate > 0) first = std::min(first, data_deadline());
  return first;
}

const char* Pace::overdue(Time now) const {
  if (now < deadline()) return nullptr;
  if (last_.is_over) return "the last reply was not read";
  if (last_.is_answered) return "the server took too long to answer";
  if (last_.in_data && limits_.data_rate > 0 && now >= data_deadline()) return "the mail arrived too slowly";
  if (last_.in_mail && now >= mail_since_ + limits_.mail) return "the mail took too long";
  if (last_.in_line && now >= line_since_ + limits_.command) return "the command took too long";
  return "no mail came for too long";
}

}  // namespace mt::server::transport
