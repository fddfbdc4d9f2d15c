// Fields of comma-separated tables (RFC 4180).
#pragma once
#include "movetext/text/blank.hpp"

#include <string>
#include <string_view>

namespace mt::text {

// Appends a value. It is quoted if it contains a comma, a quote or a line end, or has a blank at either end.
inline void append_csv_field(std::string_view value, std::string& out) {
  const bool plain = value.find_first_of(",\"\r\n") == std::string_view::npos && trim(value) == value;
  if (plain) {
    out += value;
    return;
  }
  out += '"';
  for (const char c : value) {
    if (c == '"') out += '"';
    out += c;
  }
  out += '"';
}

}  // namespace mt::text
