// A piece of a record's or a user's text for a message.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>

namespace mt::text {

// Returns at most 40 bytes, in whole characters of UTF-8, with blanks for control characters; "..." follows a
// cut text.
std::string excerpt(std::string_view text);

// Returns the same of [begin, end) in the text, with the whole of the characters at its ends.
std::string excerpt_of(std::string_view text, std::size_t begin, std::size_t end);

}  // namespace mt::text
