// Opens the parts shared by the commands of the server: its settings, secrets and store.
#pragma once
#include "movetext/cli/invocation.hpp"
#include "movetext/server/app/policy.hpp"
#include "movetext/server/runtime/config.hpp"
#include "movetext/server/runtime/secret.hpp"
#include "movetext/server/store/store.hpp"

#include <cstdint>
#include <memory>
#include <optional>

namespace mt::cli {

// What read_settings() reports: only faults, or also which data directory is used if the file does not set
// it. A mail system that runs a command for each mail needs only the faults.
enum class Told : std::uint8_t { data_directory, faults };
// Returns the settings, with the value of --data, or nullopt after reporting faults in them.
std::optional<server::runtime::Config> read_settings(const Invocation& invocation,
                                                     Told told = Told::data_directory);
// Returns the keys and passwords of the server, or nullopt after reporting faults. Creates the key of tokens
// if it does not exist.
std::optional<server::runtime::Secrets> read_server_secrets(const server::runtime::Config& config);

// An existing server, whether it is running or not.
struct OpenServer {
  server::runtime::Config config;
  server::runtime::Secrets secrets;
  std::unique_ptr<server::app::ServerPolicy> policy;
  std::unique_ptr<server::store::Store> store;
};
// Returns the opened server, or nullopt after reporting why it cannot be opened.
std::optional<OpenServer> open_server(const Invocation& invocation);

}  // namespace mt::cli
