// Numbers in text, compared with the functions of the standard library.
#include "movetext/text/number.hpp"

#include <cmath>
#include <cstdlib>
#include <gtest/gtest.h>
#include <random>
#include <string>

namespace mt::text {
namespace {

TEST(Decimal, IsTheNearestNumber) {
  std::mt19937_64 random(7);
  for (int i = 0; i < 20'000; ++i) {
    std::string text = random() % 2 == 0 ? "-" : "";
    const std::size_t digits = 1 + random() % 15;
    const std::size_t point = random() % (digits + 1);
    for (std::size_t d = 0; d < digits; ++d) {
      if (d == point) text += '.';
      text += static_cast<char>('0' + random() % 10);
    }
    if (random() % 3 == 0) text += "e" + std::to_string(static_cast<int>(random() % 15) - 7);
    const std::optional<double> value = parse_decimal(text);
    ASSERT_TRUE(value) << text;
    ASSERT_EQ(*value, std::strtod(text.c_str(), nullptr)) << text;
  }
}

TEST(Decimal, OfManyDigitsIsNear) {
  for (const std::string text :
       {"3.14159265358979323846264338327950288", "123456789012345678901234567890", "1e300", "1e-300"}) {
    const double wanted = std::strtod(text.c_str(), nullptr);
    ASSERT_TRUE(parse_decimal(text)) << text;
    EXPECT_LE(std::fabs(*parse_decimal(text) / wanted - 1), 1e-15) << text;
  }
  EXPECT_EQ(parse_decimal("0e999"), 0.0);
  EXPECT_TRUE(std::signbit(*parse_decimal("-0")));
}

TEST(Decimal, IsRefusedInOtherForms) {
  for (const char* const text :
       {"", "-", ".", "+1", "1,5", "0x1", "inf", "nan", "1e", "1e+", "1.2.3", "1 ", " 1", "--1", "e5"})
    EXPECT_EQ(parse_decimal(text), std::nullopt) << text;
}

}  // namespace
}  // namespace mt::text
