// Finds the names or moves that are nearest to a word, for "did you mean".
#pragma once
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mt::text {

// Returns the number of edits (insertions, deletions, changes, swaps of neighbours) that turn one word into
// the other, ignoring the case of ASCII letters. Returns `limit + 1` if the number exceeds `limit`, or if a
// word has more than 64 bytes.
std::size_t edit_distance(std::string_view a, std::string_view b, std::size_t limit);

// Returns the nearest name, or an empty view if none is near. At most a third of the length of `word` may be
// edited, but at least one edit is allowed. Of equally near names, the first one is returned.
std::string_view nearest(std::string_view word, std::span<const std::string_view> names);

// Collects the nearest candidates, in the order in which they are offered.
template <class T>
class Nearest {
 public:
  // Candidates farther than `limit` are not kept.
  explicit Nearest(std::size_t limit) : limit_(limit) {}
  // Returns the current limit. Candidates at a greater distance need not be offered.
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

// The maximum number of equally near moves in a list.
inline constexpr std::size_t most_near_moves = 3;

// Returns the moves that are nearest to a text, at most `limit` edits away, as "a or b", or an empty string
// if none is near. The text must not be one of the moves. If more than most_near_moves are equally near, only
// the first ones are listed.
std::string nearest_moves(std::string_view written, std::vector<std::string> moves, std::size_t limit);

}  // namespace mt::text
