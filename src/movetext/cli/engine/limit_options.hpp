// How long engines may think, as options of commands.
#pragma once
#include "movetext/cli/invocation.hpp"
#include "movetext/engine/api/limits.hpp"

#include <array>
#include <optional>
#include <string>

namespace mt::cli {

inline constexpr Option time_option{
    .name = "time", .kind = ValueKind::text, .value = "SECONDS", .help = "for a move, as 0.5"};
inline constexpr Option nodes_option{
    .name = "nodes", .kind = ValueKind::text, .value = "N", .help = "positions that a search may look at"};
inline constexpr Option engine_depth_option{
    .name = "depth",
    .kind = ValueKind::number,
    .value = "D",
    .help = "plies that a search looks ahead; in games with dice the rolls behind a play"};

// Reads these three; `usual` is taken without any of them.  Nothing: a value is none, which has been told.
std::optional<engine::Limits> read_limits(const Invocation& invocation, const engine::Limits& usual);

}  // namespace mt::cli
