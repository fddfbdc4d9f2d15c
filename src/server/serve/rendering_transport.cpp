#include "movetext/server/serve/rendering_transport.hpp"

#include "movetext/server/play/renderer.hpp"

namespace mt::server {

Submission RenderingTransport::submit(const OutboxMail& mail) {
  std::variant<std::string, Refusal> written;
  try {
    store_.read([&](Transaction& look) { written = render(house_, look, mail, clock_()); });
  } catch (const StoreError& error) {
    return Submission::deferred(error.what());
  }
  if (const auto* refusal = std::get_if<Refusal>(&written)) return Submission::failed(refusal->message);
  OutboxMail whole = mail;
  whole.message = std::move(std::get<std::string>(written));
  return carrier_->submit(whole);
}

}  // namespace mt::server
