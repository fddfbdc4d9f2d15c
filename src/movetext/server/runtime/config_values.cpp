// Parses, checks and writes the values of settings.
#include "movetext/server/runtime/config_keys.hpp"
#include "movetext/server/transport/endpoint.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/runs.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace mt::server::runtime {
namespace {

struct Unit {
  std::string_view name;
  Duration length;
};
constexpr auto units = std::to_array<Unit>(
    {{"d", day_long}, {"h", hour_long}, {"m", minute_long}, {"s", second_long}, {"ms", 1}});
constexpr Duration longest = 3660 * day_long;
constexpr std::size_t longest_text = 1000;
constexpr std::string_view needs_list = "must be a list of texts, like [\"one\", \"two\"]";

const Unit* find_unit(std::string_view name) {
  for (const Unit& unit : units)
    if (unit.name == name) return &unit;
  return nullptr;
}

bool is_choice(std::string_view choices, std::string_view value) {
  for (std::size_t at = 0; at <= choices.size();) {
    const std::size_t end = std::min(choices.find('|', at), choices.size());
    if (choices.substr(at, end - at) == value) return true;
    at = end + 1;
  }
  return false;
}

// Returns whether the value is one or more words separated by dots, as a domain is.
bool is_word(std::string_view value) {
  char before = '.';
  for (const char c : value) {
    if (!text::is_letter(c) && !text::is_digit(c) && c != '.' && c != '-' && c != '_') return false;
    if ((before == '.' && (c == '.' || c == '-')) || (before == '-' && c == '.')) return false;
    before = c;
  }
  return before != '.' && before != '-';
}

std::string text_objection(const ConfigKey& key, std::string_view value) {
  if (value.size() > longest_text) return "must not be longer than 1000 bytes";
  for (const char c : value)
    if (static_cast<unsigned char>(c) < ' ' || c == '\x7F') return "must not contain control characters";
  if (key.rule == ConfigRule::choice && !is_choice(key.choices, value))
    return "must be one of " + std::string(key.choices);
  const auto endpoint = transport::parse_endpoint(value);
  if (key.rule == ConfigRule::local && (!endpoint || !transport::is_of_this_machine(*endpoint)))
    return "must be an address that only this machine can reach, like 127.0.0.1:25, [::1]:25 or "
           "unix:/run/name";
  if (key.rule == ConfigRule::tcp || key.rule == ConfigRule::address) {
    const bool named = endpoint && endpoint->kind == transport::Endpoint::Kind::tcp &&
                       !transport::is_address(endpoint->host);
    if (!endpoint || endpoint->kind == transport::Endpoint::Kind::local ||
        (named && key.rule == ConfigRule::address))
      return "must be like 127.0.0.1:25, [::1]:25, or off";
  }
  if (key.rule == ConfigRule::word && !is_word(value))
    return "must consist of letters, digits, dots, hyphens and underscores, and must not begin or end with a "
           "dot "
           "or hyphen";
  return {};
}

std::string in_quotes(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + "\"";
}

}  // namespace

std::optional<Duration> parse_duration(std::string_view text) {
  if (text.empty() || text.size() > 60) return std::nullopt;
  Duration sum = 0;
  for (std::size_t at = 0; at < text.size();) {
    const auto number = text::take_number(text, at, text.size(), UINT32_MAX);
    const std::size_t end = text::letters_end(text, at, text.size());
    const Unit* unit = find_unit(text.substr(at, end - at));
    if (!number || unit == nullptr || *number > longest / unit->length) return std::nullopt;
    sum += static_cast<Duration>(*number) * unit->length;
    if (sum > longest) return std::nullopt;
    at = end;
  }
  return sum;
}

std::string duration_text(Duration duration) {
  if (duration == 0) return "0s";
  std::string out;
  for (const Unit& unit : units) {
    if (const Duration whole = duration / unit.length; whole > 0)
      out.append(std::to_string(whole)).append(unit.name);
    duration %= unit.length;
  }
  return out;
}

std::string set_config_text(Config& config, const ConfigKey& key, std::string_view value) {
  const ConfigField field = key.field(config);
  if (auto* const* text = std::get_if<std::string*>(&field)) {
    std::string objection = text_objection(key, value);
    if (objection.empty()) (*text)->assign(value);
    return objection;
  }
  if (auto* const* duration = std::get_if<Duration*>(&field)) {
    const auto read = parse_duration(value);
    if (!read) return "must be a time like \"20s\", \"5m\", \"1h30m\" or \"14d\"";
    if (*read < key.least || *read > key.most)
      return "must be from " + duration_text(key.least) + " to " + duration_text(key.most);
    **duration = *read;
    return {};
  }
  if (std::holds_alternative<std::vector<std::string>*>(field)) return std::string(needs_list);
  return std::holds_alternative<bool*>(field) ? "must be true or false, without quotes"
                                              : "must be a number, without quotes";
}

std::string set_config_number(Config& config, const ConfigKey& key, std::int64_t value) {
  const ConfigField field = key.field(config);
  if (std::holds_alternative<Duration*>(field)) return "must be a time in quotes, like \"20s\" or \"14d\"";
  if (std::holds_alternative<std::string*>(field)) return "must be a text in quotes";
  if (std::holds_alternative<bool*>(field)) return "must be true or false";
  if (std::holds_alternative<std::vector<std::string>*>(field)) return std::string(needs_list);
  if (value < key.least || value > key.most)
    return "must be from " + std::to_string(key.least) + " to " + std::to_string(key.most);
  *std::get<std::uint32_t*>(field) = static_cast<std::uint32_t>(value);
  return {};
}

std::string set_config_flag(Config& config, const ConfigKey& key, bool value) {
  const ConfigField field = key.field(config);
  if (auto* const* flag = std::get_if<bool*>(&field)) {
    **flag = value;
    return {};
  }
  return "must not be true or false";
}

std::string set_config_list(Config& config, const ConfigKey& key, std::vector<std::string> value) {
  const ConfigField field = key.field(config);
  auto* const* list = std::get_if<std::vector<std::string>*>(&field);
  if (list == nullptr) return "must not be a list";
  if (value.size() > most_of_config_list)
    return "must not have more than " + std::to_string(most_of_config_list) + " texts";
  for (const std::string& each : value)
    if (std::string objection = text_objection(key, each); !objection.empty()) return objection;
  **list = std::move(value);
  return {};
}

std::string config_value(const Config& config, const ConfigKey& key) {
  Config copy = config;
  const ConfigField field = key.field(copy);
  if (auto* const* text = std::get_if<std::string*>(&field)) return in_quotes(**text);
  if (auto* const* flag = std::get_if<bool*>(&field)) return **flag ? "true" : "false";
  if (auto* const* number = std::get_if<std::uint32_t*>(&field)) return std::to_string(**number);
  if (auto* const* list = std::get_if<std::vector<std::string>*>(&field)) {
    std::string out = "[";
    for (const std::string& each : **list) out += (out.size() > 1 ? ", " : "") + in_quotes(each);
    return out + "]";
  }
  return in_quotes(duration_text(*std::get<Duration*>(field)));
}

}  // namespace mt::server::runtime
