#include "movetext/engine/match/seat.hpp"

#include <algorithm>
#include <chrono>

namespace mt::engine::match {

Limits Seat::limits(Side side, const Seat& other) const {
  Limits out = terms_.limits;
  out.clocks[static_cast<std::size_t>(side)] = clock_;
  // Only an engine that has a clock receives the opponent's clock. If the opponent has no clock, the engine
  // receives a copy of its own clock as the opponent's.
  if (clock_) out.clocks[static_cast<std::size_t>(mt::other(side))] = other.clock_ ? other.clock_ : clock_;
  return out;
}

bool Seat::charge(Microseconds took) {
  bool is_late = terms_.limits.move_time && took > *terms_.limits.move_time + terms_.margin;
  if (!terms_.limits.move_time && !clock_) is_late = took > terms_.patience + terms_.margin;
  if (!clock_) return is_late;
  is_late = is_late || took > clock_->left + terms_.margin;
  const auto spent = std::chrono::duration_cast<Milliseconds>(took);
  clock_->left = std::max(clock_->left - spent, Milliseconds{0}) + clock_->increment;
  if (clock_->moves_to_go > 0 && --clock_->moves_to_go == 0) {
    clock_->moves_to_go = moves_to_go_;
    clock_->left += terms_.clock->left;
  }
  return is_late;
}

Seat::Reply Seat::ask(const GameLine& line, Side side, const Seat& other, const std::stop_token& stop) {
  Watcher silent;
  const auto begin = std::chrono::steady_clock::now();
  Reply reply{.answer = player_->think({line}, limits(side, other), silent, stop)};
  reply.took = reply.answer.took.value_or(
      std::chrono::duration_cast<Microseconds>(std::chrono::steady_clock::now() - begin));
  reply.is_late = charge(reply.took);
  return reply;
}

}  // namespace mt::engine::match
