#include "movetext/replay/sought_positions.hpp"

#include <utility>

namespace mt::replay {

void SoughtPositions::begin(const AnyGame& game, std::span<const std::string> texts, Follower* next) {
  next_ = next;
  possible_ = true;
  sought_.clear();
  for (const std::string& text : texts) {
    auto sought = game.seek(text);
    if (sought == nullptr)
      possible_ = false;
    else
      sought_.push_back(std::move(sought));
  }
}

void SoughtPositions::visit(const AnyPosition& position) {
  std::erase_if(sought_, [&](const auto& sought) { return sought->is(position); });
  if (next_ != nullptr) next_->visit(position);
}

}  // namespace mt::replay
