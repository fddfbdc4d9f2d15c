// The value by which priority rules compare two captures.
#pragma once
#include "movetext/games/draughts/board_view.hpp"

#include <compare>
#include <cstdint>

namespace mt::draughts {

// The larger value takes precedence.
struct CaptureValue {
  std::uint32_t worth = 0;
  std::uint64_t kings_met = 0;  // Italian: bit 63 - n is set if captured piece n (from 0) is a king

  friend constexpr bool operator==(const CaptureValue&, const CaptureValue&) = default;
  [[gnu::always_inline]] friend constexpr std::strong_ordering operator<=>(const CaptureValue& a,
                                                                           const CaptureValue& b) {
    return a.worth != b.worth ? a.worth <=> b.worth : a.kings_met <=> b.kings_met;
  }
};

// Returns the value of a capture. `king`: a king captures. `taken`: the captured pieces; `length`: their
// number.
template <class View, class Set = typename View::Set>
constexpr CaptureValue capture_value(const View& view, bool king, Set taken, int length,
                                     std::uint64_t kings_met) {
  const auto pieces = static_cast<std::uint32_t>(length);
  const auto by_king = static_cast<std::uint32_t>(king);
  const auto taken_kings = [&] {
    return any(view.enemy_kings) ? static_cast<std::uint32_t>(count(taken & view.enemy_kings)) : 0;
  };
  switch (view.rules().priority) {
    case Priority::none:
      return {};
    case Priority::quantity:
      return {pieces};
    case Priority::spanish:
      return {pieces << 8 | taken_kings()};
    case Priority::italian:
      return {pieces << 9 | by_king << 8 | taken_kings(), kings_met};
    case Priority::czech:
      return {by_king};
    case Priority::frisian:
      return {2 * (pieces * 100 + taken_kings() * 99) + by_king};  // man 100, king 199
  }
  return {};
}

}  // namespace mt::draughts
