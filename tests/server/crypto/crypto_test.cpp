#include "movetext/server/crypto/base32.hpp"
#include "movetext/server/crypto/digest.hpp"
#include "movetext/server/crypto/password.hpp"
#include "movetext/server/crypto/random.hpp"
#include "movetext/server/crypto/secret.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

namespace mt::server {
namespace {

// The expected value is the example "abc" of FIPS 180-4.
TEST(Digest, ComputesTheSha256OfTheStandard) {
  EXPECT_EQ(crypto::sha256_hex("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(crypto::sha256("").size(), 32u);
}

// The expected values are those of RFC 4231, cases 1, 2 and 6 (a key longer than a block).
TEST(Digest, ComputesTheHmacOfTheStandard) {
  EXPECT_EQ(crypto::hmac_sha256(std::string(20, '\x0b'), "Hi There").substr(0, 4), "\xb0\x34\x4c\x61");
  EXPECT_EQ(crypto::hmac_sha256("Jefe", "what do ya want for nothing?").substr(0, 4), "\x5b\xdc\xc1\x46");
  EXPECT_EQ(
      crypto::hmac_sha256(std::string(131, '\xaa'), "Test Using Larger Than Block-Size Key - Hash Key First")
          .substr(0, 4),
      "\x60\xe4\x31\x59");
}

TEST(Digest, ComparesWholeTexts) {
  EXPECT_TRUE(crypto::same_bytes("abc", "abc"));
  EXPECT_FALSE(crypto::same_bytes("abc", "abd"));
  EXPECT_FALSE(crypto::same_bytes("abc", "abcd"));
  EXPECT_TRUE(crypto::same_bytes("", ""));
}

// The expected values are those of RFC 4648, section 10, without padding.
TEST(Base32, FollowsTheStandard) {
  EXPECT_EQ(crypto::base32(""), "");
  EXPECT_EQ(crypto::base32("f"), "my");
  EXPECT_EQ(crypto::base32("fo"), "mzxq");
  EXPECT_EQ(crypto::base32("foobar"), "mzxw6ytboi");
  EXPECT_EQ(crypto::base32(std::string(16, '\xff')).size(), 26u);
}

TEST(Random, CodesDifferAndHaveTheirForm) {
  std::set<std::string> codes;
  for (int i = 0; i < 100; ++i) codes.insert(crypto::random_code());
  EXPECT_EQ(codes.size(), 100u);
  EXPECT_EQ(codes.begin()->size(), 26u);
  EXPECT_TRUE(std::all_of(codes.begin()->begin(), codes.begin()->end(), crypto::is_base32_char));
}

TEST(Random, NumbersStayBelowTheirBound) {
  std::set<std::uint32_t> seen;
  for (int i = 0; i < 1000; ++i) seen.insert(crypto::random_below(6));
  EXPECT_EQ(seen, (std::set<std::uint32_t>{0, 1, 2, 3, 4, 5}));
}

TEST(Password, IsVerifiedAndOthersAreRefused) {
  const std::string hash = crypto::hash_password("correct horse");
  EXPECT_EQ(hash.find("$argon2id$v=19$m=19456,t=2,p=1$"), 0u) << hash;
  EXPECT_TRUE(crypto::verify_password(hash, "correct horse"));
  EXPECT_FALSE(crypto::verify_password(hash, "correct horse "));
  EXPECT_NE(hash, crypto::hash_password("correct horse"));
}

TEST(Password, IncludesZeroBytes) {
  const std::string hash = crypto::hash_password(std::string("a\0b", 3));
  EXPECT_FALSE(crypto::verify_password(hash, "a"));
}

TEST(Password, InvalidHashesVerifyNothing) {
  EXPECT_FALSE(crypto::verify_password("", ""));
  EXPECT_FALSE(crypto::verify_password("*", "*"));
  EXPECT_FALSE(crypto::verify_password(std::string(500, '$'), "x"));
  EXPECT_TRUE(crypto::needs_rehash("*"));
  EXPECT_TRUE(crypto::needs_rehash(std::string(500, '$')));
}

TEST(Password, ACheaperHashMustBeRenewed) {
  const std::string hash = crypto::hash_password("x", {1, 1});
  EXPECT_FALSE(crypto::needs_rehash(hash)) << "a cost below the minimum is raised to the minimum: " << hash;
  EXPECT_TRUE(crypto::needs_rehash(hash, {19456 * 2, 2}));
  EXPECT_TRUE(crypto::needs_rehash(hash, {19456, 3}));
}

TEST(Secret, IsEmptyAfterItWasMoved) {
  std::string plain = "short";
  crypto::Secret secret(std::move(plain));
  EXPECT_EQ(secret.view(), "short");
  crypto::Secret other(std::move(secret));
  EXPECT_EQ(other.view(), "short");
  EXPECT_TRUE(secret.empty());  // NOLINT(bugprone-use-after-move)
}

TEST(Secret, WipingOverwritesTheContent) {
  std::string bytes = "a password that is long enough to lie outside of the object";
  const char* place = bytes.data();
  const std::size_t size = bytes.size();
  crypto::wipe(bytes);
  EXPECT_TRUE(bytes.empty());
  EXPECT_EQ(std::count(place, place + size, '\0'), static_cast<std::ptrdiff_t>(size));
}

}  // namespace
}  // namespace mt::server
