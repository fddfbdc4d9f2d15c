#include "movetext/server/domain/event.hpp"

#include <algorithm>
#include <array>

namespace mt::server::domain {
namespace {

constexpr std::array<std::string_view, event_kind_count> event_names{
    "offered",       "agreed",  "accepted",      "declined",       "withdrawn",     "expired",
    "moved",         "rolled",  "queued",        "draw-offered",   "draw-declined", "undo-asked",
    "undo-declined", "undone",  "abort-offered", "abort-declined", "submitted",     "resign-asked",
    "swapped",       "said",    "reminded",      "leave-began",    "leave-ended",   "game-won",
    "finished",      "aborted", "rated",         "revealed",       "noted"};

}  // namespace

std::string_view name_of(GameEventKind kind) {
  return event_names[static_cast<std::size_t>(kind)];
}

std::string_view text_of(BoardResult result) {
  constexpr std::array<std::string_view, 4> texts{"", "1-0", "0-1", "1/2-1/2"};
  return texts[static_cast<std::size_t>(result)];
}

std::optional<GameEventKind> find_event_kind(std::string_view name) {
  const auto* found = std::find(event_names.begin(), event_names.end(), name);
  if (found == event_names.end()) return {};
  return static_cast<GameEventKind>(found - event_names.begin());
}

}  // namespace mt::server::domain
