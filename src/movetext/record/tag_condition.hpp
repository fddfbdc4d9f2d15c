// Conditions that the tags of a record and its result answer.
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

// Says whether tags or the result answer what is asked.
constexpr bool is_of_tags(FilterName name) {
  return name != FilterName::game && name != FilterName::plies && name != FilterName::number &&
         name != FilterName::position && name != FilterName::ends;
}

// Reads "A..B", of which an end may be missing, or one value, each by `read(text, Bounds&)`, which says
// whether it could.
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
// Says what is wrong with a range that is compared so; empty: nothing, or the condition has no range.
// `bounds`: what read_bounds() made of it.
std::string range_fault(const Condition& asked, Bounds bounds);

// NAME:TEXT      the text occurs in the value, without regard to letter case and accents
// NAME:A..B      NAME>=A and NAME<=B, of which one may be missing.  In quotes it is a text
// NAME=VALUE     the value is this, without regard to letter case and accents; of rounds also what is part of
//                it, as 9.2 of 9
// NAME!=VALUE    it is not, or there is none
// NAME<VALUE     it is before or less: dates, numbers, rounds part by part, else texts by their letters; so
// are
//                <=, > and >=.  What begins with VALUE is neither before nor behind it.  A date that is known
//                in part fits if it may
// NAME=?         there is no value, or it is not known; so is NAME:?, and NAME!=? is the opposite
// NAME~REGEX     a part of the value is what the expression describes
//
// A result is one as records have it ("1-0" is also "2-0"), or first, second, draw, open.  A record without a
// value fits "!=" alone.
class TagCondition {
 public:
  // Returns what is wrong with the condition; empty: nothing.
  std::string prepare(const Condition& asked, MakePattern make_pattern);

  // `white_first`: the first side is White.  `scratch`: memory to work in.
  bool holds(const Record& record, bool white_first, std::string& scratch) const;
  // Says whether the record tells the one value that is asked for: not "?", nor what is told of both players.
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
  std::optional<OrderedBound> first_{};  // of a range, or what is compared with
  std::optional<OrderedBound> last_{};   // of a range
  Bounds bounds_{};
  Score score_ = Score::unknown;
  std::shared_ptr<const Pattern> pattern_{};
};

}  // namespace mt
