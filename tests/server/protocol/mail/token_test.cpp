#include "movetext/server/protocol/mail/token.hpp"

#include "movetext/server/protocol/mail/address.hpp"
#include "movetext/server/protocol/mail/scrub.hpp"

#include <gtest/gtest.h>
#include <stdexcept>

namespace mt::server {
namespace {

protocol::TokenKey key(char name, char byte) {
  return {name, crypto::Secret(std::string(32, byte))};
}

constexpr protocol::TokenClaim claim{protocol::TokenKind::play, 101, Side::first, 7, 3};

std::string upper(std::string text) {
  for (char& c : text)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return text;
}

TEST(Token, IsValidForItsClaimInAnyLetterCase) {
  const protocol::TokenKeys keys(key('a', 'x'));
  const std::string token = keys.make(claim);
  EXPECT_EQ(token.size(), protocol::token_size);
  EXPECT_EQ(token.front(), 'a');
  EXPECT_TRUE(keys.verify(token, claim));
  EXPECT_TRUE(keys.verify(upper(token), claim));
}

TEST(Token, IsInvalidForOtherClaims) {
  const protocol::TokenKeys keys(key('a', 'x'));
  const std::string token = keys.make(claim);
  protocol::TokenClaim other = claim;
  other.game = 102;
  EXPECT_FALSE(keys.verify(token, other));
  other = claim;
  other.seat = Side::second;
  EXPECT_FALSE(keys.verify(token, other));
  other = claim;
  other.account = 8;
  EXPECT_FALSE(keys.verify(token, other));
  other = claim;
  other.generation = 4;
  EXPECT_FALSE(keys.verify(token, other)) << "revoked";
  other = claim;
  other.kind = protocol::TokenKind::bounce;
  EXPECT_FALSE(keys.verify(token, other));
}

TEST(Token, EveryLetterOfItCounts) {
  const protocol::TokenKeys keys(key('a', 'x'));
  const std::string token = keys.make(claim);
  for (std::size_t i = 0; i < token.size(); ++i) {
    std::string changed = token;
    changed[i] = changed[i] == 'q' ? 'r' : 'q';
    EXPECT_FALSE(keys.verify(changed, claim)) << i;
  }
  EXPECT_FALSE(keys.verify(token.substr(1), claim));
  EXPECT_FALSE(keys.verify(token + "a", claim));
  EXPECT_FALSE(keys.verify("", claim));
}

TEST(Token, OfThePreviousKeyStaysValidAndNewOnesUseTheNewKey) {
  const std::string old = protocol::TokenKeys(key('a', 'x')).make(claim);
  const protocol::TokenKeys keys(key('b', 'y'), key('a', 'x'));
  EXPECT_TRUE(keys.verify(old, claim));
  EXPECT_EQ(keys.make(claim).front(), 'b');
  EXPECT_FALSE(protocol::TokenKeys(key('b', 'y')).verify(old, claim));
}

TEST(Token, KeysMustBeStrongAndDifferent) {
  EXPECT_THROW(protocol::TokenKeys({'a', crypto::Secret(std::string(15, 'x'))}), std::invalid_argument);
  EXPECT_THROW(protocol::TokenKeys(key('A', 'x')), std::invalid_argument);
  EXPECT_THROW(protocol::TokenKeys(key('1', 'x')), std::invalid_argument);
  EXPECT_THROW(protocol::TokenKeys(key('a', 'x'), key('a', 'y')), std::invalid_argument);
}

TEST(ServerAddress, IsReadBackEvenInCapitals) {
  const protocol::TokenKeys keys(key('a', 'x'));
  const protocol::MailNames names("play", "games.example");
  const std::string token = keys.make(claim);
  const std::string game = names.game(101, 17, token);
  EXPECT_EQ(game, "play+101.17." + token + "@games.example");
  EXPECT_LE(game.find('@'), 64u);
  const auto parsed = names.parse(upper(game));
  ASSERT_TRUE(parsed);
  EXPECT_EQ(parsed->kind, protocol::ServerAddress::Kind::game);
  EXPECT_EQ(parsed->game, 101);
  EXPECT_EQ(parsed->ply, 17u);
  EXPECT_EQ(parsed->token, token);
  EXPECT_EQ(names.parse("Play@Games.Example")->kind, protocol::ServerAddress::Kind::open);
  const std::string code(26, 'q');
  EXPECT_EQ(names.parse(names.confirm(code))->code, code);
}

TEST(ServerAddress, TheLongestLocalPartFits) {
  const protocol::MailNames names("play", "games.example");
  EXPECT_LE(names.game(999'999'999'999'999, 999'999'999, std::string(27, 'a')).find('@'), 64u);
  const protocol::TokenKeys keys(key('a', 'x'));
  EXPECT_LE(names.bounce(999'999'999'999'999, keys).find('@'), 64u);
}

TEST(ServerAddress, GenuineBouncesAreRecognised) {
  const protocol::TokenKeys keys(key('a', 'x'));
  const protocol::MailNames names("play", "games.example");
  const auto bounce = names.parse(upper(names.bounce(7, keys)));
  ASSERT_TRUE(bounce);
  EXPECT_EQ(bounce->account, 7);
  EXPECT_TRUE(protocol::MailNames::is_genuine_bounce(*bounce, keys));
  protocol::ServerAddress forged = *bounce;
  forged.account = 8;
  EXPECT_FALSE(protocol::MailNames::is_genuine_bounce(forged, keys));
  EXPECT_FALSE(protocol::MailNames::is_genuine_bounce(*names.parse("play@games.example"), keys));
}

TEST(ServerAddress, OtherAddressesAreRejected) {
  const protocol::MailNames names("play", "games.example");
  const std::string token(27, 'a');
  for (const std::string& mailbox :
       {std::string("play"), std::string("play@other.example"), std::string("player@games.example"),
        std::string("play+@games.example"), std::string("play+x@games.example"),
        "play+101." + token + "@games.example", "play+101.17." + token + "a@games.example",
        "play+0.17." + token + "@games.example", "play+101.-1." + token + "@games.example",
        "play+101.17." + std::string(27, '1') + "@games.example", std::string("play+c.short@games.example"),
        std::string("play+b.7@games.example"), "play+b.x-" + token + "@games.example",
        std::string(400, 'p') + "@games.example", "play-101.17." + token + "@games.example",
        std::string("@games.example"), std::string()})
    EXPECT_FALSE(names.parse(mailbox)) << mailbox;
}

TEST(Scrub, RemovesTokensAndCodesAndKeepsWords) {
  const std::string token = protocol::TokenKeys(key('a', 'x')).make(claim);
  EXPECT_EQ(protocol::scrub_tokens("Reply-To: play+101.17." + token + "@games.example, good luck"),
            "Reply-To: play+101.17.[...]@games.example, good luck");
  EXPECT_EQ(protocol::scrub_tokens(upper(token)), "[...]");
  EXPECT_EQ(protocol::scrub_tokens(std::string(26, 'b')), "[...]");
  EXPECT_EQ(protocol::scrub_tokens("Donaudampfschiffahrt 32-28, 19-23."),
            "Donaudampfschiffahrt 32-28, 19-23.");
  EXPECT_EQ(protocol::scrub_tokens("Rindfleischetikettierungsueberwachung!"),
            "Rindfleischetikettierungsueberwachung!");
  EXPECT_EQ(protocol::scrub_tokens("xx" + std::string(26, 'b') + "2"), "[...]");
  EXPECT_EQ(protocol::scrub_tokens(""), "");
}

}  // namespace
}  // namespace mt::server
