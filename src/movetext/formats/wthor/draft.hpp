// A game on its way to a file: everything in a record, with names in place of numbers. The writer creates it,
// and the binder numbers the names.
#pragma once
#include "movetext/text/date.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::wthor {

// A player or a tournament; `number` is the one given by the record to distinguish equal names.
struct Named {
  std::string name;  // UTF-8; empty if unknown
  std::optional<std::uint16_t> number{};
};

struct Draft {
  Named event;
  Named black;
  Named white;
  std::uint8_t discs = 0;        // of Black
  std::uint8_t theoretical = 0;  // the same
  std::array<std::uint8_t, 60> moves{};
  std::uint16_t year = 0;  // 0 if unknown
  std::uint8_t depth = 0;  // of the theoretical score; 0 if unknown
  text::Date created{};    // of its source file; year 0 if unknown
};

void append_draft(const Draft& draft, std::string& out);
// Reads the output of append_draft().
Draft read_draft(std::string_view bytes);

}  // namespace mt::wthor
