// Values of a record by the names that filters and orders of records use.
#pragma once
#include "movetext/record/filter.hpp"
#include "movetext/record/record.hpp"

#include <string_view>

namespace mt {

// Says whether a record has one text by that name: not both players together, nor what is no text.
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

// Returns the text, for names that have one; empty: the record does not say.  `tag` is the name of a tag, for
// FilterName::tag.  A date is that of the record as it is written; so is a year.  `white_first`: the first
// side is White.
std::string_view value_named(const Record& record, FilterName name, std::string_view tag, bool white_first);

}  // namespace mt
