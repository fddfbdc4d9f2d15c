// Carries out decisions of an operator while the server is running. Each decision is one transaction, and the
// affected players are notified by mail.
//
//   Office office(policy, store, now);
//   if (const auto failure = office.adjudicate(101, BoardResult::draw, "both have left"))
//     complain(failure->message);
#pragma once
#include "movetext/server/app/policy.hpp"
#include "movetext/server/app/unit_of_work.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace mt::server::admin {

// Each function returns nothing if it has carried out the decision; otherwise it returns the reason for the
// refusal. All functions may throw StoreError.
class Office {
 public:
  Office(const app::ServerPolicy& policy, store::Store& store, Time now)
      : policy_(policy), store_(store), now_(now) {}

  // Opens an account with a confirmed address, and mails a welcome to it.
  std::optional<domain::Failure> add_user(const std::string& name, const std::string& mailbox);
  // Replaces all addresses of the account by this one, and invalidates the tokens of older mails.
  std::optional<domain::Failure> change_address(const std::string& name, const std::string& mailbox);
  // Sets the password for commands that contain one (mail.legacy = "accept"), and invalidates the tokens of
  // older mails. The password must have 8 to 128 characters. Only its hash is stored.
  std::optional<domain::Failure> set_password(const std::string& name, std::string_view password);
  std::optional<domain::Failure> set_operator(const std::string& name, bool is_operator);
  // Closes, bans or reactivates the account. A closed or banned account leaves all its games; a reactivated
  // account may play again.
  std::optional<domain::Failure> set_state(const std::string& name, domain::AccountState state);

  // Ends the game with that result; BoardResult::none aborts it. `words` is a text for the players.
  std::optional<domain::Failure> adjudicate(GameId game, domain::BoardResult result,
                                            const std::string& words);
  std::optional<domain::Failure> note(GameId game, const std::string& words);

  // Makes all mails due at once that were refused or that wait for another attempt. Returns the number of
  // these mails.
  std::uint64_t send_again();

 private:
  using Decide = std::function<std::optional<domain::Failure>(app::UnitOfWork&)>;
  std::optional<domain::Failure> decide(const Decide& decide, GameId game = 0);
  std::optional<domain::Failure> change_user(
      const std::string& name,
      const std::function<std::optional<domain::Failure>(app::UnitOfWork&, domain::Account)>& change);

  const app::ServerPolicy& policy_;
  store::Store& store_;
  Time now_;
  app::GameCache cache_{1};
};

}  // namespace mt::server::admin
