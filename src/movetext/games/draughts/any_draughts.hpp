// The draughts family as an implementation of AnyGame.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/api/family_game.hpp"
#include "movetext/games/draughts/game.hpp"

namespace mt {

template <class Set>
class DraughtsGame final : public FamilyGame<draughts::Draughts<Set>> {
 public:
  explicit DraughtsGame(const GameSpec& spec)
      : FamilyGame<draughts::Draughts<Set>>(spec, spec.rules.as<draughts::Rules>()) {}

  bool knows(board::Notation notation) const override;
  std::string_view side_name(Side side) const override;
  std::vector<std::string_view> position_notations() const override;
  bool write_position(const AnyPosition& position, std::string_view notation,
                      std::string& out) const override;
  void position_losses(const AnyPosition& position, std::string_view notation,
                       std::vector<Diagnostic>& notes) const override;
  board::Diagram diagram(const AnyPosition& position) const override;
  board::Coordinates coordinates() const override;
  Result<std::uint64_t> perft(const AnyPosition& position, int depth) const override;
  ScoreCurve score_curve(const AnyPosition& position) const override;
};

extern template class DraughtsGame<Set64>;
extern template class DraughtsGame<Set128>;
extern template class DraughtsGame<Set256>;

}  // namespace mt
