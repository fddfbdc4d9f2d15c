// Calendar dates with unknown parts, in the spellings that game records use.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::text {

// The canonical text has ten characters, "YYYY.MM.DD", with "?" for each unknown digit. A whole field may be
// unknown, or the last digits of the year ("19??").
struct Date {
  std::int16_t year = 0;         // unknown digits are 0 here
  std::uint8_t year_digits = 0;  // number of known digits from the left, 0..4
  std::uint8_t month = 0;        // 1..12; 0 if unknown
  std::uint8_t day = 0;          // 1..31; 0 if unknown
  friend constexpr bool operator==(const Date&, const Date&) = default;
};

enum class DateForm : std::uint8_t {
  unknown,    // empty, "?", "????.??.??", "-"
  canonical,  // already YYYY.MM.DD
  spelled,    // one date in another spelling, which can be written canonically
  range,      // two dates with a dash between them; `date` is the first date, and the text is kept
  text,       // not a date
};

struct DateReading {
  Date date;
  DateForm form = DateForm::text;
};

// Reads these forms: YYYY.MM.DD, YYYY-MM-DD, YYYY/MM/DD, DD-MM-YYYY, D.M.YYYY, DD/MM/YYYY (day first), YYYY,
// YYYY.MM, months in words with a year ("17 april 2009"), Chinese ("1997年11月16日"), ranges "a -
// b". Trailing dots are allowed, and "?" may replace digits or fields. A year, month or day of zero is
// unknown. A day that does not exist is DateForm::text.
DateReading read_date(std::string_view text);

// Appends the canonical text.
void write_date(const Date& date, std::string& out);

// The first and the last possible day of a date, as YYYYMMDD; {0, 0} if no digit of the year is known.
struct DayRange {
  std::int32_t first = 0;
  std::int32_t last = 0;
};
DayRange day_range(const Date& date);

}  // namespace mt::text
