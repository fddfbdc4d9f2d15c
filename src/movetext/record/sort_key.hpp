// Sorts records by named values. Keys are bytes that can be compared with memcmp.
#pragma once
#include "movetext/record/filter.hpp"
#include "movetext/record/record.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace mt {

struct SortKey {
  FilterName name = FilterName::date;
  std::string tag{};  // for FilterName::tag: the name of the tag
  bool descending = false;
};

// Reads sort keys, which are names of filters ("date,-whiteelo,tag.board"). Returns an error message, or an
// empty string on success.
std::string read_sort_keys(std::string_view text, std::vector<SortKey>& out);

// Appends the values of a record: dates by day, ratings and lengths as numbers, rounds component by
// component, other texts without regard to letter case and accents. The value of `elo` is the mean of both
// ratings. Missing values come first.
void append_sort_keys(const Record& record, const std::vector<SortKey>& keys, bool white_first,
                      std::string& out);

}  // namespace mt
