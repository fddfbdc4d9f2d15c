// A game on its way to a file: all that a record has, with names in place of numbers.  The writer makes it,
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

// A player or a tournament; `number` is the one that the record tells of several equal names.
struct Named {
  std::string name;  // UTF-8; empty: not known
  std::optional<std::uint16_t> number{};
};

struct Draft {
  Named event;
  Named black;
  Named white;
  std::uint8_t discs = 0;        // of Black
  std::uint8_t theoretical = 0;  // the same
  std::array<std::uint8_t, 60> moves{};
  std::uint16_t year = 0;  // 0: not known
  std::uint8_t depth = 0;  // of the theoretical score; 0: not known
  text::Date created{};    // of the file that it is from; year 0: not known
};

void append_draft(const Draft& draft, std::string& out);
// Reads what append_draft() has written.
Draft read_draft(std::string_view bytes);

}  // namespace mt::wthor
