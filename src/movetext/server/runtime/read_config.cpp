// Reads the settings of a server from a file.
#include "movetext/server/runtime/config.hpp"
#include "movetext/server/runtime/config_keys.hpp"
#include "movetext/text/nearest.hpp"
#include "movetext/text/same_word.hpp"
#include "movetext/toml/library.hpp"
#include "movetext/toml/settings_file.hpp"

#include <algorithm>
#include <cstdio>

namespace mt::server::runtime {
namespace {

constexpr std::size_t most_faults = 50;
constexpr std::size_t most_engines = 50;
constexpr std::string_view engine_section = "engine";

class ConfigReader {
 public:
  ConfigReader(std::string_view file, ConfigReading& reading) : file_(file), reading_(reading) {}

  void read(const toml::table& root) {
    for (const auto& [name, node] : root) {
      if (const toml::table* section = node.as_table(); section != nullptr && is_section(name.str()))
        read_section(name.str(), *section);
      else if (is_section(name.str()))
        complain(node.source(),
                 "'" + std::string(name.str()) + "' must be a section: [" + std::string(name.str()) + "]");
      else
        complain(name.source(),
                 "unknown section '" + shown_setting(name.str()) + "'" + meant(name.str(), section_names()));
    }
  }

  void complain(const toml::source_region& where, std::string message) {
    if (reading_.faults.size() >= most_faults) return;
    reading_.faults.push_back({file_, where.begin.line, where.begin.column, std::move(message)});
  }

 private:
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
      if (section == engine_section && node.is_table()) continue;
      if (const ConfigKey* key = find(section, name.str()))
        read_value(*key, node);
      else
        complain(name.source(), unknown(section, name.str()));
    }
    if (section == engine_section)
      for (const auto& [name, node] : table)
        if (const toml::table* engine = node.as_table()) read_engine(name, *engine);
  }

  // Reads the section of one engine. Keys that the section does not set have the values of the section
  // [engine].
  void read_engine(const toml::key& name, const toml::table& table) {
    Config& config = reading_.config;
    if (config.engines.size() >= most_engines)
      return complain(name.source(), "there are more than " + std::to_string(most_engines) + " engines");
    for (const Config::Engine& other : config.engines)
      if (text::same_in_any_case(other.name, name.str()))
        return complain(name.source(),
                        "engine '" + shown_setting(name.str()) + "' has the same name as another engine");
    const Config::Engine of_all = config.engine;
    config.engine.name = name.str();
    for (const auto& [key_name, node] : table) {
      if (const ConfigKey* key = find(engine_section, key_name.str()))
        read_value(*key, node);
      else
        complain(key_name.source(), unknown(engine_section, key_name.str()));
    }
    if (const std::string objection = objection_to_engine(config.engine); !objection.empty())
      complain(name.source(), "engine '" + shown_setting(name.str()) + "' " + objection);
    config.engines.push_back(std::move(config.engine));
    config.engine = of_all;
  }

  static const ConfigKey* find(std::string_view section, std::string_view name) {
    for (const ConfigKey& key : config_keys())
      if (key.section == section && key.name == name) return &key;
    return nullptr;
  }

  // Returns the message for an unknown key. If the key is the name of a secret, which must not be in the
  // file, the message names the key that sets the file of this secret.
  static std::string unknown(std::string_view section, std::string_view name) {
    const std::string as_file = std::string(name.substr(0, 60)) + "_file";
    if (find(section, as_file) != nullptr)
      return "'" + shown_setting(name) +
             "' is a secret, which must not be in this file; write the secret to a file of mode 0600 and set "
             "the file in '" +
             as_file + "'";
    std::vector<std::string_view> names;
    for (const ConfigKey& key : config_keys())
      if (key.section == section) names.push_back(key.name);
    return "unknown key '" + shown_setting(name) + "' in [" + std::string(section) + "]" + meant(name, names);
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
    else if (const auto* list = node.as_array())
      objection = list_objection(key, *list);
    if (!objection.empty()) complain(node.source(), "'" + std::string(key.name) + "' " + objection);
    if (key.section == "server" && key.name == "data") reading_.names_data = true;
  }

  std::string list_objection(const ConfigKey& key, const toml::array& list) {
    std::vector<std::string> texts;
    for (const toml::node& each : list) {
      const auto* text = each.as_string();
      if (text == nullptr || texts.size() > most_of_config_list) return "must be a list of texts";
      texts.push_back(text->get());
    }
    return set_config_list(reading_.config, key, std::move(texts));
  }

  std::string file_;
  ConfigReading& reading_;
};

}  // namespace

std::string to_text(const ConfigFault& fault) {
  std::string out = fault.file;
  if (fault.line > 0) out += ":" + std::to_string(fault.line) + ":" + std::to_string(fault.column);
  return out + ": " + fault.message;
}

ConfigReading read_config(std::string_view toml, std::string_view file) {
  ConfigReading reading;
  if (toml.size() > most_settings_bytes) {
    reading.faults.push_back({std::string(file), 0, 0, "must not be larger than 1 MiB"});
    return reading;
  }
  ConfigReader reader(file, reading);
  const toml::parse_result result = toml::parse(toml, file);
  if (result)
    reader.read(result.table());
  else
    reader.complain(result.error().source(), std::string(result.error().description()));
  return reading;
}

ConfigReading read_config_file(const std::string& path) {
  std::string text;
  if (read_settings_file(path, text) == 0) return read_config(text, path);
  ConfigReading reading;
  reading.faults.push_back({path, 0, 0, "cannot be read"});
  return reading;
}

}  // namespace mt::server::runtime
