// What somebody says who was asked whether he meant it.
#pragma once
#include <cstdint>
#include <span>
#include <string>

namespace mt::server::protocol {

enum class YesOrNo : std::uint8_t {
  yes,
  no,
  unclear,  // other words, or none at all
};

// `lines` are the first ones of the answer, without what it quotes.  One of a few words of several languages,
// in any case, at the beginning of the first line is a yes, and one of a few others a no; nothing else is
// either.  "Yes, but not now" is unclear, and so is "No longer with us".
YesOrNo yes_or_no(std::span<const std::string> lines);

}  // namespace mt::server::protocol
