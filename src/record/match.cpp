#include "movetext/record/match.hpp"

#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>

namespace mt {
namespace {

constexpr std::array<std::string_view, 6> names{"double", "take", "drop", "beaver", "raccoon", "resign"};

}  // namespace

std::string_view name(CubeAction action) {
  return names[static_cast<std::size_t>(action)];
}

std::optional<CubeAction> find_cube_action(std::string_view name) {
  const auto* const found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return {};
  return static_cast<CubeAction>(found - names.begin());
}

std::uint32_t cube_value(std::string_view words) {
  std::size_t begin = words.size();
  while (begin > 0 && text::is_digit(words[begin - 1])) --begin;
  const std::int64_t value = text::parse_number(words.substr(begin), 1 << 30);
  return value < 0 ? 0 : static_cast<std::uint32_t>(value);
}

}  // namespace mt
