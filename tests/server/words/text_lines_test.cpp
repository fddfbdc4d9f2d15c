#include "movetext/server/words/text_lines.hpp"

#include "movetext/server/words/quantities.hpp"
#include "movetext/server/words/text_table.hpp"
#include "server/words/golden.hpp"

#include <array>
#include <gtest/gtest.h>
#include <limits>

namespace mt::server {
namespace {

std::string wrapped(std::string_view text, std::size_t indent = 0, std::size_t hanging = 0) {
  std::string out;
  words::add_wrapped(out, text, indent, hanging);
  return out;
}

TEST(TextLines, ParagraphsAreWrapped) {
  const std::string forty(40, 'a');
  EXPECT_EQ(wrapped(forty + " " + forty), forty + "\n" + forty + "\n");
  EXPECT_EQ(wrapped(forty + " " + forty, 2, 2), "  " + forty + "\n    " + forty + "\n");
  EXPECT_EQ(wrapped(std::string(78, 'x') + " y"), std::string(78, 'x') + "\ny\n");
  EXPECT_EQ(wrapped(""), "\n");
  EXPECT_EQ(wrapped("a  b "), "a b\n");
}

TEST(TextLines, AnEndlessWordIsBrokenBetweenCharacters) {
  std::string letters;
  for (int i = 0; i < 1000; ++i) letters += "\u00E9";
  const std::string text = wrapped("so: " + letters, 4);
  EXPECT_LE(widest_line(text), words::line_width);
  std::string joined;
  for (const char c : text)
    if (c != '\n' && c != ' ') joined += c;
  EXPECT_EQ(joined, "so:" + letters);
}

TEST(TextLines, TerminalControlsAreRemoved) {
  EXPECT_EQ(words::harmless("a\r\nb\x1B[2Jc\x7F"), "a  b [2Jc ");
  EXPECT_EQ(words::harmless("\xFF\xC3"), "??");
  EXPECT_EQ(words::harmless("\u202Eevil\u2028\u0085"), " evil  ");
  EXPECT_EQ(words::harmless("12345678", 6), "123...");
  EXPECT_EQ(words::harmless("12\u00E9\u00E9\u00E9", 6), "12...");
  EXPECT_EQ(words::harmless("123456", 6), "123456");
}

TEST(TextLines, ColumnsAreFilledDownwards) {
  std::vector<std::string> words;
  for (int i = 1; i <= 30; ++i) words.push_back("word" + std::to_string(i));
  std::string out;
  words::add_in_columns(out, words);
  EXPECT_LE(widest_line(out), words::line_width);
  EXPECT_EQ(out.substr(0, out.find('\n')).find("word2 "), std::string::npos);
  EXPECT_EQ(out.find(" \n"), std::string::npos);
  for (const std::string& word : words) EXPECT_NE(out.find(word), std::string::npos);
  std::string none;
  words::add_in_columns(none, {});
  EXPECT_EQ(none, "");
}

TEST(TextLines, LongCommentsAreCut) {
  std::string text;
  for (int i = 0; i < 500; ++i) text += "line\r\n";
  std::string out;
  words::add_wrapped_lines(out, text, 2, 3);
  EXPECT_EQ(out, "  line\n  line\n  line\n  ...\n");
}

TEST(Phrases, TimesAreWritten) {
  EXPECT_EQ(words::duration_words(words::english(), 2 * day_long + 3 * hour_long + minute_long),
            "2 days 3 hours");
  EXPECT_EQ(words::duration_words(words::english(), day_long), "1 day");
  EXPECT_EQ(words::duration_words(words::english(), hour_long + minute_long), "1 hour 1 minute");
  EXPECT_EQ(words::duration_words(words::english(), 59 * second_long), "less than a minute");
  EXPECT_EQ(words::duration_words(words::english(), 0), "no time");
  EXPECT_EQ(words::short_duration(words::english(), 2 * day_long + 3 * hour_long), "2d 3h");
  EXPECT_EQ(words::short_duration(words::english(), 45 * minute_long), "45m");
  EXPECT_EQ(words::short_duration(words::english(), 5), "<1m");
  EXPECT_EQ(words::duration_words(words::english(), -5), "no time");
  EXPECT_EQ(words::date_words(0), "1970-01-01 00:00 UTC");
  EXPECT_EQ(words::date_words(1795321892000), "2026-11-22 04:31 UTC");
  EXPECT_EQ(words::date_words(std::numeric_limits<Time>::max()).substr(0, 4), "9999");
  EXPECT_EQ(words::date_words(std::numeric_limits<Time>::min()), "1970-01-01 00:00 UTC");
  EXPECT_EQ(words::rating_words({1499.5, true}), "1500?");
  EXPECT_EQ(words::rating_words({std::numeric_limits<double>::quiet_NaN(), false}), "0");
  EXPECT_EQ(words::rating_words({1e300, false}), "99999");
}

TEST(TextTable, KeepsColumnsSeparateAndUncut) {
  words::TextTable table({{"To"}, {"Due"}, {"Last answer"}});
  const std::string to = std::string(50, 'a') + "@example.org";
  table.add({to, "2026-11-23 06:55", "550 never " + std::string(40, 'x') + ' ' + std::string(30, 'y')});
  EXPECT_EQ(widest_line(table.write()), words::line_width);
  EXPECT_NE(table.write().find(" 550"), std::string::npos) << table.write();
  EXPECT_EQ(table.write_whole(), "To" + std::string(62, ' ') + "Due\n    Last answer\n" + to +
                                     "  2026-11-23 06:55\n    550 never " + std::string(40, 'x') + "\n    " +
                                     std::string(30, 'y') + "\n");
  words::TextTable narrow({{"To"}, {"Last answer"}});
  narrow.add({"a@b.c", "-"});
  EXPECT_EQ(narrow.write_whole(), narrow.write());
}

TEST(TextTable, ContinuesOnTheNextLine) {
  words::TextTable table({{"Name"}, {"N", true}, {"Reason"}});
  table.add({"fred", "7", std::string(200, 'x')});
  table.add({"barney", "10", "\x1B[0m"});
  const std::string text = table.write();
  EXPECT_EQ(widest_line(text), words::line_width);
  EXPECT_NE(text.find("barney  10  [0m\n"), std::string::npos) << text;
}

}  // namespace
}  // namespace mt::server
