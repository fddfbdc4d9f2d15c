#include "movetext/base/outcome.hpp"

#include <array>

namespace mt {
namespace {

// The names, in the order of End without End::none.
constexpr auto names =
    std::to_array<std::string_view>({"checkmate", "stalemate", "blocked", "no-men", "breakthrough",
                                     "repetition", "perpetual", "moves", "material", "score"});

}  // namespace

std::string_view name(End end) {
  return end == End::none ? std::string_view() : names[static_cast<std::size_t>(end) - 1];
}

std::optional<End> end_named(std::string_view name) {
  if (name == "50-moves") return End::moves;  // the usual name of the rule in chess
  for (std::size_t i = 0; i < names.size(); ++i)
    if (names[i] == name) return static_cast<End>(i + 1);
  return std::nullopt;
}

std::span<const std::string_view> names_of_ends() {
  return names;
}

}  // namespace mt
