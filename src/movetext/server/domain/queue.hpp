// Parses the moves that the server plays when the player's turn comes: "32-28 if 19-23; 37-32".
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::domain {

struct QueuedMove {
  std::string move{};
  std::string condition{};  // the opponent's move that must come just before; empty if any move may
  friend bool operator==(const QueuedMove&, const QueuedMove&) = default;
};

inline constexpr std::size_t max_queued = 20;

// Parses items separated by semicolons. "if 19-23 then 32-28" is the same as "32-28 if 19-23". Returns an
// empty queue if the text has another form.
std::vector<QueuedMove> parse_queue(std::string_view text);
// Returns a text that parse_queue() reads.
std::string to_text(const std::vector<QueuedMove>& queue);

}  // namespace mt::server::domain
