// The part of "movetext draw" that draws games of records.
#pragma once
#include "movetext/cli/diagram_style.hpp"

#include <span>

namespace mt::cli {

// Returns the options that choose the games, and the move to draw.
std::span<const Option> record_options();
// Draws games of the files named by the operands.
Status draw_records(const Invocation& invocation, const DiagramStyle& style);

}  // namespace mt::cli
