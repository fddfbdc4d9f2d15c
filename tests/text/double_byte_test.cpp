// Chinese text in double-byte encodings is recognised and decoded, and the bytes of its characters are
// counted.
#include "movetext/text/double_byte.hpp"

#include <array>
#include <gtest/gtest.h>
#include <string>

namespace mt::text {
namespace {

using namespace std::string_literals;

constexpr std::string_view gbk_moves =
    "  1. \xC5\xDA\xB6\xFE\xC6\xBD\xCE\xE5 \xC2\xED\xA3\xB8\xBD\xF8\xA3\xB7\n";
constexpr std::string_view big5_moves =
    "  1. \xAC\xB6\xA4\x47\xA5\xAD\xA4\xAD \xB0\xA8\xA2\xB7\xB6\x69\xA2\xB6\n";

std::string as_utf8(std::string_view bytes, Charset charset) {
  std::string out;
  decode(bytes, charset, out);
  return out;
}

TEST(DoubleByte, IsDecoded) {
  EXPECT_EQ(as_utf8(gbk_moves, Charset::gbk), "  1. 炮二平五 马８进７\n");
  EXPECT_EQ(as_utf8(big5_moves, Charset::big5), "  1. 炮二平五 馬８進７\n");
  EXPECT_EQ(as_utf8("\x81\x40\xA2\xA1\xA6\xFF", Charset::gbk), "\u4E02\u2170\uFFFD\uFFFD")
      << "\\xFF is not a second byte";
  EXPECT_EQ(as_utf8("\xA4", Charset::big5), "\uFFFD") << "a cut character";
  EXPECT_EQ(as_utf8("\xA4\n", Charset::big5), "\uFFFD\n");
}

// An unknown pair of bytes is read as one character, so that the next pair is recognised.
TEST(DoubleByte, StaysInStepAfterUserDefinedPairs) {
  EXPECT_EQ(as_utf8("\xA3\xA0\xC2\xED", Charset::gbk), "\u3000马");
  EXPECT_EQ(as_utf8("\xAA\xA1\xFE\xFE\xA1\x40\xC2\xED", Charset::gbk), "\uE000\uE4C5\uE4C6马");
  EXPECT_EQ(as_utf8("\xA7\xA0\xAF\xFE", Charset::gbk), "\uE765\uE233");
  EXPECT_EQ(as_utf8("\x80 5", Charset::gbk), "\u20AC 5");
  EXPECT_EQ(as_utf8("\xA2\xAB\xC2\xED", Charset::gbk).substr(6), "马") << "a pair without a character";
  for (const std::string_view bytes : {"\xA3\xA0\xAA\xA1\x80\xA2\xAB\xC2\xED"})
    EXPECT_EQ(encoded_size(as_utf8(bytes, Charset::gbk), Charset::gbk), bytes.size());
}

// User-defined pairs are not evidence for an encoding, even if there are many between the moves.
TEST(DoubleByte, IsRecognisedBesideUserDefinedPairs) {
  constexpr auto moves =
      std::to_array<std::string_view>({"\xC5\xDA\xB6\xFE\xC6\xBD\xCE\xE5", "\xC2\xED\x38\xBD\xF8\x37",
                                       "\xC2\xED\xB6\xFE\xBD\xF8\xC8\xFD", "\xB3\xB5\x39\xC6\xBD\x38"});
  for (int first = 0xA1; first <= 0xFE; ++first)
    for (int second = 0x40; second <= 0xFE; second += 0x1F) {
      const bool user = (first >= 0xAA && first <= 0xAF && second >= 0xA1) ||
                        (first >= 0xF8 && second >= 0xA1) ||
                        (first <= 0xA7 && second <= 0xA0 && second != 0x7F);
      if (!user) continue;
      const std::string pair{static_cast<char>(first), static_cast<char>(second)};
      std::string text = "[Game \"Chinese Chess\"]\n\n1. ";
      for (const std::string_view move : moves)
        text.append(move).append(" ").append(pair + ' ' + pair).append(" ");
      EXPECT_EQ(guess_charset(text), Charset::gbk) << std::hex << first << ' ' << second;
    }
}

// The expected characters are from HKSCS-2008.
TEST(DoubleByte, Big5IncludesHongKongCharacters) {
  EXPECT_EQ(as_utf8("\x87\x40\x94\xDC\x9D\xEF\xFA\x40", Charset::big5), "\u43F0\u556B\u5605\U00020547");
  EXPECT_EQ(as_utf8("\x88\x62\x88\x66", Charset::big5), "\u00CA\u0304\u00CA");
  EXPECT_EQ(as_utf8("\xC6\xA1", Charset::big5), "\u2460");
  for (const std::string_view bytes : {"\x87\x40\x88\x62\xFA\x40\xA4\x40"})
    EXPECT_EQ(encoded_size(as_utf8(bytes, Charset::big5), Charset::big5), bytes.size());
}

// The expected codes are from the standard GB 18030-2000.
TEST(DoubleByte, ReadsFourByteCharacters) {
  for (const auto& [bytes, character] : {std::pair{"\x81\x39\xEE\x39"s, "\u3400"s},
                                         {"\x95\x32\x82\x36"s, "\U00020000"s},
                                         {"\xE3\x32\x9A\x35"s, "\U0010FFFF"s}}) {
    EXPECT_EQ(as_utf8(bytes, Charset::gbk), character);
    EXPECT_EQ(encoded_size(character, Charset::gbk), 4U);
    EXPECT_EQ(guess_charset("1. " + std::string(gbk_moves) + bytes), Charset::gbk);
  }
  EXPECT_EQ(as_utf8("\xE3\x32\x9A\x36", Charset::gbk), "\uFFFD2\uFFFD6") << "beyond the last plane";
  EXPECT_EQ(as_utf8("\x81\x39\xEE", Charset::gbk), "\uFFFD9\uFFFD") << "a cut code";
}

TEST(DoubleByte, IsRecognisedByItsBytes) {
  EXPECT_EQ(guess_charset(gbk_moves), Charset::gbk);
  EXPECT_EQ(guess_charset(big5_moves), Charset::big5);
}

// GBK contains the characters of traditional text as well as those of simplified text.
TEST(DoubleByte, IsRecognisedForTraditionalTextInGbk) {
  constexpr std::string_view record =
      "[Red \"\x97\xEE\xB9\xD9\xADU\"]\n"
      "[Black \"\xBA\xCE\xED\x98\xB0\xB2\"]\n\n"
      "1. \xC5\xDA\xB6\xFE\xC6\xBD\xCE\xE5 \xF1R\xA3\xB8\xDFM\xA3\xB7 2. \xF1R\xB6\xFE\xDFM\xC8\xFD "
      "\xDC\x87\xA3\xB9\xC6\xBD\xA3\xB8 3. \xDC\x87\xD2\xBB\xC6\xBD\xB6\xFE \xD7\xE4\xA3\xB7\xDFM\xA3\xB1 "
      "1-0\n";
  EXPECT_EQ(guess_charset(record), Charset::gbk);
  EXPECT_EQ(as_utf8(record, Charset::gbk),
            "[Red \"楊官璘\"]\n[Black \"何順安\"]\n\n1. 炮二平五 馬８進７ 2. 馬二進三 車９平８ 3. 車一平二 "
            "卒７進１ 1-0\n");
}

TEST(DoubleByte, IsNotRecognisedInAlphabeticText) {
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
    EXPECT_EQ(encoded_size(as_utf8(bytes, charset), charset), bytes.size());
  EXPECT_EQ(encoded_size("\u0416", Charset::windows_1251), 1U);
  EXPECT_EQ(encoded_size("\u0416", Charset::utf8), 2U);
}

// The size of every four-byte code is counted correctly, whichever character it is.
TEST(DoubleByte, CountsAllFourByteCodes) {
  for (const char first : {'\x81', '\x82', '\x83', '\x84', '\x90', '\xE3', '\xFE'})
    for (char second = '0'; second <= '9'; ++second)
      for (int third = 0x81; third <= 0xFE; ++third)
        for (char fourth = '0'; fourth <= '9'; ++fourth) {
          const std::string bytes{first, second, static_cast<char>(third), fourth};
          ASSERT_EQ(encoded_size(as_utf8(bytes, Charset::gbk), Charset::gbk), 4U) << bytes;
        }
}

TEST(DoubleByte, CountsTheBytesOfAllCharacters) {
  for (const Charset charset : {Charset::gbk, Charset::big5})
    for (int first = 0x81; first < 0xFF; ++first)
      for (int second = 0x40; second < 0xFF; ++second) {
        const std::string bytes{static_cast<char>(first), static_cast<char>(second)};
        ASSERT_EQ(encoded_size(as_utf8(bytes, charset), charset), 2U) << std::hex << first << ' ' << second;
      }
}

// Every pair of bytes is one character or an error, and nothing is read outside the tables.
TEST(DoubleByte, DecodesAllBytes) {
  for (const Charset charset : {Charset::gbk, Charset::big5}) {
    for (int first = 0x80; first < 0x100; ++first)
      for (int second = 0; second < 0x100; ++second) {
        const std::string bytes{static_cast<char>(first), static_cast<char>(second)};
        const std::string text = as_utf8(bytes, charset);
        ASSERT_FALSE(text.empty());
        ASSERT_EQ(encoded_size(text, charset), 2U) << first << ' ' << second;
      }
  }
}

}  // namespace
}  // namespace mt::text
