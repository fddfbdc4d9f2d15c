// Reports the result of replaying all games of a store.
#pragma once
#include "movetext/server/app/verify.hpp"

#include <string>

namespace mt::cli {

// Returns "games 2, events 31, moves 4, faults 0" and a line feed, or the same as a JSON object.
std::string verified_line(const server::app::Verified& verified, bool json);

// Returns a fault of a board as a JSON object on a line.
std::string board_fault_json(server::GameId board, const std::string& fault);

}  // namespace mt::cli
