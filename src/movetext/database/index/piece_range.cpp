#include "movetext/database/index/piece_range.hpp"

#include "movetext/database/file/piece_counts.hpp"

#include <algorithm>
#include <cstddef>

namespace mt::database {

void PieceRange::begin(const AnyGame& game) {
  if (!game_ || !(game_->spec() == game.spec())) {
    game_ = make_game(game.spec());
    keyer_ = game_->position_keyer();
  }
  least_.clear();
  most_.clear();
}

void PieceRange::visit(const AnyPosition& position) {
  counts_.clear();
  keyer_->append_counts(position, counts_);
  if (least_.empty()) least_ = most_ = counts_;
  for (std::size_t i = 0; i < counts_.size(); ++i) {
    least_[i] = std::min(least_[i], counts_[i]);
    most_[i] = std::max(most_[i], counts_[i]);
  }
}

std::string PieceRange::column() const {
  std::string out;
  for (std::size_t i = 0; i < least_.size(); ++i) out += packed_counts({least_[i], most_[i]});
  return out;
}

}  // namespace mt::database
