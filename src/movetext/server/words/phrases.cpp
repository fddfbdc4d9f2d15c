#include "movetext/server/words/phrases.hpp"

#include "movetext/server/words/text_lines.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstddef>

namespace mt::server::words {
namespace {

struct Unit {
  Duration length;
  std::string_view name;
};
constexpr auto units = std::to_array<Unit>({{day_long, "day"}, {hour_long, "hour"}, {minute_long, "minute"}});

void add_two_digits(std::string& out, unsigned number) {
  out += static_cast<char>('0' + number / 10 % 10);
  out += static_cast<char>('0' + number % 10);
}

}  // namespace

std::string counted(std::uint64_t number, std::string_view what) {
  return std::to_string(number).append(" ").append(what).append(number == 1 ? "" : "s");
}

std::string duration_words(Duration duration) {
  if (duration <= 0) return "no time";
  if (duration < minute_long) return "less than a minute";
  std::string out;
  for (std::size_t i = 0; i < units.size(); ++i) {
    const Duration whole = duration / units[i].length;
    if (whole == 0) continue;
    out = counted(static_cast<std::uint64_t>(whole), units[i].name);
    if (i + 1 == units.size()) break;
    const Duration rest = duration % units[i].length / units[i + 1].length;
    if (rest > 0) out += " " + counted(static_cast<std::uint64_t>(rest), units[i + 1].name);
    break;
  }
  return out;
}

std::string short_duration(Duration duration) {
  if (duration <= 0) return "0m";
  if (duration < minute_long) return "<1m";
  std::string out = duration_words(duration);
  std::string cut;
  for (std::size_t i = 0; i < out.size(); ++i) {
    const bool is_letter = out[i] >= 'a' && out[i] <= 'z';
    const bool is_second_letter = is_letter && i > 0 && out[i - 1] >= 'a' && out[i - 1] <= 'z';
    const bool is_gap = out[i] == ' ' && i + 1 < out.size() && out[i + 1] >= 'a';
    if (!is_second_letter && !is_gap) cut += out[i];
  }
  return cut;
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

std::string rating_words(const RatingShown& rating) {
  const double shown = std::clamp(rating.value, -9999.0, 99999.0);
  std::string out = std::to_string(std::lround(std::isfinite(shown) ? shown : 0));
  return rating.provisional ? out + "?" : out;
}

std::string board_subject(const BoardView& view) {
  std::string out = harmless(view.game, 40) + " Board " + std::to_string(view.board);
  if (view.awaited) out += " " + view.players[static_cast<std::size_t>(*view.awaited)].name;
  if (!view.comments.empty()) out += " **";
  return harmless(out, 200);
}

}  // namespace mt::server::words
