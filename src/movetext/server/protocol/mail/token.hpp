// Creates and verifies tokens: the holder of one may act for one seat of one game without a password.
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
  play = 'p',         // moves and all other acts of a seat
  bounce = 'b',       // for envelope senders
  unsubscribe = 'u',  // one click ends the mails about other players' games
};

// The content of a token.  It cannot be read from the token: the verifier must know the claim to expect.
struct TokenClaim {
  TokenKind kind = TokenKind::play;
  GameId game = 0;
  Side seat = Side::first;
  AccountId account = 0;
  std::uint32_t generation = 0;  // of the account
};

// A secret of at least 16 bytes, and the letter or digit 2..7 that identifies it in tokens.
struct TokenKey {
  char name = 'a';
  crypto::Secret secret;
};

inline constexpr std::size_t token_size = 27;

class TokenKeys {
 public:
  // `before` is the old key, whose tokens are still valid.  Throws std::invalid_argument if a key is short,
  // if its name is not a letter or digit 2..7, or if both have the same name.
  explicit TokenKeys(TokenKey now, std::optional<TokenKey> before = std::nullopt);

  // Returns token_size lowercase letters and digits.
  std::string make(const TokenClaim& claim) const;
  // Returns whether the token, in upper or lower case, is that of the claim.  The duration does not reveal
  // how much of a token is right.
  bool verify(std::string_view token, const TokenClaim& claim) const;

 private:
  TokenKey now_;
  std::optional<TokenKey> before_;
};

// Returns whether the text has the form of a token, valid or not.
bool may_be_token(std::string_view text);

}  // namespace mt::server::protocol
