// Moves of which somebody has played a part only.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::app {

// The legal moves that have all of what was typed and more: "8/5 6/5" and "24/23 8/5" for "8/5".
std::vector<std::string> continuations(std::string_view typed, const std::vector<std::string>& legal);

}  // namespace mt::server::app
