// Finds the intended names of misspelt properties.
#pragma once
#include <string_view>

namespace mt::sgf {

// Returns whether the reader knows the meaning of that property's values.
bool is_read(std::string_view name);
// Returns the known property that must be meant by the unknown name `letters`, such as "RE" in "re[W+1]" and
// "BE[W+1]": it differs in the case of letters, or in one letter of a name whose values no other property
// has. Empty if there is none.
std::string_view meant_name(std::string_view letters, std::string_view value);

// Returns the key of MI[key:7] most similar to the unknown `key`, or an empty string if none is similar.
std::string_view nearest_key(std::string_view key);
// Returns whether MI has such a key.
bool is_key(std::string_view key);

}  // namespace mt::sgf
