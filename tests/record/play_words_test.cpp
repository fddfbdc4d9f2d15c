#include "movetext/record/play_words.hpp"

#include <gtest/gtest.h>
#include <vector>

namespace mt {
namespace {

TEST(PlayWords, AreDistinguishedFromOthers) {
  for (const std::string_view play :
       {"13/9", "13/9, 13/10", "bar/22* 6-off", "8/5(2)", "8/5 6/5*", "bar-3-7", "25/20"})
    EXPECT_TRUE(looks_like_play(play)) << play;
  for (const std::string_view words :
       {"",      "hello",   "off/6", "9off", "8/0/5", "*/5",   "8/5(", "8/5(9)", "8/5)", "8/5(2)6/3", "0/6",
        "8/5,0", "31: 8/5", "/5",    "8/x",  "99/3",  "8/3*5", "8/",   "8//5",   "8/*5", "(2)"})
    EXPECT_FALSE(looks_like_play(words)) << words;
}

TEST(PlayWords, AreSplit) {
  constexpr std::string_view words = "bar/20*/18, 6-off (2) 4";
  std::size_t at = 0;
  auto word = next_play_word(words, at);
  ASSERT_TRUE(word);
  EXPECT_EQ(word->stops, (std::vector<std::string_view>{"bar", "20", "18"}));
  EXPECT_EQ(word->times, 1U);
  word = next_play_word(words, at);
  ASSERT_TRUE(word);
  EXPECT_EQ(word->stops, (std::vector<std::string_view>{"6", "off"}));
  EXPECT_EQ(word->times, 2U);
  EXPECT_TRUE(next_play_word(words, at));
  EXPECT_FALSE(next_play_word(words, at));
  EXPECT_EQ(at, words.size());
}

TEST(PlayWords, EndBeforeOtherText) {
  std::size_t at = 0;
  EXPECT_TRUE(next_play_word("8/5, x", at));
  EXPECT_FALSE(next_play_word("8/5, x", at));
  EXPECT_EQ(at, 5U);
}

TEST(PlayWords, AreMirrored) {
  EXPECT_TRUE(is_ascending("1-7"));
  EXPECT_TRUE(is_ascending("bar/3"));
  EXPECT_TRUE(is_ascending("22/off"));
  EXPECT_FALSE(is_ascending("24/18"));
  EXPECT_FALSE(is_ascending("bar/22"));
  EXPECT_FALSE(is_ascending("6-off"));
  EXPECT_EQ(mirror_play("bar/3* 1-7(2) 22/off"), "bar/22* 24-18(2) 3/off");
}

}  // namespace
}  // namespace mt
