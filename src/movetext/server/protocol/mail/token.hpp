// Tokens: who holds one may act for one seat of one game, and needs no password.
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
  bounce = 'b',       // in envelope senders
  unsubscribe = 'u',  // one click ends what is not of one's own games
};

// All that a token stands for.  Nothing of it can be read from the token: whoever verifies one must know
// what it should be.
struct TokenClaim {
  TokenKind kind = TokenKind::play;
  GameId game = 0;
  Side seat = Side::first;
  AccountId account = 0;
  std::uint32_t generation = 0;  // of the account
};

// A secret of at least 16 bytes, and the letter or digit 2..7 that names it in tokens.
struct TokenKey {
  char name = 'a';
  crypto::Secret secret;
};

inline constexpr std::size_t token_size = 27;

class TokenKeys {
 public:
  // `before` is the key that was used until lately: its tokens are still good.  Throws std::invalid_argument
  // if a key is short, or its name no letter, or both have the same.
  explicit TokenKeys(TokenKey now, std::optional<TokenKey> before = std::nullopt);

  // Always of token_size, small letters and digits.
  std::string make(const TokenClaim& claim) const;
  // Letters of either case.  The time it takes does not tell how much of a token is right.
  bool verify(std::string_view token, const TokenClaim& claim) const;

 private:
  TokenKey now_;
  std::optional<TokenKey> before_;
};

// Has the form of a token; it may be good or not.
bool may_be_token(std::string_view text);

}  // namespace mt::server::protocol
