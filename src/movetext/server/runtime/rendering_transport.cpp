#include "movetext/server/runtime/rendering_transport.hpp"

#include "movetext/server/app/renderer.hpp"

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
  if (mail.message.empty() && mail.kind == "digest") {
    // It says how things stand now: who gets it twice shall get the same.
    try {
      store_.write([&](Transaction& store) { store.mail_written(mail.id, whole.message); });
    } catch (const std::exception& error) {
      return Submission::deferred(error.what());
    }
  }
  return carrier_->submit(whole);
}

}  // namespace mt::server
