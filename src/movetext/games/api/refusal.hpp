// Refusals of moves and positions that are given as text.
#pragma once
#include "movetext/base/diagnostic.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace mt {

// Returns an error about the whole text.
inline Diagnostic refusal_of(std::string_view text, std::string message, Code code = Code::illegal_move,
                             std::string hint = {}) {
  const auto end = static_cast<std::uint32_t>(text.size());
  return {code, Severity::error, 0, end, std::move(message), std::move(hint)};
}

// Returns the refusal of a move after the end of its game. `reason`: the reason of the outcome.
inline Diagnostic refusal_after_end(std::string_view text, std::string_view reason,
                                    Code code = Code::illegal_move) {
  return refusal_of(text, "the game is over: " + std::string(reason), code);
}

}  // namespace mt
