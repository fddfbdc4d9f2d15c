#include "movetext/replay/symmetric_line.hpp"

#include <algorithm>

namespace mt::replay {
namespace {

// Mixes all bits of a number (the finaliser of SplitMix64).
std::uint64_t mixed(std::uint64_t value) {
  value = (value ^ (value >> 30)) * 0xBF58'476D'1CE4'E5B9;
  value = (value ^ (value >> 27)) * 0x94D0'49BB'1331'11EB;
  return value ^ (value >> 31);
}

}  // namespace

void SymmetricLine::begin(const AnyGame& game) {
  game_ = &game;
  lines_.clear();
  last_ = 0;
}

void SymmetricLine::visit(const AnyPosition& position) {
  const std::vector<AnyPosition> images = game_->images(position);
  if (lines_.empty() || images.size() < lines_.size()) lines_.resize(images.size());
  last_ = UINT64_MAX;
  for (std::size_t i = 0; i < images.size(); ++i) {
    const std::uint64_t key = game_->board_key(images[i]);
    if (i < lines_.size()) lines_[i] = {mixed(lines_[i][0] + key), mixed(~lines_[i][1] ^ mixed(key))};
    last_ = std::min(last_, key);
  }
}

std::string SymmetricLine::line_key() const {
  std::string out;
  if (lines_.empty()) return out;
  for (const std::uint64_t half : *std::min_element(lines_.begin(), lines_.end()))
    for (int shift = 56; shift >= 0; shift -= 8) out += static_cast<char>(half >> shift);
  return out;
}

}  // namespace mt::replay
