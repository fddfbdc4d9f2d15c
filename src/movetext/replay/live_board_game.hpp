// A game without dice that is in progress. Its only events are moves.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/api/family_game.hpp"
#include "movetext/games/api/game.hpp"
#include "movetext/games/api/refusal.hpp"
#include "movetext/replay/live_game.hpp"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mt::replay {

template <Game G>
class LiveBoardGame final : public LiveGame {
 public:
  using Position = typename G::Position;
  using Move = typename G::Move;

  LiveBoardGame(std::unique_ptr<const AnyGame> rules, const Position& start)
      : LiveGame(std::move(rules)),
        family_(static_cast<const FamilyGame<G>&>(this->rules())),
        positions_{start},
        referee_(family_.rules()) {
    referee_.reset(positions_.front());
  }

  AnyPosition position() const override { return AnyPosition(positions_.back()); }
  std::optional<AnyPosition> position_at(std::uint32_t ply) const override {
    if (ply >= positions_.size()) return {};
    return AnyPosition(positions_[ply]);
  }
  std::uint32_t ply() const override { return static_cast<std::uint32_t>(moves_.size()); }
  Awaiting awaiting() const override {
    return outcome().kind == Outcome::Kind::open ? Awaiting::move : Awaiting::nothing;
  }
  Side to_move() const override { return game().to_move(positions_.back()); }

  using LiveGame::play;
  void play(const ResolvedMove& move) override { add(move.as<Move>(), move.after.template as<Position>()); }

  bool look(std::string_view text, board::Notation notation, ResolvedMove& out,
            Diagnostic& refusal) const override {
    Move move;
    if (!choose(text, move, refusal)) return false;
    out.text.clear();
    game().write_move(positions_.back(), move, notation, out.text);
    out.keep(move);
    out.after = AnyPosition(game().play(positions_.back(), move));
    out.ply = ply();
    return true;
  }

  bool legal_moves(board::Notation notation, std::vector<std::string>& out) const override {
    return awaiting() == Awaiting::nothing || rules().legal_moves(position(), notation, out);
  }

  std::optional<std::array<int, 2>> final_score() const override {
    if constexpr (KeepsScore<G>)
      return game().final_score(positions_.back());
    else
      return std::nullopt;
  }
  Outcome claim() const override {
    return outcome_.kind == Outcome::Kind::open ? referee_.claim() : Outcome{};
  }
  bool can_win(Side side) const override { return game().can_win(positions_.back(), side); }

  bool take_back(std::uint32_t ply) override {
    if (ply > moves_.size()) return false;
    std::vector<Move> kept(std::exchange(moves_, {}));
    kept.resize(ply);
    positions_.resize(1);
    referee_.reset(positions_.front());
    outcome_ = {};
    for (const Move& move : kept) add(move, game().play(positions_.back(), move));
    return true;
  }

 private:
  const G& game() const { return family_.rules(); }

  bool choose(std::string_view text, Move& move, Diagnostic& refusal) const {
    if (outcome_.kind != Outcome::Kind::open) {
      refusal = refusal_after_end(text, outcome_.reason);
      return false;
    }
    if (std::optional<Diagnostic> why = family_.choose(positions_.back(), text, move)) {
      refusal = std::move(*why);
      return false;
    }
    return true;
  }

  void add(const Move& move, const Position& after) {
    positions_.push_back(after);
    moves_.push_back(move);
    referee_.add(move, positions_.back());
    outcome_ = referee_.outcome();
  }

  const FamilyGame<G>& family_;
  std::vector<Position> positions_;  // starts with the start position
  std::vector<Move> moves_;
  typename G::Referee referee_;
};

}  // namespace mt::replay
