// Backs up the store while it is in use.
#pragma once
#include "movetext/server/store/store.hpp"

#include <cstdint>
#include <string>

namespace mt::server::runtime {

// Writes a copy of the store into that directory, named by its time ("movetext-20261122T053000Z.db"), and
// removes all but the newest `kept` copies.  Returns the path of the copy.  Throws StoreError or
// std::filesystem::filesystem_error.
std::string back_up(store::Store& store, const std::string& directory, std::uint32_t kept, Time now);

}  // namespace mt::server::runtime
