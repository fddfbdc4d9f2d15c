#include "movetext/formats/ggf/move_value.hpp"

#include "movetext/formats/ggf/two_digits.hpp"
#include "movetext/text/any_case.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace mt::ggf {
namespace {

constexpr std::int64_t most_seconds = 999'999'999;
constexpr std::string_view eval_command = "[%eval ";
constexpr std::string_view time_command = "[%emt ";

bool are_digits(std::string_view text) {
  return std::all_of(text.begin(), text.end(), text::is_digit);
}

// Returns whether the text is a decimal number; a sign is allowed if `has_sign`.
bool is_decimal(std::string_view text, bool has_sign) {
  if (has_sign && !text.empty() && (text[0] == '+' || text[0] == '-')) text.remove_prefix(1);
  const std::size_t point = std::min(text.find('.'), text.size());
  const std::string_view fraction = text.substr(std::min(point + 1, text.size()));
  return are_digits(text.substr(0, point)) && are_digits(fraction) && point + fraction.size() > 0;
}

// A number of seconds, split into its whole part and its decimals. The text of the decimals begins with the
// point.
struct Seconds {
  std::int64_t whole = 0;
  std::string_view fraction;
};
std::optional<Seconds> read_seconds(std::string_view text) {
  if (!is_decimal(text, false)) return std::nullopt;
  const std::size_t point = std::min(text.find('.'), text.size());
  const std::int64_t whole = point == 0 ? 0 : text::parse_number(text.substr(0, point), most_seconds);
  if (whole < 0) return std::nullopt;
  return Seconds{whole, text.substr(point)};
}

// Writes seconds as "0:00:20.97".
std::string clock_of(const Seconds& time) {
  return std::to_string(time.whole / 3600) + ':' + two_digits(time.whole / 60 % 60) + ':' +
         two_digits(time.whole % 60) + std::string(time.fraction);
}

// Reads "0:00:20.97" and returns the seconds as text, "20.97". Returns nullopt if the text has a different
// form.
std::optional<std::string> seconds_of_clock(std::string_view clock) {
  const std::size_t first = clock.find(':');
  const std::size_t second = first == std::string_view::npos ? first : clock.find(':', first + 1);
  if (second == std::string_view::npos) return std::nullopt;
  const std::int64_t hours = text::parse_number(clock.substr(0, first), most_seconds / 3600 - 1);
  const std::int64_t minutes = text::parse_number(clock.substr(first + 1, second - first - 1), 59);
  const auto seconds = read_seconds(clock.substr(second + 1));
  if (hours < 0 || minutes < 0 || !seconds || seconds->whole > 59) return std::nullopt;
  return std::to_string(hours * 3600 + minutes * 60 + seconds->whole) + std::string(seconds->fraction);
}

}  // namespace

bool is_pass(std::string_view move) {
  constexpr auto words = std::to_array<std::string_view>({"pass", "pa", "ps", "--", "@@", ""});
  return text::is_one_of(move, words);
}

MoveValue read_move_value(std::string_view value) {
  std::array<std::string_view, 3> parts{};
  std::size_t count = 0;
  bool more = false;
  for (std::size_t at = 0; at <= value.size();) {
    const std::size_t end = std::min(value.find('/', at), value.size());
    if (count < parts.size()) parts[count] = text::trim(value.substr(at, end - at));
    more = ++count > parts.size();
    at = end + 1;
  }
  const auto& [move, eval, seconds] = parts;
  const bool good = !more && (eval.empty() || is_decimal(eval, true)) &&
                    (seconds.empty() || read_seconds(seconds).has_value());
  return {move, eval, seconds, good};
}

std::string comment_of(const MoveValue& value) {
  std::string comment;
  if (!value.eval.empty()) comment.append(eval_command).append(value.eval).append("]");
  const auto seconds = read_seconds(value.seconds);
  if (!value.seconds.empty() && seconds)
    comment.append(comment.empty() ? "" : " ").append(time_command).append(clock_of(*seconds)).append("]");
  return comment;
}

Told read_comment(std::string_view comment) {
  Told told;
  std::string_view rest = text::trim(comment);
  while (!rest.empty()) {
    const bool evaluates = rest.starts_with(eval_command);
    const std::string_view command = evaluates ? eval_command : time_command;
    const std::size_t end = rest.find(']');
    if (!rest.starts_with(command) || end == std::string_view::npos) break;
    const std::string_view text = text::trim(rest.substr(command.size(), end - command.size()));
    const auto seconds = evaluates ? std::nullopt : seconds_of_clock(text);
    if (evaluates && told.eval.empty() && is_decimal(text, true))
      told.eval = text;
    else if (!evaluates && told.seconds.empty() && seconds)
      told.seconds = *seconds;
    else
      break;
    rest = text::trim(rest.substr(end + 1));
  }
  told.more = rest;
  return told;
}

}  // namespace mt::ggf
