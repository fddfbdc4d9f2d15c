#include "movetext/text/same_word.hpp"

#include <gtest/gtest.h>
#include <string>

namespace mt::text {
namespace {

// For each length, the comparison loads the bytes in a different way. So a single wrong byte must be found at
// any index of any length.
TEST(SameWord, ComparesEveryByteOfEveryLength) {
  for (std::size_t size = 0; size < 40; ++size) {
    const std::string word = std::string("The quick brown fox jumps over the lazy dog").substr(0, size);
    EXPECT_TRUE(same_word(word, std::string(word)));
    EXPECT_FALSE(same_word(word, word + "x"));
    for (std::size_t i = 0; i < size; ++i) {
      std::string other = word;
      other[i] = static_cast<char>(other[i] ^ 1);
      EXPECT_FALSE(same_word(word, other)) << word << " " << other;
    }
  }
}

TEST(SameWord, IgnoresOnlyTheCaseOfLetters) {
  EXPECT_TRUE(same_in_any_case("SetUp", "sETuP"));
  EXPECT_FALSE(same_in_any_case("SetUp", "SetUq"));
  EXPECT_FALSE(same_in_any_case("a", "A "));
  EXPECT_FALSE(same_in_any_case("@", "`"));
}

}  // namespace
}  // namespace mt::text
