// Converts the names of DhtmlXQ's fields to tags, and its results to numbers.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::dhtmlxq {

// Returns the name of the tag for a field with text: "place" is Site. For unknown fields it is their name
// after "Dhtml", which cannot be the name of a tag with a meaning.
std::string tag_name(std::string_view field);

// Returns 1 if the first side has won, 2 if the second has, 3 for a draw, 0 if the result is unknown, and
// nullopt for other words.
std::optional<std::uint32_t> result_of(std::string_view words);

}  // namespace mt::dhtmlxq
