#include "movetext/cli/server/server_settings.hpp"

#include "movetext/cli/console.hpp"
#include "movetext/server/domain/terms.hpp"
#include "movetext/server/runtime/data_directory.hpp"
#include "movetext/server/runtime/policy_of.hpp"

#include <filesystem>

namespace mt::cli {

std::optional<server::runtime::Config> read_settings(const Invocation& invocation, Told told) {
  server::runtime::Config config;
  if (const auto file = invocation.value("config")) {
    const server::runtime::ConfigReading reading = server::runtime::read_config_file(std::string(*file));
    for (const server::runtime::ConfigFault& fault : reading.faults)
      write_error(server::runtime::to_text(fault) + '\n');
    if (!reading.faults.empty()) return {};
    config = reading.config;
    if (told == Told::data_directory && !reading.names_data && !invocation.has("data") &&
        !invocation.has("quiet"))
      complain(std::string(*file) + " does not set server.data, so the data directory is " +
               config.server.data + "; name another one with --data");
  } else {
    config.server.data = "movetext-data";
  }
  if (const auto data = invocation.value("data")) config.server.data = *data;
  if (!server::domain::parse_time_control(config.play.time)) {
    complain("the setting play.time must be a time such as 3d/move, 240h+36h/240h, 90d or none, not '" +
             config.play.time + "'");
    return {};
  }
  return config;
}

std::optional<server::runtime::Secrets> read_server_secrets(const server::runtime::Config& config) {
  try {
    server::runtime::ensure_data_directory(config);
    server::runtime::ensure_token_key(config);
  } catch (const std::exception& error) {
    complain(error.what());
    return {};
  }
  server::runtime::SecretsReading reading =
      server::runtime::read_secrets(config, server::runtime::process_environment());
  for (const std::string& fault : reading.faults) complain(fault);
  if (!reading.faults.empty()) return {};
  return std::move(reading.secrets);
}

std::optional<OpenServer> open_server(const Invocation& invocation) {
  const auto config = read_settings(invocation);
  if (!config) return {};
  const std::string database = server::runtime::data_path(*config, config->store.file);
  if (config->store.driver == "sqlite" && !std::filesystem::exists(database)) {
    complain("the server has no database: " + database + " does not exist");
    return {};
  }
  auto secrets = read_server_secrets(*config);
  if (!secrets) return {};
  try {
    OpenServer opened{*config, std::move(*secrets), nullptr, nullptr};
    opened.policy =
        std::make_unique<server::app::ServerPolicy>(server::runtime::policy_of(*config, opened.secrets));
    opened.store = server::runtime::open_store(*config, opened.secrets);
    return opened;
  } catch (const std::exception& error) {
    complain(error.what());
  }
  return {};
}

}  // namespace mt::cli
