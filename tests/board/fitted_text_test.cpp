#include "movetext/board/fitted_text.hpp"

#include <gtest/gtest.h>

namespace mt::board {
namespace {

TEST(FittedText, HasTheWidthOfTheFont) {
  EXPECT_EQ(text_width("", 30), 0);
  EXPECT_EQ(text_width("iiii", 100), 112);  // each letter has 0.28 of the font size
  EXPECT_EQ(text_width("WW", 50), 99);
  EXPECT_GT(text_width("\xE6\x97\xA5", 50), text_width("\xC3\xA9", 50));  // an ideograph and an accented e
}

TEST(FittedText, BecomesSmallerAndThenShorter) {
  const Colour ink{0};
  EXPECT_EQ(fitted_text({0, 0}, Align::centre, 500, 30, ink, "Ada Lovelace").width, 30);
  const Figure small = fitted_text({0, 0}, Align::left, 170, 30, ink, "Ada Lovelace");
  EXPECT_LT(small.width, 30);
  EXPECT_EQ(small.text, "Ada Lovelace");
  const Figure cut = fitted_text({0, 0}, Align::left, 80, 30, ink, "Ada Lovelace");
  EXPECT_EQ(cut.text, "Ada\xE2\x80\xA6");
  EXPECT_LE(text_width(cut.text, cut.width), 80);
  // A letter is never cut.
  EXPECT_EQ(fitted_text({0, 0}, Align::left, 70, 30, ink, "ÉÉÉÉÉÉ").text, "ÉÉ\xE2\x80\xA6");
}

TEST(FittedText, IsAlignedByItsEnds) {
  const Colour ink{0};
  EXPECT_EQ(fitted_text({100, 0}, Align::left, 500, 100, ink, "iiii").at.x, 156);
  EXPECT_EQ(fitted_text({100, 0}, Align::right, 500, 100, ink, "iiii").at.x, 44);
  EXPECT_EQ(fitted_text({100, 0}, Align::centre, 500, 100, ink, "iiii").at.x, 100);
}

}  // namespace
}  // namespace mt::board
