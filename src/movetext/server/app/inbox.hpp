// Where mail comes in: from the bytes of a mail and its recipient to what has been done about it.
//
//   Inbox inbox(policy, store, cache);
//   room.deliver({.recipient = "play+101.4.TOKEN@games.example", .sender = "fred@example.org", .message =
//   bytes,
//                 .received = now}, [](const Inbox::Verdict& verdict) { ... });
//
// A mail is done with when everything it has led to is on the disk; then, and not before, the answer is
// given.
#pragma once
#include "movetext/server/app/desk.hpp"
#include "movetext/server/app/game_cache.hpp"
#include "movetext/server/app/policy.hpp"
#include "movetext/server/protocol/commands/read_command.hpp"
#include "movetext/server/store/store.hpp"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace mt::server::app {

struct Delivery {
  std::string recipient;
  std::string sender;  // of the envelope; empty: "<>"
  std::shared_ptr<const std::string> message;
  Time received = 0;
};

class Inbox {
 public:
  struct Verdict {
    enum class Kind : std::uint8_t {
      accepted,  // done, or known already, or rightly passed over
      deferred,  // try again later: the store cannot take it now
      refused,   // never: no such address, no mail
    };
    Kind kind = Kind::accepted;
    std::string code;       // a stable word: "played", "duplicate", "automatic", "no-such-address"
    std::string message;    // one sentence without full stop
    std::string warning{};  // for the operator: "unverified-sender"; empty: none
    struct Ran {
      protocol::Verb verb;
      words::CommandOutcome::Kind outcome;
    };
    std::vector<Ran> commands{};  // that were run, in order
  };
  using Reply = std::function<void(const Verdict&)>;

  Inbox(const Policy& policy, store::Store& store, GameCache& cache)
      : policy_(policy), store_(store), cache_(cache) {}

  // Whether mail to that address is taken at all.
  bool knows(std::string_view recipient) const { return policy_.names.parse(recipient).has_value(); }
  // `answer` may be called on another thread; exactly once.
  void deliver(Delivery delivery, Reply answer);

 private:
  struct Incoming;
  // The passwords that are read are checked; `in` must live as long as the rules.
  protocol::ReadingRules rules_of(Incoming& in);
  void process(const Incoming& in, store::Transaction& transaction, UnitOfWork& work, Verdict& verdict);
  void read(Incoming& in);
  void serve(const Incoming& in, UnitOfWork& work, Verdict& verdict);
  void answered(const Incoming& in, UnitOfWork& work, Verdict& verdict);
  void confirmed(const Incoming& in, UnitOfWork& work, Verdict& verdict);
  void bounced(const Incoming& in, UnitOfWork& work, Verdict& verdict);
  void run_order(const Incoming& in, UnitOfWork& work, const Requester& requester, Verdict& verdict);
  void answer_to(const Incoming& in, UnitOfWork& work, const Requester& requester,
                 const words::AnswerView& view, bool is_error, const std::string& reply_to = {});
  std::optional<Requester> requester_of(const Incoming& in, UnitOfWork& work, Verdict& verdict) const;

  const Policy& policy_;
  store::Store& store_;
  GameCache& cache_;
};

}  // namespace mt::server::app
