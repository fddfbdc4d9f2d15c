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
    open,     // play@: accepts commands without a token
    game,     // play+GAME.PLY.TOKEN@: accepts commands of a player of that game, if the token is valid
    confirm,  // play+c.CODE@: confirms a command
    bounce,   // play+b.ACCOUNT-MAC@: reports that a mail of the server was not delivered
  };
  Kind kind = Kind::open;
  GameId game = 0;
  std::uint32_t ply = 0;   // plies that the player had seen; the sender may have changed the number
  std::string token;       // only of a game address; lowercase
  std::string code;        // only of a confirm address; lowercase
  AccountId account = 0;   // only of a bounce address; 0 if the mail went to a person without an account
  std::string bounce_mac;  // only of a bounce address
  friend bool operator==(const ServerAddress&, const ServerAddress&) = default;
};

class MailNames {
 public:
  // `user` is the mailbox that receives all mail. `delimiter` is the character at which the MTA separates the
  // user from the detail.
  MailNames(std::string user, std::string domain, char delimiter = '+');

  std::string open() const;
  std::string game(GameId game, std::uint32_t ply, std::string_view token) const;
  std::string confirm(std::string_view code) const;
  // Returns the envelope sender of mails to that account.
  std::string bounce(AccountId account, const TokenKeys& keys) const;

  // Parses an address in upper or lower case. Returns nothing if it is not an address of the server or its
  // form is unknown.
  std::optional<ServerAddress> parse(std::string_view mailbox) const;
  // Returns whether bounce() made the address. A report at any other address must not change whether the
  // account receives mails.
  static bool is_genuine_bounce(const ServerAddress& address, const TokenKeys& keys);

  const std::string& domain() const { return domain_; }

 private:
  std::string user_;
  std::string domain_;
  char delimiter_;
};

}  // namespace mt::server::protocol
