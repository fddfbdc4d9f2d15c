// Finds the nearest of several names or moves, for "did you mean".
#pragma once
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mt::text {

// Returns the number of insertions, deletions, changes and swaps of neighbours that turn one word into the
// other, ignoring the case of ASCII letters; `limit + 1` as soon as it exceeds `limit`. Words of more than 64
// bytes are never near.
std::size_t edit_distance(std::string_view a, std::string_view b, std::size_t limit);

// Returns the nearest name within a third of the length of `word` (at least one edit), the first of equally
// near names, or an empty view.
std::string_view nearest(std::string_view word, std::span<const std::string_view> names);

// Collects the nearest of several candidates, in the order in which they are offered.
template <class T>
class Nearest {
 public:
  // Candidates farther than `limit` are not kept.
  explicit Nearest(std::size_t limit) : limit_(limit) {}
  // Returns the limit; candidates farther away need not be offered.
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

// The maximum number of equally near moves that are listed.
inline constexpr std::size_t most_near_moves = 3;

// Returns those of `moves` that are nearest to a text that is not one of them, at most `limit` edits away, as
// "a or b"; empty if there are none. If there are more than most_near_moves, it lists the first ones.
std::string nearest_moves(std::string_view written, std::vector<std::string> moves, std::size_t limit);

}  // namespace mt::text
