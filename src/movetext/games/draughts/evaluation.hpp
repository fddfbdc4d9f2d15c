// Evaluates draughts positions for the engine. The evaluation serves every rule set, because it is derived
// from the rules and the board alone.
#pragma once
#include "movetext/games/api/evaluation.hpp"
#include "movetext/games/draughts/game.hpp"
#include "movetext/games/draughts/piece_values.hpp"

namespace mt::draughts {

template <class Set>
class Evaluation : public PlainEvaluation<Draughts<Set>> {
  using Plain = PlainEvaluation<Draughts<Set>>;

 public:
  using typename Plain::Move;
  using typename Plain::MoveList;
  using typename Plain::Position;

  explicit Evaluation(const Draughts<Set>& game)
      : Plain(game), variant_(game.variant()), values_(game.variant()) {
    const DrawLimits& limits = draw_limits(variant_.rules.draws);
    if (limits.has(Ending::kings_only)) traits_.quiet_limit = 2 * limits.count(Ending::kings_only);
    // In losing games, moves that look bad are often the best.
    traits_.reductions = variant_.rules.goal != Goal::losing;
  }

  SearchTraits traits() const { return traits_; }
  int value(const Position& position) const { return values_.of(position); }
  // Some games limit consecutive moves with the same king, so the counters of these moves are part of the
  // key.
  std::uint64_t key(const Position& position) const {
    std::uint64_t key = key_of(position);
    if (!variant_.rules.king_limit) return key;
    for (const KingMoves& moves : position.king_moves)
      key = mix_into(key, Set64{moves.count == 0 ? 0U : moves.count * 256U + moves.square});
    return key;
  }
  std::uint16_t code(const Move& move) const { return static_cast<std::uint16_t>(move.from << 8 | move.to); }
  int gain(const Position& position, const Move& move) const {
    if (!move.is_capture() || variant_.rules.goal == Goal::losing) return 0;
    const auto foe = static_cast<unsigned>(other(position.to_move));
    return 100 * count(move.taken & position.men[foe]) +
           values_.king() * count(move.taken & position.kings[foe]) + (move.crowns ? 50 : 0);
  }
  Unrest unrest(const Position& position, MoveList& moves, bool at_horizon) const {
    if (is_over(variant_, position) || !has_move(variant_, position)) {
      moves.clear();
      return Unrest::forced;
    }
    // Captures are forced. A threat of the opponent to capture is considered only at the horizon.
    if (!can_capture(variant_, position) &&
        !(at_horizon && can_capture(variant_, this->game().pass(position))))
      return Unrest::quiet;
    return draughts::legal_moves(variant_, position, moves) ? Unrest::forced : Unrest::quiet;
  }
  // A man that moves sideways (Turkish) may move back.
  bool is_irreversible(const Position& position, const Move& move) const {
    const auto row = [&](auto square) { return variant_.geometry.cell[static_cast<std::size_t>(square)].y; };
    return move.is_capture() || (has(position.men[static_cast<unsigned>(position.to_move)], move.from) &&
                                 row(move.from) != row(move.to));
  }

 private:
  const Variant<Set>& variant_;
  PieceValues<Set> values_;
  SearchTraits traits_{};
};

struct Evaluations {
  template <class G>
  struct For;
  template <class Set>
  struct For<Draughts<Set>> {
    using Type = Evaluation<Set>;
  };
  template <class G>
  using Of = typename For<G>::Type;
};

}  // namespace mt::draughts
