#include "movetext/server/runtime/log.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cmath>

namespace mt::server::runtime {
namespace {

constexpr std::size_t most_text = 2000;
constexpr std::array<std::string_view, 4> level_names{"debug", "info", "warn", "error"};

void add_escape(std::string& out, char32_t value) {
  constexpr std::string_view digits = "0123456789abcdef";
  out += "\\u";
  for (int shift = 12; shift >= 0; shift -= 4) out += digits[(value >> shift) & 0xFU];
}

// Returns whether the character is a control character or a character that some programs treat as the end of
// a line.
constexpr bool is_escaped(char32_t value) {
  return value < 0x20 || (value >= 0x7F && value < 0xA0) || value == 0x2028 || value == 0x2029;
}

void add_string(std::string& out, std::string_view text) {
  const bool cut = text.size() > most_text;
  const std::size_t end = std::min(text.size(), most_text);
  out += '"';
  for (std::size_t at = 0; at < end;) {
    const text::Scalar scalar = text::read_scalar(text, at);
    at += scalar.size;
    if (is_escaped(scalar.value)) {
      add_escape(out, scalar.value);
    } else {
      if (scalar.value == '"' || scalar.value == '\\') out += '\\';
      text::append_scalar(scalar.value, out);
    }
  }
  out += cut ? "...\"" : "\"";
}

void add_padded(std::string& out, std::int64_t number, std::size_t digits) {
  const std::string text = std::to_string(number);
  out.append(digits - std::min(digits, text.size()), '0').append(text);
}

void add_time(std::string& out, Time now) {
  using namespace std::chrono;
  const sys_time<milliseconds> moment{milliseconds(now)};
  const auto day = floor<days>(moment);
  const year_month_day date(day);
  const hh_mm_ss clock(moment - day);
  add_padded(out, static_cast<int>(date.year()), 4);
  out += '-';
  add_padded(out, static_cast<unsigned>(date.month()), 2);
  out += '-';
  add_padded(out, static_cast<unsigned>(date.day()), 2);
  out += 'T';
  add_padded(out, clock.hours().count(), 2);
  out += ':';
  add_padded(out, clock.minutes().count(), 2);
  out += ':';
  add_padded(out, clock.seconds().count(), 2);
  out += '.';
  add_padded(out, clock.subseconds().count(), 3);
  out += 'Z';
}

void add_value(std::string& out, const LogField& field) {
  if (const auto* text = std::get_if<std::string_view>(&field.value)) return add_string(out, *text);
  if (const auto* flag = std::get_if<bool>(&field.value)) {
    out += *flag ? "true" : "false";
  } else if (const auto* number = std::get_if<std::int64_t>(&field.value)) {
    out += std::to_string(*number);
  } else if (const double real = std::get<double>(field.value); std::isfinite(real)) {
    std::array<char, 32> digits{};
    out.append(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), real).ptr);
  } else {
    out += "null";
  }
}

}  // namespace

std::string_view name_of(LogLevel level) {
  return level_names[static_cast<std::size_t>(level)];
}

std::optional<LogLevel> find_log_level(std::string_view name) {
  for (std::size_t i = 0; i < level_names.size(); ++i)
    if (level_names[i] == name) return static_cast<LogLevel>(i);
  return std::nullopt;
}

void add_log_line(std::string& out, Time now, LogLevel level, std::string_view event,
                  std::initializer_list<LogField> fields) {
  out += "{\"time\":\"";
  add_time(out, now);
  out.append("\",\"level\":\"").append(name_of(level)).append("\",\"event\":");
  add_string(out, event);
  for (const LogField& field : fields) {
    out += ',';
    add_string(out, field.name);
    out += ':';
    add_value(out, field);
  }
  out += "}\n";
}

}  // namespace mt::server::runtime
