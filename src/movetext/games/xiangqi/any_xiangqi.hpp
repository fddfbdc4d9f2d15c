// Implements AnyGame for xiangqi.
#pragma once
#include "movetext/games/api/family_game.hpp"
#include "movetext/games/xiangqi/game.hpp"

namespace mt::xiangqi {

class XiangqiGame final : public FamilyGame<Xiangqi> {
 public:
  explicit XiangqiGame(const GameSpec& spec) : FamilyGame(spec, spec.rules.as<Rules>()) {}

  bool knows(board::Notation notation) const override;
  std::string_view side_name(Side side) const override;
  std::vector<std::string_view> position_notations() const override;
  bool write_position(const AnyPosition& position, std::string_view notation,
                      std::string& out) const override;
  board::Diagram diagram(const AnyPosition& position) const override;
  board::Coordinates coordinates() const override;
  Result<std::uint64_t> perft(const AnyPosition& position, int depth) const override;
  ScoreCurve score_curve(const AnyPosition& position) const override;
};

}  // namespace mt::xiangqi
