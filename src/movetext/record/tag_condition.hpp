// Conditions that the tags of a record and its result can answer.
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
#include <optional>
#include <string>
#include <string_view>

namespace mt {

// Returns whether tags or the result can answer a condition of that name.
constexpr bool is_of_tags(FilterName name) {
  return name != FilterName::game && name != FilterName::plies && name != FilterName::number &&
         name != FilterName::position && name != FilterName::ends;
}

// Reads one value, or "A..B" with at least one end. `read(text, Bounds&)` reads a value and returns whether
// it could.
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
// Returns an error message for a range in a comparison that does not allow this range, or an empty string if
// the comparison allows it or the value is not a range. `bounds` is the result of read_bounds().
std::string range_fault(const Condition& asked, Bounds bounds);

// NAME:TEXT      the text occurs in the value, without regard to letter case and accents
// NAME:A..B      NAME>=A and NAME<=B; either end may be missing. In quotes it is a text
// NAME=VALUE     the value is equal, without regard to letter case and accents; for rounds, parts also
//                match, as 9.2 for 9
// NAME!=VALUE    it is not, or there is none
// NAME<VALUE     it is before or less: dates, numbers, rounds part by part, other texts by their letters;
//                likewise <=, > and >=. A value that begins with VALUE is neither before nor after it.
//                A date that is known in part fits if it may
// NAME=?         the value is missing or not known; also NAME:?; NAME!=? is the opposite
// NAME~REGEX     the expression matches a part of the value
//
// A result is written as in records ("1-0" also matches "2-0"), or first, second, draw, open. A record
// without a value fits only "!=".
class TagCondition {
 public:
  // Returns an error message, or an empty string if the condition is valid.
  std::string prepare(const Condition& asked, MakePattern make_pattern);

  // `white_first`: the first side is White. `scratch` is working memory.
  bool holds(const Record& record, bool white_first, std::string& scratch) const;
  // Returns whether the record has the one value that the condition asks for. Returns false for "?" and for
  // conditions on both players.
  bool has_value(const Record& record) const;

 private:
  enum class Kind : std::uint8_t { text, number, day, year, score, nothing };

  std::string prepare_value(const Condition& asked);
  std::string prepare_bounds(const Condition& asked, std::string_view kind, std::string_view examples);
  std::string prepare_text(const Condition& asked);
  bool fits(std::string_view value, std::string& scratch) const;
  bool fits_text(std::string_view value, std::string& scratch) const;
  template <class Visit>
  bool visit_values(const Record& record, bool white_first, Visit&& visit) const;

  FilterName name_ = FilterName::player;
  Comparison comparison_ = Comparison::fits;
  Kind kind_ = Kind::text;
  bool negated_ = false;
  std::string tag_{};
  std::string text_{};  // folded
  bool is_range_ = false;
  std::optional<OrderedBound> first_{};  // lower end of a range, or the value of a comparison
  std::optional<OrderedBound> last_{};   // upper end of a range
  Bounds bounds_{};
  Score score_ = Score::unknown;
  std::shared_ptr<const Pattern> pattern_{};
};

}  // namespace mt
