// How many games a player may begin, and how much a player may say.
#pragma once
#include "movetext/server/app/command_context.hpp"

namespace mt::server::app {

// Refuses to begin the game if a player of it has as many boards as the policy allows: a player who was below
// the limit when the game was offered may have reached it since.
std::optional<domain::Refusal> objection_to_begin(CommandContext& context, const domain::Game& game);
// Refuses a challenge of the requester to a player who does not accept games on those terms.  `against` is
// the account that the player would play against.
std::optional<domain::Refusal> objection_to_opponent(CommandContext& context, const domain::Account& to,
                                                     const domain::Terms& terms, AccountId against);
// Counts the challenges of the requester, and refuses one that is above the limit of a day.
std::optional<domain::Refusal> objection_to_another_challenge(CommandContext& context);
// Counts the comments of the requester, and says whether this one is within the limit: every player and
// watcher gets a mail with it.
bool may_say_more(CommandContext& context);

}  // namespace mt::server::app
