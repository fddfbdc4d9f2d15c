// Builds the server's addresses for outgoing mails and parses them in inbound mails.
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
    open,     // play@: accepts whole commands
    game,     // play+GAME.PLY.TOKEN@: a player of that game, if the token is good
    confirm,  // play+c.CODE@: confirms a question of the server
    bounce,   // play+b.ACCOUNT-MAC@: a mail of the server was not delivered
  };
  Kind kind = Kind::open;
  GameId game = 0;
  std::uint32_t ply = 0;   // half-moves that the player had seen; claimed, not secret
  std::string token;       // only for game; lowercase
  std::string code;        // only for confirm; lowercase
  AccountId account = 0;   // only for bounce; 0 for a mail to a person without an account
  std::string bounce_mac;  // only for bounce
  friend bool operator==(const ServerAddress&, const ServerAddress&) = default;
};

class MailNames {
 public:
  // `user` is the mailbox that receives all mail, and `delimiter` the character at which the MTA splits it.
  MailNames(std::string user, std::string domain, char delimiter = '+');

  std::string open() const;
  std::string game(GameId game, std::uint32_t ply, std::string_view token) const;
  std::string confirm(std::string_view code) const;
  // Returns the envelope sender for mails to that account.
  std::string bounce(AccountId account, const TokenKeys& keys) const;

  // Parses an address in upper or lower case.  Returns nothing if it is not an address of the server or has
  // an unknown form.
  std::optional<ServerAddress> parse(std::string_view mailbox) const;
  // Returns whether bounce() made the address; only such an address may report that an account's mail is not
  // delivered.
  static bool is_genuine_bounce(const ServerAddress& address, const TokenKeys& keys);

  const std::string& domain() const { return domain_; }

 private:
  std::string user_;
  std::string domain_;
  char delimiter_;
};

}  // namespace mt::server::protocol
