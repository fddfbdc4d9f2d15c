// Orders of records by named values, as bytes that compare with memcmp.
#pragma once
#include "movetext/record/filter.hpp"
#include "movetext/record/record.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace mt {

struct SortKey {
  FilterName name = FilterName::date;
  std::string tag{};  // FilterName::tag: its name
  bool descending = false;
};

// Reads "date,-whiteelo,tag.board": names of filters.  Returns what is wrong; empty: nothing.
std::string read_sort_keys(std::string_view text, std::vector<SortKey>& out);

// Appends the values.  Dates are in order of days, ratings and lengths in that of numbers, rounds component
// by component, other texts without regard to letter case and accents; of `elo` the mean counts.  What is not
// said comes first.
void append_sort_keys(const Record& record, const std::vector<SortKey>& keys, bool white_first,
                      std::string& out);

}  // namespace mt
