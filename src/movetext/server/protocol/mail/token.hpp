// Makes and verifies tokens. With a token, a player may act for one seat of one game without a password.
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
  play = 'p',         // for moves and all other commands of a seat
  bounce = 'b',       // for envelope senders
  unsubscribe = 'u',  // for the address that ends the mails about other players' games with one click
};

// What a token stands for. A token does not contain its claim: the verifier must know which claim to expect.
struct TokenClaim {
  TokenKind kind = TokenKind::play;
  GameId game = 0;
  Side seat = Side::first;
  AccountId account = 0;
  std::uint32_t generation = 0;  // generation of the account
};

// A secret of at least 16 bytes, and its name: the letter or digit 2..7 that identifies the secret in tokens.
struct TokenKey {
  char name = 'a';
  crypto::Secret secret;
};

inline constexpr std::size_t token_size = 27;

class TokenKeys {
 public:
  // `before` is the old key; its tokens are still valid. Throws std::invalid_argument if a key is too short,
  // if its name is not a letter or a digit 2..7, or if both keys have the same name.
  explicit TokenKeys(TokenKey now, std::optional<TokenKey> before = std::nullopt);

  // Returns a token of token_size lowercase letters and digits.
  std::string make(const TokenClaim& claim) const;
  // Returns whether the token, in upper or lower case, belongs to the claim. The time that this takes does
  // not reveal how much of a wrong token is right.
  bool verify(std::string_view token, const TokenClaim& claim) const;

 private:
  TokenKey now_;
  std::optional<TokenKey> before_;
};

// Returns whether the text has the form of a token; the token may be invalid.
bool may_be_token(std::string_view text);

}  // namespace mt::server::protocol
