// Parses and writes time controls: "3d/move", "240h+36h/240h", "90d", "none".
#include "movetext/server/domain/terms.hpp"
#include "movetext/text/number.hpp"

#include <array>

namespace mt::server::domain {
namespace {

struct Unit {
  char letter;
  Duration length;
};
constexpr std::array<Unit, 4> units{
    {{'d', day_long}, {'h', hour_long}, {'m', minute_long}, {'s', second_long}}};
constexpr Duration longest = 3650 * day_long;

std::string duration_text(Duration duration) {
  for (const auto& [letter, length] : units)
    if (duration % length == 0) return std::to_string(duration / length) + letter;
  return std::to_string(duration / second_long) + 's';
}

// Parses "3d" or "36h"; a number alone means days.
std::optional<Duration> parse_duration(std::string_view text) {
  if (text.empty()) return {};
  Duration length = day_long;
  for (const Unit& unit : units)
    if (text.back() == unit.letter) {
      length = unit.length;
      text.remove_suffix(1);
      break;
    }
  const std::int64_t count = text::parse_number(text, 1'000'000'000);
  if (count <= 0 || count > longest / length) return {};
  return count * length;
}

}  // namespace

std::string to_text(const TimeControl& time) {
  switch (time.kind) {
    case TimeControl::Kind::none:
      break;
    case TimeControl::Kind::per_move:
      return duration_text(time.limit) + "/move";
    case TimeControl::Kind::total:
      return duration_text(time.limit);
    case TimeControl::Kind::bank: {
      std::string out = duration_text(time.limit) + '+' + duration_text(time.increment);
      if (time.cap != 0) out += '/' + duration_text(time.cap);
      return out;
    }
  }
  return "none";
}

std::optional<TimeControl> parse_time_control(std::string_view text) {
  TimeControl out;
  if (text == "none") {
    out.kind = TimeControl::Kind::none;
    out.limit = 0;
    return out;
  }
  const std::size_t plus = text.find('+');
  const std::size_t slash = text.find('/');
  if (plus != std::string_view::npos) {
    out.kind = TimeControl::Kind::bank;
    const auto bank = parse_duration(text.substr(0, plus));
    const auto increment =
        parse_duration(text.substr(plus + 1, slash == std::string_view::npos ? slash : slash - plus - 1));
    const auto cap = slash == std::string_view::npos ? Duration{0} : parse_duration(text.substr(slash + 1));
    if (!bank || !increment || !cap || slash < plus) return {};
    out.limit = *bank;
    out.increment = *increment;
    out.cap = *cap;
    return out;
  }
  const bool each = slash != std::string_view::npos;
  if (each && text.substr(slash) != "/move") return {};
  const auto limit = parse_duration(text.substr(0, slash));
  if (!limit) return {};
  out.kind = each ? TimeControl::Kind::per_move : TimeControl::Kind::total;
  out.limit = *limit;
  return out;
}

}  // namespace mt::server::domain
