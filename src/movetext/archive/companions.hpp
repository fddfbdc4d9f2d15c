// Finds the companion files that belong to a file of records.
#pragma once
#include "movetext/formats/api/format.hpp"

#include <string_view>
#include <vector>

namespace mt::archive {

// Returns one companion for each of Format::companions. Reads at most as many bytes of a companion as its
// size limit allows. A companion that cannot be read holds the error. Searches only the folder of `path`.
// Returns nothing for standard input, which has no companions.
std::vector<CompanionFile> find_companions(const Format& format, std::string_view path);

}  // namespace mt::archive
