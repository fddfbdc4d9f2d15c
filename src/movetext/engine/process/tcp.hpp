// Connections over TCP: begun here, or waited for.
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

// Descriptors of connections block; what is written to one whose other side does not read fails after a
// while.

// Returns a connection; -1: there is none by then, and `problem` says why ("Connection refused").
int connect_over_tcp(const Endpoint& endpoint, Milliseconds patience, std::string& problem);

class Listener {
 public:
  // Returns nullptr if nobody can listen there: `problem` says why ("Address already in use").
  static std::unique_ptr<Listener> open(const Endpoint& endpoint, std::string& problem);
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;
  ~Listener();

  // Returns where it listens, with the port that it has got.
  const Endpoint& endpoint() const { return endpoint_; }
  // Waits for a connection; -1: nobody has begun one until the deadline, or it was told to stop, and
  // `problem` says so.
  int accept(Moment deadline, const std::function<bool()>& stops, std::string& problem) const;

 private:
  Listener(int descriptor, Endpoint endpoint) : descriptor_(descriptor), endpoint_(std::move(endpoint)) {}

  int descriptor_;
  Endpoint endpoint_;
};

}  // namespace mt::engine
