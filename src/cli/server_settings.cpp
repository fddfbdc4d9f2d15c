#include "movetext/cli/server_settings.hpp"

#include "movetext/cli/console.hpp"
#include "movetext/server/domain/terms.hpp"
#include "movetext/server/serve/house_of.hpp"

#include <filesystem>

namespace mt::cli {

std::optional<server::Config> read_settings(const Invocation& invocation) {
  server::Config config;
  if (const auto file = invocation.value("config")) {
    const server::ConfigReading reading = server::read_config_file(std::string(*file));
    for (const server::ConfigFault& fault : reading.faults) write_error(to_text(fault) + '\n');
    if (!reading.faults.empty()) return {};
    config = reading.config;
  } else {
    config.server.data = "movetext-data";
  }
  if (const auto data = invocation.value("data")) config.server.data = *data;
  if (!server::parse_time_control(config.play.time)) {
    complain("the setting play.time is '" + config.play.time +
             "', not like 3d/move, 240h+36h/240h, 90d or none");
    return {};
  }
  return config;
}

std::optional<server::Secrets> read_server_secrets(const server::Config& config) {
  try {
    std::filesystem::create_directories(config.server.data);
    server::ensure_token_key(config);
  } catch (const std::exception& error) {
    complain(error.what());
    return {};
  }
  server::SecretsReading reading = server::read_secrets(config, server::process_environment());
  for (const std::string& fault : reading.faults) complain(fault);
  if (!reading.faults.empty()) return {};
  return std::move(reading.secrets);
}

std::unique_ptr<server::Store> open_server_store(const Invocation& invocation) {
  const auto config = read_settings(invocation);
  if (!config) return nullptr;
  const auto secrets = read_server_secrets(*config);
  if (!secrets) return nullptr;
  try {
    return server::open_store(*config, *secrets);
  } catch (const server::StoreError& error) {
    complain(error.what());
  }
  return nullptr;
}

}  // namespace mt::cli
