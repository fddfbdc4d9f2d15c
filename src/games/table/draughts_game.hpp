// The draughts family behind the interface of any game.
#pragma once
#include "movetext/games/draughts/game.hpp"
#include "movetext/games/table/any_game.hpp"

namespace mt {

template <class Set>
class DraughtsGame final : public AnyGame {
 public:
  DraughtsGame(GameKind kind, const GameSpec& spec) : AnyGame(kind, spec), game_(*spec.as_draughts()) {}
  const draughts::Draughts<Set>& rules() const { return game_; }

  board::Notation notation() const override { return game_.notation(); }
  bool knows(board::Notation notation) const override;
  std::string_view side_name(Side side) const override;
  AnyPosition start() const override { return AnyPosition(game_.start()); }
  Side to_move(const AnyPosition& position) const override { return game_.to_move(at(position)); }
  Outcome outcome(const AnyPosition& position) const override;
  bool parse_position(std::string_view text, AnyPosition& out, std::vector<Diagnostic>& notes) const override;
  std::vector<std::string_view> position_notations() const override;
  bool write_position(const AnyPosition& position, std::string_view notation,
                      std::string& out) const override;
  board::Drawing drawing(const AnyPosition& position) const override;
  board::Coordinates coordinates() const override;
  bool legal_moves(const AnyPosition& position, board::Notation notation,
                   std::vector<std::string>& out) const override;
  bool play(AnyPosition& position, std::string_view text, board::Notation notation, std::string& canonical,
            Diagnostic& refusal) const override;
  Result<std::uint64_t> perft(const AnyPosition& position, int depth) const override;

 private:
  using Position = draughts::Position<Set>;
  static Position at(const AnyPosition& position) { return position.as<Position>(); }

  draughts::Draughts<Set> game_;
};

extern template class DraughtsGame<Set64>;
extern template class DraughtsGame<Set128>;
extern template class DraughtsGame<Set256>;

}  // namespace mt
