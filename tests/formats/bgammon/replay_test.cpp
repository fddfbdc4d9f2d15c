// Tests reading and writing bgammon.org replays.
#include "formats/match_shown.hpp"
#include "movetext/formats/bgammon/reader.hpp"
#include "movetext/formats/bgammon/writer.hpp"

#include <gtest/gtest.h>

namespace mt {
namespace {

ShownMatch read(std::string_view text) {
  return shown_match(text, [](std::string_view chunk, std::size_t begin, Record& record) {
    return bgammon::read_record(chunk, begin, record);
  });
}

std::string written(std::string_view text) {
  Record record;
  bgammon::read_record(text, 0, record);
  std::string out;
  bgammon::Writer().write(record, out);
  return out;
}

const std::string two_games =
    "bgammon-replay 00000048\nbgammon-replay 00000159\n"
    "i 1702738670 ann bob 5 0 0 1 1 0\n1 r 3-1 8/5 6/5\n2 r 6-1 12/18 17/18\n1 d 2 1\n2 r 4-4\n1 r 5-5 "
    "bar/20 6/off\n"
    "i 1702738990 ann bob 5 2 0 2 2 0\n2 r 6-5 1/12\n1 r 6-1 13/7 8/7\n2 d 2 0\n";

TEST(Bgammon, BothSidesUseTheNumbersOfPlayerOne) {
  const ShownMatch match = read(two_games);
  EXPECT_EQ(
      match.tape,
      "game 0:0|W 31:|W 8/5 6/5|B 61:|B 13/7 8/7|W double|B take|B 44:|B -|W 55:|W bar/20 6/off|W wins 2|"
      "game 2:0|B 65:|B 24/13|W 61:|W 13/7 8/7|B double|W drop|B wins 1");
  EXPECT_EQ(
      match.tags,
      "Variation=Backgammon|EventDate=2023.12.16|MatchLength=5|Timestamp=1702738670 1702738990|White=ann|"
      "Black=bob");
  EXPECT_EQ(match.codes, "");
}

TEST(Bgammon, TimesAreReadAsDays) {
  const auto date = [](const std::string& seconds) {
    Record record;
    bgammon::read_record("i " + seconds + " ann bob 1 0 0 1 1 0\n", 0, record);
    return std::string(record.tag("EventDate"));
  };
  EXPECT_EQ(date("1"), "1970.01.01");
  EXPECT_EQ(date("951782400"), "2000.02.29");
  EXPECT_EQ(date("1709164799"), "2024.02.28");
  EXPECT_EQ(date("253402300799"), "9999.12.31");
  EXPECT_EQ(date("0"), "");
}

TEST(Bgammon, OlderFilesHaveNoTime) {
  const ShownMatch match = read("i ann bob 1 0 0 2 1 1\n1 r 3-1 8/5 6/5\n1 t\n");
  EXPECT_EQ(match.tape, "game 0:0|W 31:|W 8/5 6/5|W resign|B wins 1");
  EXPECT_EQ(match.tags, "Variation=Acey-deucey|MatchLength=1|White=ann|Black=bob");
}

TEST(Bgammon, AResignationAfterTheRollHasNoPlay) {
  EXPECT_EQ(read("i 1 ann bob 1 0 0 2 1 0\n1 r 3-1\n1 t\n").tape, "game 0:0|W 31:|W resign|B wins 1");
}

TEST(Bgammon, IsWrittenAsRead) {
  std::string once = written(two_games);
  EXPECT_EQ(once, written(once));
  EXPECT_NE(once.find("1 r 5-5 bar/20 6/off\n"), std::string::npos);
  // Every entry of the index points to the first line of a game.
  EXPECT_EQ(once.substr(std::stoul(once.substr(15, 8)), 2), "i ");
  EXPECT_EQ(once.substr(std::stoul(once.substr(39, 8)), 2), "i ");
}

TEST(Bgammon, ScoresChangePlacesWithThePlayers) {
  const std::string turned = "i ann bob 5 0 0 2 1 0\n1 d 2 1\ni bob ann 5 4 0 1 1 0\n";
  EXPECT_EQ(read(turned).tape, "game 0:0|W double|B take|B wins 4|game 0:4|B wins 1");
  const std::string once = written(turned);
  EXPECT_EQ(once, written(once));
}

TEST(Bgammon, AnUnreadablePlayIsWrittenUnchanged) {
  const std::string head = "i 1 ann bob 5 0 0 1 1 0\n";
  const std::string once = written(head + "1 r 3-1 8/0*18 8/7\n2 r 6-4 1/7* (2) 7/11\n");
  EXPECT_NE(once.find("1 r 3-1 8/0*18 8/7\n2 r 6-4 1/7 1/7 7/11\n"), std::string::npos) << once;
  EXPECT_EQ(once, written(once));
}

TEST(Bgammon, RecordsThatDoNotFitAreRefused) {
  Record record;
  bgammon::read_record(two_games, 0, record);
  EXPECT_EQ(bgammon::obstacle(record), "");
  EXPECT_EQ(bgammon::left_out(record).tags, 0U);
  record.set_tag("Event", "x");
  EXPECT_EQ(bgammon::left_out(record).tags, 1U);
  record.set_tag("Variation", "NackGammon");
  EXPECT_NE(bgammon::obstacle(record), "");
}

TEST(Bgammon, AnotherMatchStartsWithItsIndexOrAtZero) {
  EXPECT_EQ(read(two_games + two_games).reading.end, two_games.size());
  EXPECT_EQ(read("bgammon-replay 00000024\nhello\n").codes, "no-game");
  EXPECT_EQ(read(two_games + "i 5 ann bob 5 0 0 1 1 0\n").reading.end, two_games.size());
}

}  // namespace
}  // namespace mt
