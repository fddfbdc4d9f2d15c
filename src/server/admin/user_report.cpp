#include "movetext/server/admin/reports.hpp"
#include "movetext/server/letters/phrases.hpp"
#include "movetext/server/letters/text_lines.hpp"
#include "movetext/server/letters/text_table.hpp"

namespace mt::server {
namespace {

constexpr std::uint32_t page = 500;

std::string state_of(const Account& account) {
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

void add_field(std::string& out, std::string_view name, const std::string& value) {
  constexpr std::size_t width = 12;
  std::string label = "  " + std::string(name);
  label.resize(width, ' ');
  out += label + harmless(value) + '\n';
}

}  // namespace

std::string users_report(Transaction& store) {
  TextTable table({{"Name"}, {"Since"}, {"State"}, {"Address"}});
  std::string after;
  for (;;) {
    const std::vector<Account> some = store.all_accounts(after, page);
    for (const Account& account : some) {
      const Address* address = mail_address(account);
      if (address == nullptr && !account.addresses.empty()) address = &account.addresses.front();
      table.add({account.name, date_words(account.created).substr(0, 10), state_of(account),
                 address == nullptr ? "-" : address->mailbox});
    }
    if (some.size() < page) break;
    after = some.back().name;
  }
  return table.empty() ? "no accounts\n" : table.write();
}

std::optional<std::string> user_report(Transaction& store, std::string_view name) {
  const auto account = store.account_named(name);
  if (!account) return {};
  std::string out = account->name + '\n';
  add_field(out, "state", state_of(*account));
  add_field(out, "since", date_words(account->created));
  const Address* mails = mail_address(*account);
  for (const Address& address : account->addresses)
    add_field(out, "address",
              address.mailbox + (&address == mails   ? " (mail goes there)"
                                 : address.confirmed ? " (confirmed)"
                                                     : " (not confirmed)"));
  if (account->mail_suspended != 0)
    add_field(out, "no mail", "since " + date_words(account->mail_suspended) + ": it came back");
  if (account->leave.since != 0)
    add_field(out, "leave",
              account->leave.until == 0 ? "until it is ended" : "until " + date_words(account->leave.until));
  add_field(out, "boards", boards_of(store, account->id));
  for (const ChallengePolicy& policy : account->policies)
    add_field(out, "challenges",
              (policy.game.empty() ? std::string("all games") : policy.game) + ": " +
                  (policy.limit == ChallengePolicy::unlimited ? std::string("accepted")
                   : policy.limit == 0                        ? std::string("rejected")
                                       : "up to " + std::to_string(policy.limit) + " boards") +
                  (policy.seeking > 0 ? ", looks for " + std::to_string(policy.seeking) : ""));
  return out;
}

}  // namespace mt::server
