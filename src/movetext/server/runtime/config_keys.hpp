// The table of all settings.
#pragma once
#include "movetext/server/runtime/config.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace mt::server::runtime {

// A pointer to the value of a setting. A Duration is in milliseconds; in the file it is written as "20s",
// "3ms" or "14d".
using ConfigField = std::variant<std::string*, bool*, std::uint32_t*, Duration*, std::vector<std::string>*>;

inline constexpr std::size_t most_of_config_list = 100;

enum class ConfigRule : std::uint8_t {
  any,
  choice,   // must be one of `choices`
  local,    // an address that only this machine can reach: "127.0.0.1:25", "[::1]:25", "unix:/run/x"
  address,  // "off" or a numeric address: "192.0.2.1:25", "[::1]:25"
  tcp,      // like `address`, but the host may be a name: "mail.example:25"
  word,     // letters, digits, ".", "-" and "_"; must not be empty
};

struct ConfigKey {
  std::string_view section;
  std::string_view name;
  ConfigField (*field)(Config& config);
  std::string_view meaning;  // complete sentences
  ConfigRule rule = ConfigRule::any;
  std::string_view choices{};  // only for the rule `choice`: "sqlite|postgresql"
  std::int64_t least = 0;      // only for numbers and durations
  std::int64_t most = UINT32_MAX;
};
// Returns all settings in the order of the file. The rows of one section are next to each other.
std::span<const ConfigKey> config_keys();

// Returns a sentence that describes the section.
std::string_view config_section_meaning(std::string_view section);

// Parses a duration such as "20s" or "1h30m"; the units are ms, s, m, h and d. Returns nothing if the text is
// not a duration or is longer than 10 years.
std::optional<Duration> parse_duration(std::string_view text);
std::string duration_text(Duration duration);

// Set the value of a setting. They return an error message, or an empty text if the value was set.
std::string set_config_text(Config& config, const ConfigKey& key, std::string_view value);
std::string set_config_number(Config& config, const ConfigKey& key, std::int64_t value);
std::string set_config_flag(Config& config, const ConfigKey& key, bool value);
std::string set_config_list(Config& config, const ConfigKey& key, std::vector<std::string> value);
// Returns an error message about the settings of an engine, or an empty text if they are valid.
std::string objection_to_engine(const Config::Engine& engine);

// Returns the value in the form of a settings file: "\"sqlite\"", "512", "true", "\"20s\"".
std::string config_value(const Config& config, const ConfigKey& key);

}  // namespace mt::server::runtime
