// Why a text could not be read, and the part of it that is wrong.
//
//   enum class Misreading { none, no_move, ... };
//   using Misread = mt::Misread<Misreading>;
//   if (const Misread fault = read_move_text(text, out)) ...
#pragma once
#include <cstdint>

namespace mt {

// Reason::none means that the text was read. The half-open byte range is in the text that was passed to the
// reader.
template <class Reason>
struct Misread {
  Reason reason = Reason::none;
  std::uint32_t begin = 0;
  std::uint32_t end = 0;

  constexpr explicit operator bool() const { return reason != Reason::none; }
};

}  // namespace mt
