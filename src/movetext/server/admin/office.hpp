// What an operator decides, beside a server that runs: each in one transaction, and the players hear of it.
//
//   Office office(policy, store, now);
//   if (const auto refusal = office.adjudicate(101, Result::draw, "both have left"))
//   complain(refusal->message);
#pragma once
#include "movetext/server/app/policy.hpp"
#include "movetext/server/app/unit_of_work.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace mt::server::admin {

// All may throw StoreError.  Nothing given back: it is done.
class Office {
 public:
  Office(const app::Policy& policy, store::Store& store, Time now)
      : policy_(policy), store_(store), now_(now) {}

  // An open account whose address counts as confirmed; a mail welcomes it.
  std::optional<domain::Refusal> add_user(const std::string& name, const std::string& mailbox);
  // That address and no other; tokens of older mails die.
  std::optional<domain::Refusal> change_address(const std::string& name, const std::string& mailbox);
  // For commands with a password in them (mail.legacy = "accept"): 8 to 128 characters, of which only a hash
  // is kept; tokens of older mails die.
  std::optional<domain::Refusal> set_password(const std::string& name, std::string_view password);
  std::optional<domain::Refusal> set_operator(const std::string& name, bool is_operator);
  // closed, banned: all games are given up; active: it may play again.
  std::optional<domain::Refusal> set_state(const std::string& name, domain::AccountState state);

  // Result::none calls the game off.  The players are told the words.
  std::optional<domain::Refusal> adjudicate(GameId game, domain::BoardResult result,
                                            const std::string& words);
  std::optional<domain::Refusal> note(GameId game, const std::string& words);

  // All mails that were refused, or wait for their next try, are sent now; how many.
  std::uint64_t send_again();

 private:
  using Decide = std::function<std::optional<domain::Refusal>(app::UnitOfWork&)>;
  std::optional<domain::Refusal> decide(const Decide& decide, GameId game = 0);
  std::optional<domain::Refusal> change_user(
      const std::string& name,
      const std::function<std::optional<domain::Refusal>(app::UnitOfWork&, domain::Account)>& change);

  const app::Policy& policy_;
  store::Store& store_;
  Time now_;
  app::GameCache cache_{1};
};

}  // namespace mt::server::admin
