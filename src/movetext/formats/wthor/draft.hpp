// A game before it is stored in a file: all data of its record, with names instead of numbers. The writer
// creates drafts; the binder replaces the names by numbers.
#pragma once
#include "movetext/text/date.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::wthor {

// The name of a player or a tournament. If the record also gives the number of the name, equal names can be
// distinguished.
struct Named {
  std::string name;  // UTF-8; empty if unknown
  std::optional<std::uint16_t> number{};
};

struct Draft {
  Named event;
  Named black;
  Named white;
  std::uint8_t discs = 0;        // Black's discs
  std::uint8_t theoretical = 0;  // Black's discs according to the theoretical score
  std::array<std::uint8_t, 60> moves{};
  std::uint16_t year = 0;  // 0 if unknown
  std::uint8_t depth = 0;  // depth of the theoretical score; 0 if unknown
  text::Date created{};    // date of the game's source file; year 0 if unknown
};

void append_draft(const Draft& draft, std::string& out);
// Reads a draft written by append_draft().
Draft read_draft(std::string_view bytes);

}  // namespace mt::wthor
