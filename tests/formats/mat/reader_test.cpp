// Tests reading .mat files as programs write them. The tape is shown as text with one word per event.
#include "movetext/formats/mat/reader.hpp"

#include "movetext/formats/mat/writer.hpp"
#include "movetext/record/match.hpp"

#include <gtest/gtest.h>
#include <string>

namespace mt {
namespace {

std::string shown(const Record& record, const Event& event) {
  const std::string side = side_of(event.value) == Side::first ? "W " : "B ";
  const std::string text(record.text(event));
  switch (event.kind) {
    case EventKind::game:
      return event.value == unknown_score ? "game"
                                          : "game " + std::to_string(score_of(Side::first, event.value)) +
                                                ":" + std::to_string(score_of(Side::second, event.value));
    case EventKind::roll:
      return side + text + ":";
    case EventKind::ply:
      return side + text;
    case EventKind::null_ply:
      return side + "-";
    case EventKind::cube:
      return side + std::string(name(static_cast<CubeAction>(event.arg)));
    case EventKind::points:
      return side + "wins " + std::to_string(event.value / 2);
    case EventKind::setup:
      return side + "setup " + text;
    case EventKind::comment:
      return ";" + text;
    default:
      return "?";
  }
}

struct Read {
  std::string tape;  // events joined by "|"
  std::string codes;
  std::string tags;
  Found found;
};

Read read(std::string_view text) {
  Record record;
  Read result;
  result.found = mat::read_record(text, 0, record).found;
  for (const Event& event : record.tape)
    result.tape.append(result.tape.empty() ? "" : "|").append(shown(record, event));
  for (const Diagnostic& fault : record.diagnostics)
    result.codes.append(result.codes.empty() ? "" : " ").append(name(fault.code));
  for (const Tag& tag : record.tags)
    result.tags.append(result.tags.empty() ? "" : "|")
        .append(record.text(tag.name))
        .append("=")
        .append(record.text(tag.value));
  return result;
}

// Reads one or more lines of a game; a heading is added before them.
std::string tape_of(std::string_view lines) {
  const Read result = read(" 5 point match\n\n Game 1\n Ann : 0                          Bob : 0\n" +
                           std::string(lines) + "\n");
  return result.tape.substr(result.tape.find('|') == std::string::npos ? result.tape.size()
                                                                       : result.tape.find('|') + 1) +
         (result.codes.empty() ? "" : " !" + result.codes);
}

TEST(MatReader, ReadsTwoColumns) {
  EXPECT_EQ(tape_of("  1) 31: 8/5 6/5                 42: 8/4 6/4"), "W 31:|W 8/5 6/5|B 42:|B 8/4 6/4");
}

TEST(MatReader, ASingleCellBelongsToItsColumn) {
  EXPECT_EQ(tape_of("  1)                             42: 8/4 6/4"), "B 42:|B 8/4 6/4");
  EXPECT_EQ(tape_of("  1) 42: 8/4 6/4"), "W 42:|W 8/4 6/4");
  EXPECT_EQ(tape_of("                                  Wins 2 points"), "B wins 2");
  EXPECT_EQ(tape_of("      Wins 2 points"), "W wins 2");
  EXPECT_EQ(tape_of("  1)\t42: 8/4 6/4"), "W 42:|W 8/4 6/4");
}

TEST(MatReader, ColumnsCanBeNarrow) {
  EXPECT_EQ(tape_of("1) 31: 8/5 6/5 42: 8/4 6/4"), "W 31:|W 8/5 6/5|B 42:|B 8/4 6/4");
  EXPECT_EQ(tape_of("1) 31: 8/5 6/5 Doubles => 2"), "W 31:|W 8/5 6/5|B double");
}

TEST(MatReader, ReadsRollsWithoutAPlay) {
  EXPECT_EQ(tape_of(" 1) 66:                           65: Cannot Move"), "W 66:|W -|B 65:|B -");
}

TEST(MatReader, ReadsCubeActions) {
  EXPECT_EQ(
      tape_of(
          " 1)  Doubles => 2                 Takes\n 2) 31: 8/5 6/5             Doubles => 4\n 3)  Drops"),
      "W double|B take|W 31:|W 8/5 6/5|B double|W drop");
  EXPECT_EQ(tape_of(" 1)  Doubles => 2                 Beavers => 4\n 2)  Raccoons => 8"),
            "W double|B beaver|W raccoon");
}

TEST(MatReader, ReadsResignations) {
  EXPECT_EQ(tape_of(" 1) 31: 8/5 6/5                   42: ????"), "W 31:|W 8/5 6/5|B 42:|B resign");
  EXPECT_EQ(tape_of(" 1) 00: ????"), "W resign");
  EXPECT_EQ(tape_of(" 1) 31: Concedes"), "W 31:|W resign");
  EXPECT_EQ(tape_of(" 1)  Concedes                     Wins 1 point"), "W resign|B wins 1");
  for (const std::string words : {"Resigned Game", "RESIGNED\tGAME", "resigned  game"})
    EXPECT_EQ(tape_of(" 1)  " + words + "                Wins 1 point"), "W resign|B wins 1") << words;
}

// Text after a wide gap belongs to the other player.
TEST(MatReader, AResignationBesideARollWithoutAPlayIsTheOthers) {
  EXPECT_EQ(tape_of(" 1) 66:                           Concedes"), "W 66:|W -|B resign");
  EXPECT_EQ(tape_of(" 1) 66:\tConcedes"), "W 66:|W -|B resign");
  EXPECT_EQ(tape_of(" 1) 66:                           ????"), "W 66:|W -|B resign");
  EXPECT_EQ(tape_of(" 1) 66: Cannot Move               31: Concedes"), "W 66:|W -|B 31:|B resign");
  EXPECT_EQ(tape_of(" 1) 66:                           Illegal play (5;)"), "W 66:|W -|B setup 5;");
  EXPECT_EQ(tape_of(" 1) 66: \tillegal  play (5;)"), "W 66:|W setup 5;");
}

TEST(MatReader, ReadsPoints) {
  EXPECT_EQ(tape_of(" 31)  Wins 4 point and the match\n 32)"), "W wins 4 !move-number");
}

TEST(MatReader, ReadsASetUpInPlaceOfAPlay) {
  EXPECT_EQ(tape_of(" 1) 31: Illegal play (5;0;0;1;0;a;b)"), "W 31:|W setup 5;0;0;1;0;a;b");
}

TEST(MatReader, ASetUpLeavesTheOtherCellUnchanged) {
  EXPECT_EQ(tape_of(" 1) 31: Illegal play (5;a (b);)   42: 8/4(2)"), "W 31:|W setup 5;a (b);|B 42:|B 8/4(2)");
}

TEST(MatReader, ReadsPlaysInEverySpelling) {
  EXPECT_EQ(tape_of(" 1) 31: Bar/22 6/5*(2)            64: 6/Off 4/0"),
            "W 31:|W Bar/22 6/5*(2)|B 64:|B 6/Off 4/0");
}

TEST(MatReader, TagsKeepNameOrderAndQuotes) {
  const Read result =
      read("; [Site \"X\"]\n; [Player 1 \"a \"b\" c\"]\n# [Site \"Y\"]\n; a word\n 0 point match\n");
  EXPECT_EQ(result.tags, "Site=X|Player 1=a \"b\" c|MatchLength=0|White=|Black=");
  EXPECT_EQ(result.tape, ";[Site \"Y\"]|;a word");
  EXPECT_EQ(result.codes, "tag-duplicate empty-game");
}

TEST(MatReader, NamesMayHoldColonsAndNumbers) {
  const Read result = read(" 3 point match\n Game 1\n a : b,1842 : 1       c d : 2\n");
  EXPECT_EQ(result.tags, "MatchLength=3|White=a : b,1842|Black=c d");
  EXPECT_EQ(result.tape, "game 1:2");
}

TEST(MatReader, ImpossibleScoresDoNotLoseTheNames) {
  const Read result = read(" 3 point match\n Game 1\n Ann : -3     Bob : 99999999999\n 1) 31: 8/5 6/5\n");
  EXPECT_EQ(result.tags, "MatchLength=3|White=Ann|Black=Bob");
  EXPECT_EQ(result.tape, "game|W 31:|W 8/5 6/5");
  EXPECT_EQ(result.codes, "bad-match");
}

TEST(MatReader, ReadsAGameWithoutALineOfNames) {
  EXPECT_EQ(tape_of(" Wins 2 points\n Game 2\n 1) 31: 8/5 6/5\n Game 3\n Game 4"),
            "W wins 2|game|W 31:|W 8/5 6/5|game|game !score-mismatch score-mismatch score-mismatch");
}

TEST(MatReader, ALengthBeyondTheLimitIsAnErrorAndKept) {
  Record record;
  mat::read_record(" 40000 point match\n Game 1\n a : 0     b : 0\n", 0, record);
  EXPECT_EQ(record.errors, 1U);
  std::string out;
  mat::Writer({}).write(record, out);
  EXPECT_TRUE(out.starts_with("; 40000 point match\n 0 point match\n")) << out;
}

TEST(MatReader, ReadsAnUnknownTurn) {
  EXPECT_EQ(tape_of(" 1) ??: ??                       31: 8/5 6/5\n 2) 31: 8/5 6/5  ??:"),
            "W ??: ??|B 31:|B 8/5 6/5|W 31:|W 8/5 6/5|B ??:");
}

// A damaged turn remains a turn in its column, so that the replay reports it. The cell beside it is still
// read.
TEST(MatReader, ADamagedTurnStaysATurn) {
  EXPECT_EQ(tape_of(" 1) 07: 8/1"), "W 07: 8/1");
  EXPECT_EQ(tape_of(" 1) g4: 13/9 9/5                  31: 8/5 6/5"), "W g4: 13/9 9/5|B 31:|B 8/5 6/5");
  EXPECT_EQ(tape_of(" 1) 31: 8/5 6/5                   222: 13/9"), "W 31:|W 8/5 6/5|B 222: 13/9");
  EXPECT_EQ(tape_of(" 1) 31: x8/5 6/5                  42: 8/4 k6/4"), "W 31:|W x8/5 6/5|B 42:|B 8/4 k6/4");
  EXPECT_EQ(tape_of(" 1) 31:: 8/5 6/5                  42: 8/4 6/4"), "W 31:|W : 8/5 6/5|B 42:|B 8/4 6/4");
  EXPECT_EQ(tape_of(" 1)  Dooubles => 2                Takes"), "W Dooubles => 2|B take");
  EXPECT_EQ(tape_of(" 1)  Doubles ==> 2                Drps"), "W double|B Drps");
  EXPECT_EQ(tape_of(" 1) 55: Cannt Move                42: 8/4 6/4"), "W 55:|W Cannt Move|B 42:|B 8/4 6/4");
}

// Text that cannot be a turn becomes a comment. The cells beside it are read unchanged.
TEST(MatReader, WordsAmongTheCellsBecomeComments) {
  EXPECT_EQ(tape_of(" x1) 31: 8/5 6/5                  42: 8/4 6/4"),
            ";x1)|W 31:|W 8/5 6/5|B 42:|B 8/4 6/4 !junk");
  EXPECT_EQ(tape_of(" 1 31: 8/5 6/5                    42: 8/4 6/4"),
            ";1|W 31:|W 8/5 6/5|B 42:|B 8/4 6/4 !junk");
  EXPECT_EQ(tape_of(" 1) 31: 8/5 6/5 {why}             42: 8/4 6/4"),
            "W 31:|W 8/5 6/5|;{why}|B 42:|B 8/4 6/4 !junk");
  EXPECT_EQ(tape_of(" 1) slept                         42: 8/4 6/4"), ";slept|B 42:|B 8/4 6/4 !junk");
  EXPECT_EQ(tape_of(" 1) 31: 8/5 6/5\n they met on 2011/05/06"),
            "W 31:|W 8/5 6/5|;they met on 2011/05/06 !junk");
  EXPECT_EQ(tape_of("      Wns 2 points"), ";Wns 2 points !bad-match");
}

TEST(MatReader, ReadsWordsForARollThatCannotBePlayed) {
  for (const std::string words : {"Cannot Move", "can't move", "No Move", "no play", "dances", "Pass"})
    EXPECT_EQ(tape_of(" 1) 66: " + words + "                 42: 8/4 6/4"), "W 66:|W -|B 42:|B 8/4 6/4")
        << words;
}

TEST(MatReader, ReadsResignationsInOtherWords) {
  for (const std::string words : {"Resigns", "resigned", "Concedes", "conceded"}) {
    EXPECT_EQ(tape_of(" 1) 31: " + words + "             Wins 1 point"), "W 31:|W resign|B wins 1") << words;
    EXPECT_EQ(tape_of(" 1)  " + words + "             Wins 1 point"), "W resign|B wins 1") << words;
  }
}

// In the files of Backgammon Galaxy, the last row of a game has the points of both players.
TEST(MatReader, BothColumnsMayHaveTheResult) {
  EXPECT_EQ(tape_of(" 29)  Losses 1 point                 Wins 1 point and the match"),
            "?|B wins 1 !move-number");
  EXPECT_EQ(tape_of(" 1)  Wins 4 points                   Losses 4 points"), "W wins 4|?");
  EXPECT_EQ(tape_of(" 1)  Loses 2 points"), "B wins 2");
  EXPECT_EQ(tape_of(" 1)                                  Losses 2 points"), "W wins 2");
  EXPECT_EQ(tape_of(" 1) 65: 2/off 1/off                  Losses 2 points\n      Wins 2 points"),
            "W 65:|W 2/off 1/off|W wins 2|W wins 2");
  EXPECT_EQ(tape_of(" 1)  Losses 1 point                  Wins 2 points"),
            ";Losses 1 point|B wins 2 !points-mismatch");
  EXPECT_EQ(tape_of(" 1)  Losses 1 point                  Losses 1 point"),
            "B wins 1|;Losses 1 point !points-mismatch");
}

TEST(MatReader, ReadsAGameWithoutItsHeading) {
  const std::string names = " Ann : 0                          Bob : 0\n";
  const std::string turn = "  1) 31: 8/5 6/5\n";
  EXPECT_EQ(read(" 5 point match\n\n" + turn).tape, "game|W 31:|W 8/5 6/5");
  EXPECT_EQ(read(" 5 point match\n\n" + turn).codes, "bad-match");
  const Read named = read(" 5 point match\n\n" + names + turn);
  EXPECT_EQ(named.tape, "game 0:0|W 31:|W 8/5 6/5");
  EXPECT_EQ(named.tags, "MatchLength=5|White=Ann|Black=Bob");
  EXPECT_EQ(named.codes, "bad-match");
  EXPECT_EQ(tape_of("  1) 31: 8/5 6/5\n      Wins 1 point\n" + names + "  1) 42: 8/4 6/4"),
            "W 31:|W 8/5 6/5|W wins 1|game 0:0|W 42:|W 8/4 6/4 !bad-match");
}

TEST(MatReader, ReadsAMatchWithoutGames) {
  EXPECT_EQ(read(" 5 point match\n").codes, "empty-game");
  EXPECT_EQ(read(" 5 point match\n").tape, "");
}

// A player keeps the side that the player had in the first game.
TEST(MatReader, PlayersKeepTheirSideIfTheyChangeColumns) {
  Record record;
  mat::read_record(
      " 5 point match\n Game 1\n Ann : 0     Bob : 0\n      Wins 1 point\n"
      " Game 2\n Bob : 0     Ann : 1\n 1) 31: 8/5 6/5\n",
      0, record);
  EXPECT_EQ(record.errors, 1U);
  const Read result = read(
      " 5 point match\n Game 1\n Ann : 0     Bob : 0\n      Wins 1 point\n"
      " Game 2\n Bob : 0     Ann : 1\n 1) 31: 8/5 6/5                 42: 8/4 6/4\n");
  EXPECT_EQ(result.codes, "player-name");
  EXPECT_EQ(result.tape, "game 0:0|W wins 1|game 1:0|B 31:|B 8/5 6/5|W 42:|W 8/4 6/4");
}

// An archive may be joined from files that each begin with a byte order mark.
TEST(MatReader, SkipsAByteOrderMarkBetweenTwoFiles) {
  const std::string first = " 1 point match\n Game 1\n a : 0   b : 0\n 1) 31: 8/5 6/5\n";
  const std::string game = "\n 3 point match\n\uFEFF Game 1\n a : 0   b : 0\n";
  for (const std::string head : {"; [Event \"y\"]\n", "; a word\n", ""}) {
    const std::string text = first + "\uFEFF" + head + game;
    Record record;
    ASSERT_EQ(mat::read_record(text, 0, record).end, head.empty() ? first.size() + 4 : first.size()) << head;
    EXPECT_EQ(record.diagnostics.size(), head.empty() ? 1U : 0U);
    EXPECT_EQ(record.tape.size(), 3U) << head;
    if (head.empty()) continue;
    EXPECT_EQ(mat::read_record(text, first.size(), record).end, text.size());
    EXPECT_EQ(record.tag("Event"), head[2] == '[' ? "y" : "");
    ASSERT_EQ(record.diagnostics.size(), 2U);
    EXPECT_EQ(record.diagnostics[0].code, Code::bom);
    EXPECT_EQ(record.diagnostics[1].code, Code::bom);
  }
}

TEST(MatReader, OtherNamesLaterAreKept) {
  EXPECT_EQ(tape_of(" Game 2\n Ann : 1       Eve : 0"), "game 1:0|;Ann : 1       Eve : 0 !player-name");
}

TEST(MatReader, KeptTextHasNoBlanksAround) {
  EXPECT_EQ(tape_of(" Game 2\n Ann : 1       Eve : 0 \t \n 1) word  "),
            "game 1:0|;Ann : 1       Eve : 0|;word !player-name junk");
}

TEST(MatReader, AMatchEndsBeforeTheCommentsOfTheNext) {
  const std::string first = " 1 point match\n Game 1\n a : 0   b : 0\n; said\n 1) 31: 8/5 6/5\n\n";
  const std::string text = first + "; [Site \"X\"]\n\n 3 point match\n";
  Record record;
  EXPECT_EQ(mat::read_record(text, 0, record).end, first.size());
  EXPECT_EQ(record.tag(match_length_tag), "1");
  const Reading second = mat::read_record(text, first.size(), record);
  EXPECT_EQ(second.end, text.size());
  EXPECT_EQ(record.tag("Site"), "X");
}

TEST(MatReader, ImpossibleValuesAreReported) {
  EXPECT_EQ(tape_of(" 1) 31: 8/5 6/5  42: 8/4 6/4  21: 6/4 6/5"),
            "W 31:|W 8/5 6/5|B 42:|B 8/4 6/4|;21: 6/4 6/5 !move-syntax");
  EXPECT_EQ(read(" Game 1\n a : 0  b : 0\n").codes, "no-match-length");
  EXPECT_EQ(read("nothing like it\n").found, Found::stray);
  EXPECT_EQ(read(" \n\n").found, Found::none);
}

// In a line, every Unicode blank counts as a blank; an invisible character counts as a blank only between two
// words.
TEST(MatReader, ReadsUnicodeBlanks) {
  const std::string text =
      " 5 point match\n\n Game 1\n Ann : 0      Eve : 0\n 1) 31: 8/5 6/5      42: 8/4 6/4\n";
  const auto tape_with = [&](std::string_view blank) {
    std::string changed = "; [Site \"a\u00A0b\"]\n" + text;
    const std::size_t begin = changed.find('\n');
    for (std::size_t at = begin; (at = changed.find(' ', at)) != std::string::npos; at += blank.size())
      changed.replace(at, 1, blank);
    Record record;
    EXPECT_EQ(mat::read_record(changed, 0, record).end, changed.size());
    EXPECT_EQ(record.tag("Site"), "a\u00A0b");
    return std::string(record.tag(match_length_tag)) + ' ' + read(changed).tape;
  };
  const std::string expected = tape_with(" ");
  for (const std::string_view blank : {"\u00A0", "\u2002", "\u2007", "\u202F", "\u3000", "\u200B "})
    EXPECT_EQ(tape_with(blank), expected) << blank;
}

TEST(MatReader, ReadsOldEncodings) {
  Record record;
  mat::read_record(" 1 point match\n Game 1\n J\xFCrgen : 0   b : 0\n", 0, record);
  EXPECT_EQ(record.tag("White"), "J\u00FCrgen");
}

}  // namespace
}  // namespace mt
