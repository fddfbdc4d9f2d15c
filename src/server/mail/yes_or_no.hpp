// What somebody says who was asked whether he meant it.
#pragma once
#include <cstdint>
#include <span>
#include <string>

namespace mt::server {

enum class YesOrNo : std::uint8_t {
  yes,      // the first word is one of consent
  no,       // the first line has a word that declines, and does not begin with consent
  unclear,  // other words
  nothing,  // no words at all
};

// `lines` are the first ones of the answer, without what it quotes.  Words of several languages, in any case.
YesOrNo yes_or_no(std::span<const std::string> lines);

}  // namespace mt::server
