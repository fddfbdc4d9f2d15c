// Describes the players: name, addresses, settings.
#pragma once
#include "movetext/server/domain/ids.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::domain {

enum class AccountState : std::uint8_t {
  unconfirmed,  // signed up; no address is confirmed yet
  active,
  closed,  // by its owner
  banned,  // by an operator
};

// Says who plays for an account.
enum class AccountKind : std::uint8_t {
  player,  // somebody who writes mails
  engine,  // the server itself, with a program; it gets no mail, and its clocks stand still
};

// Says which mails an account gets besides those about its own turns.
enum class Digest : std::uint8_t { off, daily, turn };

// Holds how an account wishes to see boards and mails ("set" of the mail interface).
struct Settings {
  bool flip = true;       // turns the board for the player of Black
  bool large = true;      // three characters a square
  bool html = false;      // adds an HTML part to the text
  bool png = false;       // puts a picture of the board into the HTML
  bool autoroll = false;  // rolls the dice at once, so that the player never doubles
  Digest digest = Digest::off;
  friend bool operator==(const Settings&, const Settings&) = default;
};

// Says who may challenge the account to a game of that type: everybody, nobody, or everybody as long as the
// account plays fewer than `limit` boards.
struct ChallengePolicy {
  static constexpr std::int32_t unlimited = -1;
  std::string game{};  // a name in the table, or of a family; empty for all games without a row of their own
  std::int32_t limit = unlimited;  // boards at once; 0 for no challenges ("reject")
  std::int32_t seeking = 0;        // how many more games the player looks for
  friend bool operator==(const ChallengePolicy&, const ChallengePolicy&) = default;
};

struct Address {
  std::string mailbox{};  // "fred@example.org", in the case in which it was given
  bool confirmed = false;
  friend bool operator==(const Address&, const Address&) = default;
};

// No clock of the account runs during a leave.
struct Leave {
  Time since = 0;         // 0 if none is taken
  Time until = 0;         // 0 for a leave without an end
  std::int32_t year = 0;  // the year that `spent` counts for
  Duration spent = 0;     // leave of that year that has ended
  friend bool operator==(const Leave&, const Leave&) = default;
};

struct Account {
  AccountId id = 0;
  std::string name{};  // [A-Za-z0-9_-]{2,20}, unique in any case
  AccountState state = AccountState::unconfirmed;
  AccountKind kind = AccountKind::player;
  bool is_operator = false;
  std::string password_hash{};   // PHC string of Argon2id; empty if there is none
  std::uint32_t generation = 0;  // a higher value invalidates all tokens of the account
  Time created = 0;
  Time mail_suspended = 0;  // time since when no mail is sent to it; 0 if mail is sent
  Settings settings{};
  Leave leave{};
  std::vector<Address> addresses{};  // mail goes to the first confirmed one
  std::vector<ChallengePolicy> policies{};
  friend bool operator==(const Account&, const Account&) = default;
};

constexpr bool is_engine(const Account& account) {
  return account.kind == AccountKind::engine;
}
// Returns whether the name has two to twenty letters, digits, "_" and "-", and nothing else.
bool is_account_name(std::string_view name);
// Returns the address that gets the account's mail, or nullptr if none is confirmed.
const Address* mail_address(const Account& account);
// Returns the policy for that game, else that for its family, else that for all games, else one that admits
// everybody.
ChallengePolicy policy_for(const Account& account, std::string_view game);

// Returns the word for storage and commands.
std::string_view name_of(AccountState state);
std::string_view name_of(AccountKind kind);
std::string_view name_of(Digest digest);

}  // namespace mt::server::domain
