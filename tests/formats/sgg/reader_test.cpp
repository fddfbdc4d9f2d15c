#include "movetext/formats/sgg/reader.hpp"

#include "formats/match_shown.hpp"

#include <gtest/gtest.h>

namespace mt {
namespace {

ShownMatch read(std::string_view text) {
  return shown_match(text, [](std::string_view chunk, std::size_t begin, Record& record) {
    return sgg::read_record(chunk, begin, record);
  });
}

const std::string head = "ann vs. bob\nGame 1.0-0/3\n";

TEST(Sgg, TheLinesAboveBecomeTags) {
  const ShownMatch match = read(
      "ann vs. bob\nSunday July 4, 2004\nGamesGrid tournament hall\n"
      "ELO: 1800.5 120 1700.25 90\nJacoby: No\nCrawford: Yes\nDoubling Cube: No\n"
      "Match Length: 3\nVariant: HyperGammon\n\nGame 1.0-0/3\n");
  EXPECT_EQ(
      match.tags,
      "EventDate=2004.07.04|Site=GamesGrid tournament hall|ELO=1800.5 120 1700.25 90|Jacoby=Off|"
      "Crawford=On|DoublingCube=Off|CubeLimit=1|Variation=HyperGammon (3)|MatchLength=3|White=bob|Black=ann");
  EXPECT_EQ(match.codes, "");
}

TEST(Sgg, ThePlayerNamedFirstIsTheSecondSide) {
  const ShownMatch match = read(
      "ann vs. bob\nGame 1.2*-0/3\n1\t43:\n1\t43: 13/9, 13/10\n1\t\t62: O-O\n2\tdouble\n"
      "2\t\taccept\nann wins 2 points.\n");
  EXPECT_EQ(match.tape, "game 0:2|B 43:|B 13/9, 13/10|W 62:|W -|B double|W take|B wins 2");
  EXPECT_EQ(match.codes, "");
}

TEST(Sgg, RepeatedLinesAreIgnored) {
  EXPECT_EQ(read(head + "1\t43:\n1\t43:\n1\t43: 13/9 13/10\n1\t43: 13/9 13/10\n1\t\t62: O-O\n1\t\t62: O-O\n"
                        "2\tdouble\n2\tdouble\n2\t\tpass\n2\t\tpass\n")
                .tape,
            "game 0:0|B 43:|B 13/9 13/10|W 62:|W -|B double|W drop");
  const ShownMatch other = read(head + "1\t43: 13/9 13/10\n1\t43: 24/20 13/10\n");
  EXPECT_EQ(other.tape, "game 0:0|B 43:|B 13/9 13/10|;43: 24/20 13/10");
  EXPECT_EQ(other.codes, "junk");
}

TEST(Sgg, MissingRollsAreAssumed) {
  const ShownMatch match = read(head + "9\t43:\n9\t\t - \n10\t43:\n10\tresign\nbob wins 1 point.\n");
  EXPECT_EQ(match.tape, "game 0:0|B 43:|B -|W 66:|W -|B 43:|B resign|W wins 1");
  EXPECT_EQ(match.codes, "rules-assumed");
}

TEST(Sgg, OtherLinesBecomeComments) {
  const ShownMatch match =
      read(head + "1\t43: 13/9 13/10\nbob says: ann vs. me\nann wins often\n11: Automatic double\n1\tfoo\n");
  EXPECT_EQ(match.tape,
            "game 0:0|B 43:|B 13/9 13/10|;bob says: ann vs. me|;ann wins often|;11: Automatic double|;foo");
  EXPECT_EQ(match.codes, "rules-assumed junk");
}

// Damaged turns remain turns, and the replay reports them. A damaged turn at the end of a game is not read as
// a resignation.
TEST(Sgg, DamagedTurnsStayTurns) {
  const ShownMatch match =
      read(head + "1\t43: 1x/9 13/10\n1\t\t6w: 24/18\n2\t31: 8/5 q/5\nbob wins 1 point.\n");
  EXPECT_EQ(match.tape, "game 0:0|B 43:|B 1x/9 13/10|W 6w: 24/18|B 31:|B 8/5 q/5|W wins 1");
  EXPECT_EQ(match.codes, "");
}

TEST(Sgg, ReadsMoneyPlayAndBeavers) {
  const ShownMatch match = read("ann vs. bob\nGame 1.0-0\n1\tdouble\n1\t\tBeaver to 4\n2\tRaccoon to 8\n");
  EXPECT_EQ(match.tape, "game 0:0|B double|W beaver|B raccoon");
  EXPECT_EQ(match.tags, "MatchLength=0|White=bob|Black=ann");
}

TEST(Sgg, AnotherMatchStartsWithNamesAboveAHeading) {
  const std::string one = head + "1\t43: 13/9 13/10\n";
  EXPECT_EQ(read(one + head).reading.end, one.size());
  EXPECT_EQ(read(one + "cat vs. dog\nwho knows\n").reading.end, one.size() + 22);
}

}  // namespace
}  // namespace mt
