// Chess and Chess960 behind the interface of any game.
#pragma once
#include "movetext/games/chess/game.hpp"
#include "movetext/games/table/any_game.hpp"

namespace mt {

class ChessGame final : public AnyGame {
 public:
  explicit ChessGame(const GameSpec& spec) : AnyGame(GameKind::chess, spec), game_(*spec.as_chess()) {}
  const chess::Chess& rules() const { return game_; }

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
  static chess::Position at(const AnyPosition& position) { return position.as<chess::Position>(); }

  chess::Chess game_;
};

}  // namespace mt
