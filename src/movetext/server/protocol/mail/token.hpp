// Makes and verifies tokens: the holder of one may act for one seat of one game, and needs no password.
//
//   TokenKeys keys({'a', key});
//   std::string token = keys.make({TokenKind::play, 101, Side::first, 7, generation});
//   keys.verify(token, claim)   // true
#pragma once
#include "movetext/base/side.hpp"
#include "movetext/server/crypto/secret.hpp"
#include "movetext/server/domain/ids.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::server::protocol {

enum class TokenKind : char {
  play = 'p',         // moves and what else belongs to a seat
  bounce = 'b',       // for envelope senders
  unsubscribe = 'u',  // one click ends the mails that are not about one's own games
};

// Holds all that a token stands for.  Nothing of it can be read from the token: the verifier must know what
// it should be.
struct TokenClaim {
  TokenKind kind = TokenKind::play;
  GameId game = 0;
  Side seat = Side::first;
  AccountId account = 0;
  std::uint32_t generation = 0;  // of the account
};

// Holds a secret of at least 16 bytes, and the letter or digit 2..7 that names it in tokens.
struct TokenKey {
  char name = 'a';
  crypto::Secret secret;
};

inline constexpr std::size_t token_size = 27;

class TokenKeys {
 public:
  // `before` is the old key, whose tokens are still good.  Throws std::invalid_argument if a key is short, if
  // its name is no letter or digit 2..7, or if both have the same name.
  explicit TokenKeys(TokenKey now, std::optional<TokenKey> before = std::nullopt);

  // Returns token_size small letters and digits.
  std::string make(const TokenClaim& claim) const;
  // Returns whether the token, in letters of either case, is that of the claim.  The time this takes does not
  // show how much of a token is right.
  bool verify(std::string_view token, const TokenClaim& claim) const;

 private:
  TokenKey now_;
  std::optional<TokenKey> before_;
};

// Returns whether the text has the form of a token, good or not.
bool may_be_token(std::string_view text);

}  // namespace mt::server::protocol
