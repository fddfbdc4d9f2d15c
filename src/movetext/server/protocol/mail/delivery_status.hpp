// Parses the reports of other mail servers about mails that this server sent (RFC 3464).
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::protocol {

struct DeliveryStatus {
  // "fred@example.org": the address to which this server sent the mail, if the report contains it.
  std::string recipient;
  std::string status;  // "5.1.1"; empty if the report has none
  // Whether the mailbox does not exist, so that another try is useless. If the mailbox is full, or its server
  // was unreachable for too long, the failure is not hard.
  bool hard = false;
  // Whether the other server has given up. False if the mail is only delayed or was delivered.
  bool failed = false;
  friend bool operator==(const DeliveryStatus&, const DeliveryStatus&) = default;
};

// Parses a part of the type message/delivery-status. Returns at most 100 recipients.
std::vector<DeliveryStatus> read_delivery_status(std::string_view content);

}  // namespace mt::server::protocol
