// The part of "movetext draw" that draws games of records.
#pragma once
#include "movetext/cli/diagram_style.hpp"

#include <span>

namespace mt::cli {

// Returns the options that say which games are drawn, and at which move.
std::span<const Option> record_options();
// Draws games of the files that the operands name.
Status draw_records(const Invocation& invocation, const DiagramStyle& style);

}  // namespace mt::cli
