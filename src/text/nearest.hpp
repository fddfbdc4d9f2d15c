// The nearest of several names, for "did you mean".
#pragma once
#include <cstddef>
#include <span>
#include <string_view>

namespace mt::text {

// Number of insertions, deletions, changes and exchanges of neighbours that turn one word into the other,
// small and capital letters of ASCII being the same; `limit + 1` as soon as it exceeds `limit`.  Words of
// more than 64 bytes are never near.
std::size_t edit_distance(std::string_view a, std::string_view b, std::size_t limit);

// The nearest name within a third of the length of `word` (at least one edit), or an empty view.  Of equally
// near names the first.
std::string_view nearest(std::string_view word, std::span<const std::string_view> names);

}  // namespace mt::text
