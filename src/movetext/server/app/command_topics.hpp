// Splits the words after "list" and "help".
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::app {

// Splits a text at spaces. Words after the tenth are ignored.
std::vector<std::string> topics_of(std::string_view text);

}  // namespace mt::server::app
