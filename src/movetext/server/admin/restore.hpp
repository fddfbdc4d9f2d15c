// Restores a backup as the database of a server that has none.
#pragma once
#include "movetext/server/app/verify.hpp"
#include "movetext/server/domain/failure.hpp"
#include "movetext/server/runtime/config.hpp"

#include <optional>
#include <string>
#include <variant>

namespace mt::server::admin {

// Copies the backup next to its final place, replays all its games, and only then gives it its final name.
// Returns a failure with the code "not-sqlite" (the settings name another store), "exists" (there is already
// a database), "not-a-backup", "in-use" (the file has a journal: it is the database of a server), or "faults"
// (its data is inconsistent; `tell` was called for each fault).  Throws StoreError or
// std::filesystem::filesystem_error.
std::variant<app::Verified, domain::Failure> restore(
    const runtime::Config& config, const std::string& backup,
    const std::function<void(GameId, const std::string&)>& tell);

}  // namespace mt::server::admin
