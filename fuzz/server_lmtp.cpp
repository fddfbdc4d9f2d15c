// Receives any bytes as another mail server's input, in pieces of any size. Every mail must be answered.
#include "movetext/server/transport/lmtp/session.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace {

using namespace mt::server;

void must(bool good) {
  if (!good) std::abort();
}

transport::LmtpMailbox mailbox_of(std::string_view mailbox) {
  if (mailbox.starts_with("l")) return transport::LmtpAnswer::deferred("later");
  if (mailbox.starts_with("n")) return transport::LmtpAnswer::refused("no");
  return transport::LmtpDeliver();
}

// Returns all replies and all received mails as one text, in the order in which they occur.
std::string converse(std::string_view bytes, std::size_t piece) {
  transport::LmtpLimits limits;
  limits.message = 2'000;
  limits.recipients = 5;
  transport::LmtpSession session(limits, "games.example", mailbox_of);
  std::string out;
  while (!bytes.empty() || session.is_waiting()) {
    if (session.is_waiting()) {
      const auto delivery = session.take_delivery();
      must(delivery && !delivery->recipients.empty() && delivery->recipients.size() <= 5);
      must(delivery->message->size() <= limits.message);
      out += *delivery->message;
      for (std::size_t i = delivery->recipients.size(); i-- > 0;)
        session.answer(i, transport::LmtpAnswer::accepted());
    } else {
      session.feed(bytes.substr(0, piece));
      bytes.remove_prefix(std::min(piece, bytes.size()));
    }
    out += session.take_output();
  }
  return out;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  const std::size_t piece = data[0] % 7U + 1U;
  must(converse(bytes, piece) == converse(bytes, size));
  return 0;
}
