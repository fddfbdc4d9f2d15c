// The regular expressions of filters: those of RE2, which take time linear in the text.
#pragma once
#include "movetext/record/pattern.hpp"

namespace mt::cli {

// Case matters, unless the expression begins with (?i). Texts are UTF-8.
std::shared_ptr<const Pattern> make_pattern(const std::string& expression, std::string& fault);

}  // namespace mt::cli
