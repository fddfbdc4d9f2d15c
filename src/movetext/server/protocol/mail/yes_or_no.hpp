// Parses the answer to a yes-or-no question.
#pragma once
#include <cstdint>
#include <span>
#include <string>

namespace mt::server::protocol {

enum class YesOrNo : std::uint8_t {
  yes,
  no,
  unclear,  // other words, or none
};

// Parses the first lines of the answer, without quotations.  A word of consent in one of several languages,
// in upper or lower case, at the beginning of the first line is a yes, and a word that declines is a no;
// anything else is neither.  "Yes, but not now" is unclear, and so is "No longer with us".
YesOrNo yes_or_no(std::span<const std::string> lines);

}  // namespace mt::server::protocol
