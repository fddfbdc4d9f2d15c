#include "movetext/formats/ggf/move_value.hpp"

#include "movetext/formats/ggf/two_digits.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/embedded_command.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace mt::ggf {
namespace {

constexpr std::string_view eval_command = "eval";
constexpr std::string_view time_command = "emt";
constexpr std::int64_t most_seconds = 999'999'999;

// Returns a decimal number without a plus, and zero without any sign.
std::string plain(std::string_view decimal) {
  const bool zero = decimal.find_first_of("123456789") == std::string_view::npos;
  if (decimal.front() == '+' || (zero && decimal.front() == '-')) decimal.remove_prefix(1);
  return std::string(decimal);
}

// Returns "0:00:28.64" for "28.64"; other texts stay.
std::string clock_of(std::string_view seconds) {
  const std::size_t dot = std::min(seconds.find('.'), seconds.size());
  const std::int64_t whole = text::parse_number(seconds.substr(0, dot), most_seconds);
  if (whole < 0 || !is_decimal(seconds)) return std::string(seconds);
  return std::to_string(whole / 3600) + ':' + two_digits(whole / 60 % 60) + ':' + two_digits(whole % 60) +
         std::string(seconds.substr(dot));
}

// Returns "28.64" for "0:00:28.64"; other texts stay.
std::string seconds_of(std::string_view clock) {
  const std::size_t dot = std::min(clock.find('.'), clock.size());
  std::int64_t seconds = 0;
  int fields = 0;
  for (std::size_t at = 0; at < dot; ++fields) {
    const std::size_t end = std::min(clock.find(':', at), dot);
    const std::int64_t field = text::parse_number(clock.substr(at, end - at), most_seconds / 3600);
    if (field < 0 || (fields > 0 && (field > 59 || end - at != 2))) return std::string(clock);
    seconds = 60 * seconds + field;
    at = end + 1;
  }
  const std::string_view fraction = clock.substr(dot);
  const bool digits =
      std::all_of(fraction.begin() + (fraction.empty() ? 0 : 1), fraction.end(), text::is_digit);
  if (fields != 3 || !digits || clock[dot - 1] == ':') return std::string(clock);
  return std::to_string(seconds) + std::string(fraction);
}

// Says whether a text may be a part of a value: no sign in it ends one.
bool is_part(std::string_view text, std::string_view ends) {
  return text.find_first_of(ends) == std::string_view::npos;
}

}  // namespace

MoveValue split_value(std::string_view value) {
  const std::size_t first = std::min(value.find('/'), value.size());
  const std::size_t second = std::min(value.find('/', first + 1), value.size());
  MoveValue parts{.move = text::trim(value.substr(0, first)), .evaluation = {}, .time = {}};
  if (first < value.size()) parts.evaluation = text::trim(value.substr(first + 1, second - first - 1));
  if (second < value.size()) parts.time = text::trim(value.substr(second + 1));
  return parts;
}

bool is_decimal(std::string_view text) {
  if (!text.empty() && (text[0] == '+' || text[0] == '-')) text.remove_prefix(1);
  const std::size_t dot = std::min(text.find('.'), text.size());
  const auto digits = [](std::string_view part) {
    return std::all_of(part.begin(), part.end(), text::is_digit);
  };
  const std::string_view fraction = text.substr(std::min(dot + 1, text.size()));
  return digits(text.substr(0, dot)) && digits(fraction) && dot + fraction.size() > 0;
}

std::string negated(std::string_view decimal) {
  const std::string number = plain(decimal);
  if (number.find_first_of("123456789") == std::string::npos) return number;
  return number.front() == '-' ? number.substr(1) : '-' + number;
}

std::string comment_of(const MoveValue& value, Side mover) {
  std::string comment;
  const auto add = [&](std::string_view name, std::string_view text) {
    comment.append(comment.empty() ? "" : " ").append("[%").append(name).append(" ");
    comment.append(text).append("]");
  };
  if (is_decimal(value.evaluation))
    add(eval_command, mover == Side::first ? plain(value.evaluation) : negated(value.evaluation));
  else if (!value.evaluation.empty())
    add(eval_command, value.evaluation);
  if (!value.time.empty()) add(time_command, clock_of(value.time));
  return comment;
}

void Said::add(std::string_view comment, Side mover) {
  std::size_t at = 0;
  while (const auto command = text::find_command(comment, at)) {
    more |= !text::trim(comment.substr(at, command->begin - at)).empty();
    at = command->end;
    if (command->name == eval_command && evaluation.empty() && is_part(command->value, "/[]"))
      evaluation = !is_decimal(command->value) ? std::string(command->value)
                   : mover == Side::first      ? plain(command->value)
                                               : negated(command->value);
    else if (command->name == time_command && time.empty() && is_part(command->value, "[]"))
      time = seconds_of(command->value);
    else
      more = true;
  }
  more |= !text::trim(comment.substr(at)).empty();
}

}  // namespace mt::ggf
