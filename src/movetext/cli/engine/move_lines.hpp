// The moves of an analysed game as lines of JSON.
#pragma once
#include "movetext/archive/output.hpp"
#include "movetext/cli/engine/game_receiver.hpp"

namespace mt::cli {

// Writes a line for each decision of each game (docs/json.md).
class MoveLines final : public GameReceiver {
 public:
  explicit MoveLines(archive::Output& output) : output_(output) {}

  bool read(const GamePlace& place, const archive::PlayedRecord& seen, const engine::Course& course,
            const engine::PositionAfter& position) override;
  bool judged(const JudgedGame& game) override;

 private:
  archive::Output& output_;
};

}  // namespace mt::cli
