// Finds the intended names of misspelt properties.
#pragma once
#include <string_view>

namespace mt::sgf {

// Says whether the reader knows the meaning of that property's values.
bool is_read(std::string_view name);
// Returns the known property that `letters`, an unknown name, can only have been meant for, as "RE" for
// "re[W+1]" and "BE[W+1]": the case of letters differs, or one letter of a name whose values no other
// property has.  Empty: none.
std::string_view meant_name(std::string_view letters, std::string_view value);

// Returns the key of MI[key:7] that the unknown `key` is nearest to; empty: none is near.
std::string_view nearest_key(std::string_view key);
// Says whether MI has such a key.
bool is_key(std::string_view key);

}  // namespace mt::sgf
