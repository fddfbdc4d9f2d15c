// What the fields of DhtmlXQ are called as tags, and what its results mean.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::dhtmlxq {

// Returns the name of the tag for a field that holds text: "place" is Site.  A field that is not known gets
// its own name after "Dhtml", so that it can be no tag that means something.
std::string tag_name(std::string_view field);

// Returns 1 if the first side has won, 2 if the second has, 3 for a draw, 0 if nothing is known; none for
// other words.
std::optional<std::uint32_t> result_of(std::string_view words);

}  // namespace mt::dhtmlxq
