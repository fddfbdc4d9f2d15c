// Processes inbound mail, from the bytes of the mail and its recipient to the outcome.
//
//   Inbox inbox(policy, store, cache);
//   const auto recipient = inbox.recipient("play+101.4.TOKEN@games.example");
//   inbox.deliver({.recipient = *recipient, .sender = "fred@example.org", .message = bytes, .received = now},
//                 [](const MailOutcome& outcome) { ... });
//
// The outcome of a mail is reported only when all its effects are on disk.
#pragma once
#include "movetext/server/app/game_cache.hpp"
#include "movetext/server/app/mail_outcome.hpp"
#include "movetext/server/app/policy.hpp"
#include "movetext/server/app/received_mail.hpp"
#include "movetext/server/store/store.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string_view>

namespace mt::server::app {

class Inbox {
 public:
  using Reply = std::function<void(const MailOutcome&)>;

  Inbox(const ServerPolicy& policy, store::Store& store, GameCache& cache)
      : policy_(policy), store_(store), cache_(cache) {}

  // Parses a recipient address. Returns nothing if the server does not accept mail for it.
  std::optional<Recipient> recipient(std::string_view mailbox) const;
  // Calls `answer` exactly once, possibly on another thread.
  void deliver(Delivery delivery, Reply answer);

 private:
  void submit(const std::shared_ptr<const ReceivedMail>& received, Reply answer);

  const ServerPolicy& policy_;
  store::Store& store_;
  GameCache& cache_;
};

}  // namespace mt::server::app
