// Chinese text in characters of two bytes: known by its bytes, decoded, and counted back.
#include "movetext/text/double_byte.hpp"

#include <gtest/gtest.h>

namespace mt::text {
namespace {

using namespace std::string_literals;

constexpr std::string_view gbk_moves =
    "  1. \xC5\xDA\xB6\xFE\xC6\xBD\xCE\xE5 \xC2\xED\xA3\xB8\xBD\xF8\xA3\xB7\n";
constexpr std::string_view big5_moves =
    "  1. \xAC\xB6\xA4\x47\xA5\xAD\xA4\xAD \xB0\xA8\xA2\xB7\xB6\x69\xA2\xB6\n";

std::string decoded(std::string_view bytes, Charset charset) {
  std::string out;
  decode(bytes, charset, out);
  return out;
}

TEST(DoubleByte, IsDecoded) {
  EXPECT_EQ(decoded(gbk_moves, Charset::gbk), "  1. 炮二平五 马８进７\n");
  EXPECT_EQ(decoded(big5_moves, Charset::big5), "  1. 炮二平五 馬８進７\n");
  EXPECT_EQ(decoded("\x81\x40\xAA\xA1", Charset::gbk), "\u4E02\uFFFD\uFFFD") << "two bytes of no character";
  EXPECT_EQ(decoded("\xA4", Charset::big5), "\uFFFD") << "cut off";
  EXPECT_EQ(decoded("\xA4\n", Charset::big5), "\uFFFD\n");
}

TEST(DoubleByte, IsKnownByItsBytes) {
  EXPECT_EQ(guess_charset(gbk_moves), Charset::gbk);
  EXPECT_EQ(guess_charset(big5_moves), Charset::big5);
}

TEST(DoubleByte, IsNotWhatAlphabetsWrite) {
  EXPECT_EQ(guess_charset("[White \"\xC8\xE2\xE0\xED\xEE\xE2\"]"), Charset::windows_1251) << "Иванов";
  EXPECT_EQ(guess_charset("[White \"\xC8\xC2\xC0\xCD\xCE\xC2 \xCF\xA8\xD2\xD0\"]"), Charset::windows_1251)
      << "ИВАНОВ ПЁТР";
  for (const std::string_view western :
       {"[White \"M\xFCller\"]", "{\xA1\x42rillante!}", "[White \"\xC1ngel N\xFA\xF1\x65z\"]"})
    EXPECT_EQ(guess_charset(western), Charset::latin_1) << western;
}

TEST(DoubleByte, CountsTheBytesOfAText) {
  for (const auto& [bytes, charset] : {std::pair{gbk_moves, Charset::gbk},
                                       {big5_moves, Charset::big5},
                                       {std::string_view("a\xA4"), Charset::big5}})
    EXPECT_EQ(encoded_size(decoded(bytes, charset), charset), bytes.size());
  EXPECT_EQ(encoded_size("\u0416", Charset::windows_1251), 1U);
  EXPECT_EQ(encoded_size("\u0416", Charset::utf8), 2U);
}

// Every pair of bytes is one character or none, and none reads beyond the tables.
TEST(DoubleByte, HasAnAnswerForAllBytes) {
  for (const Charset charset : {Charset::gbk, Charset::big5}) {
    for (int first = 0x80; first < 0x100; ++first)
      for (int second = 0; second < 0x100; ++second) {
        const std::string bytes{static_cast<char>(first), static_cast<char>(second)};
        const std::string text = decoded(bytes, charset);
        ASSERT_FALSE(text.empty());
        ASSERT_EQ(encoded_size(text, charset), 2U) << first << ' ' << second;
      }
  }
}

}  // namespace
}  // namespace mt::text
