// A match of backgammon while it is being played.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/backgammon/game.hpp"
#include "movetext/replay/live_game.hpp"

namespace mt::replay {

class LiveMatch final : public LiveGame {
 public:
  LiveMatch(std::unique_ptr<const AnyGame> rules, const LiveTerms& terms, const AnyPosition* start);

  AnyPosition position() const override { return AnyPosition(position_); }
  std::optional<AnyPosition> position_at(std::uint32_t ply) const override;
  std::uint32_t ply() const override { return static_cast<std::uint32_t>(before_.size()); }
  Awaiting awaiting() const override;
  Side to_move() const override { return position_.to_decide; }
  bool play(std::string_view text, board::Notation notation, std::string& canonical,
            Diagnostic& refusal) override;
  bool look(std::string_view text, board::Notation notation, std::string& canonical, AnyPosition& after,
            Diagnostic& refusal) const override;
  bool legal_moves(board::Notation notation, std::vector<std::string>& out) const override;
  Outcome outcome() const override { return outcome_; }
  bool take_back(std::uint32_t ply) override { return ply == this->ply(); }
  bool roll(int first, int second) override;
  bool may_double() const override;
  bool resign(Side side, int level) override;
  int largest_loss(Side side) const override;
  const std::vector<GameWon>& games_won() const override { return won_; }

 private:
  using Position = backgammon::Position;

  void end_game(const backgammon::GameResult& result, std::string_view how);

  backgammon::Rules game_;
  backgammon::MatchRules match_;
  Position position_{};
  bool opening_ = true;           // nobody has rolled yet in this game
  std::vector<Position> before_;  // each half-move, with its dice
  std::vector<GameWon> won_;
  Outcome outcome_;
};

}  // namespace mt::replay
