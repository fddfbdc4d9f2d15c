#include "movetext/server/words/quantities.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <string_view>

namespace mt::server::words {
namespace {

struct Unit {
  Duration length;
  TextKey text;        // "3 hours"
  TextKey short_text;  // "3h"
};
constexpr auto units =
    std::to_array<Unit>({{day_long, "length.days"_text, "short-length.days"_text},
                         {hour_long, "length.hours"_text, "short-length.hours"_text},
                         {minute_long, "length.minutes"_text, "short-length.minutes"_text}});

// Returns the duration in its two largest units. It must be one minute or longer.
Phrase two_units(Duration duration, TextKey Unit::*text, TextKey two) {
  const Unit* larger =
      std::find_if(units.begin(), units.end() - 1, [&](const Unit& unit) { return duration >= unit.length; });
  Phrase whole(larger->*text, {{"number", duration / larger->length}});
  const Unit* smaller = larger + 1;
  const Duration rest = smaller == units.end() ? 0 : duration % larger->length / smaller->length;
  if (rest == 0) return whole;
  return {two, {{"larger", whole}, {"smaller", Phrase(smaller->*text, {{"number", rest}})}}};
}

void add_two_digits(std::string& out, unsigned number) {
  out += static_cast<char>('0' + number / 10 % 10);
  out += static_cast<char>('0' + number % 10);
}

}  // namespace

std::string duration_words(const Language& language, Duration duration) {
  if (duration <= 0) return say(language, Phrase("length.none"_text));
  if (duration < minute_long) return say(language, Phrase("length.under-a-minute"_text));
  return say(language, two_units(duration, &Unit::text, "length.two-units"_text));
}

std::string short_duration(const Language& language, Duration duration) {
  if (duration <= 0) return say(language, Phrase("short-length.none"_text));
  if (duration < minute_long) return say(language, Phrase("short-length.under-a-minute"_text));
  return say(language, two_units(duration, &Unit::short_text, "short-length.two-units"_text));
}

std::string date_words(Time time) {
  using namespace std::chrono;
  constexpr Time last = 253402300799 * second_long;  // the end of the year 9999
  const auto whole = sys_time<milliseconds>(milliseconds(std::clamp<Time>(time, 0, last)));
  const auto day = floor<days>(whole);
  const year_month_day date(day);
  const hh_mm_ss clock(floor<minutes>(whole - day));
  std::string out = std::to_string(static_cast<int>(date.year())) + "-";
  add_two_digits(out, static_cast<unsigned>(date.month()));
  out += '-';
  add_two_digits(out, static_cast<unsigned>(date.day()));
  out += ' ';
  add_two_digits(out, static_cast<unsigned>(clock.hours().count()));
  out += ':';
  add_two_digits(out, static_cast<unsigned>(clock.minutes().count()));
  return out + " UTC";
}

std::string day_words(const Language& language, Time time) {
  const std::string date = date_words(time);
  return say(
      language,
      {"day"_text, {{"year", date.substr(0, 4)}, {"month", date.substr(5, 2)}, {"day", date.substr(8, 2)}}});
}

std::string moment_words(const Language& language, Time time) {
  return say(language, {"moment"_text, {{"day", Day{time}}, {"clock", date_words(time).substr(11, 5)}}});
}

std::string rating_words(const RatingShown& rating) {
  const double shown = std::clamp(rating.value, -9999.0, 99999.0);
  std::string out = std::to_string(std::lround(std::isfinite(shown) ? shown : 0));
  return rating.provisional ? out + "?" : out;
}

}  // namespace mt::server::words
