// Restores a backup as the database of a server that does not have a database.
#pragma once
#include "movetext/server/app/verify.hpp"
#include "movetext/server/domain/failure.hpp"
#include "movetext/server/runtime/config.hpp"

#include <optional>
#include <string>
#include <variant>

namespace mt::server::admin {

// Copies the backup into the directory of the database and replays all its games. If it finds no faults, the
// copy becomes the database. Throws StoreError or std::filesystem::filesystem_error. Otherwise returns a
// failure with one of these codes:
// - "not-sqlite": the settings use another store.
// - "exists": the database already exists.
// - "not-a-backup": the file is not a backup.
// - "in-use": the file has a journal, so it is the database of a server.
// - "faults": the data is inconsistent. `tell` was called for each fault.
std::variant<app::Verified, domain::Failure> restore(
    const runtime::Config& config, const std::string& backup,
    const std::function<void(GameId, const std::string&)>& tell);

}  // namespace mt::server::admin
