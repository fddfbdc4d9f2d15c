// What became of a mail that we sent, as other servers report it (RFC 3464).
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::protocol {

struct DeliveryStatus {
  std::string recipient;  // "fred@example.org": as we addressed it, if that is told
  std::string status;     // "5.1.1"; empty: not told
  // Nobody is there, and trying again is of no use.  A full mailbox and a server that was away too long are
  // soft.
  bool hard = false;
  // Given up, hard or soft; false: it is only late, or it arrived.
  bool failed = false;
  friend bool operator==(const DeliveryStatus&, const DeliveryStatus&) = default;
};

// From the content of a part message/delivery-status; at most 100.
std::vector<DeliveryStatus> read_delivery_status(std::string_view content);

}  // namespace mt::server::protocol
