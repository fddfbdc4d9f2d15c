// Limits on the games that a player may start and on the comments that a player may send.
#pragma once
#include "movetext/server/app/command_context.hpp"

namespace mt::server::app {

// Refuses to start the game if one of its players has as many boards as the policy allows: the player may
// have been below the limit when the game was offered.
std::optional<domain::Refusal> objection_to_begin(CommandContext& context, const domain::Game& game);
// Refuses a challenge of the requester to a player who does not accept games on those terms.  `against` is
// the account that the player would play against.
std::optional<domain::Refusal> objection_to_opponent(CommandContext& context, const domain::Account& to,
                                                     const domain::Terms& terms, AccountId against);
// Counts the challenges of the requester, and refuses one above the daily limit.
std::optional<domain::Refusal> objection_to_another_challenge(CommandContext& context);
// Counts the comments of the requester, and returns whether this one is within the limit: every player and
// watcher receives a mail with it.
bool may_say_more(CommandContext& context);

}  // namespace mt::server::app
