// Names of properties as they are meant, though written otherwise.
#pragma once
#include <string_view>

namespace mt::sgf {

// Whether the reader knows what values of that property mean.
bool is_read(std::string_view name);
// The property that is read and that `letters`, which are another name, can only have been meant for, as "RE"
// for "re[W+1]" and "BE[W+1]": the case of letters differs, or one letter of a name whose values no other
// has. Empty: none.
std::string_view meant_name(std::string_view letters, std::string_view value);

// The key of MI[key:7] that `key`, which is none, is nearest to; empty: none is near.
std::string_view nearest_key(std::string_view key);
// Whether MI has such a key.
bool is_key(std::string_view key);

}  // namespace mt::sgf
