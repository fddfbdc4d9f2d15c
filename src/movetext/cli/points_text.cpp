#include "movetext/cli/points_text.hpp"

#include "movetext/text/number.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace mt::cli {
namespace {

// A part of a text.
struct Stretch {
  std::size_t begin;
  std::size_t end;
};

// Returns where the lines "+13-14-...-24-+" of a drawn board are, up to their last character.
std::vector<Stretch> frames_of(const std::string& text) {
  std::vector<Stretch> frames;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    if (text.compare(at, 2, " +") == 0) frames.push_back({at, text.find_last_of('+', end)});
    at = end + 1;
  }
  return frames;
}

}  // namespace

void remove_point_numbers(std::string& text) {
  for (const auto [begin, end] : frames_of(text))
    std::replace_if(text.begin() + static_cast<std::ptrdiff_t>(begin),
                    text.begin() + static_cast<std::ptrdiff_t>(end), text::is_digit, '-');
}

void turn_point_numbers(std::string& text) {
  const std::vector<Stretch> frames = frames_of(text);
  if (frames.size() != 2) return;
  const auto at = [&](std::size_t place) { return text.begin() + static_cast<std::ptrdiff_t>(place); };
  std::swap_ranges(at(frames[0].begin), at(frames[0].end), at(frames[1].begin));
}

}  // namespace mt::cli
