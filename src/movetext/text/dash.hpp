// The ASCII hyphen, and the dashes that typesetters and word processors use instead of it.
#pragma once
#include <array>
#include <cstddef>
#include <string_view>

namespace mt::text {

// Returns the size in bytes of the non-ASCII dash at `at`, or 0 if there is none there.
[[gnu::noinline]] constexpr std::size_t typeset_dash_size(std::string_view text, std::size_t at) {
  constexpr auto dashes = std::to_array<std::string_view>(
      {"\u2013", "\u2014", "\u2010", "\u2011", "\u2012", "\u2015", "\u2212", "\u2043", "\u2E17",
       "\u2E1A", "\u2E3A", "\u2E3B", "\u2E40", "\u2E5D", "\uFE31", "\uFE32", "\uFE58", "\uFE63",
       "\uFF0D", "\u301C", "\u3030", "\u30A0", "\u1400", "\u1806", "\u058A", "\u05BE"});
  for (const std::string_view dash : dashes)
    if (text.substr(at, dash.size()) == dash) return dash.size();
  return 0;
}

// Returns the size in bytes of the hyphen or dash at `at`, or 0 if there is none there. Dashes are the
// Dash_Punctuation of Unicode 15 below U+10000, the minus sign, and the hyphen bullet.
constexpr std::size_t dash_size(std::string_view text, std::size_t at) {
  constexpr unsigned char least_first = 0xD6;
  if (at >= text.size()) return 0;
  if (text[at] == '-') return 1;
  // Nearly all bytes of a text are below least_first.
  return static_cast<unsigned char>(text[at]) < least_first ? 0 : typeset_dash_size(text, at);
}

}  // namespace mt::text
