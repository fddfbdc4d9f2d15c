// Backs up the store while it is in use.
#pragma once
#include "movetext/server/store/store.hpp"

#include <cstdint>
#include <string>

namespace mt::server::runtime {

// Writes a copy of the store to a file in `directory` and returns the file's path. The name contains the
// time: "movetext-20261122T053000Z.db". Removes older copies, so that only the newest `kept` remain. Throws
// StoreError or std::filesystem::filesystem_error.
std::string back_up(store::Store& store, const std::string& directory, std::uint32_t kept, Time now);

}  // namespace mt::server::runtime
