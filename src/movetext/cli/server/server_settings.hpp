// What the commands of the server have in common: where its settings are.
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

// The settings, with --data put in.  Nothing: they were complained of.  Where a file does not say where the
// data is, people are told, but not the mail systems that call a command for each mail.
enum class Told : std::uint8_t { data_directory, faults };
std::optional<server::runtime::Config> read_settings(const Invocation& invocation,
                                                     Told told = Told::data_directory);
// Keys and passwords; makes the key of tokens if there is none.  Nothing: complained of.
std::optional<server::runtime::Secrets> read_server_secrets(const server::runtime::Config& config);

// A server that exists, whether it runs or not.
struct OpenServer {
  server::runtime::Config config;
  server::runtime::Secrets secrets;
  std::unique_ptr<server::app::Policy> policy;
  std::unique_ptr<server::store::Store> store;
};
// Nothing: complained of.
std::optional<OpenServer> open_server(const Invocation& invocation);

}  // namespace mt::cli
