// Shortens text of a record or a user for a message.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>

namespace mt::text {

// Returns at most 40 bytes, in whole UTF-8 characters, with blanks for control characters; "..." follows a
// shortened text.
std::string excerpt(std::string_view text);

// As above for [begin, end) of the text, extended to whole characters at both ends.
std::string excerpt_of(std::string_view text, std::size_t begin, std::size_t end);

}  // namespace mt::text
