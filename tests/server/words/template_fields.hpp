// Finds the fields of a template, for tests that compare them.
#pragma once
#include <cstddef>
#include <set>
#include <string>
#include <string_view>

namespace mt::server::test {

// Returns the names of the fields in a template.
inline std::set<std::string> fields_of(std::string_view text) {
  std::set<std::string> fields;
  for (std::size_t at = text.find('{'); at != std::string_view::npos; at = text.find('{', at + 1))
    fields.emplace(text.substr(at + 1, text.find_first_of("?|}", at + 1) - at - 1));
  return fields;
}

}  // namespace mt::server::test
