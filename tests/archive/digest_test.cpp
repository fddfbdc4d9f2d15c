#include "movetext/archive/digest.hpp"

#include <gtest/gtest.h>
#include <string>

namespace mt::archive {
namespace {

std::string hex(std::string_view bytes) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string out;
  for (const std::uint8_t byte : digest_of(bytes)) {
    out += digits[byte / 16];
    out += digits[byte % 16];
  }
  return out;
}

// The expected values are the first halves of NIST's examples for SHA-512 (FIPS 180).
TEST(Digest, EqualsThePublishedValue) {
  EXPECT_EQ(hex(""), "cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce");
  EXPECT_EQ(hex("abc"), "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a");
  EXPECT_EQ(hex("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmno"
                "pqrsmnopqrstnopqrstu"),
            "8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018");
  EXPECT_EQ(hex(std::string(1'000'000, 'a')),
            "e718483d0ce769644e2e42c7bc15b4638e1f98b13b2044285632a803afa973eb");
}

}  // namespace
}  // namespace mt::archive
