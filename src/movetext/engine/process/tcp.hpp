// Outgoing and incoming connections over TCP.
//
//   std::string problem;
//   const auto listener = Listener::open({.port = 27531}, problem);
//   const int connection = listener->accept(deadline, [] { return false; }, problem);
#pragma once
#include "movetext/engine/process/endpoint.hpp"
#include "movetext/engine/process/line_peer.hpp"

#include <functional>
#include <memory>
#include <string>

namespace mt::engine {

// The descriptors of connections are blocking. A write fails after ten seconds if the other side does not
// read.

// Returns a connection. If none is made within `patience`, returns -1 with the reason in `problem`
// ("Connection refused").
int connect_over_tcp(const Endpoint& endpoint, Milliseconds patience, std::string& problem);

class Listener {
 public:
  // If the endpoint cannot be used, returns nullptr with the reason in `problem` ("Address already in use").
  static std::unique_ptr<Listener> open(const Endpoint& endpoint, std::string& problem);
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;
  ~Listener();

  // Returns the address on which the listener waits for connections, with the actual port.
  const Endpoint& endpoint() const { return endpoint_; }
  // Waits for a connection. If none comes by the deadline, or if `stops` returns true, returns -1 with the
  // reason in `problem`.
  int accept(TimePoint deadline, const std::function<bool()>& stops, std::string& problem) const;

 private:
  Listener(int descriptor, Endpoint endpoint) : descriptor_(descriptor), endpoint_(std::move(endpoint)) {}

  int descriptor_;
  Endpoint endpoint_;
};

}  // namespace mt::engine
