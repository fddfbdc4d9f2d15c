// Tests reading artificial XQStudio files.
#include "movetext/formats/xqf/reader.hpp"

#include "formats/red_records.hpp"
#include "movetext/formats/xqf/cipher.hpp"
#include "support/xqf_file.hpp"

#include <gtest/gtest.h>
#include <string>
#include <string_view>

namespace mt {
namespace {

using test::XqfFile;

struct ReadFile {
  std::string bytes;
  Record record;
  Reading reading;

  explicit ReadFile(std::string file, const ReadOptions& options = {}) : bytes(std::move(file)) {
    reading = xqf::read_record(bytes, 0, record, options);
  }
  ReadFile(const ReadFile&) = delete;
  ReadFile& operator=(const ReadFile&) = delete;
  ~ReadFile() = default;
};

// Returns a file with three moves. The second and the third move have alternatives; the first alternative has
// a continuation.
XqfFile with_variations(std::uint8_t version) {
  XqfFile file(version);
  file.text(0x130, "\xC1\xF8\xB4\xF3\xBB\xAA");  // 柳大华
  file.text(0x140, "Ada");
  file.text(0x50, "Club");
  file.byte(0x33, 2);
  file.byte(0x40, 1);
  file.opening("\xC6\xD7\r\n");  // 谱
  file.steps({{"h2e2", true, false, "good\r\nmove\r\n"},
              {"h9g7", true, true},
              {"h0g2", false, true},
              {"b0c2", false, false},
              {"b9c7", true, false, "or"},
              {"b0c2", false, false}});
  return file;
}

TEST(XqfReader, ReadsAllVersions) {
  for (const std::uint8_t version : std::initializer_list<std::uint8_t>{10, 11, 12, 13, 16, 18}) {
    const ReadFile read(with_variations(version).bytes());
    EXPECT_EQ(read.reading.found, Found::record);
    EXPECT_EQ(read.reading.end, read.bytes.size());
    EXPECT_EQ(test::faults_of(read.record), "");
    EXPECT_EQ(test::as_pgn(read.record),
              "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[Red \"柳大华\"]\n"
              "[Black \"Ada\"]\n[Result \"0-1\"]\n"
              "[FEN \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1\"]\n"
              "[Kind \"opening\"]\n[SetUp \"1\"]\n[Title \"Club\"]\n\n"
              "{谱} 1. h2e2 {good move} 1... h9g7 (1... b9c7 {or} 2. b0c2) 2. h0g2 (2. b0c2)\n0-1\n\n")
        << int{version};
  }
}

TEST(XqfReader, TheFirstManMovedDeterminesTheSide) {
  XqfFile file;
  std::array<std::string_view, 32> men{};
  men[0] = "a0";
  men[4] = "e0";
  men[16] = "i9";
  men[20] = "d9";
  file.men(men);
  file.steps({{"i9i8"}});
  EXPECT_EQ(ReadFile(file.bytes()).record.tag("FEN"), "3k4r/9/9/9/9/9/9/9/9/R3K4 b - - 0 1");
  file.steps({{"a0a1"}});
  EXPECT_EQ(ReadFile(file.bytes()).record.tag("FEN"), "3k4r/9/9/9/9/9/9/9/9/R3K4 w - - 0 1");
  file.steps({});
  EXPECT_EQ(ReadFile(file.bytes()).record.tag("FEN"), "3k4r/9/9/9/9/9/9/9/9/R3K4 w - - 0 1");
  file.byte(0x32, 1);
  EXPECT_EQ(ReadFile(file.bytes()).record.tag("FEN"), "3k4r/9/9/9/9/9/9/9/9/R3K4 b - - 0 1");
}

TEST(XqfReader, DamageIsReportedAtItsByte) {
  const std::string good = with_variations(18).bytes();
  const auto faults = [](std::string bytes) { return test::faults_of(ReadFile(std::move(bytes)).record); };
  EXPECT_EQ(faults(good.substr(0, 500)), "500 damaged-file\n");
  EXPECT_EQ(faults(good.substr(0, good.size() - 1)), std::to_string(good.size() - 4) + " damaged-file\n");
  EXPECT_EQ(faults(good + "x"), std::to_string(good.size()) + " damaged-file\n");
  std::string keys = good;
  ++keys[12];
  EXPECT_TRUE(faults(keys).starts_with("12 damaged-file\n")) << faults(keys);
  std::string version = good;
  version[2] = 19;
  EXPECT_EQ(faults(version), "2 damaged-file\n");
  std::string point = good;
  // The last move starts at a point that is not on the board.
  point[good.size() - 4] = static_cast<char>(point[good.size() - 4] + 90);
  EXPECT_EQ(faults(point), std::to_string(good.size() - 4) + " damaged-file\n");
  EXPECT_EQ(ReadFile("XY").reading.found, Found::stray);
}

TEST(XqfReader, TwoMenOnOnePointAreAnError) {
  XqfFile file;
  std::array<std::string_view, 32> men{};
  men[0] = men[1] = "a0";
  file.men(men);
  EXPECT_EQ(test::faults_of(ReadFile(file.bytes()).record), "16 damaged-file\n");
}

TEST(XqfReader, TextsMayBeBig5) {
  XqfFile file;
  file.opening("\xB6\xB2\xB9\x42\xB1\x4D\xA4\x4A\xA4\xA4\xC2\xF9");
  const ReadFile read(file.bytes());
  EXPECT_EQ(test::faults_of(read.record), "0 encoding\n0 empty-game\n");
  std::string bytes("\xB6\xB2\xB9\x42\xB1\x4D\xA4\x4A\xA4\xA4\xC2\xF9");
  std::string decoded;
  text::decode(bytes, text::Charset::big5, decoded);
  EXPECT_EQ(read.record.text(read.record.tape[0]), decoded);
}

TEST(XqfReader, ARecordBeyondTheLimitsIsPassedThrough) {
  XqfFile file;
  std::vector<XqfFile::Step> steps(100, {"h2e2", true});
  steps.back().goes_on = false;
  file.steps(steps);
  ReadOptions options;
  options.limits.events = 199;
  const ReadFile read(file.bytes(), options);
  EXPECT_EQ(read.reading.found, Found::oversized);
  EXPECT_EQ(test::faults_of(read.record), "0 record-too-large\n");
  options.limits.events = 200;
  EXPECT_EQ(ReadFile(file.bytes(), options).reading.found, Found::record);
}

// All events on the tape count: a move and its place in the file, its comment, and both ends of a variation.
TEST(XqfReader, ATreeOfManyMovesIsRead) {
  for (const auto& [moves, every, fits] :
       {std::tuple{107'000, 2, true}, {107'000, 1000, true}, {199'000, 1000, true}, {107'000, 1, false}}) {
    std::vector<XqfFile::Step> steps;
    for (int i = 0; i + 1 < moves; ++i)
      steps.push_back({.move = "h2e2", .goes_on = i % every != 0, .has_other = i % every == 0});
    steps.push_back({.move = "h2e2"});
    XqfFile file;
    file.steps(steps);
    const ReadFile read(file.bytes());
    EXPECT_EQ(read.reading.found, fits ? Found::record : Found::oversized) << moves << ' ' << every;
    EXPECT_LE(read.record.tape.size(), ReadLimits().events);
  }
}

}  // namespace
}  // namespace mt
