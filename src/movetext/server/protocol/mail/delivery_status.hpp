// Reads what became of a mail that the server sent, as other servers report it (RFC 3464).
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::protocol {

struct DeliveryStatus {
  std::string recipient;  // "fred@example.org": as the mail was addressed, if the report says so
  std::string status;     // "5.1.1"; empty if the report has none
  // Says that the mailbox does not exist and trying again is of no use.  A full mailbox is soft, and so is a
  // server that was away too long.
  bool hard = false;
  // Says that the other server has given up, hard or soft; false if the mail is only late, or has arrived.
  bool failed = false;
  friend bool operator==(const DeliveryStatus&, const DeliveryStatus&) = default;
};

// Reads the content of a part message/delivery-status; returns at most 100 recipients.
std::vector<DeliveryStatus> read_delivery_status(std::string_view content);

}  // namespace mt::server::protocol
