#include "movetext/text/lines.hpp"

#include <cstdint>
#include <gtest/gtest.h>
#include <random>
#include <string>
#include <string_view>

namespace mt::text {
namespace {

TEST(Lines, EachOfTheThreeEndsCountsOnce) {
  EXPECT_EQ(count_line_ends(""), 0U);
  EXPECT_EQ(count_line_ends("a\nb\r\nc\rd"), 3U);
  EXPECT_EQ(count_line_ends("\r\r\n\n"), 3U);
}

TEST(Lines, LongTextsAreCountedLikeShortOnes) {
  std::string text;
  for (int i = 0; i < 20'000; ++i) text += i % 3 == 0 ? "\n" : "xy";
  EXPECT_EQ(count_line_ends(text), 6667U);
  EXPECT_EQ(count_line_ends(std::string(10'000, '\n')), 10'000U);
}

// Counting line ends in blocks equals counting them byte by byte, wherever the text ends.
TEST(Lines, BlocksAgreeWithBytes) {
  std::mt19937 random(4);
  for (int round = 0; round < 500; ++round) {
    std::string text(random() % 400, 'x');
    const std::string_view kinds = round % 2 == 0 ? "\nx" : "\r\nx";
    for (char& c : text) c = kinds[random() % kinds.size()];
    std::uint64_t expected = 0;
    for (std::size_t i = 0; i < text.size(); ++i)
      expected += text[i] == '\n' || (text[i] == '\r' && text[i + 1] != '\n') ? 1 : 0;  // text[size()] is NUL
    EXPECT_EQ(count_line_ends(text), expected) << round;
  }
}

TEST(Lines, ACarriageReturnIsFoundAnywhere) {
  for (std::size_t at = 0; at < 70; ++at) {
    std::string text(70, 'x');
    text[at] = '\r';
    EXPECT_EQ(count_line_ends(text), 1U) << at;
    if (at + 1 < text.size()) text[at + 1] = '\n';
    EXPECT_EQ(count_line_ends(text), 1U) << at;
  }
}

}  // namespace
}  // namespace mt::text
