#include "movetext/text/scan.hpp"

#include <gtest/gtest.h>
#include <random>
#include <string>

namespace {

using namespace mt::text;

// The vector version and the plain version must give the same result for every text and every start.
TEST(Scan, AgreesWithTheScalarForm) {
  std::mt19937 random(1);
  for (int round = 0; round < 300; ++round) {
    std::string text(random() % 70, ' ');
    for (char& c : text) c = "ab{}[;\x80\xFF"[random() % 8];
    for (std::size_t from = 0; from <= text.size(); ++from) {
      const std::size_t expected = find_any_scalar<'{', '}', ';'>(text, from);
      EXPECT_EQ((find_any<'{', '}', ';'>(text, from)), expected) << text;
    }
  }
}

TEST(Scan, FindsBytesThatAreFarApart) {
  std::mt19937 random(2);
  for (int round = 0; round < 200; ++round) {
    std::string text(random() % 300, 'a');
    for (int i = 0; i < 3 && !text.empty(); ++i) text[random() % text.size()] = "{};b"[random() % 4];
    for (std::size_t from = 0; from <= text.size(); ++from)
      EXPECT_EQ((find_far<'{', '}', ';'>(text, from)), (find_any_scalar<'{', '}', ';'>(text, from))) << text;
  }
}

TEST(Scan, FindsTheFirstByteOutsideAscii) {
  for (std::size_t at = 0; at < 40; ++at) {
    std::string text(40, 'x');
    text[at] = '\xC3';
    EXPECT_EQ(find_non_ascii(text, 0), at);
    EXPECT_EQ(find_non_ascii(text, at + 1), text.size());
  }
}

TEST(Scan, MarksDigits) {
  const char bytes[17] = "0-9/:a59 1.2x34;";
  EXPECT_EQ(digit_mask(bytes), 0b0110'1010'1100'0101U);
}

TEST(Scan, MarksLetters) {
  const char bytes[17] = "@AZ[`az{Event_9\xC1";
  EXPECT_EQ(letter_mask(bytes), 0b0001'1111'0110'0110U);
}

// Tests every byte at every index.
TEST(Scan, MarksInvisibleBytes) {
  for (unsigned byte = 0; byte < 256; ++byte) {
    const bool odd = byte <= ' ' || byte >= 0x7F || byte == '[';
    for (std::size_t place = 0; place < 16; ++place) {
      std::string bytes(16, '~');
      bytes[place] = static_cast<char>(byte);
      EXPECT_EQ(odd_mask<'['>(bytes.data()), odd ? 1U << place : 0U) << byte << " at " << place;
    }
  }
}

// Tests every byte at every index.
TEST(Scan, MarksControlCharactersAndChosenBytes) {
  for (unsigned byte = 0; byte < 256; ++byte) {
    const bool found = byte < ' ' || byte == 0x7F || byte == '"';
    for (std::size_t place = 0; place < 16; ++place) {
      std::string bytes(16, '~');
      bytes[place] = static_cast<char>(byte);
      EXPECT_EQ(control_mask<'"'>(bytes.data()), found ? 1U << place : 0U) << byte << " at " << place;
      EXPECT_EQ(match_mask<'"'>(bytes.data()), byte == '"' ? 1U << place : 0U) << byte << " at " << place;
    }
  }
}

}  // namespace
