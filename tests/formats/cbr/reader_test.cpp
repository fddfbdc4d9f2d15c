// Tests reading artificial CCBridge games and libraries.
#include "movetext/formats/cbr/reader.hpp"

#include "formats/red_records.hpp"
#include "movetext/formats/cbr/library.hpp"
#include "support/cbr_file.hpp"

#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <string_view>

namespace mt {
namespace {

using test::cbr_end;
using test::cbr_other;
using test::CbrRecord;

struct ReadFile {
  std::string bytes;
  std::shared_ptr<const FileContext> context;
  Record record;
  Reading reading;

  explicit ReadFile(std::string file, const ReadOptions& options = {}) : bytes(std::move(file)) {
    context = cbr::open({bytes, "x"});
    read(0, options);
  }
  ReadFile(const ReadFile&) = delete;
  ReadFile& operator=(const ReadFile&) = delete;
  ~ReadFile() = default;

  bool read(std::size_t at, const ReadOptions& options = {}) {
    reading = cbr::read_record({bytes, at, 0, context.get()}, options, record);
    return reading.found == Found::record;
  }
};

CbrRecord with_variations(std::uint8_t version) {
  CbrRecord game(version);
  game.text(version == 1 ? 948 : 1076, u"柳大华");
  game.text(version == 1 ? 1396 : 1652, u"Ada");
  game.byte(version == 1 ? 1820 : 2076, 3);
  game.opening(u"谱");
  game.steps({{"h2e2", 0, u"good"},
              {"h9g7", cbr_other},
              {"h0g2", cbr_end | cbr_other},
              {"b0c2", cbr_end},
              {"b9c7", 0, u"or"},
              {"b0c2", cbr_end}});
  return game;
}

TEST(CbrReader, ReadsBothVersions) {
  for (const std::uint8_t version : std::initializer_list<std::uint8_t>{1, 2}) {
    const ReadFile read(with_variations(version).bytes());
    EXPECT_EQ(read.reading.found, Found::record);
    EXPECT_EQ(test::faults_of(read.record), "");
    EXPECT_EQ(read.record.tag("Red"), "柳大华");
    EXPECT_EQ(read.record.tag("Annotator"), "Ada");
    EXPECT_EQ(read.record.tag("FEN"),
              "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1");
    EXPECT_EQ(test::moves_of(read.record),
              "{谱} 1. h2e2 {good} 1... h9g7 (1... b9c7 {or} 2. b0c2) 2. h0g2 (2. b0c2) 1/2-1/2");
  }
}

TEST(CbrReader, AnyPositionMayBeTheStart) {
  CbrRecord game;
  game.clear_board();
  game.man("e0", 0x15);
  game.man("d9", 0x25);
  game.man("a5", 0x27);
  game.side(2);
  game.byte(2116, 12);
  EXPECT_EQ(ReadFile(game.bytes()).record.tag("FEN"), "3k5/9/9/9/p8/9/9/9/9/4K4 b - - 0 12");
  game.man("a6", 0x38);
  EXPECT_EQ(test::faults_of(ReadFile(game.bytes()).record), "2147 damaged-file\n");
}

TEST(CbrReader, DamageIsReportedAtItsByte) {
  const std::string good = with_variations(2).bytes();
  const auto faults = [](std::string bytes) { return test::faults_of(ReadFile(std::move(bytes)).record); };
  EXPECT_EQ(faults(good.substr(0, 700)), "700 damaged-file\n");
  EXPECT_EQ(faults(good.substr(0, 16)), "16 damaged-file\n");
  EXPECT_EQ(faults(good.substr(0, good.size() - 1)), std::to_string(good.size() - 4) + " damaged-file\n");
  EXPECT_EQ(faults(good + "x"), std::to_string(good.size()) + " damaged-file\n");
  std::string point = good;
  point[good.size() - 1] = 90;
  EXPECT_EQ(faults(point), std::to_string(good.size() - 4) + " damaged-file\n");
  std::string signs = good;
  signs[good.size() - 4] = 9;
  EXPECT_EQ(faults(signs), std::to_string(good.size() - 4) + " damaged-file\n");
  std::string version = good;
  version[19] = 3;
  EXPECT_EQ(faults(version), "19 damaged-file\n");
  EXPECT_EQ(ReadFile("CCBridge").reading.found, Found::stray);
}

// Returns a library with a heading, which has texts but no board, and with a deleted game, which is still in
// the file.
std::string library() {
  CbrRecord heading(2, 1);
  heading.clear_board();
  heading.text(180, u"First part");
  heading.opening(u"of two");
  CbrRecord first(2, 2);
  first.steps({{"h2e2", cbr_end}});
  CbrRecord deleted(2, 3);
  deleted.steps({{"b2e2", cbr_end}});
  CbrRecord last(2, 4);
  last.steps({{"c3c4", cbr_end}});
  return test::make_cbr_library(u"Games",
                                {{heading.bytes()}, {first.bytes()}, {deleted.bytes(), 5}, {last.bytes()}});
}

TEST(CbrReader, ReadsALibrary) {
  ReadFile read(library());
  EXPECT_EQ(read.reading.found, Found::record);
  EXPECT_EQ(read.record.tag("Library"), "Games");
  EXPECT_EQ(read.record.tag("Section"), "First part");
  EXPECT_EQ(test::moves_of(read.record), "{of two} 1. h2e2 *");
  EXPECT_FALSE(read.read(read.reading.end));
  EXPECT_EQ(read.reading.found, Found::stray);
  EXPECT_EQ(test::faults_of(read.record), "0 left-out\n");
  EXPECT_TRUE(read.read(read.reading.end));
  EXPECT_EQ(test::moves_of(read.record), "1. c3c4 *");
  EXPECT_EQ(read.record.find_tag("Section"), nullptr);
  EXPECT_EQ(read.reading.end, read.bytes.size());
}

// The index contains the size of each record, so a move that is missing in the record is detected.
TEST(CbrReader, ALostMoveIsDetectedByTheIndex) {
  std::string bytes = library();
  const std::size_t first = cbr::next_record(bytes, cbr::next_record(bytes, 0) + 1);
  bytes[first + 2214] = cbr_end;  // the game ends before its move
  EXPECT_EQ(test::faults_of(ReadFile(bytes).record),
            std::to_string(first + 2218) + " damaged-file\n0 empty-game\n");
}

// A truncated record is not a heading, whatever bytes follow it.
TEST(CbrReader, ARecordDoesNotReadBytesOfTheNextOne) {
  CbrRecord second(2, 2);
  second.clear_board();
  const std::string bytes = CbrRecord().bytes().substr(0, 900) + second.bytes() + std::string(2000, '\0');
  EXPECT_FALSE(cbr::is_heading_at(bytes, 0));
  EXPECT_TRUE(cbr::is_heading_at(bytes, 900));
}

// The input is cut at the same positions, whatever the size of the pieces in which it arrives. It is cut
// before each game; if the game has a heading, it is cut before the heading.
TEST(CbrReader, IsCutBetweenGames) {
  const std::string bytes = library();
  for (const std::size_t step : {1000U, 4096U, 50'000U}) {
    cbr::Splitter splitter{ReadLimits{.record_bytes = cbr::most_bytes}};
    std::string buffer;
    std::size_t games = 0;
    for (std::size_t at = 0; at < bytes.size() || !buffer.empty();) {
      const std::size_t size = std::min(step, bytes.size() - at);
      buffer.append(bytes, at, size);
      at += size;
      const Cut cut = splitter.cut(buffer, at == bytes.size());
      EXPECT_FALSE(cut.oversized);
      Record record;
      const std::string_view piece = std::string_view(buffer).substr(0, cut.size);
      for (std::size_t begin = 0; begin < piece.size(); ++games)
        begin = cbr::read_record({piece, begin, 0, nullptr}, {}, record).end;
      buffer.erase(0, cut.size);
    }
    EXPECT_EQ(games, 3U) << step;
  }
}

}  // namespace
}  // namespace mt
