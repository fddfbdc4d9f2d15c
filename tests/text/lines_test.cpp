#include "movetext/text/lines.hpp"

#include <gtest/gtest.h>
#include <string>

namespace mt::text {
namespace {

TEST(Lines, EachOfTheThreeEndsCountsOnce) {
  EXPECT_EQ(count_line_ends(""), 0U);
  EXPECT_EQ(count_line_ends("a\nb\r\nc\rd"), 3U);
  EXPECT_EQ(count_line_ends("\r\r\n\n"), 3U);
}

TEST(Lines, LongTextsCountAsShortOnes) {
  std::string text;
  for (int i = 0; i < 20'000; ++i) text += i % 3 == 0 ? "\n" : "xy";
  EXPECT_EQ(count_line_ends(text), 6667U);
  EXPECT_EQ(count_line_ends(std::string(10'000, '\n')), 10'000U);
}

TEST(Lines, AReturnAnywhereIsSeen) {
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
