#include "movetext/formats/ggf/tags.hpp"

#include "movetext/formats/ggf/two_digits.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <cstdint>
#include <span>

namespace mt::ggf {
namespace {

// Tags that are not written as XT, because another property holds them, or because they follow from the game
// or from other tags.
constexpr auto others =
    std::to_array<std::string_view>({"Date", "FEN", "GameType", "Result", "SetUp", "Termination", "Time",
                                     "TimeZone", "Variant", "Notation", "BlackElo", "WhiteElo"});

constexpr std::array<std::span<const NamedValue>, 4> lists{players, clocks, komi_moves, other_values};

std::string minutes_of(std::int64_t seconds) {
  return two_digits(seconds / 60) + ':' + two_digits(seconds % 60);
}

}  // namespace

std::string_view tag_of(std::string_view property) {
  for (const std::span<const NamedValue> list : lists)
    for (const NamedValue& named : list)
      if (named.property == property) return named.tag;
  return {};
}

bool is_own_property(std::string_view name) {
  constexpr auto taken = std::to_array<std::string_view>({"GM", "DT", "RE", "BO", tag_property});
  return name.size() == 2 && name[0] >= 'A' && name[0] <= 'Z' && name[1] >= 'A' && name[1] <= 'Z' &&
         tag_of(name).empty() && std::find(taken.begin(), taken.end(), name) == taken.end();
}

bool has_property(std::string_view tag) {
  if (std::find(others.begin(), others.end(), tag) != others.end() || is_own_property(tag)) return true;
  return std::any_of(lists.begin(), lists.end(), [&](std::span<const NamedValue> list) {
    return std::any_of(list.begin(), list.end(), [&](const NamedValue& named) { return named.tag == tag; });
  });
}

std::string clock_of(std::string_view time_control) {
  constexpr std::int64_t most = 359'999;
  const std::size_t plus = std::min(time_control.find('+'), time_control.size());
  const std::int64_t main = text::parse_number(time_control.substr(0, plus), most);
  const bool grows = plus < time_control.size();
  const std::int64_t increment = grows ? text::parse_number(time_control.substr(plus + 1), most) : 0;
  if (main < 0 || increment < 0) return std::string(time_control);
  return minutes_of(main) + '/' + (grows ? minutes_of(increment) : "") + '/';
}

}  // namespace mt::ggf
