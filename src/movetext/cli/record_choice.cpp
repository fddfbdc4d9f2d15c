#include "movetext/cli/record_choice.hpp"

namespace mt::cli {

std::string objection_to_choice(const Invocation& invocation) {
  if (invocation.has("move") && invocation.has("ply")) return "use either --move or --ply";
  if (invocation.has("found") && (invocation.has("move") || invocation.has("ply")))
    return "use only one of --found, --move and --ply";
  if (invocation.has("found") && !invocation.has("select")) return "--found needs --select";
  if (!invocation.has("game-number")) return {};
  if (invocation.number_or("game-number", 1) == 0) return "--game-number takes a number of at least 1, not 0";
  if (invocation.has("select")) return "use either --game-number or --select";
  if (invocation.operands().size() > 1) return "--game-number needs exactly one file";
  return {};
}

std::optional<GamePoint> point_of(const Invocation& invocation) {
  if (const auto move = invocation.value("move")) return parse_move(*move);
  if (invocation.has("found")) return GamePoint{.kind = GamePoint::Kind::found};
  if (!invocation.has("ply")) return GamePoint{};
  return GamePoint{GamePoint::Kind::ply, static_cast<std::uint32_t>(invocation.number_or("ply", 0)), '1'};
}

std::string objection_to_move(const Invocation& invocation) {
  return "--move cannot be '" + std::string(invocation.value_or("move", "")) +
         "'; use a number such as 23, 23... or 23b";
}

}  // namespace mt::cli
