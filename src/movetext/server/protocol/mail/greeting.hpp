// Recognizes greetings such as "Hello, Anna," above the text of a mail.
#pragma once
#include "movetext/server/protocol/commands/verb.hpp"

#include <string_view>

namespace mt::server::protocol {

// Returns whether the line is a greeting. A greeting is a greeting word of several languages, or one or two
// names with a comma after them. No command begins like that.
bool is_greeting(std::string_view line, const VerbTable& verbs);

}  // namespace mt::server::protocol
