#include "movetext/record/ordered_value.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/date.hpp"
#include "movetext/text/folded.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>

namespace mt {
namespace {

bool read_days(std::string_view text, Bounds& out) {
  const text::DayRange days = text::day_range(text::read_date(text).date);
  out = {days.first, days.last};
  return days.last > 0;
}

std::string_view take_part(std::string_view& rest) {
  const std::size_t dot = std::min(rest.find('.'), rest.size());
  const std::string_view part = rest.substr(0, dot);
  rest.remove_prefix(std::min(dot + 1, rest.size()));
  return text::trim(part);
}

}  // namespace

bool compare(Comparison comparison, Bounds value, Bounds asked) {
  switch (comparison) {
    case Comparison::less:
      return value.first < asked.first;
    case Comparison::at_most:
      return value.first <= asked.last;
    case Comparison::more:
      return value.last > asked.last;
    case Comparison::at_least:
      return value.last >= asked.first;
    case Comparison::fits:
    case Comparison::equal:
    case Comparison::differs:
    case Comparison::matches:
      break;
  }
  return value.first <= asked.last && value.last >= asked.first;
}

bool read_number(std::string_view text, Bounds& out) {
  constexpr std::int64_t most = 1'000'000'000;
  text = text::trim(text);
  const bool negative = text.starts_with('-');
  if (negative) text.remove_prefix(1);
  const std::size_t point = text.find('.');
  const std::int64_t whole = text::parse_number(text.substr(0, point), most);
  std::int64_t value = whole * 1000;
  if (point != std::string_view::npos) {
    std::string decimals(text.substr(point + 1));
    if (decimals.empty() || text::parse_number(decimals) < 0) return false;
    decimals.resize(3, '0');
    value += text::parse_number(decimals);
  }
  out = {negative ? -value : value, negative ? -value : value};
  return whole >= 0;
}

bool is_unknown(std::string_view value) {
  return text::trim(value).find_first_not_of("?.-") == std::string_view::npos;
}

bool read_ends(std::string_view text, Ends& out) {
  const std::size_t dots = text.find("..");
  if (dots == std::string_view::npos || text.substr(dots).starts_with("...")) return false;
  out = {text::trim(text.substr(0, dots)), text::trim(text.substr(dots + 2))};
  return true;
}

OrderedBound::OrderedBound(std::string_view text, Parts parts) : parts_(parts) {
  text::append_folded(text::trim(text), text_);
  if (parts == Parts::yes) return;
  is_number_ = read_number(text, number_);
  is_date_ = read_days(text, days_);
}

bool OrderedBound::fits(Comparison comparison, std::string_view value, std::string& scratch) const {
  if (is_unknown(value)) return false;
  Bounds bounds;
  if (is_number_ && read_number(value, bounds)) return compare(comparison, bounds, number_);
  if (is_date_ && read_days(value, bounds)) return compare(comparison, bounds, days_);
  scratch.clear();
  text::append_folded(value, scratch);
  const Standing standing = standing_of(text::trim(scratch));
  switch (comparison) {
    case Comparison::less:
      return standing == Standing::before;
    case Comparison::at_most:
      return standing != Standing::behind;
    case Comparison::more:
      return standing == Standing::behind;
    case Comparison::at_least:
      return standing != Standing::before;
    case Comparison::fits:
    case Comparison::equal:
    case Comparison::differs:
    case Comparison::matches:
      break;
  }
  return standing == Standing::within;
}

OrderedBound::Standing OrderedBound::standing_of(std::string_view folded) const {
  if (parts_ == Parts::yes) return standing_of_parts(folded);
  if (folded.starts_with(text_)) return Standing::within;
  return folded < text_ ? Standing::before : Standing::behind;
}

// A numeric part comes before a part that is not numeric, as in append_round_key().
OrderedBound::Standing OrderedBound::standing_of_parts(std::string_view folded) const {
  for (std::string_view asked = text_; !asked.empty();) {
    if (folded.empty()) return Standing::before;
    const std::string_view own_part = take_part(folded);
    const std::string_view asked_part = take_part(asked);
    if (own_part == asked_part) continue;
    const std::int64_t own = text::parse_number(own_part);
    const std::int64_t other = text::parse_number(asked_part);
    if (own >= 0 && own == other) continue;
    const bool is_before =
        own < 0 && other < 0 ? own_part < asked_part : other < 0 || (own >= 0 && own < other);
    return is_before ? Standing::before : Standing::behind;
  }
  return Standing::within;
}

bool OrderedBound::can_precede(const OrderedBound& end) const {
  if (is_number_ && end.is_number_) return number_.first <= end.number_.last;
  if (is_date_ && end.is_date_) return days_.first <= end.days_.last;
  return end.standing_of(text_) != Standing::behind;
}

}  // namespace mt
