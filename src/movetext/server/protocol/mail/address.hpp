// The addresses of the server: made for mails that go out, and understood when mail comes in.
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
    open,     // play@: whole commands
    game,     // play+GAME.PLY.TOKEN@: a player of that game, if the token is good
    confirm,  // play+c.CODE@: somebody agrees
    bounce,   // play+b.ACCOUNT-MAC@: a mail of ours did not arrive
  };
  Kind kind = Kind::open;
  GameId game = 0;
  std::uint32_t ply = 0;   // half-moves that the player had seen; a claim, no secret
  std::string token;       // game: in small letters
  std::string code;        // confirm: in small letters
  AccountId account = 0;   // bounce; 0: a mail to somebody without one
  std::string bounce_mac;  // bounce
  friend bool operator==(const ServerAddress&, const ServerAddress&) = default;
};

class MailNames {
 public:
  // `user` is the mailbox that all mail comes to, `delimiter` what the MTA cuts it at.
  MailNames(std::string user, std::string domain, char delimiter = '+');

  std::string open() const;
  std::string game(GameId game, std::uint32_t ply, std::string_view token) const;
  std::string confirm(std::string_view code) const;
  // The envelope sender for mails to that account.
  std::string bounce(AccountId account, const TokenKeys& keys) const;

  // nullopt: not of this server, or of no form that it has.  Letters of either case.
  std::optional<ServerAddress> parse(std::string_view mailbox) const;
  // Whether bounce() made it: nobody else may say that mail to an account does not arrive.
  static bool is_genuine_bounce(const ServerAddress& address, const TokenKeys& keys);

  const std::string& domain() const { return domain_; }

 private:
  std::string user_;
  std::string domain_;
  char delimiter_;
};

}  // namespace mt::server::protocol
