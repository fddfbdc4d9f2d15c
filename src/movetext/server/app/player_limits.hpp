// Limits on how many games a player may start and how many comments a player may send.
#pragma once
#include "movetext/server/app/command_context.hpp"

namespace mt::server::app {

// Refuses to start an offered game if one of its players now has the maximum number of boards. The player may
// have had fewer when the game was offered.
std::optional<domain::Refusal> objection_to_begin(CommandContext& context, const domain::Game& game);
// Refuses a challenge of the requester if player `to` does not accept games on those terms. `against` is the
// account that `to` would play against.
std::optional<domain::Refusal> objection_to_opponent(CommandContext& context, const domain::Account& to,
                                                     const domain::Terms& terms, AccountId against);
// Counts the challenges of the requester, and refuses a challenge above the daily limit.
std::optional<domain::Refusal> objection_to_another_challenge(CommandContext& context);
// Counts the comments of the requester, and returns whether this comment is within the daily limit. The limit
// exists because each comment is mailed to all players and watchers of the board.
bool may_say_more(CommandContext& context);

}  // namespace mt::server::app
