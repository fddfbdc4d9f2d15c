// Compares two ways of writing the tags of a roster: copied as they were read, and written one by one.
#include "movetext/formats/pgn/reader.hpp"
#include "movetext/formats/pgn/writer.hpp"
#include "support/grammar.hpp"

#include <gtest/gtest.h>
#include <string>
#include <string_view>

namespace {

using namespace mt;

constexpr std::string_view roster =
    "[Event \"Open\"]\n[Site \"Tomsk RUS\"]\n[Date \"2006.09.07\"]\n[Round \"5\"]\n[White \"Zakhartsov,V\"]\n"
    "[Black \"Motylev,A\"]\n[Result \"1-0\"]\n";
constexpr std::string_view others = "[WhiteElo \"2548\"]\n[ECO \"E37\"]\n";

std::string with(std::string_view before, std::string_view after) {
  std::string tags(roster);
  return tags.replace(tags.find(before), before.size(), after);
}

struct Written {
  std::string as_read;
  std::string one_by_one;
  bool copied = false;
};

Written written(const std::string& tags, const pgn::WriterOptions& options = {}) {
  const std::string text = tags + "\n1. e4 e5 1-0\n";
  Record record;
  pgn::read_record(text, 0, test::pgn(), record);
  Written result;
  pgn::Writer writer(pgn::pgn(), options);
  writer.write(record, result.as_read);
  TagSheet sheet;
  sheet.fill(record);
  result.copied = sheet.roster_as_read();
  for (std::size_t i = 0; i < record.tags.size(); ++i) {
    const std::string value(record.text(record.tags[i].value));
    record.tags[i].value = record.keep(value);  // the value is no longer part of the source
  }
  writer.write(record, result.one_by_one);
  return result;
}

TEST(PgnTags, AreCopiedFromACanonicalRoster) {
  const Written plain = written(std::string(roster) + std::string(others));
  EXPECT_TRUE(plain.copied);
  EXPECT_EQ(plain.as_read.substr(0, roster.size()), roster);
  EXPECT_EQ(plain.as_read.substr(roster.size(), 34), "[ECO \"E37\"]\n[WhiteElo \"2548\"]\n\n1. ");
  EXPECT_EQ(plain.as_read, plain.one_by_one);
}

TEST(PgnTags, AreWrittenSeparatelyFromOtherRosters) {
  for (const std::string& tags :
       {with("2006.09.07", "7.9.2006"), with("2006.09.07", "?"), with("\"1-0\"", "\"0-1\""),
        with("\"1-0\"", "\"?\""), with("Open", ""), with("Open", " Open"), with("Open", "Open\t"),
        with("[Round \"5\"]\n", ""), with("[Event \"Open\"]\n", ""), with("[Round \"5\"]", "[Red \"5\"]"),
        with("\"Motylev,A\"", "\"?\"") + "[Red \"Motylev\"]\n",
        with("[Event \"Open\"]\n[Site \"Tomsk RUS\"]\n", "[Site \"Tomsk RUS\"]\n[Event \"Open\"]\n")}) {
    const Written tag_by_tag = written(tags + std::string(others));
    EXPECT_FALSE(tag_by_tag.copied) << tags;
    EXPECT_EQ(tag_by_tag.as_read, tag_by_tag.one_by_one) << tags;
  }
}

// The values of the tags are canonical, but the form of the tag lines is not.
TEST(PgnTags, AreWrittenAlikeWhateverTheirLines) {
  const std::string canonical = written(std::string(roster)).as_read;
  for (const std::string& tags :
       {with("[Site", "[ Site"), with("Site ", "Site  "), with("Site ", "Site\t"), with("RUS\"]", "RUS\" ]"),
        with("RUS\"]\n", "RUS\"]\r\n"), with("RUS\"]\n", "RUS\"] "), with("RUS\"]\n", "RUS\"]"),
        with("RUS\"]\n", "RUS\"]\n\n"), with("RUS\"]\n", "RUS\"] \n"), with("[Event ", "[event"),
        with("[Event ", "[event "), with("[Site ", "[site")})
    EXPECT_EQ(written(tags).as_read, canonical) << tags;
}

TEST(PgnTags, KeepEveryCharacterOfTheirValues) {
  for (const std::string_view event :
       {"a \\\"b\\\" c", "a \\\\ c", "a\tc", "\u00E9t\u00E9", "?", "x\x01y", "a ] b",
        "a value that has more than two times sixteen bytes\tand a tab"}) {
    const std::string tags = with("Open", event) + std::string(others);
    for (const text::OutputEncoding encoding : {text::OutputEncoding::utf8, text::OutputEncoding::ascii}) {
      const Written both = written(tags, {.encoding = encoding});
      EXPECT_EQ(both.as_read, both.one_by_one) << tags;
    }
    const Written reduced = written(tags, {.reduced = true, .crlf = true});
    EXPECT_EQ(reduced.as_read, reduced.one_by_one) << tags;
  }
}

}  // namespace
