// How many games a player may begin, and how much a player may say.
#pragma once
#include "movetext/server/app/command_context.hpp"

namespace mt::server::app {

// Refuses to begin a game of a player who has as many boards as the policy allows: by the time it begins, a
// player who was below the limit when it was offered may have reached it.
std::optional<domain::Refusal> objection_to_begin(CommandContext& context, const domain::Game& game);
// Refuses a challenge of the requester to a player who takes none of those terms.
std::optional<domain::Refusal> objection_to_opponent(CommandContext& context, const domain::Account& to,
                                                     const domain::Terms& terms);
// Counts the challenges of the requester, and refuses one above the limit of a day.
std::optional<domain::Refusal> objection_to_another_challenge(CommandContext& context);
// Counts what the requester says, for everybody on the board gets a mail of it.
bool may_say_more(CommandContext& context);

}  // namespace mt::server::app
