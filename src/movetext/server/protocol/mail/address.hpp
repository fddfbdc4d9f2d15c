// Makes the addresses of the server for mails that go out, and reads them in mails that come in.
//
//   MailNames names{"play", "games.example"};
//   names.game(101, 17, token)              // "play+101.17.<token>@games.example"
//   names.parse("PLAY+101.17.<TOKEN>@games.example")
#pragma once
#include "movetext/server/protocol/mail/token.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::server::protocol {

struct ServerAddress {
  enum class Kind : std::uint8_t {
    open,     // play@: takes whole commands
    game,     // play+GAME.PLY.TOKEN@: a player of that game, if the token is good
    confirm,  // play+c.CODE@: confirms what the server has asked
    bounce,   // play+b.ACCOUNT-MAC@: a mail of the server did not arrive
  };
  Kind kind = Kind::open;
  GameId game = 0;
  std::uint32_t ply = 0;   // half-moves that the player had seen; a claim, not a secret
  std::string token;       // only for game; in small letters
  std::string code;        // only for confirm; in small letters
  AccountId account = 0;   // only for bounce; 0 for a mail to a person without an account
  std::string bounce_mac;  // only for bounce
  friend bool operator==(const ServerAddress&, const ServerAddress&) = default;
};

class MailNames {
 public:
  // `user` is the mailbox that all mail comes to, and `delimiter` the character at which the MTA cuts it.
  MailNames(std::string user, std::string domain, char delimiter = '+');

  std::string open() const;
  std::string game(GameId game, std::uint32_t ply, std::string_view token) const;
  std::string confirm(std::string_view code) const;
  // Returns the envelope sender for mails to that account.
  std::string bounce(AccountId account, const TokenKeys& keys) const;

  // Reads an address, in letters of either case.  Returns nothing if the address is not the server's or has
  // none of its forms.
  std::optional<ServerAddress> parse(std::string_view mailbox) const;
  // Returns whether bounce() made the address: only such an address may report that mail to an account does
  // not arrive.
  static bool is_genuine_bounce(const ServerAddress& address, const TokenKeys& keys);

  const std::string& domain() const { return domain_; }

 private:
  std::string user_;
  std::string domain_;
  char delimiter_;
};

}  // namespace mt::server::protocol
