// Shortens a text for a message.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>

namespace mt::text {

// Returns at most 40 bytes of the text, in whole UTF-8 characters, with "..." if it was shortened. Control
// characters become blanks.
std::string excerpt(std::string_view text);

// Returns the excerpt of the part [begin, end) of the text, extended to whole characters at both ends.
std::string excerpt_of(std::string_view text, std::size_t begin, std::size_t end);

}  // namespace mt::text
