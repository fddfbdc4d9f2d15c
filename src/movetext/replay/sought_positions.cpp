#include "movetext/replay/sought_positions.hpp"

#include <utility>

namespace mt::replay {

void SoughtPositions::begin(const AnyGame& game, std::span<const std::string> texts) {
  found_.assign(texts.size(), false);
  sought_.clear();
  for (std::size_t i = 0; i < texts.size(); ++i)
    if (auto sought = game.seek(texts[i])) sought_.push_back({i, std::move(sought)});
}

void SoughtPositions::visit(const AnyPosition& position) {
  std::erase_if(sought_, [&](const Sought& sought) {
    if (!sought.position->is(position)) return false;
    found_[sought.text] = true;
    return true;
  });
}

}  // namespace mt::replay
