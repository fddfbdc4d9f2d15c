// Words in file names.
#include "movetext/text/file_word.hpp"

#include "movetext/text/utf8.hpp"

#include <gtest/gtest.h>

namespace mt::text {
namespace {

std::string word(std::string_view text, Spelling spelling = Spelling::plain) {
  std::string out;
  append_file_word(text, spelling, out);
  return out;
}

TEST(FileWord, KeepsLettersAndDigits) {
  EXPECT_EQ(word("Wijk aan Zee 1999"), "Wijk-aan-Zee-1999");
  EXPECT_EQ(word("  St. Louis (USA), \"Rapid\"  "), "St-Louis-USA-Rapid");
  EXPECT_EQ(word("1/2-1/2"), "1-2-1-2");
  EXPECT_EQ(word(""), "");
  EXPECT_EQ(word("...?!"), "");
}

TEST(FileWord, IsNeitherAPathNorAnOption) {
  EXPECT_EQ(word("../../etc/passwd"), "etc-passwd");
  EXPECT_EQ(word("-rf"), "rf");
  EXPECT_EQ(word(".hidden"), "hidden");
  EXPECT_EQ(word("C:\\con~1"), "C-con-1");
  EXPECT_EQ(word(std::string_view("a\0b\nc", 5)), "a-b-c");
}

TEST(FileWord, SpellsLettersWithMarks) {
  EXPECT_EQ(word("Zürich Öpen"), "Zurich-Open");
  EXPECT_EQ(word("Zürich Öpen", Spelling::german), "Zuerich-Oepen");
  EXPECT_EQ(word("Zu\u0308rich"), "Zurich");  // u with a combining mark
  EXPECT_EQ(word("Иванов"), "Ivanov");
  EXPECT_EQ(word("1997年象棋杯、决赛"), "1997年象棋杯-决赛");
  EXPECT_EQ(word("a\u202Eb\u200Bc\uFEFF"),
            "a-b-c");  // invisible characters and a character that reverses text
  EXPECT_EQ(word("\xFF\xFEo"), "o");
}

TEST(FileWord, IsLimitedInLength) {
  EXPECT_EQ(word(std::string(1000, 'x')).size(), longest_file_word);
  std::string chinese;
  for (int i = 0; i < 100; ++i) chinese += "象";
  EXPECT_LE(word(chinese).size(), longest_file_word);
  EXPECT_TRUE(is_utf8(word(chinese)));
  EXPECT_EQ(word(std::string(longest_file_word, 'x') + " y").size(), longest_file_word);
  EXPECT_EQ(word(std::string(longest_file_word - 1, 'x') + " y").back(), 'x');
}

}  // namespace
}  // namespace mt::text
