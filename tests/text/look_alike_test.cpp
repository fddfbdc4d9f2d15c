// Reads non-ASCII blanks, invisible characters and letters.
#include "movetext/text/look_alike.hpp"

#include "movetext/text/dash.hpp"
#include "movetext/text/date.hpp"
#include "movetext/text/excerpt.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/plain_position.hpp"
#include "movetext/text/wide_blank.hpp"

#include <gtest/gtest.h>

namespace mt::text {
namespace {

TEST(WideBlank, IncludesEveryBlankOfUnicode) {
  for (const std::string_view blank : {"\u0085", "\u00A0", "\u1680", "\u2000", "\u2009", "\u200A", "\u2028",
                                       "\u2029", "\u202F", "\u205F", "\u3000"}) {
    EXPECT_EQ(wide_blank_size(blank, 0), blank.size()) << blank.size();
    EXPECT_EQ(wide_blank_before(blank, blank.size()), blank.size());
    EXPECT_EQ(skip_wide_blanks(std::string(blank) + " e4", 0), blank.size() + 1);
    EXPECT_EQ(in_plain_form("a" + std::string(blank) + "b", {Unseen::nothing}), "a b");
  }
  for (const std::string_view sign :
       {"\u00AD", "\u200B", "\u200D", "\u200F", "\u2060", "\u2064", "\uFE0E", "\uFE0F", "\uFEFF", "\u115F",
        "\u1160", "\u17B4", "\u180B", "\u2800", "\u3164", "\uFFA0", "\U0001D173", "\U000E0020"}) {
    EXPECT_EQ(wide_blank_size(sign, 0), sign.size());
    EXPECT_EQ(wide_blank_before(sign, sign.size()), sign.size());
    EXPECT_EQ(in_plain_form("a" + std::string(sign) + "b", {Unseen::nothing}), "ab");
    EXPECT_EQ(in_plain_form("a" + std::string(sign) + "b", {}), "a b");
    EXPECT_EQ(in_plain_form("a" + std::string(sign) + " b", {}), "a b");
  }
  for (const std::string_view other : {"\u00A7", "\u2026", "\u2010", "\u3001", "\u2658", "x", ""})
    EXPECT_EQ(wide_blank_size(other, 0), 0U);
}

TEST(LookAlike, MapsToAnAsciiLetter) {
  EXPECT_EQ(ascii_of(U'\uFF2E'), 'N');
  EXPECT_EQ(ascii_of(U'\u0441'), 'c');
  EXPECT_EQ(ascii_of(U'\u0446'), 'c') << "the Russian name of file c";
  EXPECT_EQ(ascii_of(U'\u0436'), '\0');
}

TEST(LookAlike, AForeignLetterHasAName) {
  EXPECT_EQ(foreign_sign_in("N\u04363"), "the letter '\u0436' (U+0436) is Cyrillic");
  EXPECT_EQ(foreign_sign_in("Nf3"), "");
  EXPECT_EQ(foreign_sign_in("\u0436"), "") << "the text has no ASCII characters";
  EXPECT_EQ(foreign_sign_in("\u00ABNf3\u00BB"), "the mark '\u00AB' (U+00AB) does not occur in moves");
  EXPECT_EQ(foreign_sign_in("\u0664e"), "the digit '\u0664' (U+0664) is Arabic");
  EXPECT_EQ(foreign_sign_in("Nf3\u30CF"), "the letter '\u30CF' (U+30CF) is Japanese");
  EXPECT_EQ(foreign_sign_in("32\u201328"), "") << "dashes occur in moves";
  EXPECT_EQ(quoted_sign(0x1F600), "'\U0001F600' (U+1F600)");
}

TEST(LookAlike, ADigitOfAnotherScriptHasAValue) {
  EXPECT_EQ(digit_of(0x0660), '0');
  EXPECT_EQ(digit_of(0x06F9), '9');
  EXPECT_EQ(digit_of(0x2460), '1');
  EXPECT_EQ(digit_of(0x2468), '9');
  EXPECT_EQ(digit_of(0x245F), '\0');
  EXPECT_EQ(digit_of('7'), '\0');
}

TEST(PlainPosition, UsesAsciiLetters) {
  const PlainForm letters{Unseen::blank, true};
  EXPECT_EQ(in_plain_form("\uFF37:\u0412\uFF13", letters), "W:B3");
  EXPECT_EQ(in_plain_form("\u04456,\u0445", letters), "h6,x") << "before a rank it is a file";
  EXPECT_EQ(in_plain_form("\u0436", letters), "\u0436");
  EXPECT_EQ(in_plain_form("\u04312 \u0431 \u0431:", letters), "b2 \u0431 \u0431:") << "not the side Black";
  EXPECT_TRUE(changes_letters("a\u0441", letters));
  EXPECT_FALSE(changes_letters("a\uFF13", letters)) << "full-width letters are not another alphabet";
  EXPECT_EQ(place_before("\u0441\u00A0b", letters, 2), 4U);
  EXPECT_EQ(place_before("\u0441\u00A0b", letters, 3), 5U);
}

TEST(PlainPosition, IsReadInSuccessiveForms) {
  const auto forms = [](std::string_view text, std::string_view good) {
    std::string all;
    const PlainReading reading = read_in_plain_form(text, [&](std::string_view plain) {
      all += std::string(plain) + '|';
      return plain == good;
    });
    return all + (reading.good ? "good" : "bad");
  };
  EXPECT_EQ(forms("abc", "abc"), "abc|good");
  EXPECT_EQ(forms("abc", ""), "abc|bad");
  EXPECT_EQ(forms("a\u200B\u0441", "ac"), "a \u0441|a\u0441|a c|ac|good");
  EXPECT_EQ(forms("a\u200B\u0441", ""), "a \u0441|a\u0441|a c|ac|a c|bad")
      << "the faults are from the last reading";
}

TEST(FullWidth, DigitsAreNumbers) {
  EXPECT_EQ(parse_number("\uFF12\uFF13\uFF14\uFF15"), 2345);
  EXPECT_EQ(parse_number("2\uFF10"), 20);
  EXPECT_EQ(parse_number("\uFF21"), -1);
  EXPECT_EQ(parse_number("\xEF\xBC"), -1);
  EXPECT_EQ(parse_number("\uFF19\uFF19", 50), -1);
  EXPECT_EQ(read_date("\uFF12\uFF10\uFF12\uFF10.\uFF10\uFF11.\uFF10\uFF12").form, DateForm::spelled);
}

TEST(Dash, IncludesTheDashesOfUnicode) {
  for (const std::string_view dash :
       {"-", "\u2010", "\u2015", "\u2212", "\uFE58", "\uFE63", "\uFF0D", "\u2E3A"})
    EXPECT_EQ(dash_size(dash, 0), dash.size());
  for (const std::string_view other : {"", "x", "\u2022", "\u00B7", "\uFF1A", "_"})
    EXPECT_EQ(dash_size(other, 0), 0U);
}

TEST(Excerpt, ConsistsOfWholeCharacters) {
  EXPECT_EQ(excerpt_of("a\u0436b", 1, 2), "\u0436");
  EXPECT_EQ(excerpt_of("a\u0436b", 2, 3), "\u0436");
  EXPECT_EQ(excerpt_of("a\u0436b", 0, 1), "a");
  EXPECT_EQ(excerpt_of("ab", 2, 9), "");
}

TEST(PlainForm, AnEmptyTextIsReadOnce) {
  int readings = 0;
  EXPECT_FALSE(read_in_plain_form("", [&](std::string_view) { return ++readings > 1; }).good);
  EXPECT_EQ(readings, 1) << "only the first reading, whose fault is reported";
}

}  // namespace
}  // namespace mt::text
