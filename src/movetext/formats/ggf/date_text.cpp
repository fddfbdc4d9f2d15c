#include "movetext/formats/ggf/date_text.hpp"

#include "movetext/formats/ggf/two_digits.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/date.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <chrono>

namespace mt::ggf {
namespace {

constexpr std::string_view greenwich = "GMT";
constexpr std::size_t least_digits = 9;                // of seconds since 1970: from 1973 on
constexpr std::int64_t last_second = 253'402'300'799;  // the end of the year 9999

DateText moment(std::int64_t seconds) {
  constexpr std::int64_t day = 86'400;
  const std::chrono::year_month_day date{std::chrono::sys_days{std::chrono::days{seconds / day}}};
  const std::int64_t rest = seconds % day;
  return {std::to_string(static_cast<int>(date.year())) + '.' +
              two_digits(static_cast<unsigned>(date.month())) + '.' +
              two_digits(static_cast<unsigned>(date.day())),
          two_digits(rest / 3600) + ':' + two_digits(rest / 60 % 60) + ':' + two_digits(rest % 60),
          std::string(greenwich)};
}

// Returns the size of "13:24:03" or "11:13" at the front of a text; 0: none is there.
std::size_t time_size(std::string_view text) {
  std::size_t at = 0;
  int fields = 0;
  for (; fields < 3; ++fields) {
    std::size_t digits = at;
    while (digits < text.size() && digits < at + 2 && text::is_digit(text[digits])) ++digits;
    const std::int64_t field = text::parse_number(text.substr(at, digits - at));
    if (field < 0 || field > (fields == 0 ? 23 : 59)) return 0;
    at = digits;
    if (fields == 2 || at >= text.size() || text[at] != ':') break;
    ++at;
  }
  return fields > 0 ? at : 0;
}

bool is_space(char c) {
  return c == '_' || text::is_blank(c);
}

}  // namespace

std::optional<DateText> read_date_text(std::string_view value) {
  value = text::trim(value);
  if (value.size() >= least_digits)
    if (const std::int64_t seconds = text::parse_number(value, last_second); seconds >= 0)
      return moment(seconds);
  const auto space =
      static_cast<std::size_t>(std::find_if(value.begin(), value.end(), is_space) - value.begin());
  const text::DateReading date = text::read_date(value.substr(0, space));
  if (date.form == text::DateForm::unknown && space == value.size()) return DateText{};
  if (date.form != text::DateForm::canonical && date.form != text::DateForm::spelled) return std::nullopt;
  DateText read;
  text::write_date(date.date, read.date);
  if (space == value.size()) return read;
  const std::string_view rest = value.substr(space + 1);
  const std::size_t time = time_size(rest);
  if (time == 0 || (time < rest.size() && rest[time] != '.' && !is_space(rest[time]))) return std::nullopt;
  read.time = rest.substr(0, time);
  if (time < rest.size()) read.zone = text::trim(rest.substr(time + 1));
  return read;
}

std::string date_value(const DateText& date) {
  std::string value = date.date;
  if (!date.time.empty()) value.append("_").append(date.time);
  if (!date.time.empty() && !date.zone.empty()) value.append(".").append(date.zone);
  return value;
}

}  // namespace mt::ggf
