// Parses reports of other servers on the delivery of mails that this server sent (RFC 3464).
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::protocol {

struct DeliveryStatus {
  std::string recipient;  // "fred@example.org": the address of the mail, if the report names it
  std::string status;     // "5.1.1"; empty if the report has none
  // Whether the mailbox does not exist, so that retrying is useless.  A full mailbox, or a server that was
  // unreachable for too long, is a soft failure.
  bool hard = false;
  // Whether the other server has given up, hard or soft; false if the mail is only delayed or was delivered.
  bool failed = false;
  friend bool operator==(const DeliveryStatus&, const DeliveryStatus&) = default;
};

// Parses a part message/delivery-status; returns at most 100 recipients.
std::vector<DeliveryStatus> read_delivery_status(std::string_view content);

}  // namespace mt::server::protocol
