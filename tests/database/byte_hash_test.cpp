// Hashes that the authors of XXH64 and other programs publish.
#include "movetext/database/codec/byte_hash.hpp"

#include <gtest/gtest.h>
#include <string>

namespace mt::database {
namespace {

TEST(ByteHash, IsXxh64) {
  EXPECT_EQ(hash_of(""), 0xEF46DB3751D8E999U);
  EXPECT_EQ(hash_of("a"), 0xD24EC4F1A98C6E5BU);
  EXPECT_EQ(hash_of("abc"), 0x44BC2CF5AD770999U);
  EXPECT_EQ(hash_of("Nobody inspects the spammish repetition"), 0xFBCEA83C8A378BF1U);
}

TEST(ByteHash, DoesNotDependOnThePieces) {
  std::string text;
  for (int i = 0; i < 300; ++i) text += static_cast<char>(i * 7);
  for (const std::size_t piece : {1U, 5U, 31U, 32U, 33U, 100U}) {
    ByteHash hash;
    for (std::size_t at = 0; at < text.size(); at += piece)
      hash.add(std::string_view(text).substr(at, piece));
    EXPECT_EQ(hash.value(), hash_of(text)) << piece;
  }
}

}  // namespace
}  // namespace mt::database
