#include "movetext/record/tag_condition.hpp"

#include "movetext/record/named_value.hpp"
#include "movetext/record/roster.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/date.hpp"
#include "movetext/text/folded.hpp"
#include "movetext/text/number.hpp"

namespace mt {
namespace {

constexpr std::int64_t year_in_days = 10000;  // factor of the year in a day written as the number YYYYMMDD

bool read_day(std::string_view text, Bounds& out) {
  const text::DateReading reading = text::read_date(text);
  const text::DayRange days = text::day_range(reading.date);
  out = {days.first, days.last};
  return days.last > 0 && reading.form != text::DateForm::range;
}

bool read_year(std::string_view text, Bounds& out) {
  const text::DayRange days = text::day_range(text::read_date(text).date);
  out = {days.first / year_in_days, days.last / year_in_days};
  return days.last > 0;
}

// Reads the first and the last possible day of a date. If the text is a range of dates, only the first date
// counts.
bool read_days_of_record(std::string_view text, Bounds& out) {
  const text::DayRange days = text::day_range(text::read_date(text).date);
  out = {days.first, days.last};
  return days.last > 0;
}

Score asked_score(std::string_view text) {
  if (text == "first") return Score::first_wins;
  if (text == "second") return Score::second_wins;
  if (text == "draw") return Score::draw;
  return text == "open" ? Score::open : read_score(text);
}

bool is_order(Comparison comparison) {
  return comparison == Comparison::less || comparison == Comparison::at_most ||
         comparison == Comparison::more || comparison == Comparison::at_least;
}

// Returns whether the condition asks for a missing value. A result is never missing, since an open result is
// also a value.
bool asks_for_nothing(const Condition& asked) {
  return asked.value == "?" && !asked.quoted && asked.name != FilterName::result &&
         !is_order(asked.comparison);
}

std::string reversed(const std::string& value) {
  return "the range '" + value + "' ends before it begins";
}

std::string range_behind_order(const std::string& value) {
  return "'" + value + "' is a range, but <, <=, > and >= compare with a single value; write NAME:A..B";
}

}  // namespace

std::string range_fault(const Condition& asked, Bounds bounds) {
  Ends ends;
  if (!read_ends(asked.value, ends)) return {};
  if (is_order(asked.comparison)) return range_behind_order(asked.value);
  return bounds.first > bounds.last ? reversed(asked.value) : std::string();
}

std::string TagCondition::prepare(const Condition& asked, MakePattern make_pattern) {
  name_ = asked.name;
  comparison_ = asked.comparison;
  tag_ = asked.tag;
  negated_ = asked.comparison == Comparison::differs;
  if (negated_) comparison_ = Comparison::equal;
  if (comparison_ != Comparison::matches) return prepare_value(asked);
  std::string fault;
  if (make_pattern == nullptr) return "this program was built without regular expressions";
  pattern_ = make_pattern(asked.value, fault);
  return pattern_ ? std::string() : "invalid regular expression '" + asked.value + "': " + fault;
}

std::string TagCondition::prepare_value(const Condition& asked) {
  if (asks_for_nothing(asked)) {
    kind_ = Kind::nothing;
    return {};
  }
  switch (name_) {
    case FilterName::date:
      kind_ = Kind::day;
      return prepare_bounds(asked, "date", "2001 or 2001.05..2001.08");
    case FilterName::year:
      kind_ = Kind::year;
      return prepare_bounds(asked, "year", "2001 or 1990..2001");
    case FilterName::elo:
    case FilterName::white_elo:
    case FilterName::black_elo:
      kind_ = Kind::number;
      return prepare_bounds(asked, "rating", "2400 or 2000..2400");
    case FilterName::result:
      kind_ = Kind::score;
      score_ = asked_score(asked.value);
      if (comparison_ != Comparison::fits && comparison_ != Comparison::equal)
        return "results cannot be compared by order; use : or =";
      return score_ == Score::other || score_ == Score::unknown
                 ? "invalid result '" + asked.value + "'; use 1-0, 0-1, draw or *"
                 : std::string();
    default:
      return prepare_text(asked);
  }
}

// `kind` names the kind of value and `examples` shows some values, for the error message.
std::string TagCondition::prepare_bounds(const Condition& asked, std::string_view kind,
                                         std::string_view examples) {
  const bool good = kind_ == Kind::day    ? read_bounds(asked.value, bounds_, read_day)
                    : kind_ == Kind::year ? read_bounds(asked.value, bounds_, read_year)
                                          : read_bounds(asked.value, bounds_, read_number);
  if (!good)
    return "invalid " + std::string(kind) + " '" + asked.value + "'; use a value such as " +
           std::string(examples);
  return range_fault(asked, bounds_);
}

std::string TagCondition::prepare_text(const Condition& asked) {
  text::append_folded(asked.value, text_);
  const auto parts = name_ == FilterName::round ? OrderedBound::Parts::yes : OrderedBound::Parts::no;
  Ends ends;
  const bool is_range = !asked.quoted && read_ends(asked.value, ends);
  if (is_order(comparison_)) {
    if (is_range) return range_behind_order(asked.value);
    first_.emplace(asked.value, parts);
    return {};
  }
  if (comparison_ == Comparison::equal && parts == OrderedBound::Parts::yes && !is_unknown(asked.value))
    first_.emplace(asked.value, parts);
  if (comparison_ != Comparison::fits || !is_range) return {};
  is_range_ = true;
  if (!ends.first.empty()) first_.emplace(ends.first, parts);
  if (!ends.last.empty()) last_.emplace(ends.last, parts);
  if (!first_ && !last_)
    return "the range '" + asked.value +
           "' has neither a first nor a last value; put it into double quotes if it is a text";
  return first_ && last_ && !first_->can_precede(*last_)
             ? reversed(asked.value) + "; put it into double quotes if it is a text"
             : std::string();
}

template <class ValueOf>
bool TagCondition::holds_of(const ValueOf& value_of, std::string& scratch) const {
  const auto named = [&](FilterName name) { return fits(value_of(name), scratch); };
  if (name_ == FilterName::player) return negated_ != (named(FilterName::white) || named(FilterName::black));
  if (name_ == FilterName::elo)
    return negated_ != (named(FilterName::white_elo) && named(FilterName::black_elo));
  return negated_ != named(name_);
}

bool TagCondition::holds(const Record& record, bool white_first, std::string& scratch) const {
  return holds_of([&](FilterName name) { return value_named(record, name, tag_, white_first); }, scratch);
}

bool TagCondition::holds_for(const std::function<std::string_view(FilterName)>& value_of,
                             std::string& scratch) const {
  return holds_of(value_of, scratch);
}

bool TagCondition::has_value(const Record& record) const {
  return !is_unknown(value_named(record, name_, tag_, true));
}

bool TagCondition::fits(std::string_view value, std::string& scratch) const {
  if (pattern_) return pattern_->finds(value);
  Bounds bounds;
  switch (kind_) {
    case Kind::text:
      return fits_text(value, scratch);
    case Kind::number:
      return read_number(value, bounds) && compare(comparison_, bounds, bounds_);
    case Kind::day:
      return read_days_of_record(value, bounds) && compare(comparison_, bounds, bounds_);
    case Kind::year:
      return read_year(value, bounds) && compare(comparison_, bounds, bounds_);
    case Kind::score:
      return read_score(value) == score_;
    case Kind::nothing:
      return is_unknown(value);
  }
  return false;
}

bool TagCondition::fits_text(std::string_view value, std::string& scratch) const {
  if (is_range_)
    return (!first_ || first_->fits(Comparison::at_least, value, scratch)) &&
           (!last_ || last_->fits(Comparison::at_most, value, scratch));
  if (first_) return first_->fits(comparison_, value, scratch);
  scratch.clear();
  text::append_folded(value, scratch);
  if (comparison_ == Comparison::fits) return scratch.find(text_) != std::string::npos;
  return text::trim(scratch) == text_;
}

}  // namespace mt
