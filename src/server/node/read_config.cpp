// The only file that knows the TOML library.
#include "movetext/server/node/config.hpp"
#include "movetext/server/node/config_keys.hpp"
#include "movetext/text/nearest.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <fcntl.h>
#include <unistd.h>

// The library asserts, or in a release build assumes, what a file may violate ("[:]"), and reports it
// properly only behind that: so the assertions are switched off, and the assumptions with them.
#pragma push_macro("NDEBUG")
#undef NDEBUG
#define TOML_ASSERT(condition) static_assert(true)
#define TOML_EXCEPTIONS 0
#include <toml++/toml.h>
#pragma pop_macro("NDEBUG")

namespace mt::server {
namespace {

constexpr std::size_t most_faults = 50;

class Reader {
 public:
  Reader(std::string_view file, ConfigReading& reading) : file_(file), reading_(reading) {}

  void read(const toml::table& root) {
    for (const auto& [name, node] : root) {
      if (const toml::table* section = node.as_table(); section != nullptr && is_section(name.str()))
        read_section(name.str(), *section);
      else if (is_section(name.str()))
        complain(node.source(),
                 "'" + std::string(name.str()) + "' must be a section: [" + std::string(name.str()) + "]");
      else
        complain(name.source(),
                 "unknown section '" + shown(name.str()) + "'" + meant(name.str(), section_names()));
    }
  }

  void complain(const toml::source_region& where, std::string message) {
    if (reading_.faults.size() >= most_faults) return;
    reading_.faults.push_back({file_, where.begin.line, where.begin.column, std::move(message)});
  }

 private:
  static std::string shown(std::string_view name) {
    std::string out(name.substr(0, 60));
    for (char& c : out)
      if (static_cast<unsigned char>(c) < ' ' || c == '\x7F') c = '?';
    return out;
  }

  static std::vector<std::string_view> section_names() {
    std::vector<std::string_view> names;
    for (const ConfigKey& key : config_keys())
      if (names.empty() || names.back() != key.section) names.push_back(key.section);
    return names;
  }

  static bool is_section(std::string_view name) {
    const auto names = section_names();
    return std::find(names.begin(), names.end(), name) != names.end();
  }

  static std::string meant(std::string_view name, const std::vector<std::string_view>& names) {
    const std::string_view near = text::nearest(name, names);
    return near.empty() ? "" : " (did you mean '" + std::string(near) + "'?)";
  }

  void read_section(std::string_view section, const toml::table& table) {
    for (const auto& [name, node] : table) {
      if (const ConfigKey* key = find(section, name.str()))
        read_value(*key, node);
      else
        complain(name.source(), unknown(section, name.str()));
    }
  }

  static const ConfigKey* find(std::string_view section, std::string_view name) {
    for (const ConfigKey& key : config_keys())
      if (key.section == section && key.name == name) return &key;
    return nullptr;
  }

  // A secret does not stand in the file, and whoever tries it must hear where it belongs.
  static std::string unknown(std::string_view section, std::string_view name) {
    const std::string as_file = std::string(name.substr(0, 60)) + "_file";
    if (find(section, as_file) != nullptr)
      return "'" + shown(name) + "' is a secret and does not belong here: name a file of mode 0600 as '" +
             as_file + "'";
    std::vector<std::string_view> names;
    for (const ConfigKey& key : config_keys())
      if (key.section == section) names.push_back(key.name);
    return "unknown key '" + shown(name) + "' in [" + std::string(section) + "]" + meant(name, names);
  }

  void read_value(const ConfigKey& key, const toml::node& node) {
    Config& config = reading_.config;
    std::string objection = "must be a text, a number, true or false";
    if (const auto* text = node.as_string())
      objection = set_config_text(config, key, text->get());
    else if (const auto* number = node.as_integer())
      objection = set_config_number(config, key, number->get());
    else if (const auto* flag = node.as_boolean())
      objection = set_config_flag(config, key, flag->get());
    if (!objection.empty()) complain(node.source(), "'" + std::string(key.name) + "' " + objection);
  }

  std::string file_;
  ConfigReading& reading_;
};

// Nothing is read twice: a pipe will do.
bool read_whole(const std::string& path, std::string& text) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  std::array<char, 8192> block{};
  ssize_t got = 0;
  while (text.size() <= most_config_bytes && (got = ::read(file, block.data(), block.size())) > 0)
    text.append(block.data(), static_cast<std::size_t>(got));
  ::close(file);
  return got >= 0;
}

}  // namespace

std::string to_text(const ConfigFault& fault) {
  std::string out = fault.file;
  if (fault.line > 0) out += ":" + std::to_string(fault.line) + ":" + std::to_string(fault.column);
  return out + ": " + fault.message;
}

ConfigReading read_config(std::string_view toml, std::string_view file) {
  ConfigReading reading;
  if (toml.size() > most_config_bytes) {
    reading.faults.push_back({std::string(file), 0, 0, "is larger than a mebibyte"});
    return reading;
  }
  Reader reader(file, reading);
  const toml::parse_result result = toml::parse(toml, file);
  if (result)
    reader.read(result.table());
  else
    reader.complain(result.error().source(), std::string(result.error().description()));
  return reading;
}

ConfigReading read_config_file(const std::string& path) {
  std::string text;
  if (read_whole(path, text)) return read_config(text, path);
  ConfigReading reading;
  reading.faults.push_back({path, 0, 0, "cannot be read"});
  return reading;
}

}  // namespace mt::server
