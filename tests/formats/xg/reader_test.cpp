// Tests reading artificial eXtreme Gammon files.
#include "movetext/formats/xg/reader.hpp"

#include "movetext/formats/mat/writer.hpp"
#include "movetext/formats/sgf/writer.hpp"
#include "support/xg_file.hpp"

#include <gtest/gtest.h>
#include <string>
#include <string_view>

namespace mt {
namespace {

using test::put_double;
using test::put_int;
using test::XgFile;

struct ReadFile {
  Record record;
  Reading reading;
  std::string bytes;

  explicit ReadFile(std::string file) : bytes(std::move(file)) {
    reading = xg::read_record(bytes, 0, record);
  }
  ReadFile(const ReadFile&) = delete;
  ReadFile& operator=(const ReadFile&) = delete;
  ~ReadFile() = default;

  std::string mat() const {
    std::string out;
    mat::Writer({}).write(record, out);
    return out;
  }
  std::string moves() const {
    std::string out;
    mat::write_line(record, out);
    return out;
  }
  // Returns all texts of one kind, one per line.
  std::string texts(EventKind kind) const {
    std::string out;
    for (const Event& event : record.tape)
      if (event.kind == kind) out.append(record.text(event)).append("\n");
    return out;
  }
  bool tells(std::string_view words) const {
    for (const Diagnostic& fault : record.diagnostics)
      if (fault.message.find(words) != std::string::npos) return true;
    return false;
  }
};

XgFile opening() {
  XgFile file;
  file.match({});
  file.game();
  file.move(1, {12, 9, 23, 22}, 3, 1);
  file.move(-1, {12, 6, 7, 6}, 6, 1);
  return file;
}

TEST(XgReader, ReadsAMatch) {
  XgFile file = opening();
  file.cube(1, 1);
  file.move(1, {23, 19}, 6, 4);
  file.game_end(-1, 2, 101);
  const ReadFile read(file.bytes());
  EXPECT_EQ(read.reading.found, Found::record);
  EXPECT_EQ(read.reading.end, read.bytes.size());
  EXPECT_TRUE(read.record.diagnostics.empty());
  EXPECT_TRUE(
      read.mat().starts_with("; [Event \"Club evening\"]\n"
                             "; [Variation \"Backgammon\"]\n"
                             "; [Crawford \"On\"]\n"
                             "; [CubeLimit \"1024\"]\n"
                             "\n"
                             " 5 point match\n"
                             "\n"
                             " Game 1\n"
                             " Ada : 0                          Blaise : 0\n"
                             "  1) 31: 13/10 24/23              61: 13/7 8/7\n"))
      << read.mat();
  EXPECT_EQ(read.moves(),
            "Game 1 0:0 31: 13/10 24/23 61: 13/7 8/7 Doubles => 2 Takes 64: 24/20 Resigns Black wins 2");
}

TEST(XgReader, ReadsEveryAnswerToADouble) {
  const auto said = [](std::int32_t take, std::int32_t beaver, std::int32_t raccoon) {
    XgFile file = opening();
    file.cube(1, take, beaver, raccoon);
    return ReadFile(file.bytes()).texts(EventKind::cube);
  };
  EXPECT_EQ(said(0, -1, -1), "Doubles => 2\nDrops\n");
  EXPECT_EQ(said(1, -1, -1), "Doubles => 2\nTakes\n");
  EXPECT_EQ(said(2, 0, -1), "Doubles => 2\nBeavers => 4\nDrops\n");
  EXPECT_EQ(said(2, 1, -1), "Doubles => 2\nBeavers => 4\nTakes\n");
  EXPECT_EQ(said(2, 2, 1), "Doubles => 2\nBeavers => 4\nRaccoons => 8\nTakes\n");
  EXPECT_EQ(said(-1, -1, -1), "");
}

TEST(XgReader, ReadsBarAndOff) {
  XgFile file;
  file.match({.length = 99'999});
  file.game();
  test::XgBoard board{};
  board[25] = 1;
  board[1] = 1;
  board[24] = -1;
  file.board() = board;
  file.move(1, {24, 20, 0, -1}, 4, 1);
  file.move(-1, {}, 6, 6);
  const ReadFile read(file.bytes());
  EXPECT_EQ(read.texts(EventKind::ply), "bar/21 1/off\n");
  EXPECT_EQ(read.texts(EventKind::null_ply), "\n");
  EXPECT_EQ(read.record.tag("MatchLength"), "0");
  EXPECT_EQ(read.record.tag("Jacoby"), "Off");
  // The position was set up before the first move.
  EXPECT_EQ(read.texts(EventKind::setup).substr(0, 10), "0;0;0;1;1;");
}

TEST(XgReader, SetsTheBoardWhereItWasEdited) {
  XgFile file = opening();
  file.board()[24] -= 1;
  file.board()[20] += 1;
  file.move(1, {19, 13}, 4, 2);
  const ReadFile read(file.bytes());
  EXPECT_EQ(read.texts(EventKind::setup).find("5;0;0;0;1;Ada;Blaise;"), 0U);
}

TEST(XgReader, KeepsCommentsAsPlainText) {
  XgFile file = opening();
  std::string& move = file.move(1, {23, 19}, 6, 4);
  put_int(move, 2524, 1);
  const ReadFile read(
      file.bytes("{\\rtf1 none}\r\n{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}\\f0\\fs16 Na\\'efve "
                 "\\u8364?5\\par\1\2next\\par}\r\n"));
  EXPECT_EQ(read.texts(EventKind::comment), "Na\u00EFve \u20AC5\nnext\n");
}

TEST(XgReader, KeepsAnalysisAsProperties) {
  XgFile file = opening();
  std::string& cube = file.cube(1, -1);
  put_double(cube, 200, -0.25);
  put_int(cube, 92, 2);
  std::string& move = file.move(1, {23, 19}, 6, 4);
  put_int(move, 120, 1);
  put_double(move, 2312, -0.125);
  put_double(move, 2320, 0.5);
  constexpr std::size_t plays = 124 + 68 + 32 * 26;
  constexpr std::string_view play("\x17\x13\xFF", 3);
  move.replace(plays, play.size(), play);
  const ReadFile read(file.bytes());
  EXPECT_EQ(read.texts(EventKind::properties),
            "XD[3-ply 0.0000 0.0000 0.0000 0.0000 0.0000 0.0000 0.0000 0.0000]XE[double -0.2500]"
            "XM[1-ply 0.0000 0.0000 0.0000 0.0000 0.0000 0.0000 24/20]XE[move -0.1250]XL[0.5000]\n");
  std::string sgf;
  sgf::Writer({}).write(read.record, sgf);
  EXPECT_NE(sgf.find("XM[1-ply"), std::string::npos);
}

TEST(XgReader, ReadsTheDay) {
  XgFile file;
  file.match({.date = 45256.395833333336});
  const ReadFile read(file.bytes());
  EXPECT_EQ(read.record.tag("EventDate"), "2023.11.26");
  EXPECT_EQ(read.record.tag("EventTime"), "09.30");
  XgFile leap;
  leap.match({.date = 36585});
  EXPECT_EQ(ReadFile(leap.bytes()).record.tag("EventDate"), "2000.02.29");
}

TEST(XgReader, ReadsNamesOfOldFiles) {
  XgFile file;
  file.match({.version = 8});
  file.game();
  const ReadFile read(file.bytes());
  EXPECT_EQ(read.record.tag("White"), "ansi \u00C9mile");
  EXPECT_EQ(read.record.tag("Event"), "");
}

TEST(XgReader, ReportsEveryDamage) {
  const std::string whole = opening().bytes();
  for (std::size_t size = 0; size + 1 < whole.size(); size += 61) {
    const ReadFile read(whole.substr(0, size));
    EXPECT_TRUE(size == 0 || read.record.errors > 0) << size;
    EXPECT_EQ(read.reading.end, size);
  }
  // Damages bytes from the end of the header (8232) up to the last 16 bytes. These are a flag and unused
  // bytes.
  for (std::size_t at = 8232; at < whole.size() - 16; at += 3) {
    std::string damaged = whole;
    damaged[at] ^= 0x10;
    const bool version = at >= whole.size() - 28 && at < whole.size() - 24;
    EXPECT_TRUE(version || ReadFile(damaged).record.errors > 0) << at;
  }
}

TEST(XgReader, ReportsImpossibleValues) {
  XgFile file = opening();
  file.move(1, {23, 19}, 7, 4);
  file.move(-1, {30, 19}, 5, 4);
  file.move(3, {23, 19}, 5, 4);
  file.entry(9);
  file.match({});
  const ReadFile read(file.bytes());
  EXPECT_TRUE(read.tells("not 74"));
  EXPECT_TRUE(read.tells("a point that is not on the board"));
  EXPECT_TRUE(read.tells("player 3 must be"));
  EXPECT_TRUE(read.tells("unknown kind"));
  EXPECT_TRUE(read.tells("a second match"));
}

TEST(XgReader, LimitsUnpackedData) {
  const std::string zeros(std::size_t{64} << 20, '\0');
  XgFile file = opening();
  const std::string games = file.games();
  const ReadFile bomb(
      test::make_xg_file({{"temp.xg", games + zeros.substr(0, std::size_t{20} << 20)}, {"temp.xgc", zeros}}));
  EXPECT_GT(bomb.record.errors, 0U);
  EXPECT_LT(bomb.record.side_text.size(), std::size_t{1} << 20);
  EXPECT_LT(bomb.record.tape.size(), 100U);
}

TEST(XgReader, FindsTheNextFile) {
  const std::string one = opening().bytes();
  const std::string all = one + one + one;
  for (const std::size_t step : {std::size_t{100}, std::size_t{5000}, one.size(), all.size()}) {
    xg::Splitter splitter{ReadLimits{}};
    std::string buffer;
    std::size_t files = 0;
    for (std::size_t at = 0; at < all.size() || !buffer.empty();) {
      const std::string_view more = std::string_view(all).substr(at, step);
      buffer += more;
      at += more.size();
      const Cut cut = splitter.cut(buffer, at == all.size());
      for (std::size_t begin = 0; begin < cut.size;) {
        Record record;
        const Reading reading = xg::read_record(std::string_view(buffer).substr(0, cut.size), begin, record);
        EXPECT_EQ(reading.found, Found::record);
        EXPECT_EQ(record.errors, 0U);
        begin = reading.end;
        ++files;
      }
      buffer.erase(0, cut.size);
    }
    EXPECT_EQ(files, 3U) << step;
  }
}

}  // namespace
}  // namespace mt
