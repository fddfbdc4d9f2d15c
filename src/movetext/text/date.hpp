// Calendar dates with unknown parts, in the spellings that game records use.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::text {

// The canonical text is ten characters, "YYYY.MM.DD", with "?" for each unknown digit; unknown digits are the
// last ones of a year ("19??") or a whole field.
struct Date {
  std::int16_t year = 0;         // unknown digits count as 0
  std::uint8_t year_digits = 0;  // known digits from the left, 0..4
  std::uint8_t month = 0;        // 1..12; 0 if unknown
  std::uint8_t day = 0;          // 1..31; 0 if unknown
  friend constexpr bool operator==(const Date&, const Date&) = default;
};

enum class DateForm : std::uint8_t {
  unknown,    // empty, "?", "????.??.??", "-"
  canonical,  // already YYYY.MM.DD
  spelled,    // another spelling of one date, which can be written canonically
  range,      // two dates with a dash: `date` is the first; the text is kept
  text,       // no rule can read it
};

struct DateReading {
  Date date;
  DateForm form = DateForm::text;
};

// Reads YYYY.MM.DD, YYYY-MM-DD, YYYY/MM/DD, DD-MM-YYYY, D.M.YYYY, DD/MM/YYYY (day first), YYYY, YYYY.MM,
// trailing dots, "?" in place of digits or fields, months in words with a year ("17 april 2009"), Chinese
// ("1997年11月16日"), ranges "a - b". A zero year, month or day is unknown. A day that the calendar does not
// have is text.
DateReading read_date(std::string_view text);

// Appends the ten characters.
void write_date(const Date& date, std::string& out);

// The first and the last day that a date may mean, as YYYYMMDD; {0, 0} if the year is completely unknown.
struct DayRange {
  std::int32_t first = 0;
  std::int32_t last = 0;
};
DayRange day_range(const Date& date);

}  // namespace mt::text
