#include "movetext/server/runtime/rendering_transport.hpp"

#include "movetext/server/app/write_mail.hpp"

namespace mt::server::runtime {

transport::Submission RenderingTransport::submit(const store::OutboxMail& mail) {
  std::variant<std::string, domain::Failure> written;
  try {
    store_.read(
        [&](store::Transaction& look) { written = app::write_mail(policy_, games_, look, mail, clock_()); });
  } catch (const store::StoreError& error) {
    return transport::Submission::deferred(error.what());
  }
  if (const auto* failure = std::get_if<domain::Failure>(&written))
    return transport::Submission::failed(failure->message);
  store::OutboxMail whole = mail;
  whole.message = std::move(std::get<std::string>(written));
  if (app::is_kept_when_written(mail)) {
    // Saves the text. If the mail is sent a second time, it then has the same text.
    try {
      store_.write([&](store::Transaction& store) { store.mails().set_message(mail.id, whole.message); });
    } catch (const std::exception& error) {
      return transport::Submission::deferred(error.what());
    }
  }
  return carrier_->submit(whole);
}

}  // namespace mt::server::runtime
