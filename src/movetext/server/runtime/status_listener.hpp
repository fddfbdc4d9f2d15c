// Answers requests for /healthz, /readyz and /metrics over HTTP. Only GET and HEAD are allowed, and each
// connection has only one request.
//
//   StatusListener status({.at = *parse_endpoint("127.0.0.1:8025")}, readiness, metrics, log);
//   curl http://127.0.0.1:8025/readyz
#pragma once
#include "movetext/server/domain/ids.hpp"
#include "movetext/server/runtime/log.hpp"
#include "movetext/server/runtime/metrics.hpp"
#include "movetext/server/runtime/readiness.hpp"
#include "movetext/server/transport/endpoint.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>

namespace mt::server::runtime {

struct StatusOptions {
  transport::Endpoint at;  // a TCP address, or off for a server without a status listener
  // Maximum number of connections at the same time. If all are in use, the oldest connection that has not
  // sent a complete request is closed.
  std::size_t connections = 32;
  // Maximum number of bytes of the headers. A request with longer headers, or with a body, is refused.
  std::size_t header_bytes = 8 << 10;
  Duration request_time = 5 * second_long;
  Duration answer_time = 5 * second_long;
};

// Listens on one separate thread, from the constructor until stop() or the destructor.
class StatusListener {
 public:
  // Throws std::runtime_error if the listener cannot listen at the address.
  StatusListener(const StatusOptions& options, const Readiness& readiness, const Metrics& metrics, Log& log);
  ~StatusListener();
  StatusListener(const StatusListener&) = delete;
  StatusListener& operator=(const StatusListener&) = delete;

  std::uint16_t port() const;  // 0 if the listener is off
  // Closes all connections and ends the thread. May be called twice.
  void stop();

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace mt::server::runtime
