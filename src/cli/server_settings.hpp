// What the commands of the server have in common: where its settings are.
#pragma once
#include "movetext/cli/invocation.hpp"
#include "movetext/server/node/config.hpp"
#include "movetext/server/node/secret.hpp"

#include <memory>
#include <optional>

namespace mt::server {
class Store;
}

namespace mt::cli {

inline constexpr Option config_option{
    .name = "config",
    .kind = ValueKind::file,
    .value = "FILE",
    .help = "settings of the server; without it those that serve --print-config shows",
};
inline constexpr Option data_option{
    .name = "data",
    .kind = ValueKind::file,
    .value = "DIR",
    .help = "where the server keeps everything; without --config movetext-data in the current directory",
};

// The settings, with --data put in.  Nothing: they were complained of.
std::optional<server::Config> read_settings(const Invocation& invocation);
// Keys and passwords; makes the key of tokens if there is none.  Nothing: complained of.
std::optional<server::Secrets> read_server_secrets(const server::Config& config);
// nullptr: complained of.
std::unique_ptr<server::Store> open_server_store(const Invocation& invocation);

}  // namespace mt::cli
