#include "movetext/text/columns.hpp"

#include <clocale>
#include <cwchar>
#include <gtest/gtest.h>

namespace {

using namespace mt::text;

TEST(Columns, CountsWideNarrowAndCombiningCharacters) {
  EXPECT_EQ(count_columns("Carlsen"), 7U);
  EXPECT_EQ(count_columns("\u738B\u5929\u4E00"), 6U);  // Wang Tianyi
  EXPECT_EQ(count_columns("e\u0301t\u00E9"), 3U);
  EXPECT_EQ(count_columns("\u2654\u25A1\u00B1"), 3U);
}

TEST(Columns, RejectsUnshownCharacters) {
  for (const char32_t value : {U'\x1B', U'\x7F', U'\u009B', U'\u202E', U'\u2066', U'\u200F', U'\uFEFF'})
    EXPECT_EQ(columns_of(value), -1) << static_cast<unsigned>(value);
  EXPECT_EQ(count_columns("a\x1B[2Jb"), 6U);
}

// Compares with wcwidth() of the C library. Both follow Unicode, but perhaps in different versions.
TEST(Columns, AgreesWithTheLibrary) {
  if (std::setlocale(LC_CTYPE, "C.UTF-8") == nullptr) GTEST_SKIP() << "the locale C.UTF-8 is missing";
  int different = 0;
  for (char32_t value = 0x20; value < 0x20000; ++value) {
    const int of_library = ::wcwidth(static_cast<wchar_t>(value));
    if (of_library < 0 || columns_of(value) < 0) continue;  // unassigned in the library, or not shown here
    different += of_library == columns_of(value) ? 0 : 1;
  }
  std::setlocale(LC_CTYPE, "C");
  EXPECT_LE(different, 100);
}

TEST(Columns, ShowsTextsWithoutControlsAndJoiners) {
  std::string out = "> ";
  append_shown("Ev\x1B[31mil \u200Dm\u00FC\uFE0F\u0301 \xFF", out);
  EXPECT_EQ(out, "> Ev\uFFFD[31mil m\u00FC\u0301 \uFFFD");
}

}  // namespace
