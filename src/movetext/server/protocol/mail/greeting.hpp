// Recognizes greetings such as "Hello, Anna," above the text of a mail.
#pragma once
#include "movetext/server/protocol/commands/verb.hpp"

#include <string_view>

namespace mt::server::protocol {

// Returns whether the line is a greeting: a short line without digits that begins with a greeting word of one
// of several languages, or that ends with a comma after at most four words. A line that begins with a verb is
// not a greeting.
bool is_greeting(std::string_view line, const VerbTable& verbs);

}  // namespace mt::server::protocol
