// Writes the settings as a sample file and as a manual.
#include "movetext/server/runtime/config.hpp"
#include "movetext/server/runtime/config_keys.hpp"

#include <algorithm>

namespace mt::server::runtime {
namespace {

constexpr std::size_t comment_width = 78;

void add_comment(std::string& out, std::string_view text) {
  std::string line = "#";
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    const std::string_view word = text.substr(at, end - at);
    if (line.size() + 1 + word.size() > comment_width) {
      out.append(line).append("\n");
      line = "#";
    }
    line.append(" ").append(word);
    at = end + 1;
  }
  out.append(line).append("\n");
}

std::string range_of(const ConfigKey& key) {
  if (key.rule == ConfigRule::choice) {
    std::string words(key.choices);
    for (std::size_t at = words.find('|'); at != std::string::npos; at = words.find('|', at + 2))
      words.replace(at, 1, ", ");
    return "One of " + words + ".";
  }
  if (key.rule == ConfigRule::local) return "127.0.0.1:PORT, [::1]:PORT or unix:PATH.";
  if (key.rule == ConfigRule::address) return "ADDRESS:PORT or off.";
  if (key.rule == ConfigRule::tcp) return "HOST:PORT or off.";
  Config config;
  const ConfigField field = key.field(config);
  if (std::holds_alternative<std::uint32_t*>(field))
    return "From " + std::to_string(key.least) + " to " + std::to_string(key.most) + ".";
  if (std::holds_alternative<Duration*>(field))
    return "From " + duration_text(key.least) + " to " + duration_text(key.most) + ".";
  return {};
}

std::string meaning_of(const ConfigKey& key) {
  const std::string range = range_of(key);
  std::string out(key.meaning);
  return range.empty() ? out : out + " " + range;
}

}  // namespace

std::string sample_config() {
  std::string out;
  add_comment(out, "Settings of movetext serve. A line that begins with \"#\" and no blank shows a default.");
  std::string_view section;
  const Config defaults;
  for (const ConfigKey& key : config_keys()) {
    if (key.section != section) {
      section = key.section;
      out += "\n";
      add_comment(out, config_section_meaning(section));
      out.append("[").append(section).append("]\n");
    }
    out += "\n";
    add_comment(out, meaning_of(key));
    out.append("#").append(key.name).append(" = ").append(config_value(defaults, key)).append("\n");
  }
  return out;
}

std::string config_manual() {
  std::string out;
  std::string_view section;
  const Config defaults;
  for (const ConfigKey& key : config_keys()) {
    if (key.section != section) {
      out += section.empty() ? "" : "\n";
      section = key.section;
      out.append("### [").append(section).append("]\n\n").append(config_section_meaning(section));
      out += "\n\n| key | default | meaning |\n|---|---|---|\n";
    }
    out.append("| `").append(key.name).append("` | `").append(config_value(defaults, key));
    out.append("` | ").append(meaning_of(key)).append(" |\n");
  }
  return out;
}

}  // namespace mt::server::runtime
