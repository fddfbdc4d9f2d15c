// Visits the SGF properties in the text of an event (EventKind::properties): "A[0][lpab ...]LU[0.1]".
//
//   for_each_property(record.text(event), [&](std::string_view name, const PropertyValues& values) { ... });
#pragma once
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <cstddef>
#include <string_view>
#include <vector>

namespace mt {

// The values of a property, without brackets, with escapes unchanged.
using PropertyValues = std::vector<std::string_view>;

// Returns the index of the "]" that ends the value that begins at `at`, or the size of the text.
inline std::size_t property_value_end(std::string_view text, std::size_t at) {
  while (at < text.size() && text[at] != ']') at += text[at] == '\\' ? 2 : 1;
  return at < text.size() ? at : text.size();
}

// Calls visit(name, values) for each property that has a value. Characters that belong to no property are
// skipped.
template <class Visit>
void for_each_property(std::string_view text, Visit&& visit) {
  PropertyValues values;
  std::size_t at = 0;
  const auto skip_to_text = [&] {
    while (at < text.size() && text::is_blank(text[at])) ++at;
  };
  while (at < text.size()) {
    const std::size_t begin = at;
    while (at < text.size() && text::is_letter(text[at])) ++at;
    const std::string_view name = text.substr(begin, at - begin);
    skip_to_text();
    values.clear();
    while (!name.empty() && at < text.size() && text[at] == '[') {
      const std::size_t end = property_value_end(text, at + 1);
      values.push_back(text.substr(at + 1, end - at - 1));
      at = end < text.size() ? end + 1 : end;
      skip_to_text();
    }
    if (!values.empty()) visit(name, values);
    if (at == begin) ++at;
  }
}

}  // namespace mt
