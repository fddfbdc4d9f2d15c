// Regular expressions of filters, in the syntax of RE2. A search takes time linear in the length of the text.
#pragma once
#include "movetext/record/pattern.hpp"

namespace mt::cli {

// Returns a pattern, or nullptr with the reason in `fault`. Case matters, unless the expression begins with
// (?i). Texts are UTF-8.
std::shared_ptr<const Pattern> make_pattern(const std::string& expression, std::string& fault);

}  // namespace mt::cli
