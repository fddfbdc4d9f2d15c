// Mails about an offered game that has not started.
#pragma once
#include "movetext/server/words/language.hpp"
#include "movetext/server/words/mail_text.hpp"
#include "movetext/server/words/views.hpp"

#include <cstdint>
#include <string_view>

namespace mt::server::words {

// Returns the mail to the invited player, or to all interested players if the offer is open. The subject is
// "Draughts challenge 101 barney".
MailText challenge_mail(const OfferView& view, const Language& language);
// Returns the mail that confirms to the challenger that the offer was sent.
MailText challenge_sent_mail(const OfferView& view, const Language& language);

enum class OfferEnd : std::uint8_t { declined, withdrawn, expired };
// Returns the mail that reports the end of an offer that was not accepted: "Draughts challenge 101 declined".
// `reason` is a term and may be empty.
MailText offer_end_mail(const OfferView& view, OfferEnd end, std::string_view reason,
                        const Language& language);

}  // namespace mt::server::words
