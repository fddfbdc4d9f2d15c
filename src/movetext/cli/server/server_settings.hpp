// Opens what the commands of the server have in common: its settings, secrets and store.
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

// Returns the settings, with --data put in; complains and returns nothing if they have faults.  A person is
// told when a file does not say where the data is; the mail systems that call a command for each mail are
// not.
enum class Told : std::uint8_t { data_directory, faults };
std::optional<server::runtime::Config> read_settings(const Invocation& invocation,
                                                     Told told = Told::data_directory);
// Returns keys and passwords, and makes the key of tokens if there is none; complains and returns nothing if
// they cannot be had.
std::optional<server::runtime::Secrets> read_server_secrets(const server::runtime::Config& config);

// Holds a server that exists, whether it runs or not.
struct OpenServer {
  server::runtime::Config config;
  server::runtime::Secrets secrets;
  std::unique_ptr<server::app::ServerPolicy> policy;
  std::unique_ptr<server::store::Store> store;
};
// Opens the server; complains and returns nothing if that cannot be done.
std::optional<OpenServer> open_server(const Invocation& invocation);

}  // namespace mt::cli
