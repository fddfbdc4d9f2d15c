// The values of a record that filters and sort keys refer to by name.
#pragma once
#include "movetext/record/filter.hpp"
#include "movetext/record/record.hpp"

#include <string_view>

namespace mt {

// Returns whether the name denotes a single text of a record. A name that concerns both players does not, and
// neither does the name of a value that is not a text.
constexpr bool is_one_text(FilterName name) {
  return is_of_tags(name) && name != FilterName::player && name != FilterName::elo;
}

// Returns the text for a name that denotes a single text, or an empty view if the record does not have the
// text. `tag` is the tag name for FilterName::tag. For dates and years, the whole date is returned unchanged.
// `white_first`: White is the first side.
std::string_view value_named(const Record& record, FilterName name, std::string_view tag, bool white_first);

}  // namespace mt
