#include "movetext/server/words/text_pattern.hpp"

#include "movetext/server/words/text_row.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace mt::server::words {
namespace {

// Returns all concatenations of a pattern of `first` and a pattern of `others`.
std::vector<TextPattern> followed_by(const std::vector<TextPattern>& first,
                                     const std::vector<TextPattern>& others) {
  std::vector<TextPattern> all;
  for (const TextPattern& begin : first)
    for (const TextPattern& end : others) {
      all.push_back(begin);
      all.back().insert(all.back().end(), end.begin(), end.end());
    }
  return all;
}

// Returns the patterns of a group in braces. The group is either a field or a list of alternatives.
std::vector<TextPattern> patterns_of_group(std::string_view group) {
  const std::size_t name = std::min(group.find_first_of("?|"), group.size());
  if (name == group.size()) return {{{{}, group}}};
  std::vector<TextPattern> patterns;
  std::size_t parts = 0;
  for (std::size_t begin = name + 1; begin <= group.size(); ++parts) {
    const std::size_t end = find_outside_braces(group, begin, "|");
    for (TextPattern& pattern : patterns_of(group.substr(begin, end - begin)))
      patterns.push_back(std::move(pattern));
    begin = end + 1;
  }
  // If there is no alternative for an empty field, an empty field gives an empty text.
  if (group[name] == '?' && parts == 1) patterns.emplace_back();
  return patterns;
}

}  // namespace

std::vector<TextPattern> patterns_of(std::string_view text) {
  std::vector<TextPattern> patterns{{}};
  while (!text.empty()) {
    const std::size_t begin = std::min(text.find('{'), text.size());
    if (begin > 0)
      for (TextPattern& pattern : patterns) pattern.push_back({text.substr(0, begin), {}});
    if (begin == text.size()) break;
    const std::size_t end = find_outside_braces(text, begin + 1, "}");
    patterns = followed_by(patterns, patterns_of_group(text.substr(begin + 1, end - begin - 1)));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return patterns;
}

}  // namespace mt::server::words
