#include "movetext/record/merge_tags.hpp"

#include "movetext/record/name_table.hpp"
#include "movetext/record/roster.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/date.hpp"
#include "movetext/text/excerpt.hpp"

#include <string>

namespace mt {
namespace {

// Returns whether a value agrees with another one and says more: "2001.??.??" and "2001.05.07".
bool is_completed_by(std::string_view value, std::string_view other) {
  if (value.size() != other.size() || value.find('?') == std::string_view::npos) return false;
  for (std::size_t i = 0; i < value.size(); ++i)
    if (value[i] != '?' && value[i] != other[i]) return false;
  return true;
}

// Returns the value of a tag: a date in its canonical form if it can be read, any other value unchanged.
std::string canonical_value(const Record& record, const Tag& tag) {
  const std::string_view value = record.text(tag.value);
  const bool is_date = record.text(tag.name).ends_with("Date");
  const text::DateReading reading = is_date ? text::read_date(value) : text::DateReading{};
  if (reading.date.year_digits == 0) return std::string(value);
  std::string date;
  text::write_date(reading.date, date);
  return date;
}

std::string in_quotes(std::string_view value) {
  return '"' + std::string(text::excerpt(value)) + '"';
}

bool are_other_players(const Record& kept, const Record& other, bool white_first) {
  for (const RosterTag tag : {RosterTag::white, RosterTag::black}) {
    const std::string_view one = roster_value(kept, tag, white_first);
    const std::string_view two = roster_value(other, tag, white_first);
    if (is_unknown_value({}, one) || is_unknown_value({}, two)) continue;
    std::string plain_one;
    std::string plain_two;
    append_plain_name(one, plain_one);
    append_plain_name(two, plain_two);
    if (plain_one != plain_two) return true;
  }
  return false;
}

// The termination marker says the same as the tag.
void set_result(Record& record, std::string_view value) {
  if (!record.tape.empty() && record.tape.back().kind == EventKind::result)
    record.tape.back().text = record.keep(value);
}

}  // namespace

bool is_unknown_value(std::string_view name, std::string_view value) {
  value = text::trim(value);
  return value.find_first_not_of("?.") == std::string_view::npos || (name == "Result" && value == "*");
}

void merge_tags(Record& kept, const Record& other, bool white_first, MergeReport& report) {
  const bool foreign = are_other_players(kept, other, white_first);
  for (const Tag& tag : other.tags) {
    const std::string name(other.text(tag.name));
    const std::string value = canonical_value(other, tag);
    const bool says_nothing = is_unknown_value(name, value);
    const Tag* const known = kept.find_tag(name);
    if (says_nothing && (foreign || value.empty() || known != nullptr)) continue;
    const std::string now = known == nullptr ? std::string() : canonical_value(kept, *known);
    if (now == value || is_completed_by(value, now)) continue;
    const bool is_missing = is_unknown_value(name, now) || is_completed_by(now, value);
    if (foreign || !is_missing) {
      report.add_conflict(name + ' ' + in_quotes(value) +
                          (is_missing ? "" : " (kept: " + in_quotes(now) + ')'));
      continue;
    }
    kept.set_tag(name, value);
    if (name == "Result") set_result(kept, value);
    ++report.tags;
  }
}

}  // namespace mt
