// Mails about a game that is offered and not begun.
#pragma once
#include "movetext/server/words/mail_text.hpp"
#include "movetext/server/words/views.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace mt::server::words {

// To the invitee, or to all who may be interested when nobody is named: "Draughts challenge 101 barney".
MailText challenge_mail(const OfferView& view);
// To the challenger: that it is on its way.
MailText challenge_sent_mail(const OfferView& view);

enum class OfferEnd : std::uint8_t { declined, withdrawn, expired };
// To who is left: "Draughts challenge 101 declined".  `reason`: in words, may be empty.
MailText offer_end_mail(const OfferView& view, OfferEnd end, std::string_view reason);

}  // namespace mt::server::words
