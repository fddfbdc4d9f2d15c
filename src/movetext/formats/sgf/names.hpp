// Finds the name that was intended when a name is misspelt.
#pragma once
#include <string_view>

namespace mt::sgf {

// Returns whether the reader knows the meaning of the property's values.
bool is_read(std::string_view name);
// Returns the known property that a misspelt name must mean, or an empty string if there is none. "re[W+1]"
// and "BE[W+1]" mean RE. The known name differs from the misspelt name only in the case of letters, or in one
// letter if no other property has such values.
std::string_view meant_name(std::string_view letters, std::string_view value);

// Returns the key of MI[key:7] that is most similar to an unknown key, or an empty string if none is similar.
std::string_view nearest_key(std::string_view key);
// Returns whether MI can have the key.
bool is_key(std::string_view key);

}  // namespace mt::sgf
