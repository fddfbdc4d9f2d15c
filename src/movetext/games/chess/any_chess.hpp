// Implements AnyGame for chess and Chess960.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/api/family_game.hpp"
#include "movetext/games/chess/game.hpp"

namespace mt {

class ChessGame final : public FamilyGame<chess::Chess> {
 public:
  explicit ChessGame(const GameSpec& spec) : FamilyGame(spec, spec.rules.as<chess::Rules>()) {}

  bool knows(board::Notation notation) const override;
  std::string_view side_name(Side side) const override;
  using FamilyGame::start;
  // These functions number the start arrays of Chess960 in Reinhard Scharnagl's order (start_array.hpp).
  std::uint32_t start_count() const override;
  AnyPosition start(std::uint32_t number) const override;
  bool is_start(const AnyPosition& position) const override;
  std::vector<std::string_view> position_notations() const override;
  bool write_position(const AnyPosition& position, std::string_view notation,
                      std::string& out) const override;
  board::Diagram diagram(const AnyPosition& position) const override;
  board::Coordinates coordinates() const override;
  Result<std::uint64_t> perft(const AnyPosition& position, int depth) const override;
  ScoreCurve score_curve(const AnyPosition& position) const override;
};

}  // namespace mt
