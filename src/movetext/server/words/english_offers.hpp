// English: mails about offered games.
#pragma once
#include "movetext/server/words/text_row.hpp"

namespace mt::server::words {

inline constexpr auto english_offers = std::to_array<TextRow>({
    {"offer.answer-with-move",
     "You move first: your first move also accepts the challenge{examples?, for example:|.}"},
    {"offer.declined",
     "{opponent?{opponent} declined the challenge to {game}, board {board}|The challenge to {game}, board "
     "{board} was declined}{reason?: {reason}}. No ratings changed."},
    {"offer.expired",
     "{opponent?{opponent} did not answer|No player answered} the challenge to {game}, board {board}, in "
     "time{reason?: {reason}}. No ratings changed."},
    {"offer.game", "{game}{variant? ({variant})}"},
    {"offer.how-to-answer", "Reply with one word in the first line: {accept} or {decline}."},
    {"offer.player", "{side}: {name?{name}|open}{rating?  {rating}}"},
    {"offer.sent",
     "Your challenge was sent to {opponent?{opponent}|all players} ({game}{variant?, {variant}}, board "
     "{board}). We will mail you the answer."},
    {"offer.stands-for", "The offer expires in {length}."},
    {"offer.subject", "{game} challenge {board}{last? {last}}{commented? **}"},
    {"offer.subject-declined", "declined"},
    {"offer.subject-expired", "expired"},
    {"offer.subject-withdrawn", "withdrawn"},
    {"offer.take-back", "To withdraw it, reply to this mail with: {command}"},
    {"offer.to-all", "{name} is looking for an opponent in {game}, board {board}."},
    {"offer.to-you", "{name} challenges you to {game}, board {board}."},
    {"offer.why-decline", "To say why you decline, reply with one of: {commands}."},
    {"offer.withdrawn",
     "{challenger} withdrew the challenge to {game}, board {board}{reason?: {reason}}. No ratings changed."},
});
static_assert(is_sound_table(english_offers));

}  // namespace mt::server::words
