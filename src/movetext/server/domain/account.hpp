// Who plays here: name, addresses, wishes.
#pragma once
#include "movetext/server/domain/ids.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::domain {

enum class AccountState : std::uint8_t {
  unconfirmed,  // signed up; no address has answered yet
  active,
  closed,  // by its owner
  banned,  // by an operator
};

// Which mails there are besides those of one's own turn.
enum class Digest : std::uint8_t { off, daily, turn };

// How an account wishes to see boards and mails ("set" of the mail interface).
struct Settings {
  bool flip = true;       // the board is turned for who plays Black
  bool large = true;      // three characters a square
  bool html = false;      // a HTML part beside the text
  bool png = false;       // in it a picture of the board
  bool autoroll = false;  // the dice are rolled at once: who wants that never doubles
  Digest digest = Digest::off;
  friend bool operator==(const Settings&, const Settings&) = default;
};

// Who may challenge to a game of that type: everybody, nobody, or as long as fewer than `limit` boards are
// played.
struct ChallengePolicy {
  static constexpr std::int32_t unlimited = -1;
  std::string game{};  // name in the table, or of a family; empty: all that have no row of their own
  std::int32_t limit = unlimited;  // boards at once; 0: none ("reject")
  std::int32_t seeking = 0;        // looking for so many more games
  friend bool operator==(const ChallengePolicy&, const ChallengePolicy&) = default;
};

struct Address {
  std::string mailbox{};  // "fred@example.org", in the case it was given in
  bool confirmed = false;
  friend bool operator==(const Address&, const Address&) = default;
};

// While it lasts no clock of the account runs.
struct Leave {
  Time since = 0;         // 0: none is taken
  Time until = 0;         // 0: until it is ended
  std::int32_t year = 0;  // of the budget that follows
  Duration spent = 0;     // of that year, leave that has ended
  friend bool operator==(const Leave&, const Leave&) = default;
};

struct Account {
  AccountId id = 0;
  std::string name{};  // [A-Za-z0-9_-]{2,20}, unique in any case
  AccountState state = AccountState::unconfirmed;
  bool is_operator = false;
  std::string password_hash{};   // PHC string of Argon2id; empty: none
  std::uint32_t generation = 0;  // goes up when all its tokens shall die
  Time created = 0;
  Time mail_suspended = 0;  // since then mail to it is not sent; 0: it is
  Settings settings{};
  Leave leave{};
  std::vector<Address> addresses{};  // the first confirmed one gets its mail
  std::vector<ChallengePolicy> policies{};
  friend bool operator==(const Account&, const Account&) = default;
};

// Two to twenty letters, digits, "_" and "-".
bool is_account_name(std::string_view name);
// Where its mail goes: nullptr if nothing is confirmed.
const Address* mail_address(const Account& account);
// The row for that game, or for its family, or the one for all, or "everybody may".
ChallengePolicy policy_for(const Account& account, std::string_view game);

// Words for storage and commands.
std::string_view name_of(AccountState state);
std::string_view name_of(Digest digest);

}  // namespace mt::server::domain
