// Who may come in, and who gives way when all places are taken.
//
//   Door door({.places = 100, .places_of_a_peer = 80, .grace = 2s});
//   Door::Decision decision = door.knock("uid 106", now);
//   if (decision.leaver) ...   // its place is the new one's already: close its connection
//   if (!decision.guest) ...   // turned away
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
  // A peer without a name has no limit of its own: it may be several.
  std::size_t places_of_a_peer = 80;
  // Who made progress so recently does not give way, but to a peer that has fewer places than his own.
  std::chrono::milliseconds grace{2'000};
};

// May be used from any thread.
class Door {
 public:
  using Time = std::chrono::steady_clock::time_point;

  // One place; its members are for the door alone.
  class Guest {
    friend class Door;
    std::string peer;
    Time progress;  // when it came, or last did something that leads to a mail
    bool is_answered = false;
    bool is_inside = true;
  };
  struct Decision {
    std::shared_ptr<Guest> guest;   // nothing: there is no place
    std::shared_ptr<Guest> leaver;  // nothing: nobody has to go
  };

  explicit Door(const DoorLimits& limits) : limits_(limits) {}

  Decision knock(const std::string& peer, Time now);
  void advance(Guest& guest, Time now);
  // Its mail is whole: until end_answer() it does not give way.  False: it has given way already, and the
  // mail must not be dealt with.
  bool begin_answer(Guest& guest);
  void end_answer(Guest& guest, Time now);
  // May be called twice.
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
  mutable std::mutex mutex_;  // all below, and all members of guests
  Guests guests_;
  std::map<std::string, std::size_t> places_;  // of each peer that has any
};

}  // namespace mt::server::transport
