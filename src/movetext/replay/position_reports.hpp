// Passes the positions of a replay to its followers. Part of replayer.hpp.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/api/game.hpp"
#include "movetext/games/api/move_parts.hpp"
#include "movetext/replay/forced_passes.hpp"
#include "movetext/replay/replay.hpp"

#include <cstddef>

namespace mt::replay {

// The referee and Follower receive the main line; LineFollower receives all lines.
template <Game G>
class PositionReports {
 public:
  using Position = typename G::Position;
  using Move = typename G::Move;

  // `passes`: the passes that will be inserted into the tape. They shift the indices of the events after
  // them.
  PositionReports(const G& game, const ReplayOptions& options, const ForcedPasses<G>& passes)
      : game_(game), options_(options), passes_(passes), referee_(game) {}

  // Returns whether a follower receives the main line or, if `main_line` is false, the variations.
  bool follow(bool main_line) const { return follows_all_lines_ || (main_line && follows_main_line_); }

  void start(const Position& position) {
    if (options_.lines != nullptr) options_.lines->start(AnyPosition(position));
    restart(position);
  }
  // Reports the move at tape index `index`, and the position after it.
  void move(bool main_line, std::size_t index, const Position& before, const Move& move,
            const Position& after) {
    if (options_.moves != nullptr) {
      game_.list_parts(before, move, parts_);
      options_.moves->move(passes_.place_of(index), parts_);
    }
    trace(index, after);
    if (!main_line) return;
    if (options_.adjudicate) referee_.add(move, after);
    if (options_.follower != nullptr) options_.follower->visit(AnyPosition(after));
  }
  // Reports a position that was not reached by a move.
  void jump(bool main_line, std::size_t index, const Position& after) {
    trace(index, after);
    if (main_line) restart(after);
  }
  // Reports the position after a forced pass, which the referee does not need.
  void trace(std::size_t index, const Position& after) {
    if (options_.lines != nullptr) options_.lines->visit(passes_.place_of(index), AnyPosition(after));
  }
  // Reports the beginning and the end of a variation.
  void open() {
    if (options_.lines != nullptr) options_.lines->open();
  }
  void close() {
    if (options_.lines != nullptr) options_.lines->close();
  }

  void judge(Replayed& result) const {
    if (!options_.adjudicate) return;
    result.outcome = referee_.outcome();
    result.claims = referee_.claims();
    result.open_claims = open_claims_of(referee_);
  }

 private:
  void restart(const Position& position) {
    if (options_.adjudicate) referee_.reset(position);
    if (options_.follower != nullptr) options_.follower->visit(AnyPosition(position));
  }

  const G& game_;
  const ReplayOptions& options_;
  const ForcedPasses<G>& passes_;
  MoveParts parts_;
  bool follows_all_lines_ = options_.lines != nullptr || options_.moves != nullptr;
  bool follows_main_line_ = options_.adjudicate || options_.follower != nullptr;
  typename G::Referee referee_;
};

}  // namespace mt::replay
