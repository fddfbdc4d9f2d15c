#include "movetext/server/transport/lmtp/door.hpp"

#include <algorithm>

namespace mt::server::transport {

Door::Decision Door::knock(const std::string& peer, Time now) {
  const std::lock_guard lock(mutex_);
  Decision decision;
  const bool peer_is_full = !peer.empty() && places_of(peer) >= limits_.places_of_a_peer;
  if (peer_is_full || guests_.size() >= limits_.places) {
    // If the peer has all the places that it may have, one of its own connections must leave.
    auto leaver = slowest(now - limits_.grace,
                          [&](const std::string& other) { return !peer_is_full || other == peer; });
    if (leaver == guests_.end() && !peer_is_full) leaver = who_makes_room(peer, now);
    if (leaver == guests_.end()) return decision;
    decision.leaver = *leaver;
    take_out(leaver);
  }
  decision.guest = std::make_shared<Guest>();
  decision.guest->peer = peer;
  decision.guest->progress = now;
  guests_.push_back(decision.guest);
  ++places_[peer];
  return decision;
}

// Finds a place for the peer when no connection is stalled. Without this rule, several peers that make
// progress just often enough could together occupy all places. So a peer with few places takes over a place
// of a peer that has more. In the end, all peers have about the same number of places.
Door::Guests::iterator Door::who_makes_room(const std::string& peer, Time now) {
  // A guest keeps its place if its last step is not older than 1/40 of the grace period.
  constexpr int hurry = 40;
  const std::size_t own = places_of(peer);
  std::size_t most = 0;
  for (const auto& [other, places] : places_) most = std::max(most, places);
  // If the peer with the most places has only one more than this peer, a change would only exchange their
  // numbers of places.
  if (most < own + 2 && own > 0) return guests_.end();
  const std::size_t enough = std::min(most, own + 2);
  return slowest(now - limits_.grace / hurry,
                 [&](const std::string& other) { return places_of(other) >= enough; });
}

std::size_t Door::places_of(const std::string& peer) const {
  const auto found = places_.find(peer);
  return found == places_.end() ? 0 : found->second;
}

// Returns the guest that has been stalled longest. Considers only guests that have made no step since `last`
// and whose mail is not being answered.
template <class May>
Door::Guests::iterator Door::slowest(Time last, May&& may_go) {
  auto found = guests_.end();
  for (auto one = guests_.begin(); one != guests_.end(); ++one) {
    const Guest& guest = **one;
    if (guest.is_answered || guest.progress > last || !may_go(guest.peer)) continue;
    if (found == guests_.end() || guest.progress < (*found)->progress) found = one;
  }
  return found;
}

void Door::take_out(Guests::iterator guest) {
  (*guest)->is_inside = false;
  if (const auto places = places_.find((*guest)->peer); --places->second == 0) places_.erase(places);
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

}  // namespace mt::server::transport
