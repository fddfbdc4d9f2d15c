// Writes the text of each mail when it is sent, and then passes the mail to another transport.
#pragma once
#include "movetext/server/app/game_cache.hpp"
#include "movetext/server/app/policy.hpp"
#include "movetext/server/store/store.hpp"
#include "movetext/server/transport/smtp/transport.hpp"

#include <functional>
#include <memory>

namespace mt::server::runtime {

class RenderingTransport : public transport::Transport {
 public:
  RenderingTransport(const app::ServerPolicy& policy, store::Store& store, app::GameCache& games,
                     std::unique_ptr<transport::Transport> carrier, std::function<Time()> clock)
      : policy_(policy),
        store_(store),
        games_(games),
        carrier_(std::move(carrier)),
        clock_(std::move(clock)) {}

  transport::Submission submit(const store::OutboxMail& mail) override;
  void cancel() override { carrier_->cancel(); }
  void interrupt() override { carrier_->interrupt(); }

 private:
  const app::ServerPolicy& policy_;
  store::Store& store_;
  app::GameCache& games_;
  std::unique_ptr<transport::Transport> carrier_;
  std::function<Time()> clock_;
};

}  // namespace mt::server::runtime
