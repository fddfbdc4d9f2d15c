// Keeps the clocks of a game: how much time a turn uses, when it ends, and when its player is reminded.
#include "movetext/server/domain/game.hpp"

#include <algorithm>

namespace mt::server::domain {
namespace {

constexpr Duration offer_lasts = 14 * day_long;
constexpr Duration last_reminder = day_long;  // how long before the deadline the last reminder is sent

Duration begins_with(const TimeControl& time) {
  return time.kind == TimeControl::Kind::none ? 0 : time.limit;
}

bool is_bank(TimeControl::Kind kind) {
  return kind == TimeControl::Kind::bank || kind == TimeControl::Kind::total;
}

}  // namespace

void Game::start_clocks(Time at) {
  turn_began_ = at;
  bank_.fill(begins_with(terms_.time));
}

// Deducts the time used in the turn that ends at `at` from the bank of the seat. If the player is on leave,
// only the time until the start of the leave counts.
void Game::charge(Side seat, Time at, bool made_move) {
  const TimeControl& time = terms_.time;
  if (is_bank(time.kind)) {
    const Time since = leave_since_[index(seat)];
    const Time until = since != 0 ? std::clamp(since, turn_began_, std::max(at, turn_began_)) : at;
    Duration& left = bank_[index(seat)];
    left -= std::max<Duration>(0, until - turn_began_ - extension_);
    if (made_move && time.kind == TimeControl::Kind::bank)
      left = std::min(left + time.increment, time.cap == 0 ? time.limit : time.cap);
    left = std::max<Duration>(left, 0);
  }
  turn_began_ = at;
  extension_ = 0;
  reminded_ = 0;
}

void Game::leave(const GameEvent& event) {
  Time& since = leave_since_[index(*event.seat)];
  if (event.kind == GameEventKind::leave_began) {
    since = event.at;
    return;
  }
  if (since != 0 && awaited() == event.seat) extension_ += event.at - std::max(since, turn_began_);
  since = 0;
}

Duration Game::time_left(Side seat, Time now) const {
  const TimeControl& time = terms_.time;
  if (time.kind == TimeControl::Kind::none) return 0;
  const Duration all = is_bank(time.kind) ? bank_[index(seat)] : time.limit;
  if (awaited() != seat) return all;
  const Time since = leave_since_[index(seat)];
  const Time until = since != 0 ? std::max(since, turn_began_) : now;
  return all - (until - turn_began_ - extension_);
}

Time Game::deadline() const {
  if (state_ == GameState::offered) return created_ + offer_lasts;
  const auto seat = awaited();
  if (!seat || terms_.time.kind == TimeControl::Kind::none || on_leave(*seat)) return 0;
  const Duration all = is_bank(terms_.time.kind) ? bank_[index(*seat)] : terms_.time.limit;
  return turn_began_ + extension_ + all;
}

namespace {

struct Reminders {
  Time first = 0;  // 0 if this reminder is never sent
  Time second = 0;
};

Reminders reminders_of(const Terms& terms, Time began, Time deadline) {
  Reminders out;
  if (deadline == 0) {
    if (terms.nag > 0) out.first = began + terms.nag;
    return out;
  }
  const Duration all = deadline - began;
  out.first = terms.nag > 0 && terms.nag < all ? began + terms.nag : began + all / 2;
  if (all > 2 * last_reminder) out.second = deadline - last_reminder;
  return out;
}

}  // namespace

int Game::reminder_due(Time now) const {
  const auto seat = awaited();
  if (!seat || on_leave(*seat)) return 0;
  const Reminders at = reminders_of(terms_, turn_began_ + extension_, deadline());
  if (at.second != 0 && now >= at.second && (reminded_ & 4U) == 0) return 2;
  if (at.first != 0 && now >= at.first && (reminded_ & 6U) == 0) return 1;
  return 0;
}

Time Game::wake() const {
  if (state_ == GameState::offered) return deadline();
  const auto seat = awaited();
  if (!seat || on_leave(*seat)) return 0;
  const Time end = deadline();
  const Reminders at = reminders_of(terms_, turn_began_ + extension_, end);
  if (at.first != 0 && (reminded_ & 6U) == 0) return at.first;
  if (at.second != 0 && (reminded_ & 4U) == 0) return at.second;
  return terms_.claimed_timeouts ? 0 : end;
}

}  // namespace mt::server::domain
