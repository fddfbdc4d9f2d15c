#include "movetext/record/tag_condition.hpp"

#include "movetext/record/named_value.hpp"
#include "movetext/record/roster.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/date.hpp"
#include "movetext/text/folded.hpp"
#include "movetext/text/number.hpp"

namespace mt {
namespace {

constexpr std::int64_t year_in_days = 10000;  // in a day as YYYYMMDD

// Reads a number with up to three decimals, in thousandths.
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

// The dates of a record may be ranges, of which the first counts.
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

// Says whether a range of values can be asked for: a name may have two dots.
bool has_ranges(FilterName name) {
  return name == FilterName::eco || name == FilterName::round || name == FilterName::tag;
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

std::string TagCondition::prepare(const Condition& asked, MakePattern make_pattern) {
  name_ = asked.name;
  comparison_ = asked.comparison;
  tag_ = asked.tag;
  negated_ = asked.comparison == Comparison::differs;
  if (negated_) comparison_ = Comparison::equal;
  if (comparison_ != Comparison::matches) return prepare_value(asked.value);
  std::string fault;
  if (make_pattern == nullptr) return "this program has no regular expressions";
  pattern_ = make_pattern(asked.value, fault);
  return pattern_ ? std::string() : "'" + asked.value + "' is no regular expression: " + fault;
}

std::string TagCondition::prepare_value(const std::string& value) {
  text::append_folded(value, text_);
  switch (name_) {
    case FilterName::date:
      kind_ = Kind::day;
      return prepare_bounds(value) ? std::string()
                                   : "'" + value + "' is no date, as 2001 or 2001.05..2001.08";
    case FilterName::year:
      kind_ = Kind::year;
      return prepare_bounds(value) ? std::string() : "'" + value + "' is no year, as 2001 or 1990..2001";
    case FilterName::elo:
    case FilterName::white_elo:
    case FilterName::black_elo:
      kind_ = Kind::number;
      return prepare_bounds(value) ? std::string() : "'" + value + "' is no rating, as 2400 or 2000..2400";
    case FilterName::result:
      kind_ = Kind::score;
      score_ = asked_score(value);
      if (comparison_ != Comparison::fits && comparison_ != Comparison::equal)
        return "results are not less or more than others";
      return score_ == Score::other || score_ == Score::unknown
                 ? "'" + value + "' is no result, as 1-0, draw or *"
                 : std::string();
    default:
      break;
  }
  if (prepare_bounds(value)) kind_ = Kind::number;
  const std::size_t dots = text_.find("..");
  if (kind_ == Kind::text && comparison_ == Comparison::fits && has_ranges(name_) &&
      dots != std::string::npos) {
    is_range_ = true;
    end_ = text_.substr(dots + 2);
    text_.resize(dots);
  }
  return {};
}

// Reads a value as a number or as days.  A text is one where numbers are compared.
bool TagCondition::prepare_bounds(const std::string& value) {
  switch (kind_) {
    case Kind::day:
      return read_bounds(value, bounds_, read_day);
    case Kind::year:
      return read_bounds(value, bounds_, read_year);
    case Kind::number:
      return read_bounds(value, bounds_, read_number);
    case Kind::text:
    case Kind::score:
      break;
  }
  const bool is_part =
      comparison_ == Comparison::fits && (!has_ranges(name_) || value.find("..") == std::string::npos);
  return comparison_ != Comparison::equal && !is_part && read_bounds(value, bounds_, read_number);
}

template <class Visit>
bool TagCondition::visit_values(const Record& record, bool white_first, Visit&& visit) const {
  const auto named = [&](FilterName name) { return visit(value_named(record, name, tag_, white_first)); };
  if (name_ == FilterName::player) return named(FilterName::white) || named(FilterName::black);
  if (name_ == FilterName::elo) return named(FilterName::white_elo) && named(FilterName::black_elo);
  return named(name_);
}

bool TagCondition::holds(const Record& record, bool white_first, std::string& scratch) const {
  return negated_ !=
         visit_values(record, white_first, [&](std::string_view value) { return fits(value, scratch); });
}

bool TagCondition::has_value(const Record& record) const {
  const std::string_view value = text::trim(value_named(record, name_, tag_, true));
  return !value.empty() && value != "?";
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
  }
  return false;
}

bool TagCondition::fits_text(std::string_view value, std::string& scratch) const {
  scratch.clear();
  text::append_folded(value, scratch);
  const std::string_view folded = text::trim(scratch);
  // The end of a range stands for all that begins with it.
  if (is_range_)
    return !folded.empty() && folded >= text_ && (end_.empty() || folded.substr(0, end_.size()) <= end_);
  switch (comparison_) {
    case Comparison::fits:
      return folded.find(text_) != std::string_view::npos;
    case Comparison::less:
      return !folded.empty() && folded < text_;
    case Comparison::at_most:
      return !folded.empty() && folded <= text_;
    case Comparison::more:
      return folded > text_;
    case Comparison::at_least:
      return !folded.empty() && folded >= text_;
    case Comparison::equal:
    case Comparison::differs:
    case Comparison::matches:
      break;
  }
  return folded == text_;
}

}  // namespace mt
