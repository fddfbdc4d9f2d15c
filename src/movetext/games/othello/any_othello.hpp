// Implements AnyGame for the family of Othello.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/api/family_game.hpp"
#include "movetext/games/othello/game.hpp"

namespace mt {

template <class Set>
class OthelloGame final : public FamilyGame<othello::Othello<Set>> {
 public:
  explicit OthelloGame(const GameSpec& spec)
      : FamilyGame<othello::Othello<Set>>(spec, spec.rules.as<othello::Rules>()) {}

  std::string_view side_name(Side side) const override { return othello::side_name(side); }
  board::Diagram diagram(const AnyPosition& position) const override;
  board::Coordinates coordinates() const override;
  // One word may contain several moves.
  std::size_t move_end(std::string_view moves, std::size_t begin) const override;
  // Plays a move. The text may also be a pass that the position forces.
  bool play(AnyPosition& position, std::string_view text, board::Notation notation, std::string& canonical,
            Diagnostic& refusal) const override;
  // If the side to move must pass, the only next position is the one after the pass. perft() also counts a
  // forced pass as a ply.
  bool next_positions(const AnyPosition& position, board::Notation notation, std::vector<std::string>& out,
                      std::vector<AnyPosition>& after) const override;
  Result<std::uint64_t> perft(const AnyPosition& position, int depth) const override;
  ScoreCurve score_curve(const AnyPosition& position) const override;
};

extern template class OthelloGame<Set64>;
extern template class OthelloGame<Set128>;

namespace othello {

// Returns whether a Set has enough bits for the squares of the board.
template <class Set>
constexpr bool squares_fit(const Rules& rules) {
  return rules.size * rules.size <= set_bits<Set>;
}

}  // namespace othello
}  // namespace mt
