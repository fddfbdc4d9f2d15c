// Runs one server: its listeners, senders and timers, all with the same store.
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
  // Starts the server. When the constructor returns, the server is running. Throws StoreError or
  // std::runtime_error if a part of the server cannot start.
  Node(const Config& config, Secrets secrets, Log& log);
  ~Node();
  Node(const Node&) = delete;
  Node& operator=(const Node&) = delete;

  // lmtp_address() returns the address that accepts mail: "127.0.0.1:10024". status_port() returns the port
  // of the status listener, or 0 without a status listener.
  std::string lmtp_address() const;
  std::uint16_t status_port() const;

  // Starts the shutdown of the server. May be called from any thread, and more than once.
  void stop();
  // Waits until stop() is called or the store fails, then shuts everything down in order. Returns false if
  // the shutdown took too long or a part of the server failed.
  bool wait();

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace mt::server::runtime
