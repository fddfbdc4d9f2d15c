// Moves that are played by themselves when it is one's turn: "32-28 if 19-23; 37-32".
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::domain {

struct QueuedMove {
  std::string move{};
  std::string condition{};  // what the other side must have played before; empty: whatever
  friend bool operator==(const QueuedMove&, const QueuedMove&) = default;
};

inline constexpr std::size_t max_queued = 20;

// Items are separated by semicolons; "if 19-23 then 32-28" is the same as "32-28 if 19-23".  Empty: the text
// is none.
std::vector<QueuedMove> parse_queue(std::string_view text);
// As parse_queue reads it.
std::string to_text(const std::vector<QueuedMove>& queue);

}  // namespace mt::server::domain
