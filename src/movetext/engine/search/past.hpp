// The positions of a game before the position that is searched. They are needed for repetitions and for draws
// after a number of moves without progress.
#pragma once
#include "movetext/games/api/evaluation.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace mt::engine {

template <Game G>
class Past {
 public:
  using Position = typename G::Position;

  // `positions` are the positions of a game from its start. The last one is the position to search.
  template <Evaluates<G> E>
  Past(const G& game, const E& evaluation, std::span<const Position> positions) : referee_(game) {
    referee_.reset(positions.front());
    for (std::size_t i = 1; i < positions.size(); ++i) add(game, evaluation, positions[i - 1], positions[i]);
    positions_.assign(positions.end() - 1 - quiet(), positions.end() - 1);
    for (const Position& position : positions_) keys_.push_back(evaluation.key(position));
  }

  // These two functions return the positions since the last irreversible move, without the position to
  // search, and the keys of these positions.
  std::span<const Position> positions() const { return positions_; }
  std::span<const std::uint64_t> keys() const { return keys_; }
  // Returns the number of plies since the last irreversible move.
  int quiet() const { return quiet_; }

  // Returns the outcome if the move ends the game. Returns an open outcome if the game continues, or if it
  // was already over before the move.
  Outcome after(const typename G::Move& move, const Position& position) const {
    if (referee_.outcome().kind != Outcome::Kind::open) return {};
    typename G::Referee told = referee_;
    told.add(move, position);
    return told.outcome();
  }

 private:
  template <class E>
  void add(const G& game, const E& evaluation, const Position& before, const Position& after) {
    typename G::MoveList moves;
    const bool listed = game.legal_moves(before, moves);
    for (std::size_t i = 0; listed && i < moves.size(); ++i) {
      const typename G::Move move = *(moves.begin() + static_cast<std::ptrdiff_t>(i));
      if (!game.same_board(game.play(before, move), after)) continue;
      referee_.add(move, after);
      quiet_ = evaluation.is_irreversible(before, move) ? 0 : quiet_ + 1;
      return;
    }
    referee_.reset(after);  // no legal move leads to this position, so all earlier positions are ignored
    quiet_ = 0;
  }

  typename G::Referee referee_;
  std::vector<Position> positions_;
  std::vector<std::uint64_t> keys_;
  int quiet_ = 0;
};

}  // namespace mt::engine
