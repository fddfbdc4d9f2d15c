// Recognizes "Hello, Anna," above the text of a mail.
#pragma once
#include "movetext/server/protocol/commands/verb.hpp"

#include <string_view>

namespace mt::server::protocol {

// Returns whether the line is a greeting: greeting words in several languages, or one or two names followed
// by a comma.  No command begins like that.
bool is_greeting(std::string_view line, const VerbTable& verbs);

}  // namespace mt::server::protocol
