// Conditions that can be decided by the tags and the result of a record.
//
//   TagCondition condition;
//   std::string fault = condition.prepare(asked, make_pattern);
//   if (condition.holds(record, white_first, scratch)) ...
#pragma once
#include "movetext/record/filter.hpp"
#include "movetext/record/ordered_value.hpp"
#include "movetext/record/pattern.hpp"
#include "movetext/record/record.hpp"
#include "movetext/record/score.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace mt {

// Reads one value, or a range "A..B" in which one end may be missing. `read(text, Bounds&)` must read one
// value and return whether it succeeded.
template <class Read>
bool read_bounds(std::string_view text, Bounds& out, Read&& read) {
  constexpr Bounds all{INT64_MIN, INT64_MAX};
  const std::size_t dots = text.find("..");
  if (dots == std::string_view::npos) return read(text, out);
  const std::string_view first = text.substr(0, dots);
  const std::string_view last = text.substr(dots + 2);
  Bounds from = all;
  Bounds to = all;
  if ((first.empty() && last.empty()) || (!first.empty() && !read(first, from)) ||
      (!last.empty() && !read(last, to)))
    return false;
  out = {from.first, to.last};
  return true;
}
// Returns an error message if a comparison does not allow the range in the condition. Returns an empty string
// if the range is allowed or the value is not a range. `bounds` is the result of read_bounds().
std::string range_fault(const Condition& asked, Bounds bounds);

// NAME:TEXT      the value contains TEXT, ignoring letter case and accents
// NAME:A..B      NAME>=A and NAME<=B. Either end may be missing. In quotes, "A..B" is a text.
// NAME=VALUE     the value is equal, ignoring letter case and accents. A round also matches if its first
//                parts are equal (9.2 matches 9).
// NAME!=VALUE    the value is not equal, or is missing
// NAME<VALUE     the value is less (also <=, > and >=). Dates are compared by day, numbers as numbers, rounds
//                part by part, other texts by letters. A value that begins with VALUE is neither less nor
//                greater. A date that is known only in part matches if it may match.
// NAME=?         the value is missing or unknown (also NAME:?). NAME!=? is the opposite.
// NAME~REGEX     the expression matches a part of the value
//
// A result is written as in records ("1-0" also matches "2-0"), or as first, second, draw or open. A
// record without the value matches only "!=".
class TagCondition {
 public:
  // Returns an error message, or an empty string if the condition is valid.
  std::string prepare(const Condition& asked, MakePattern make_pattern);

  // `white_first`: White is the first side. `scratch` is working memory.
  bool holds(const Record& record, bool white_first, std::string& scratch) const;
  // Like holds(), for values that are stored elsewhere: `value_of` returns that of a name which denotes a
  // single text (record/named_value.hpp).
  bool holds_for(const std::function<std::string_view(FilterName)>& value_of, std::string& scratch) const;
  // Returns whether the record has the value to which the condition refers. Returns false for "?" and for
  // conditions on both players.
  bool has_value(const Record& record) const;

 private:
  enum class Kind : std::uint8_t { text, number, day, year, score, nothing };

  std::string prepare_value(const Condition& asked);
  std::string prepare_bounds(const Condition& asked, std::string_view kind, std::string_view examples);
  std::string prepare_text(const Condition& asked);
  bool fits(std::string_view value, std::string& scratch) const;
  bool fits_text(std::string_view value, std::string& scratch) const;
  template <class ValueOf>
  bool holds_of(const ValueOf& value_of, std::string& scratch) const;

  FilterName name_ = FilterName::player;
  Comparison comparison_ = Comparison::fits;
  Kind kind_ = Kind::text;
  bool negated_ = false;
  std::string tag_{};
  std::string text_{};  // folded
  bool is_range_ = false;
  std::optional<OrderedBound> first_{};  // lower end of a range, or the value in a comparison
  std::optional<OrderedBound> last_{};   // upper end of a range
  Bounds bounds_{};
  Score score_ = Score::unknown;
  std::shared_ptr<const Pattern> pattern_{};
};

}  // namespace mt
