// Writes the totals of a run over records in one line.
#pragma once
#include "movetext/archive/core/chunk.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace mt::report {

// Returns the totals of records that were checked: "games 12, moves 804, errors 0, warnings 3".
std::string sums_text(const archive::Counts& counts);
// Returns the same as a JSON object.
std::string sums_json(const archive::Counts& counts);
// Returns the totals of records that were written, as a JSON object; `repeats` of them were dropped; `files`
// is the number of files of a split.
std::string written_json(const archive::Counts& counts, std::uint64_t repeats,
                         std::optional<std::uint64_t> files = std::nullopt);

}  // namespace mt::report
