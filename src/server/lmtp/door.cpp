#include "movetext/server/lmtp/door.hpp"

#include <algorithm>

namespace mt::server {

Door::Decision Door::knock(const std::string& peer, Time now) {
  const std::lock_guard lock(mutex_);
  const auto of_peer = static_cast<std::size_t>(std::count_if(
      guests_.begin(), guests_.end(), [&](const std::shared_ptr<Guest>& one) { return one->peer == peer; }));
  const bool peer_is_full = !peer.empty() && of_peer >= limits_.places_of_a_peer;
  Decision decision;
  if (peer_is_full || guests_.size() >= limits_.places) {
    // A peer that has had its share makes room among its own.
    const auto leaver = slowest(peer_is_full ? &peer : nullptr, now);
    if (leaver == guests_.end()) return decision;
    decision.leaver = *leaver;
    take_out(leaver);
  }
  decision.guest = std::make_shared<Guest>();
  decision.guest->peer = peer;
  decision.guest->progress = now;
  guests_.push_back(decision.guest);
  return decision;
}

std::vector<std::shared_ptr<Door::Guest>>::iterator Door::slowest(const std::string* peer, Time now) {
  auto found = guests_.end();
  for (auto one = guests_.begin(); one != guests_.end(); ++one) {
    const Guest& guest = **one;
    const bool may_stay =
        guest.is_answered || now - guest.progress < limits_.grace || (peer != nullptr && guest.peer != *peer);
    if (may_stay) continue;
    if (found == guests_.end() || guest.progress < (*found)->progress) found = one;
  }
  return found;
}

void Door::take_out(std::vector<std::shared_ptr<Guest>>::iterator guest) {
  (*guest)->is_inside = false;
  std::swap(*guest, guests_.back());
  guests_.pop_back();
}

void Door::advance(Guest& guest, Time now) {
  const std::lock_guard lock(mutex_);
  guest.progress = now;
}

bool Door::begin_answer(Guest& guest) {
  const std::lock_guard lock(mutex_);
  guest.is_answered = guest.is_inside;
  return guest.is_inside;
}

void Door::end_answer(Guest& guest, Time now) {
  const std::lock_guard lock(mutex_);
  guest.is_answered = false;
  guest.progress = now;
}

void Door::leave(const Guest& guest) {
  const std::lock_guard lock(mutex_);
  if (!guest.is_inside) return;
  const auto place = std::find_if(guests_.begin(), guests_.end(),
                                  [&](const std::shared_ptr<Guest>& one) { return one.get() == &guest; });
  if (place != guests_.end()) take_out(place);
}

std::size_t Door::inside() const {
  const std::lock_guard lock(mutex_);
  return guests_.size();
}

}  // namespace mt::server
