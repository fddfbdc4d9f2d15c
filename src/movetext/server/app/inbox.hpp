// Where mail comes in: from the bytes of a mail and its recipient to what has been done about it.
//
//   MailRoom room(house, store, shelf);
//   room.deliver({.recipient = "play+101.4.TOKEN@games.example", .sender = "fred@example.org", .message =
//   bytes,
//                 .received = now}, [](const MailRoom::Verdict& verdict) { ... });
//
// A mail is done with when everything it has led to is on the disk; then, and not before, the answer is
// given.
#pragma once
#include "movetext/server/protocol/commands/read_command.hpp"
#include "movetext/server/app/desk.hpp"
#include "movetext/server/app/policy.hpp"
#include "movetext/server/app/game_cache.hpp"
#include "movetext/server/store/store.hpp"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace mt::server {

struct Delivery {
  std::string recipient;
  std::string sender;  // of the envelope; empty: "<>"
  std::shared_ptr<const std::string> message;
  Time received = 0;
};

class MailRoom {
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
    struct Told {
      Verb verb;
      CommandOutcome::Kind outcome;
    };
    std::vector<Told> commands{};  // that were run, in order
  };
  using Answer = std::function<void(const Verdict&)>;

  MailRoom(const House& house, Store& store, Shelf& shelf) : house_(house), store_(store), shelf_(shelf) {}

  // Whether mail to that address is taken at all.
  bool knows(std::string_view recipient) const { return house_.names.parse(recipient).has_value(); }
  // `answer` may be called on another thread; exactly once.
  void deliver(Delivery delivery, Answer answer);

 private:
  struct Incoming;
  // The passwords that are read are checked; `in` must live as long as the rules.
  ReadingRules rules_of(Incoming& in);
  void process(const Incoming& in, Transaction& transaction, Work& work, Verdict& verdict);
  void read(Incoming& in);
  void serve(const Incoming& in, Work& work, Verdict& verdict);
  void answered(const Incoming& in, Work& work, Verdict& verdict);
  void confirmed(const Incoming& in, Work& work, Verdict& verdict);
  void bounced(const Incoming& in, Work& work, Verdict& verdict);
  void run_order(const Incoming& in, Work& work, const Asker& asker, Verdict& verdict);
  void answer_to(const Incoming& in, Work& work, const Asker& asker, const AnswerView& view, bool is_error,
                 const std::string& reply_to = {});
  std::optional<Asker> asker_of(const Incoming& in, Work& work, Verdict& verdict) const;

  const House& house_;
  Store& store_;
  Shelf& shelf_;
};

}  // namespace mt::server
