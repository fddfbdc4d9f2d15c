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

// Returns the settings, with the value of --data, or nullopt after reporting faults in them. A user is
// informed if no file sets the data directory; a mail system that calls a command for each mail is not.
enum class Told : std::uint8_t { data_directory, faults };
std::optional<server::runtime::Config> read_settings(const Invocation& invocation,
                                                     Told told = Told::data_directory);
// Returns keys and passwords, and creates the key of tokens if there is none. Returns nullopt, after
// reporting it, if they are not available.
std::optional<server::runtime::Secrets> read_server_secrets(const server::runtime::Config& config);

// An existing server, whether it is running or not.
struct OpenServer {
  server::runtime::Config config;
  server::runtime::Secrets secrets;
  std::unique_ptr<server::app::ServerPolicy> policy;
  std::unique_ptr<server::store::Store> store;
};
// Opens the server. Returns nullopt, after reporting it, if that fails.
std::optional<OpenServer> open_server(const Invocation& invocation);

}  // namespace mt::cli
