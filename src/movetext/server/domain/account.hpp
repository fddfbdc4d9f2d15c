// Players: name, addresses, settings.
#pragma once
#include "movetext/server/domain/ids.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::domain {

enum class AccountState : std::uint8_t {
  unconfirmed,  // signed up; no address has been confirmed
  active,
  closed,  // by its owner
  banned,  // by an operator
};

// Who plays for an account.
enum class AccountKind : std::uint8_t {
  player,  // a person who writes mails
  engine,  // the server itself, with a program; it receives no mail, and its clocks do not run
};

// Which mails an account receives besides those about its own turns.
enum class Digest : std::uint8_t { off, daily, turn };

// How an account wants to see boards and mails ("set" of the mail interface).
struct Settings {
  bool flip = true;       // shows the board from Black's side to the player of Black
  bool large = true;      // three characters per square
  bool html = false;      // adds an HTML part to the text
  bool png = false;       // puts a picture of the board into the HTML
  bool autoroll = false;  // rolls the dice at once, so that the player never doubles
  Digest digest = Digest::off;
  friend bool operator==(const Settings&, const Settings&) = default;
};

// Who may challenge the account to a game of that type: everyone, no one, or everyone while the account plays
// fewer than `limit` boards.
struct ChallengePolicy {
  static constexpr std::int32_t unlimited = -1;
  std::string game{};  // a name in the table, or of a family; empty for all games without their own row
  std::int32_t limit = unlimited;  // boards at once; 0 for no challenges ("reject")
  std::int32_t seeking = 0;        // number of further games that the player wants
  friend bool operator==(const ChallengePolicy&, const ChallengePolicy&) = default;
};

struct Address {
  std::string mailbox{};  // "fred@example.org", in its original case
  bool confirmed = false;
  friend bool operator==(const Address&, const Address&) = default;
};

// No clock of the account runs during a leave.
struct Leave {
  Time since = 0;         // 0 if the account is not on leave
  Time until = 0;         // 0 for an indefinite leave
  std::int32_t year = 0;  // the year of `spent`
  Duration spent = 0;     // ended leave in that year
  friend bool operator==(const Leave&, const Leave&) = default;
};

struct Account {
  AccountId id = 0;
  std::string name{};  // [A-Za-z0-9_-]{2,20}, unique regardless of case
  AccountState state = AccountState::unconfirmed;
  AccountKind kind = AccountKind::player;
  bool is_operator = false;
  std::string password_hash{};   // PHC string of Argon2id; empty if there is none
  std::uint32_t generation = 0;  // a higher value invalidates all tokens of the account
  Time created = 0;
  Time mail_suspended = 0;  // time since when no mail is sent to it; 0 if mail is sent
  Settings settings{};
  Leave leave{};
  std::vector<Address> addresses{};  // mail is sent to the first confirmed one
  std::vector<ChallengePolicy> policies{};
  friend bool operator==(const Account&, const Account&) = default;
};

constexpr bool is_engine(const Account& account) {
  return account.kind == AccountKind::engine;
}
// Returns whether the name consists of two to twenty letters, digits, "_" and "-".
bool is_account_name(std::string_view name);
// Returns the address that receives the account's mail, or nullptr if none is confirmed.
const Address* mail_address(const Account& account);
// Returns the policy for that game, or else for its family, or else for all games, or else one that admits
// everyone.
ChallengePolicy policy_for(const Account& account, std::string_view game);

// Returns the word for storage and commands.
std::string_view name_of(AccountState state);
std::string_view name_of(AccountKind kind);
std::string_view name_of(Digest digest);

}  // namespace mt::server::domain
