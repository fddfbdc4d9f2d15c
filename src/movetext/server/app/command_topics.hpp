// The words behind "list" and "help".
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::app {

// Parts a text at its blanks, into ten words at most.
std::vector<std::string> topics_of(std::string_view text);

}  // namespace mt::server::app
