#include "movetext/server/admin/reports.hpp"
#include "movetext/server/words/phrases.hpp"

#include <utility>

namespace mt::server {
namespace {

constexpr std::uint32_t accounts_at_once = 500;

std::string account_state(const Account& account) {
  std::string out(name_of(account.state));
  if (account.is_operator) out += ", operator";
  if (account.mail_suspended != 0) out += ", no mail";
  if (account.leave.since != 0) out += ", on leave";
  return out;
}

std::string boards_of(Transaction& store, AccountId player) {
  std::string out;
  for (const auto& [state, word] :
       {std::pair{GameState::active, "being played"}, std::pair{GameState::offered, "offered"},
        std::pair{GameState::finished, "finished"}}) {
    GameQuery query;
    query.player = player;
    query.state = state;
    query.limit = 1000;
    const std::size_t count = store.games(query).size();
    if (!out.empty()) out += ", ";
    out += (count == query.limit ? "1000 or more" : std::to_string(count)) + ' ' + word;
  }
  return out;
}

}  // namespace

Report users_report(Transaction& store) {
  Report report{{}, TextTable({{"Name"}, {"Since"}, {"State"}, {"Address"}})};
  std::string after;
  for (;;) {
    const std::vector<Account> some = store.all_accounts(after, accounts_at_once);
    for (const Account& account : some) {
      const Address* address = mail_address(account);
      if (address == nullptr && !account.addresses.empty()) address = &account.addresses.front();
      report.table.add({account.name, date_words(account.created).substr(0, 10), account_state(account),
                        address == nullptr ? "-" : address->mailbox});
    }
    if (some.size() < accounts_at_once) break;
    after = some.back().name;
  }
  return report;
}

std::optional<Report> user_report(Transaction& store, std::string_view name) {
  const auto account = store.account_named(name);
  if (!account) return {};
  Report report{account->name + '\n', TextTable({{"Field"}, {"Value"}})};
  const auto add_field = [&](std::string_view field, std::string value) {
    report.table.add({std::string(field), std::move(value)});
  };
  add_field("state", account_state(*account));
  add_field("since", date_words(account->created));
  const Address* mails = mail_address(*account);
  for (const Address& address : account->addresses)
    add_field("address", address.mailbox + (&address == mails   ? " (mail goes there)"
                                            : address.confirmed ? " (confirmed)"
                                                                : " (not confirmed)"));
  if (account->mail_suspended != 0)
    add_field("no mail", "since " + date_words(account->mail_suspended) + ": it came back");
  if (account->leave.since != 0)
    add_field("leave",
              account->leave.until == 0 ? "until it is ended" : "until " + date_words(account->leave.until));
  add_field("boards", boards_of(store, account->id));
  for (const ChallengePolicy& policy : account->policies)
    add_field("challenges", (policy.game.empty() ? std::string("all games") : policy.game) + ": " +
                                (policy.limit == ChallengePolicy::unlimited ? std::string("accepted")
                                 : policy.limit == 0                        ? std::string("rejected")
                                                     : "up to " + std::to_string(policy.limit) + " boards") +
                                (policy.seeking > 0 ? ", looks for " + std::to_string(policy.seeking) : ""));
  return report;
}

}  // namespace mt::server
