// Converts the names of DhtmlXQ's fields to tags, and the values of its field for the result to numbers.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::dhtmlxq {

// Returns the name of the tag for a text field: "place" becomes Site. For an unknown field, returns "Dhtml"
// and then the field's name with a capital, so that the tag cannot be mistaken for a standard tag.
std::string tag_name(std::string_view field);

// Returns the result: 1 if the first side has won, 2 if the second side has won, 3 for a draw, 0 if the
// result is unknown; nullopt if the words are not a result.
std::optional<std::uint32_t> result_of(std::string_view words);

}  // namespace mt::dhtmlxq
