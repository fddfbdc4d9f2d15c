// Forced passes of a side that has no legal move. A record may leave them out.
#pragma once
#include "movetext/games/api/game.hpp"
#include "movetext/record/passes.hpp"
#include "movetext/replay/line_state.hpp"
#include "movetext/replay/replay.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace mt::replay {

// Collects the passes that a record leaves out. Does nothing if the game has no forced passes.
template <Game G>
class ForcedPasses {
 public:
  using State = LineState<typename G::Position>;

  // If `kept`, write() inserts the collected passes into the record.
  ForcedPasses(const G& game, bool kept) : game_(game), kept_(kept) {}

  // Returns the state after a pass of the side that has no legal move.
  State after(const State& state) const {
    return {game_.pass(state.position), state.label(other(game_.to_move(state.position)))};
  }
  // If the rules force a pass before the ply at tape index `index`, applies the pass to `state`.
  void pass_before(std::size_t index, State& state) {
    if constexpr (JudgesPasses<G>) {
      if (!game_.may_pass(state.position)) return;
      state = after(state);
      if (kept_) left_out_.push_back({static_cast<std::uint32_t>(index), state.last});
    }
  }
  // Returns the index that an event will have on the tape after write() has inserted the passes before it.
  std::uint32_t place_of(std::size_t index) const {
    return static_cast<std::uint32_t>(index + left_out_.size());
  }
  // Inserts the collected passes into the record, so that the sides alternate.
  void write(Record& record, Replayed& result) const {
    const auto is_before_stop = [&](const LeftOutPass& pass) { return pass.before < result.stop; };
    if (!result.complete)
      result.stop +=
          static_cast<std::uint32_t>(std::count_if(left_out_.begin(), left_out_.end(), is_before_stop));
    insert_passes(record, left_out_);
  }

 private:
  const G& game_;
  bool kept_;
  std::vector<LeftOutPass> left_out_;  // in tape order
};

}  // namespace mt::replay
