#include "movetext/formats/ggf/when.hpp"

#include "movetext/formats/ggf/two_digits.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/date.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace mt::ggf {
namespace {

std::string time_text(std::int64_t hour, std::int64_t minute, std::int64_t second) {
  return two_digits(hour) + ':' + two_digits(minute) + ':' + two_digits(second);
}

bool is_leap(std::int64_t year) {
  return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

// Returns the date of a day; days are counted from 1970-01-01.
text::Date date_of_day(std::int64_t day) {
  constexpr std::int64_t days_of_400_years = 146'097;
  std::int64_t year = 1970 + day / days_of_400_years * 400;
  day %= days_of_400_years;
  for (std::int64_t days = 0; day >= (days = is_leap(year) ? 366 : 365); ++year) day -= days;
  std::array<std::int64_t, 12> months{31, is_leap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  std::size_t month = 0;
  for (; day >= months[month]; ++month) day -= months[month];
  return {.year = static_cast<std::int16_t>(year),
          .year_digits = 4,
          .month = static_cast<std::uint8_t>(month + 1),
          .day = static_cast<std::uint8_t>(day + 1)};
}

// Reads a number of seconds since 1970. Short numbers are refused, since they may be a year or a date without
// separators.
std::optional<When> read_unix_time(std::string_view value) {
  constexpr std::size_t least_digits = 9;
  constexpr std::int64_t latest = 253'402'300'799;  // the last second of the year 9999
  constexpr std::int64_t day = 86'400;
  const std::int64_t seconds = text::parse_number(value, latest);
  if (value.size() < least_digits || seconds < 0) return std::nullopt;
  When when{.date = {}, .time = {}, .zone = "UTC"};
  text::write_date(date_of_day(seconds / day), when.date);
  when.time = time_text(seconds / 3600 % 24, seconds / 60 % 60, seconds % 60);
  return when;
}

// Reads "13:24:03" or "13:24". Returns an empty string if the text has a different form.
std::string read_time(std::string_view text) {
  std::array<std::int64_t, 3> parts{0, 0, 0};
  constexpr std::array<std::int64_t, 3> most{23, 59, 60};
  std::size_t count = 0;
  for (std::size_t at = 0; at <= text.size(); ++count) {
    const std::size_t end = std::min(text.find(':', at), text.size());
    if (count == parts.size() || end - at > 2) return {};
    parts[count] = text::parse_number(text.substr(at, end - at), most[count]);
    if (parts[count] < 0) return {};
    at = end + 1;
  }
  return count < 2 ? std::string() : time_text(parts[0], parts[1], parts[2]);
}

bool is_zone_sign(char c) {
  return text::is_letter(c) || text::is_digit(c) || c == '+' || c == '-' || c == '/' || c == ':';
}

}  // namespace

std::optional<When> read_when(std::string_view value) {
  value = text::trim(value);
  if (auto when = read_unix_time(value)) return when;
  const std::size_t date_end = std::min(value.find_first_of("_ "), value.size());
  const text::DateReading reading = text::read_date(value.substr(0, date_end));
  if (reading.form != text::DateForm::canonical && reading.form != text::DateForm::spelled)
    return std::nullopt;
  When when;
  text::write_date(reading.date, when.date);
  if (date_end == value.size()) return when;
  const std::string_view rest = text::trim(value.substr(date_end + 1));
  const std::size_t time_end = std::min(rest.find_first_not_of("0123456789:"), rest.size());
  when.time = read_time(rest.substr(0, time_end));
  if (when.time.empty()) return std::nullopt;
  if (time_end == rest.size()) return when;
  if (rest[time_end] != '.' && rest[time_end] != ' ') return std::nullopt;
  when.zone = text::trim(rest.substr(time_end + 1));
  if (when.zone.empty() || !std::all_of(when.zone.begin(), when.zone.end(), is_zone_sign))
    return std::nullopt;
  return when;
}

std::string write_when(const When& when) {
  std::string text = when.date;
  if (when.time.empty()) return text;
  text.append("_").append(when.time);
  if (!when.zone.empty()) text.append(".").append(when.zone);
  return text;
}

}  // namespace mt::ggf
