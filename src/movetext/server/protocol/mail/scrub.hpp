// Removes tokens from texts that other people will read.
#pragma once
#include <string>
#include <string_view>

namespace mt::server::protocol {

// Returns the text with "[...]" in place of everything that may be a token or a code: a run of 26 or more
// letters and digits 2 to 7. A long word that consists only of letters is kept, unless it may be a token.
std::string scrub_tokens(std::string_view text);

}  // namespace mt::server::protocol
