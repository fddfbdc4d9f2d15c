// Chess and Chess960 behind the interface of any game.
#pragma once
#include "movetext/games/chess/game.hpp"
#include "movetext/games/table/family_game.hpp"

namespace mt {

class ChessGame final : public FamilyGame<chess::Chess> {
 public:
  explicit ChessGame(const GameSpec& spec) : FamilyGame(GameKind::chess, spec, *spec.as_chess()) {}

  bool knows(board::Notation notation) const override;
  std::string_view side_name(Side side) const override;
  std::vector<std::string_view> position_notations() const override;
  bool write_position(const AnyPosition& position, std::string_view notation,
                      std::string& out) const override;
  board::Diagram diagram(const AnyPosition& position) const override;
  board::Coordinates coordinates() const override;
  Result<std::uint64_t> perft(const AnyPosition& position, int depth) const override;
};

}  // namespace mt
