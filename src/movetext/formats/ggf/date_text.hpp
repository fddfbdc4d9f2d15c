// The moment of DT, in all shapes that servers and programs write; and the tags Date, Time and TimeZone that
// a record has for it.
#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace mt::ggf {

struct DateText {
  std::string date;  // "2003.12.15"; empty: unknown
  std::string time;  // "13:24:03", "11:13"; empty: not given
  std::string zone;  // "MST"; empty: not given
};

// Reads "2003.12.15_13:24:03.MST", "2000-4-16 11:13 EST", "2014-02-21 20:52:27 GMT", a date alone, and the
// seconds since 1970 began in Greenwich.  Nothing: it is none of them.
std::optional<DateText> read_date_text(std::string_view value);

// Returns the value of DT, "2003.12.15_13:24:03.MST".
std::string date_value(const DateText& date);

}  // namespace mt::ggf
