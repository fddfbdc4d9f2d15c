// The words after "list" and "help".
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::app {

// Splits a text at spaces, into at most ten words.
std::vector<std::string> topics_of(std::string_view text);

}  // namespace mt::server::app
