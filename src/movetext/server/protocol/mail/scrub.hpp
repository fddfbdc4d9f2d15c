// Removes tokens from texts that others will read.
#pragma once
#include <string>
#include <string_view>

namespace mt::server::protocol {

// Returns the text with "[...]" for everything that could be a token or a code: a run of 26 or more letters
// and digits from 2 to 7.  Longer words of letters alone are kept.
std::string scrub_tokens(std::string_view text);

}  // namespace mt::server::protocol
