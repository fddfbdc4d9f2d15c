// Blanks, invisible signs and letters that are not ASCII.
#include "movetext/text/look_alike.hpp"

#include "movetext/text/wide_blank.hpp"

#include <gtest/gtest.h>

namespace mt::text {
namespace {

TEST(WideBlank, IsEveryBlankOfUnicode) {
  for (const std::string_view blank : {"\u0085", "\u00A0", "\u1680", "\u2000", "\u2009", "\u200A", "\u2028",
                                       "\u2029", "\u202F", "\u205F", "\u3000"}) {
    EXPECT_EQ(wide_blank_size(blank, 0), blank.size()) << blank.size();
    EXPECT_EQ(wide_blank_before(blank, blank.size()), blank.size());
    EXPECT_EQ(skip_wide_blanks(std::string(blank) + " e4", 0), blank.size() + 1);
    EXPECT_EQ(with_plain_blanks("a" + std::string(blank) + "b", Unseen::nothing), "a b");
  }
  for (const std::string_view sign :
       {"\u00AD", "\u200B", "\u200D", "\u200F", "\u2060", "\u2064", "\uFE0E", "\uFE0F", "\uFEFF"}) {
    EXPECT_EQ(wide_blank_size(sign, 0), sign.size());
    EXPECT_EQ(with_plain_blanks("a" + std::string(sign) + "b", Unseen::nothing), "ab");
    EXPECT_EQ(with_plain_blanks("a" + std::string(sign) + "b", Unseen::blank), "a b");
    EXPECT_EQ(with_plain_blanks("a" + std::string(sign) + " b", Unseen::blank), "a b");
  }
  for (const std::string_view other : {"\u00A7", "\u2026", "\u2010", "\u3001", "\u2658", "x", ""})
    EXPECT_EQ(wide_blank_size(other, 0), 0U);
}

TEST(LookAlike, IsALetterOfAscii) {
  EXPECT_EQ(ascii_of(U'\uFF2E'), 'N');
  EXPECT_EQ(ascii_of(U'\u0441'), 'c');
  EXPECT_EQ(ascii_of(U'\u0446'), 'c') << "the Russian name of the file";
  EXPECT_EQ(ascii_of(U'\u0436'), '\0');
}

TEST(LookAlike, AForeignLetterHasAName) {
  EXPECT_EQ(foreign_letter_in("N\u04363"), "the letter '\u0436' (U+0436) is Cyrillic");
  EXPECT_EQ(foreign_letter_in("Nf3"), "");
  EXPECT_EQ(foreign_letter_in("\u0436"), "") << "a word of one alphabet";
}

}  // namespace
}  // namespace mt::text
