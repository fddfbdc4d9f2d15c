// The nearest of several names or moves, for "did you mean".
#pragma once
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mt::text {

// Number of insertions, deletions, changes and exchanges of neighbours that turn one word into the other,
// small and capital letters of ASCII being the same; `limit + 1` as soon as it exceeds `limit`.  Words of
// more than 64 bytes are never near.
std::size_t edit_distance(std::string_view a, std::string_view b, std::size_t limit);

// The nearest name within a third of the length of `word` (at least one edit), or an empty view.  Of equally
// near names the first.
std::string_view nearest(std::string_view word, std::span<const std::string_view> names);

// Gathers those of several candidates that are least far away, in the order in which they are offered.
template <class T>
class Nearest {
 public:
  // Nothing farther than `limit` is kept.
  explicit Nearest(std::size_t limit) : limit_(limit) {}
  // What is farther need not be offered.
  std::size_t limit() const { return limit_; }
  void offer(std::size_t distance, T candidate) {
    if (distance > limit_) return;
    if (distance < limit_) found_.clear();
    limit_ = distance;
    found_.push_back(std::move(candidate));
  }
  std::vector<T> take() { return std::move(found_); }

 private:
  std::size_t limit_;
  std::vector<T> found_;
};

// So many of equally near moves are named.
inline constexpr std::size_t most_near_moves = 3;

// The nearest of `moves` to a text that is none of them, at most `limit` edits away, as "a or b"; empty if
// there is none.  Of more than most_near_moves the first ones.
std::string nearest_moves(std::string_view written, std::vector<std::string> moves, std::size_t limit);

}  // namespace mt::text
