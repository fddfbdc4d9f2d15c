// Copies of the store that are made while it runs.
#pragma once
#include "movetext/server/store/store.hpp"

#include <cstdint>
#include <string>

namespace mt::server::runtime {

// A copy in that directory, named by its time ("movetext-20261122T053000Z.db"); beyond `kept` the oldest go.
// Gives the file.  Throws StoreError or std::filesystem::filesystem_error.
std::string back_up(store::Store& store, const std::string& directory, std::uint32_t kept, Time now);

}  // namespace mt::server::runtime
