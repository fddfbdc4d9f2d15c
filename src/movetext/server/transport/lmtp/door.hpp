// Decides which connections are accepted, and which connection is closed when all places are taken.
//
//   Door door({.places = 100, .places_of_a_peer = 80, .grace = 2s});
//   Door::Decision decision = door.knock("uid 106", now);
//   if (decision.leaver) ...   // close the connection of the leaver: the new connection has its place
//   if (!decision.guest) ...   // refuse the new connection
#pragma once
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace mt::server::transport {

struct DoorLimits {
  std::size_t places = 100;
  // The limit for one peer. A peer without a name has no limit, because several peers may have no name.
  std::size_t places_of_a_peer = 80;
  // A connection that made progress within this time keeps its place. There is one exception: a peer that has
  // fewer places may take over the place.
  std::chrono::milliseconds grace{2'000};
};

// Gives places to connections. Any thread may use it.
class Door {
 public:
  using Time = std::chrono::steady_clock::time_point;

  // The holder of one place. Only the door uses the members.
  class Guest {
    friend class Door;
    std::string peer;
    Time progress;  // when the guest was accepted or last made a step towards a mail
    bool is_answered = false;
    bool is_inside = true;
  };
  struct Decision {
    std::shared_ptr<Guest> guest;   // nullptr if there is no place
    std::shared_ptr<Guest> leaver;  // nullptr if no connection must be closed
  };

  explicit Door(const DoorLimits& limits) : limits_(limits) {}

  Decision knock(const std::string& peer, Time now);
  void advance(Guest& guest, Time now);
  // Records that the mail of the guest is complete. The guest then keeps its place until end_answer().
  // Returns false if the guest has already lost its place; the mail must then not be delivered.
  bool begin_answer(Guest& guest);
  void end_answer(Guest& guest, Time now);
  // Frees the place of the guest. May be called twice.
  void leave(const Guest& guest);

  std::size_t inside() const;

 private:
  using Guests = std::vector<std::shared_ptr<Guest>>;
  template <class May>
  Guests::iterator slowest(Time last, May&& may_go);
  Guests::iterator who_makes_room(const std::string& peer, Time now);
  std::size_t places_of(const std::string& peer) const;
  void take_out(Guests::iterator guest);

  DoorLimits limits_;
  mutable std::mutex mutex_;  // guards the members below and the members of all guests
  Guests guests_;
  std::map<std::string, std::size_t> places_;  // number of places of each peer that has at least one
};

}  // namespace mt::server::transport
