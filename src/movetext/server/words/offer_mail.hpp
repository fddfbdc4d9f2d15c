// Mails about a game that is offered and not begun.
#pragma once
#include "movetext/server/words/mail_text.hpp"
#include "movetext/server/words/views.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace mt::server {

// To the invitee, or to all who may be interested when nobody is named: "Draughts challenge 101 barney".
OutgoingLetter challenge_letter(const OfferView& view);
// To the challenger: that it is on its way.
OutgoingLetter challenge_sent_letter(const OfferView& view);

enum class OfferEnd : std::uint8_t { declined, withdrawn, expired };
// To who is left: "Draughts challenge 101 declined".  `reason`: in words, may be empty.
OutgoingLetter offer_end_letter(const OfferView& view, OfferEnd end, std::string_view reason);

}  // namespace mt::server
