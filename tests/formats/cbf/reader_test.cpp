// Tests reading CCBridge games in XML.
#include "movetext/formats/cbf/reader.hpp"

#include "formats/red_records.hpp"

#include <gtest/gtest.h>
#include <string>
#include <string_view>

namespace mt {
namespace {

struct ReadFile {
  std::string bytes;
  Record record;
  Reading reading;

  explicit ReadFile(std::string_view file) : bytes(file) { reading = cbf::read_record(bytes, 0, record); }
  ReadFile(const ReadFile&) = delete;
  ReadFile& operator=(const ReadFile&) = delete;
  ~ReadFile() = default;
};

std::string file_of(const std::string& head, const std::string& moves) {
  return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<ChineseChessRecord Version=\"1.0\">\n <Head>\n" +
         head + "\n </Head>\n <MoveList>\n" + moves + "\n </MoveList>\n</ChineseChessRecord>\n";
}
std::string faults_of(const std::string& moves) {
  return test::faults_of(ReadFile(file_of("", moves)).record);
}

TEST(CbfReader, ReadsAGame) {
  const ReadFile read(
      "\xEF\xBB\xBF" +
      file_of("<Name>A &amp; B</Name><Contest>Club</Contest><Date /><Red>Ada</Red>"
              "<RecordResult>3</RecordResult><Custom>mine</Custom>"
              "<FEN>rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1</FEN>",
              "<Move value=\"00-00\"><![CDATA[start <b>]]></Move><!-- aside -->"
              "<Move value=\"77-47\" /><Move value=\"70-62\" end=\"1\">&#x8ECA;</Move>"));
  EXPECT_EQ(read.reading.found, Found::record);
  EXPECT_EQ(test::faults_of(read.record), "");
  EXPECT_EQ(
      test::as_pgn(read.record),
      "[Event \"Club\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[Red \"Ada\"]\n[Black \"?\"]\n"
      "[Result \"1/2-1/2\"]\n"
      "[FEN \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1\"]\n"
      "[SetUp \"1\"]\n[Title \"A & B\"]\n\n"
      "{Custom: mine aside start <b>} 1. h2e2 h9g7 {車} 1/2-1/2\n\n");
}

TEST(CbfReader, DamageIsReportedAtItsPlace) {
  const std::string begin = file_of("", "");
  const auto at = [&](std::size_t offset) {
    return std::to_string(begin.find("<MoveList>") + 11 + offset) + " damaged-file\n";
  };
  EXPECT_EQ(faults_of("<Move value=\"77-47\" end=\"1\"/>"), "");
  EXPECT_EQ(faults_of("<Move value=\"97-47\" end=\"1\"/>"), at(0));
  EXPECT_EQ(faults_of("<Move value=\"7747\" end=\"1\"/>"), at(0));
  EXPECT_EQ(faults_of("<Move end=\"1\"/>"), at(0));
  EXPECT_EQ(faults_of("<Move value=\"77-47\" end=\"1\"/><Move value=\"70-62\" end=\"1\"/>"), at(29));
  EXPECT_EQ(faults_of("<Move value=\"77-47\" var=\"1\" end=\"1\"/>"), at(0));
  EXPECT_TRUE(faults_of("<Move value=\"77-47\"/>").ends_with(" damaged-file\n")) << "no end";
  EXPECT_EQ(faults_of("<Move value=\"77-47\" end=\"1\"/></MoveLst>"), at(31));
  EXPECT_EQ(ReadFile("<?xml version=\"1.0\"?><other/>").reading.found, Found::stray);
}

// A small document must not be expanded to a large one.
TEST(CbfReader, EntitiesAreLimited) {
  std::string document = "<?xml version=\"1.0\"?><!DOCTYPE x [<!ENTITY a0 \"Qzvord\">";
  for (int i = 0; i < 30; ++i) {
    const std::string name = "&a" + std::to_string(i) + ";";
    document += "<!ENTITY a" + std::to_string(i + 1) + " \"";
    for (int j = 0; j < 10; ++j) document += name;
    document += "\">";
  }
  const ReadFile read(document +
                      "]><ChineseChessRecord><Head><Name>&a30;</Name></Head></ChineseChessRecord>");
  EXPECT_EQ(read.reading.found, Found::record);
  EXPECT_GT(read.record.errors, 0U);
}

TEST(CbfReader, NestingIsLimited) {
  std::string document = "<ChineseChessRecord>";
  for (int i = 0; i < 1'000'000; ++i) document += "<a>";
  EXPECT_EQ(test::faults_of(ReadFile(document).record), "212 damaged-file\n0 empty-game\n");
}

}  // namespace
}  // namespace mt
