#include "movetext/text/nearest.hpp"

#include "movetext/text/join.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>

namespace mt::text {
namespace {

constexpr std::size_t longest = 64;
using Distances = std::array<std::size_t, longest + 1>;

}  // namespace

std::size_t edit_distance(std::string_view a, std::string_view b, std::size_t limit) {
  if (a.size() > longest || b.size() > longest) return limit + 1;
  Distances older{};
  Distances old{};
  Distances now{};
  for (std::size_t j = 0; j <= b.size(); ++j) old[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    now[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const bool same = to_lower(a[i - 1]) == to_lower(b[j - 1]);
      now[j] = std::min({old[j] + 1, now[j - 1] + 1, old[j - 1] + (same ? 0 : 1)});
      const bool exchanged = i > 1 && j > 1 && to_lower(a[i - 1]) == to_lower(b[j - 2]) &&
                             to_lower(a[i - 2]) == to_lower(b[j - 1]);
      if (exchanged) now[j] = std::min(now[j], older[j - 2] + 1);
    }
    older = old;
    old = now;
  }
  return std::min(old[b.size()], limit + 1);
}

std::string_view nearest(std::string_view word, std::span<const std::string_view> names) {
  std::size_t limit = std::max<std::size_t>(1, word.size() / 3);
  std::string_view best;
  for (const std::string_view candidate : names) {
    const std::size_t distance = edit_distance(word, candidate, limit);
    if (distance > limit) continue;
    best = candidate;
    if (distance == 0) break;
    limit = distance - 1;  // only a nearer name may replace it
  }
  return best;
}

std::string nearest_moves(std::string_view written, std::vector<std::string> moves, std::size_t limit) {
  Nearest<std::string> near(limit);
  for (std::string& move : moves) {
    const std::size_t edits = edit_distance(written, move, near.limit());
    near.offer(edits, std::move(move));
  }
  std::vector<std::string> best = near.take();
  if (best.size() > most_near_moves) best.resize(most_near_moves);
  return either_of(best);
}

}  // namespace mt::text
