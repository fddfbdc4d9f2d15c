// A piece of a record's or a user's text for a message.
#pragma once
#include <string>
#include <string_view>

namespace mt::text {

// Returns at most 40 bytes, in whole characters of UTF-8, with blanks for control characters; "..." follows a
// cut text.
std::string excerpt(std::string_view text);

}  // namespace mt::text
