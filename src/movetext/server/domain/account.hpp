// Players: name, addresses, settings.
#pragma once
#include "movetext/server/domain/ids.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::domain {

enum class AccountState : std::uint8_t {
  unconfirmed,  // signed up, but no address is confirmed yet
  active,
  closed,  // closed by its owner
  banned,  // banned by an operator
};

// Whether a person or a program plays for an account.
enum class AccountKind : std::uint8_t {
  player,  // a person who writes mails
  engine,  // a program that the server runs; it receives no mail, and its clocks do not run
};

// The mails that an account receives besides the mails about its own turns.
enum class Digest : std::uint8_t { off, daily, turn };

// The form in which an account receives boards and mails. Players change it with the command "set".
struct Settings {
  bool flip = true;       // the player of Black sees the board from Black's side
  bool large = true;      // three characters for each square
  bool html = false;      // adds an HTML part to each mail
  bool png = false;       // puts a picture of the board into the HTML part
  bool autoroll = false;  // the dice are rolled without asking, so the player cannot offer doubles
  Digest digest = Digest::off;
  friend bool operator==(const Settings&, const Settings&) = default;
};

// The maximum number of boards of one type of game for which the account accepts challenges. A challenge is
// accepted if the account plays fewer than `limit` boards of that type.
struct ChallengePolicy {
  static constexpr std::int32_t unlimited = -1;
  std::string game{};  // name of a game or of a family; empty for all games that have no policy of their own
  std::int32_t limit = unlimited;  // maximum number of boards at once; 0 rejects all challenges
  std::int32_t seeking = 0;        // number of further games that the player is looking for
  friend bool operator==(const ChallengePolicy&, const ChallengePolicy&) = default;
};

struct Address {
  std::string mailbox{};  // "fred@example.org", in its original case
  bool confirmed = false;
  friend bool operator==(const Address&, const Address&) = default;
};

// The latest leave of an account. During a leave, the clocks of the account do not run.
struct Leave {
  Time since = 0;         // 0 if the account is not on leave
  Time until = 0;         // 0 for an indefinite leave
  std::int32_t year = 0;  // the calendar year to which `spent` applies
  Duration spent = 0;     // total length of the leaves that ended in that year
  friend bool operator==(const Leave&, const Leave&) = default;
};

struct Account {
  AccountId id = 0;
  std::string name{};  // [A-Za-z0-9_-]{2,20}, unique regardless of case
  AccountState state = AccountState::unconfirmed;
  AccountKind kind = AccountKind::player;
  bool is_operator = false;
  std::string password_hash{};   // PHC string of Argon2id; empty if the account has no password
  std::uint32_t generation = 0;  // increasing it invalidates all tokens of the account
  Time created = 0;
  Time mail_suspended = 0;  // time when the server stopped sending mail to the account; 0 if it sends mail
  Settings settings{};
  Leave leave{};
  std::vector<Address> addresses{};  // mail is sent to the first confirmed address
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
// Returns the policy for the game. Without one, returns the policy for its family, then the policy for all
// games, and at last a policy without limits.
ChallengePolicy policy_for(const Account& account, std::string_view game);

// Returns the word that is used in the store and in commands.
std::string_view name_of(AccountState state);
std::string_view name_of(AccountKind kind);
std::string_view name_of(Digest digest);

}  // namespace mt::server::domain
