#include "movetext/server/admin/reports.hpp"
#include "movetext/server/words/quantities.hpp"

#include <utility>

namespace mt::server::admin {
namespace {

constexpr std::uint32_t accounts_at_once = 500;

std::string account_state(const domain::Account& account) {
  std::string out(domain::name_of(account.state));
  if (domain::is_engine(account)) out += ", engine";
  if (account.is_operator) out += ", operator";
  if (account.mail_suspended != 0) out += ", no mail";
  if (account.leave.since != 0) out += ", on leave";
  return out;
}

constexpr std::uint32_t most_turns = 20;

// Returns "board 101, since 2026-11-22 04:31 UTC, tried 3 times: the program has ended".
std::string turn_words(const store::Turns::Waiting& waiting) {
  std::string out =
      "board " + std::to_string(waiting.turn.game) + ", since " + words::date_words(waiting.turn.since);
  if (waiting.turn.tries > 1) out += ", tried " + std::to_string(waiting.turn.tries) + " times";
  return waiting.last_error.empty() ? out : out + ": " + waiting.last_error;
}

std::string boards_of(store::Transaction& store, AccountId player) {
  std::string out;
  for (const auto& [state, word] : {std::pair{domain::GameState::active, "being played"},
                                    std::pair{domain::GameState::offered, "offered"},
                                    std::pair{domain::GameState::finished, "finished"}}) {
    store::GameQuery query;
    query.player = player;
    query.state = state;
    query.limit = 1000;
    const std::size_t count = store.games().find(query).size();
    if (!out.empty()) out += ", ";
    out += (count == query.limit ? "1000 or more" : std::to_string(count)) + ' ' + word;
  }
  return out;
}

}  // namespace

Report users_report(store::Transaction& store) {
  Report report{{}, words::TextTable({{"Name"}, {"Since"}, {"State"}, {"Address"}})};
  std::string after;
  for (;;) {
    const std::vector<domain::Account> some = store.accounts().all(after, accounts_at_once);
    for (const domain::Account& account : some) {
      const domain::Address* address = domain::mail_address(account);
      if (address == nullptr && !account.addresses.empty()) address = &account.addresses.front();
      report.table.add({account.name, words::date_words(account.created).substr(0, 10),
                        account_state(account),
                        address == nullptr ? std::string(words::TextTable::nothing) : address->mailbox});
    }
    if (some.size() < accounts_at_once) break;
    after = some.back().name;
  }
  return report;
}

std::optional<Report> user_report(store::Transaction& store, std::string_view name) {
  const auto account = store.accounts().named(name);
  if (!account) return {};
  Report report{account->name + '\n', words::TextTable({{"Field"}, {"Value"}})};
  const auto add_field = [&](std::string_view field, std::string value) {
    report.table.add({std::string(field), std::move(value)});
  };
  add_field("state", account_state(*account));
  add_field("since", words::date_words(account->created));
  const domain::Address* mails = domain::mail_address(*account);
  for (const domain::Address& address : account->addresses)
    add_field("address", address.mailbox + (&address == mails   ? " (mail goes there)"
                                            : address.confirmed ? " (confirmed)"
                                                                : " (not confirmed)"));
  if (account->mail_suspended != 0)
    add_field("no mail", "since " + words::date_words(account->mail_suspended) +
                             ", because mails could not be delivered");
  if (account->leave.since != 0)
    add_field("leave", account->leave.until == 0 ? "until it is ended"
                                                 : "until " + words::date_words(account->leave.until));
  add_field("boards", boards_of(store, account->id));
  for (const store::Turns::Waiting& waiting : store.turns().of_account(account->id, most_turns))
    add_field("to play", turn_words(waiting));
  for (const domain::ChallengePolicy& policy : account->policies)
    add_field("challenges",
              (policy.game.empty() ? std::string("all games") : policy.game) + ": " +
                  (policy.limit == domain::ChallengePolicy::unlimited ? std::string("accepted")
                   : policy.limit == 0                                ? std::string("rejected")
                                       : "up to " + std::to_string(policy.limit) + " boards") +
                  (policy.seeking > 0 ? ", wants more games: " + std::to_string(policy.seeking) : ""));
  return report;
}

}  // namespace mt::server::admin
