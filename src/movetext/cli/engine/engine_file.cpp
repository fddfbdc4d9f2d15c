#include "movetext/cli/engine/engine_file.hpp"

#include "movetext/engine/protocol/table/protocols.hpp"
#include "movetext/games/table/families.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/text/nearest.hpp"
#include "movetext/toml/library.hpp"
#include "movetext/toml/settings_file.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstdlib>
#include <optional>
#include <system_error>

namespace mt::cli {
namespace {

constexpr std::size_t most_engine_faults = 50;

// The keys of a section.
constexpr auto engine_keys = std::to_array<std::string_view>({"command", "protocol", "set"});

std::string in_quotes(std::string_view name) {
  return "'" + shown_setting(name) + "'";
}

// Returns the value of an option as text, or nullopt if the node has another type.
std::optional<std::string> setting_value(const toml::node& node) {
  if (const auto* text = node.as_string()) return text->get();
  if (const auto* number = node.as_integer()) return std::to_string(number->get());
  if (const auto* flag = node.as_boolean()) return flag->get() ? "true" : "false";
  if (const auto* real = node.as_floating_point()) {
    std::array<char, 64> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), real->get());
    return std::string(digits.data(), end.ptr);
  }
  return std::nullopt;
}

class EngineFileReader {
 public:
  explicit EngineFileReader(EngineFile& file) : file_(file) {}

  void read(const toml::table& root) {
    for (const auto& [name, node] : root) {
      const toml::table* const section = node.as_table();
      if (section == nullptr)
        refuse(name.source(), in_quotes(name.str()) +
                                  " must be in the section of a game or a family of games, such as [chess]");
      else
        read_section(name, *section);
    }
  }
  void refuse(const toml::source_region& where, const std::string& fault) {
    if (file_.faults.size() < most_engine_faults)
      file_.faults.push_back(file_.path + ":" + std::to_string(where.begin.line) + ": " + fault);
  }

 private:
  void read_section(const toml::key& name, const toml::table& section) {
    EngineEntry entry{.family = find_family(name.str()), .line = name.source().begin.line};
    std::optional<GameSpec> game;
    if (entry.family == nullptr) {
      if (const std::string objection = objection_to_name(name.str()); !objection.empty())
        return refuse(name.source(), objection);
      game = parse_game(name.str());
      entry.game = game->name();
    }
    for (const EngineEntry& other : file_.entries)
      if (other.family == entry.family && other.game == entry.game)
        return refuse(name.source(), in_quotes(name.str()) + " is the game of line " +
                                         std::to_string(other.line) + "; keep one of the two sections");
    if (!read_keys(name, section, entry.engine)) return;
    if (const std::string objection = objection_to_entry(entry, game); !objection.empty())
      return refuse(name.source(), "[" + std::string(name.str()) + "]: " + objection);
    file_.entries.push_back(std::move(entry));
  }

  // Returns why a name is neither a family nor a game.
  static std::string objection_to_name(std::string_view name) {
    std::string objection = game_objection(name);
    if (objection.empty() || objection.find("did you mean") != std::string::npos) return objection;
    std::vector<std::string_view> names;
    for (const Family* family : families()) names.push_back(family->name);
    const std::string_view near = text::nearest(name, names);
    if (!near.empty()) return objection + " (did you mean " + std::string(near) + "?)";
    std::string list;
    for (const std::string_view each : names) list += (list.empty() ? "" : ", ") + std::string(each);
    return objection + "; name a game of 'movetext games', or a family: " + list;
  }

