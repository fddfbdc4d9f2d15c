#include "movetext/cli/words.hpp"

#include <gtest/gtest.h>

namespace mt::cli {
namespace {

using Words = std::vector<std::string_view>;

TEST(SplitWords, SplitsAList) {
  EXPECT_EQ(split_words("a|bc|d"), (Words{"a", "bc", "d"}));
  EXPECT_EQ(split_words("a b", ' '), (Words{"a", "b"}));
  EXPECT_EQ(split_words(""), Words{});
}

TEST(DidYouMean, SuggestsOnlyNearNames) {
  const Words commands{"games", "check", "export"};
  EXPECT_EQ(did_you_mean("chek", commands), " (did you mean check?)");
  EXPECT_EQ(did_you_mean("xyzzy", commands), "");
}

TEST(Wrap, KeepsLinesWithinTheWidth) {
  EXPECT_EQ(wrap("one two three four", 9, 0), "one two\nthree\nfour");
  EXPECT_EQ(wrap("one two three", 11, 4), "one two\n    three");
}

TEST(Wrap, AWordLongerThanALineHasItsOwnLine) {
  EXPECT_EQ(wrap("a bbbbbbbbbb c", 5, 0), "a\nbbbbbbbbbb\nc");
}

}  // namespace
}  // namespace mt::cli
