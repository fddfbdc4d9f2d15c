#include "movetext/server/protocol/mail/delivery_status.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>

namespace mt::server::protocol {
namespace {

using text::same_in_any_case;

constexpr std::size_t most_recipients = 100;
constexpr std::size_t longest_recipient = 320;

// Returns the address of a value such as "rfc822; <fred@example.org>".
std::string_view address_in(std::string_view value) {
  value = text::trim(value.substr(std::min(value.find(';') + 1, value.size())));
  if (value.starts_with('<') && value.ends_with('>')) value = value.substr(1, value.size() - 2);
  return value.substr(0, longest_recipient);
}

// Returns the status at the beginning of a value such as "5.1.1 (no such user)", or an empty text if there is
// none.
std::string_view status_in(std::string_view value) {
  const std::string_view status = value.substr(0, value.find_first_not_of("0123456789."));
  const bool good = status.size() >= 5 && status.size() <= 9 && status[1] == '.' &&
                    (status[0] == '2' || status[0] == '4' || status[0] == '5');
  return good ? status : std::string_view();
}

struct Block {
  std::string_view final_recipient;
  std::string_view original_recipient;
  std::string_view action;
  std::string_view status;
};

void read_field(std::string_view line, Block& block) {
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos) return;
  const std::string_view name = text::trim(line.substr(0, colon));
  const std::string_view value = text::trim(line.substr(colon + 1));
  if (same_in_any_case(name, "Final-Recipient")) block.final_recipient = address_in(value);
  if (same_in_any_case(name, "Original-Recipient")) block.original_recipient = address_in(value);
  if (same_in_any_case(name, "Action")) block.action = value;
  if (same_in_any_case(name, "Status")) block.status = status_in(value);
}

void end_block(Block& block, std::vector<DeliveryStatus>& out) {
  const std::string_view recipient =
      block.original_recipient.empty() ? block.final_recipient : block.original_recipient;
  if (!recipient.empty() && out.size() < most_recipients) {
    DeliveryStatus status{std::string(recipient), std::string(block.status)};
    status.failed = same_in_any_case(block.action, "failed");
    const bool mailbox_full = block.status == "5.2.2";
    status.hard = status.failed && !mailbox_full && !block.status.starts_with('4');
    out.push_back(std::move(status));
  }
  block = {};
}

}  // namespace

std::vector<DeliveryStatus> read_delivery_status(std::string_view content) {
  std::vector<DeliveryStatus> out;
  Block block;
  for (std::size_t at = 0; at < content.size();) {
    const std::size_t end = std::min(content.find('\n', at), content.size());
    const std::string_view line = content.substr(at, end - at);
    at = end + 1;
    if (text::trim(line).empty()) {
      end_block(block, out);
    } else if (!line.starts_with(' ') && !line.starts_with('\t')) {
      read_field(line, block);
    }
  }
  end_block(block, out);
  return out;
}

}  // namespace mt::server::protocol
