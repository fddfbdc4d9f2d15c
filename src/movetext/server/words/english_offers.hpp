// English: mails about offered games.
#pragma once
#include "movetext/server/words/text_row.hpp"

namespace mt::server::words {

inline constexpr auto english_offers = std::to_array<TextRow>({
    {"offer.answer-with-move",
     "You begin: your first move accepts the challenge as well{examples?, for example:|.}"},
    {"offer.declined",
     "{opponent?{opponent}|Nobody} declined the challenge to {game}, board {board}{reason?: {reason}}. "
     "Nothing "
     "was rated."},
    {"offer.expired",
     "{opponent?{opponent} did not answer|Nobody answered} the challenge to {game}, board {board} in "
     "time{reason?: {reason}}. Nothing was rated."},
    {"offer.game", "{game}{variant? ({variant})}"},
    {"offer.how-to-answer", "Answer this mail with one word in the first line: {accept}, or {decline}."},
    {"offer.player", "{side}: {name?{name}|open}{rating?  {rating}}"},
    {"offer.sent",
     "Your challenge to {game} is with {opponent?{opponent}|whoever wants to play}: board {board}. You get a "
     "mail when it is answered."},
    {"offer.stands-for", "The offer stands for {length}."},
    {"offer.subject", "{game} challenge {board}{last? {last}}{commented? **}"},
    {"offer.subject-declined", "declined"},
    {"offer.subject-expired", "expired"},
    {"offer.subject-withdrawn", "withdrawn"},
    {"offer.take-back", "To take it back, answer this mail with: {command}"},
    {"offer.to-all", "{name} looks for an opponent in {game}, board {board}."},
    {"offer.to-you", "{name} challenges you to {game}, board {board}."},
    {"offer.why-decline", "You may say why you decline: {commands}."},
    {"offer.withdrawn",
     "{challenger} took back the challenge to {game}, board {board}{reason?: {reason}}. Nothing was rated."},
});
static_assert(is_sound_table(english_offers));

}  // namespace mt::server::words
