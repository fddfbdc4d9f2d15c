// Runs "movetext index" with --remove, --remove-game, --verify or --compact.
#pragma once
#include "movetext/archive/run.hpp"
#include "movetext/cli/invocation.hpp"

#include <string>

namespace mt::cli {

bool is_maintenance(const Invocation& invocation);
// Throws database::Unusable or sqlite::Error.
Status run_maintenance(const Invocation& invocation);

// Returns whether a run has not read all files to their end.
bool has_failed(const archive::RunResult& result);
// Writes a text to standard output.
void write_out_line(const std::string& text);

}  // namespace mt::cli
