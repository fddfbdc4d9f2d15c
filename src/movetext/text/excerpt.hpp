// A piece of somebody's text as a message may show it.
#pragma once
#include <string>
#include <string_view>

namespace mt::text {

// At most 40 bytes, whole characters of UTF-8, control characters as blanks; "..." behind what was cut.
std::string excerpt(std::string_view text);

}  // namespace mt::text
