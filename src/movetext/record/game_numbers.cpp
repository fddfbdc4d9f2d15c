#include "movetext/record/game_numbers.hpp"

#include "movetext/text/number.hpp"

#include <algorithm>

namespace mt {
namespace {

constexpr std::string_view all_word = "all";

}  // namespace

std::optional<GameNumbers> GameNumbers::parse(std::string_view text) {
  if (text == all_word) return all();
  GameNumbers numbers;
  std::int64_t least = 1;
  for (;;) {
    const std::size_t comma = text.find(',');
    const std::string_view range = text.substr(0, comma);
    const std::size_t dash = range.find('-');
    const std::int64_t first = text::parse_number(range.substr(0, dash), UINT32_MAX - 1);
    const std::int64_t last =
        dash == std::string_view::npos ? first : text::parse_number(range.substr(dash + 1), UINT32_MAX - 1);
    if (first < least || last < first) return std::nullopt;
    numbers.ranges_.push_back({static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(last)});
    if (comma == std::string_view::npos) return numbers;
    least = last + 1;
    text.remove_prefix(comma + 1);
  }
}

bool GameNumbers::contains(std::uint32_t number) const {
  if (all_) return true;
  const auto after =
      std::ranges::upper_bound(ranges_, number, {}, [](const Range& range) { return range.first; });
  return after != ranges_.begin() && (after - 1)->last >= number;
}

void GameNumbers::append(std::string& out) const {
  if (all_) out += all_word;
  for (const Range& range : ranges_) {
    if (&range != ranges_.data()) out += ',';
    out += std::to_string(range.first);
    if (range.last > range.first) out.append("-").append(std::to_string(range.last));
  }
}

}  // namespace mt
