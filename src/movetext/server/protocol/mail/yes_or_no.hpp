// Parses the answer to a request for yes or no.
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

// Parses the lines of the answer, without quotations. Only the first line that is not empty counts. If it
// begins with a word of consent, in any listed language and in upper or lower case, the answer is yes; if it
// begins with a word that declines, the answer is no. Anything else is unclear, also "Yes, but not now" and
// "No longer with us".
YesOrNo yes_or_no(std::span<const std::string> lines);

}  // namespace mt::server::protocol
