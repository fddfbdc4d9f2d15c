// One running server: everything that listens, sends and keeps time, over one store.
//
//   Node node(config, std::move(secrets), log);
//   node.wait();              // until stop() is called, from any thread
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
  // Is at work when it returns.  Throws StoreError or std::runtime_error: something of it cannot be.
  Node(const Config& config, Secrets secrets, Log& log);
  ~Node();
  Node(const Node&) = delete;
  Node& operator=(const Node&) = delete;

  // Where mail is taken: "127.0.0.1:10024"; and who tells how it is: 0: nobody.
  std::string lmtp_address() const;
  std::uint16_t status_port() const;

  // Asks for the end; may be called from any thread, more than once.
  void stop();
  // Ends everything in order when stop() has been called, or the store can do nothing any more.  False: it
  // took too long, or failed.
  bool wait();

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace mt::server::runtime
