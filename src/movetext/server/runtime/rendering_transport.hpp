// A transport that writes mails when they are sent.
#pragma once
#include "movetext/server/app/policy.hpp"
#include "movetext/server/transport/smtp/transport.hpp"
#include "movetext/server/store/store.hpp"

#include <functional>
#include <memory>

namespace mt::server {

class RenderingTransport : public Transport {
 public:
  RenderingTransport(const House& house, Store& store, std::unique_ptr<Transport> carrier,
                     std::function<Time()> clock)
      : house_(house), store_(store), carrier_(std::move(carrier)), clock_(std::move(clock)) {}

  Submission submit(const OutboxMail& mail) override;
  void cancel() override { carrier_->cancel(); }
  void interrupt() override { carrier_->interrupt(); }

 private:
  const House& house_;
  Store& store_;
  std::unique_ptr<Transport> carrier_;
  std::function<Time()> clock_;
};

}  // namespace mt::server
