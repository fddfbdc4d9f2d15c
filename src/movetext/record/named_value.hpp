// Values of a record by the names that filters and orders of records use.
#pragma once
#include "movetext/record/filter.hpp"
#include "movetext/record/record.hpp"

#include <string_view>

namespace mt {

// Returns whether the name stands for one text of a record. Returns false for both players together and for
// values that are not texts.
constexpr bool is_one_text(FilterName name) {
  switch (name) {
    case FilterName::player:
    case FilterName::elo:
    case FilterName::game:
    case FilterName::plies:
    case FilterName::number:
    case FilterName::position:
    case FilterName::ends:
      return false;
    default:
      return true;
  }
}

// Returns the text of a name that has one, or an empty view if the record does not give it. `tag` is the name
// of the tag for FilterName::tag. Dates and years are returned as the record's whole date, unchanged.
// `white_first`: the first side is White.
std::string_view value_named(const Record& record, FilterName name, std::string_view tag, bool white_first);

}  // namespace mt
