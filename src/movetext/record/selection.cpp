#include "movetext/record/selection.hpp"

#include "movetext/record/score.hpp"
#include "movetext/record/tape.hpp"
#include "movetext/text/date.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <span>
#include <utility>

namespace mt {
namespace {

constexpr std::array<std::string_view, 5> field_names{"player", "event", "date", "result", "plies"};
constexpr std::int32_t no_limit = std::numeric_limits<std::int32_t>::max();

Score wanted_score(std::string_view text) {
  if (text == "first") return Score::first_wins;
  if (text == "second") return Score::second_wins;
  if (text == "draw") return Score::draw;
  return text == "open" ? Score::open : read_score(text);
}

// Returns the range that one end of a condition means; false if it cannot be read.
bool read_end(Field field, std::string_view text, std::int32_t& first, std::int32_t& last) {
  if (field == Field::plies) {
    first = static_cast<std::int32_t>(text::parse_number(text, no_limit));
    last = first;
    return first >= 0;
  }
  const text::DateReading reading = text::read_date(text);
  const text::DayRange days = text::day_range(reading.date);
  first = days.first;
  last = days.last;
  return days.last > 0 && reading.form != text::DateForm::range;
}

bool read_range(Condition& condition, std::string_view text) {
  const std::size_t dots = text.find("..");
  std::int32_t ignored = 0;
  if (dots == std::string_view::npos) return read_end(condition.field, text, condition.first, condition.last);
  const std::string_view from = text.substr(0, dots);
  const std::string_view to = text.substr(dots + 2);
  condition.first = 0;
  condition.last = no_limit;
  if (from.empty() && to.empty()) return false;
  if (!from.empty() && !read_end(condition.field, from, condition.first, ignored)) return false;
  return to.empty() || read_end(condition.field, to, ignored, condition.last);
}

}  // namespace

Result<Condition> parse_condition(std::string_view text) {
  const auto fault = [&](std::size_t begin) {
    return Fault{Code::junk, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(text.size())};
  };
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return fault(0);
  Condition condition;
  condition.text = text.substr(colon + 1);
  const std::span<const std::string_view> names = field_names;
  const auto found = std::find(names.begin(), names.end(), text.substr(0, colon));
  if (found == names.end()) return Fault{Code::junk, 0, static_cast<std::uint32_t>(colon)};
  condition.field = static_cast<Field>(found - names.begin());
  bool good = !condition.text.empty();
  if (condition.field == Field::date || condition.field == Field::plies)
    good = good && read_range(condition, condition.text);
  if (condition.field == Field::result) {
    const Score score = wanted_score(condition.text);
    good = good && score != Score::other && score != Score::unknown;
  }
  if (!good) return fault(colon + 1);
  return condition;
}

bool matches(const Record& record, const Condition& condition, bool white_first) {
  const auto roster = [&](RosterTag tag) { return roster_value(record, tag, white_first); };
  switch (condition.field) {
    case Field::player:
      return text::contains_folded(roster(RosterTag::white), condition.text) ||
             text::contains_folded(roster(RosterTag::black), condition.text);
    case Field::event:
      return text::contains_folded(roster(RosterTag::event), condition.text);
    case Field::date: {
      const text::DayRange days = text::day_range(text::read_date(roster(RosterTag::date)).date);
      return days.last > 0 && days.first <= condition.last && days.last >= condition.first;
    }
    case Field::result:
      return read_score(record_result(record)) == wanted_score(condition.text);
    case Field::plies: {
      const int plies = count_plies(record);
      return plies >= condition.first && plies <= condition.last;
    }
  }
  return false;
}

}  // namespace mt
