// The time of a game: DT in GGF; the tags Date, Time and TimeZone in a record.
#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace mt::ggf {

struct When {
  std::string date;  // "2003.12.15"
  std::string time;  // "13:24:03"; empty if not given
  std::string zone;  // "MST"; empty if not given
  friend bool operator==(const When&, const When&) = default;
};

// Reads a value of DT: "2003.12.15_13:24:03.MST", "2000-4-16 11:13 EST", "2014-02-21 20:52:27 GMT", a date
// alone, or the number of seconds since 1970. Returns nullopt if the value has a different form.
std::optional<When> read_when(std::string_view value);
// Returns the value of DT, written like "2003.12.15_13:24:03.MST".
std::string write_when(const When& when);

}  // namespace mt::ggf
