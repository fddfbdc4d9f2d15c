// Recognises "Hello, Anna," above the text of a mail.
#pragma once
#include "movetext/server/protocol/commands/verb.hpp"

#include <string_view>

namespace mt::server::protocol {

// Returns whether the line is a greeting: words of greeting in several languages, or a name or two with a
// comma after them.  No command begins so.
bool is_greeting(std::string_view line, const VerbTable& verbs);

}  // namespace mt::server::protocol
