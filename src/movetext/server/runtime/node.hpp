// Runs one server: all its listeners, senders and timers, over one store.
//
//   Node node(config, std::move(secrets), log);
//   node.wait();              // returns after stop() is called, from any thread
#pragma once
#include "movetext/server/runtime/config.hpp"
#include "movetext/server/runtime/log.hpp"
#include "movetext/server/runtime/secret.hpp"

#include <cstdint>
#include <memory>
#include <string>

namespace mt::server::runtime {

class Node {
 public:
  // Starts the server, which is running when the constructor returns.  Throws StoreError or
  // std::runtime_error if a part of it cannot start.
  Node(const Config& config, Secrets secrets, Log& log);
  ~Node();
  Node(const Node&) = delete;
  Node& operator=(const Node&) = delete;

  // Return the address that accepts mail, "127.0.0.1:10024", and the port of the status listener, 0 if there
  // is none.
  std::string lmtp_address() const;
  std::uint16_t status_port() const;

  // Asks the server to stop.  May be called from any thread, more than once.
  void stop();
  // Waits until stop() is called or the store fails, then shuts everything down in order.  Returns false if
  // the shutdown took too long, or if something failed.
  bool wait();

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace mt::server::runtime
