// Reads any text as a settings file. The number of faults must stay within its limit, every fault must be one
// line, and accepted values must be the same after writing and reading them.
#include "movetext/server/runtime/config.hpp"
#include "movetext/server/runtime/config_keys.hpp"
#include "movetext/server/transport/endpoint.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

namespace {

void require(bool condition) {
  if (!condition) std::abort();
}

void check_words(std::string_view text) {
  using namespace mt::server;
  if (const auto endpoint = transport::parse_endpoint(text))
    require(transport::parse_endpoint(transport::to_text(*endpoint)) == endpoint);
  if (const auto duration = runtime::parse_duration(text))
    require(runtime::parse_duration(runtime::duration_text(*duration)) == duration);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace mt::server;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  check_words(text);
  const runtime::ConfigReading reading = runtime::read_config(text, "settings.toml");
  require(reading.faults.size() <= 50);
  for (const runtime::ConfigFault& fault : reading.faults) require(fault.message.size() < 1000);
  std::string written;
  std::string_view section;
  for (const runtime::ConfigKey& key : runtime::config_keys()) {
    if (key.section != section) written.append("[").append(section = key.section).append("]\n");
    written.append(key.name).append(" = ").append(runtime::config_value(reading.config, key)).append("\n");
  }
  const runtime::ConfigReading again = runtime::read_config(written, "written.toml");
  require(again.faults.empty() && again.config == reading.config);
  return 0;
}
