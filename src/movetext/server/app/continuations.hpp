// Completes moves of which a player has sent only a part.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::app {

// Returns the legal moves that have all steps of the typed text and at least one more. Example: "8/5 6/5" and
// "24/23 8/5" for "8/5".
std::vector<std::string> continuations(std::string_view typed, const std::vector<std::string>& legal);

}  // namespace mt::server::app
