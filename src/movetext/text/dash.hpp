// The hyphen of ASCII, and the dashes that typesetters and word processors use in its place.
#pragma once
#include <array>
#include <cstddef>
#include <string_view>

namespace mt::text {

// Returns the size in bytes of the hyphen or dash at `at`, 0 if there is none.
constexpr std::size_t dash_size(std::string_view text, std::size_t at) {
  constexpr std::array<std::string_view, 6> dashes{"\u2010", "\u2011", "\u2012",
                                                   "\u2013", "\u2014", "\u2212"};
  if (at >= text.size()) return 0;
  if (text[at] == '-') return 1;
  if (text[at] != '\xE2') return 0;  // the usual case
  for (const std::string_view dash : dashes)
    if (text.substr(at, dash.size()) == dash) return dash.size();
  return 0;
}

}  // namespace mt::text
