#include "movetext/text/charset.hpp"

#include "movetext/text/utf8.hpp"

#include <gtest/gtest.h>

namespace {

using namespace mt::text;

std::string decoded(std::string_view bytes, Charset charset) {
  std::string out;
  decode(bytes, charset, out);
  return out;
}

std::string encoded(std::string_view text, OutputEncoding encoding, std::size_t& replaced) {
  std::string out;
  replaced = encode(text, encoding, out);
  return out;
}

TEST(Charset, WesternNameIsNotCyrillic) {
  EXPECT_EQ(guess_charset("[White \"J\xFCrgen M\xFCller\"]"), Charset::latin_1);
  EXPECT_EQ(guess_charset("[Site \"H\xF4tel \x96 Lyon\"]"), Charset::windows_1252);
}

TEST(Charset, CyrillicWordsAreWindows1251) {
  const std::string_view name = "[White \"\xC0\xE1\xE0\xF3\xEB\xE8\xED \xC2.\"]";
  EXPECT_EQ(guess_charset(name), Charset::windows_1251);
  EXPECT_EQ(decoded(name, Charset::windows_1251), "[White \"Абаулин В.\"]");
}

// The text has long runs of ASCII before, between and after the letters, and letters at both ends.
TEST(Charset, LettersAreReadAnywhere) {
  const std::string run(100, 'x');
  EXPECT_EQ(decoded("\xFC" + run + "\xFC\xE9" + run + "\xDF", Charset::latin_1),
            "ü" + run + "üé" + run + "ß");
  EXPECT_EQ(decoded(run, Charset::latin_1), run);
  EXPECT_EQ(decoded("", Charset::latin_1), "");
  EXPECT_EQ(guess_charset(run + "\xC0\xE1\xE0"), Charset::windows_1251);
  EXPECT_EQ(guess_charset("\xFC" + run + "\xFC"), Charset::latin_1);
  EXPECT_EQ(guess_charset("(\xC0\xE1) " + run + " a\xE9" + run), Charset::latin_1);
}

TEST(Charset, ValidUtf8IsUtf8) {
  EXPECT_EQ(guess_charset("Абаулин Müller 1. 32–28"), Charset::utf8);
}

// Unicode 15, table 3-7: overlong forms, surrogates and values beyond U+10FFFF are ill-formed.
TEST(Utf8, RefusesIllFormedSequences) {
  for (const std::string_view bad : {"\xC0\xAF", "\xE0\x80\xAF", "\xED\xA0\x80", "\xF4\x90\x80\x80",
                                     "\xF8\x88\x80\x80\x80", "\xE2\x82", "\x80", "\xC3("})
    EXPECT_EQ(first_invalid_utf8(std::string("plain ascii before ") + std::string(bad)), 19U);
  EXPECT_TRUE(is_utf8("\xF4\x8F\xBF\xBF \xED\x9F\xBF \xEE\x80\x80"));
}

TEST(Utf8, CountsColumns) {
  EXPECT_EQ(count_scalars("Müller"), 6U);
  EXPECT_EQ(count_scalars("Абациев"), 7U);
}

TEST(Charset, Windows1252HasTypographicSigns) {
  EXPECT_EQ(decoded("32\x96\x32\x38 \x93x\x94", Charset::windows_1252), "32–28 “x”");
}

TEST(Charset, ReadsUtf16AcrossPieces) {
  std::string out;
  const std::string_view bytes(
      "\xFE\xFF\x00"
      "A\xD8\x3D\xDE\x00\x00",
      9);
  EXPECT_EQ(utf16_mark(bytes), Utf16::big);
  const std::string_view body = bytes.substr(2);
  EXPECT_EQ(decode_utf16(body.substr(0, 4), Utf16::big, out), 2U);  // keeps half of a surrogate pair
  EXPECT_EQ(decode_utf16(body.substr(2), Utf16::big, out), 4U);     // keeps an odd byte
  EXPECT_EQ(out, "A\U0001F600");
}

std::string utf16(std::u16string_view text, Utf16 order) {
  std::string out;
  for (const char16_t unit : text)
    for (const unsigned shift : {order == Utf16::big ? 8U : 0U, order == Utf16::big ? 0U : 8U})
      out += static_cast<char>(unit >> shift & 0xFFU);
  return out;
}

TEST(Charset, GuessesUtf16WithoutAMark) {
  for (const Utf16 order : {Utf16::little, Utf16::big}) {
    for (const std::u16string_view text : {u"1. e4 *", u"[White \"\u041C\u044E\u043B\u043B\u0435\u0440\"]",
                                           u"\r\n[Game \"\u4E2D\u56FD\u8C61\u68CB\"]", u"*\n"})
      EXPECT_EQ(guess_utf16(utf16(text, order)), order);
    EXPECT_EQ(guess_utf16(utf16(u"\uFEFF", order)), order) << "recognised by its byte order mark";
  }
  using namespace std::string_view_literals;
  for (const std::string_view bytes : {""sv, "*"sv, "1\0"sv, "1. e4 e5 *"sv, "1\0.\0 \0\0\0"sv, "a\0\1\0"sv,
                                       "\0\0\0\0"sv, "[E\0v\0"sv, "1. \0e\0"sv})
    EXPECT_EQ(guess_utf16(bytes), Utf16::none) << bytes;
}

// Decoding and encoding must restore the bytes, even if characters are incomplete or cut.
TEST(Charset, Utf16IsReadBackUnchanged) {
  const std::u16string text =
      std::u16string(u"A\u00D6\uFFFD\U0001F600") + char16_t{0xD83D} + u"x" + char16_t{0xDE00};
  for (const Utf16 order : {Utf16::little, Utf16::big}) {
    const std::string bytes = utf16(text, order);
    std::string decoded;
    std::u16string replaced;
    ASSERT_EQ(decode_utf16(bytes, order, decoded, &replaced), bytes.size());
    EXPECT_EQ(replaced.size(), 3U) << "one of the units is U+FFFD itself";
    for (std::size_t cut = 0; cut <= decoded.size(); ++cut) {
      std::string again;
      std::u16string_view left = replaced;
      const std::size_t used = encode_utf16(std::string_view(decoded).substr(0, cut), order, left, again);
      EXPECT_LE(cut - used, 3U);
      encode_utf16(std::string_view(decoded).substr(used), order, left, again);
      EXPECT_EQ(again, bytes) << cut;
      std::size_t matched = 0;
      std::size_t count = count_replaced(std::string_view(decoded).substr(0, cut), matched);
      count += count_replaced(std::string_view(decoded).substr(cut), matched);
      EXPECT_EQ(count, 3U) << cut;
    }
  }
}

TEST(Charset, WritesLatin1AndAscii) {
  std::size_t replaced = 0;
  EXPECT_EQ(encoded("Müller Ł", OutputEncoding::latin_1, replaced), "M\xFCller L");
  EXPECT_EQ(replaced, 1U);
  EXPECT_EQ(encoded("Ürgüp – Straße “½”", OutputEncoding::ascii, replaced), "Urgup - Strasse \"1/2\"");
  EXPECT_EQ(encoded("Щербина Юрий 文", OutputEncoding::ascii, replaced), "Shcherbina Yuriy ?");
  EXPECT_EQ(replaced, 12U);
}

TEST(Charset, IsNearlyUtf8IfFewBytesAreInvalid) {
  const std::string text =
      "\u0411\u043E\u0442\u0432\u0438\u043D\u043D\u0438\u043A, caf\xE9 \x80 \u0422\u0430\u043B\u044C";
  EXPECT_EQ(guess_charset(text), Charset::nearly_utf8);
  std::string out;
  std::vector<std::uint32_t> converted;
  decode(text, Charset::nearly_utf8, out, &converted);
  EXPECT_EQ(
      out,
      "\u0411\u043E\u0442\u0432\u0438\u043D\u043D\u0438\u043A, caf\u00E9 \u20AC \u0422\u0430\u043B\u044C");
  EXPECT_EQ(converted, (std::vector<std::uint32_t>{23, 26}));
  // The last character is cut in the middle.
  EXPECT_EQ(guess_charset("\u0422\u0430\u043B\u044C \xD0"), Charset::nearly_utf8);
  // This text has as many single bytes as UTF-8 pairs. Texts in a single-byte encoding contain such pairs by
  // chance.
  EXPECT_NE(guess_charset("M\u00FCller, caf\xE9"), Charset::nearly_utf8);
  EXPECT_EQ(guess_charset("\xC1\xEE\xF2\xE2\xE8\xED\xED\xE8\xEA"), Charset::windows_1251);
}

}  // namespace
