// Writes the totals of a run on one line.
#pragma once
#include "movetext/archive/core/chunk.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace mt::report {

// Returns the totals of a run that checks records: "games 12, moves 804, errors 0, warnings 3".
std::string sums_text(const archive::Counts& counts);
// Returns the totals of sums_text() as a JSON object.
std::string sums_json(const archive::Counts& counts);
// Returns the totals of a run that writes records, as a JSON object. `repeats` is the number of dropped
// records. `files` is the number of files if the output is split.
std::string written_json(const archive::Counts& counts, std::uint64_t repeats,
                         std::optional<std::uint64_t> files = std::nullopt);

}  // namespace mt::report