  bool read_keys(const toml::key& section_name, const toml::table& section, NamedEngine& engine) {
    const std::size_t faults = file_.faults.size();
    const std::string in_section = " in [" + std::string(section_name.str()) + "]";
    for (const auto& [key, node] : section) {
      const auto* const text = node.as_string();
      if (key == "set" && node.is_table())
        read_settings(*node.as_table(), engine.settings);
      else if (key == "set")
        refuse(key.source(),
               "'set'" + in_section + " must be a section: [" + std::string(section_name.str()) + ".set]");
      else if (std::find(engine_keys.begin(), engine_keys.end(), key.str()) == engine_keys.end())
        refuse(key.source(), unknown_key(key.str(), in_section));
      else if (text == nullptr)
        refuse(node.source(), in_quotes(key.str()) + in_section + " must be a text in quotes");
      else if (key == "command")
        engine.command = text->get();
      else if ((engine.protocol = engine::find_protocol(text->get())) == nullptr)
        refuse(node.source(), unknown_protocol(text->get()));
    }
    if (!section.contains("command") && file_.faults.size() == faults)
      refuse(section_name.source(),
             "[" + std::string(section_name.str()) + "] needs a command: command = \"PROGRAM ARGUMENTS\"");
    return file_.faults.size() == faults;
  }
  static std::string unknown_key(std::string_view key, const std::string& in_section) {
    const std::string_view near = text::nearest(key, engine_keys);
    return "unknown key " + in_quotes(key) + in_section +
           (near.empty() ? "; keys are command, protocol and set"
                         : " (did you mean '" + std::string(near) + "'?)");
  }

  void read_settings(const toml::table& table, Settings& settings) {
    for (const auto& [name, node] : table) {
      if (auto value = setting_value(node))
        settings.emplace_back(name.str(), std::move(*value));
      else
        refuse(node.source(),
               "the option " + in_quotes(name.str()) + " must be a text, a number, true or false");
    }
  }

  // Returns why the engine cannot be used for its game, or for any game of its family.
  static std::string objection_to_entry(const EngineEntry& entry, const std::optional<GameSpec>& game) {
    if (game) return objection_to(entry.engine, game, EngineWords::file);
    std::string first;
    for (const GameRow& row : entry.family->games) {
      std::string objection = objection_to(entry.engine, spec_of(row), EngineWords::file);
      if (objection.empty()) return objection;
      if (first.empty()) first = std::move(objection);
    }
    return first;
  }

  EngineFile& file_;
};

}  // namespace

const EngineEntry* EngineFile::entry_for(const GameSpec& game) const {
  const EngineEntry* of_family = nullptr;
  for (const EngineEntry& entry : entries) {
    if (entry.family == nullptr && entry.game == game.name()) return &entry;
    if (entry.family == &game.family()) of_family = &entry;
  }
  return of_family;
}

std::string engine_file_path() {
  const char* const config =
      std::getenv("XDG_CONFIG_HOME");  // NOLINT(concurrency-mt-unsafe): nothing sets it
  // The specification of XDG ignores a path that is not absolute.
  if (config != nullptr && config[0] == '/') return std::string(config) + "/movetext/engines.toml";
  const char* const home = std::getenv("HOME");  // NOLINT(concurrency-mt-unsafe): nothing sets it
  if (home == nullptr || *home == '\0') return {};
  return std::string(home) + "/.config/movetext/engines.toml";
}

EngineFile read_engine_file(const std::string& path) {
  EngineFile out{.path = path};
  if (path.empty()) return out;
  std::string text;
  const int fault = read_settings_file(path, text);
  if (fault == ENOENT || fault == ENOTDIR) return out;
  if (fault != 0)
    out.faults.push_back(path + ": " + std::generic_category().message(fault));
  else if (text.size() > most_settings_bytes)
    out.faults.push_back(path + ": must not be larger than 1 MiB");
  else
    return read_engines(text, path);
  return out;
}

EngineFile read_engines(std::string_view toml, const std::string& path) {
  EngineFile out{.path = path};
  EngineFileReader reader(out);
  const toml::parse_result result = toml::parse(toml, path);
  if (result)
    reader.read(result.table());
  else
    reader.refuse(result.error().source(), std::string(result.error().description()));
  return out;
}

}  // namespace mt::cli
