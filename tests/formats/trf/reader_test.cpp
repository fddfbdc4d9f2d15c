// Reports of FIDE (TRF). The vectors were written from the published description: TRF16 (2015) and TRF26
// (2025).
#include "movetext/formats/trf/reader.hpp"

#include "movetext/formats/trf/binder.hpp"
#include "movetext/formats/trf/file.hpp"
#include "movetext/formats/trf/writer.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace mt::trf {
namespace {

const std::string club =
    "012 Club Open\r\n"
    "022 Delft\r\n"
    "032 NED\r\n"
    "042 2026/03/06\r\n"
    "052 2026/03/08\r\n"
    "062 4\r\n"
    "092 Individual: Swiss-System\r\n"
    "132                                                                                        26/03/06  "
    "26/03/07  26/03/08\r\n"
    "001    1 wWGM Adler, Anna                       2500 NED     1000001 1990/01/01  2.5    1     2 w 1     "
    "3 b 1     4 w =\r\n"
    "001    2 m    Bakker, Bram                      2300 NED     1000002 1991/02/02  1.5    2     1 b 0     "
    "4 w +  0000 - H\r\n"
    "001    3 m FM Cohen, Cas                        2200 BEL     1000003             1.5    2     4 w =     "
    "1 w 0  0000 - U\r\n"
    "001    4 w    Dahl, Dora                           0 NOR                         1.0    4     3 b =     "
    "2 b -     1 b =\r\n"
    "013 Rooks                              1    3\r\n"
    "013 Knights                            2    4\r\n";

class NoLines final : public LineWriter {
 public:
  void write_line(const Record& /*record*/, std::string& /*out*/) override {}
};

struct Read {
  std::vector<std::string> games{};  // "ROUND WHITE - BLACK RESULT TERMINATION"
  std::vector<std::string> tags{};   // all tags of each game
  std::string faults{};              // "OFFSET: MESSAGE [CODE]" and a line feed for each
  std::string report{};              // written from the games
};

Read read(std::string_view bytes) {
  Read out;
  const auto file = open_file({.bytes = bytes, .path = "x.trf"});
  NoLines lines;
  const auto writer = make_writer({}, lines);
  ReportBinder binder;
  Record record;
  std::size_t end = 0;
  for (std::size_t at = 0; at < bytes.size(); at = end) {
    const Reading reading =
        read_record({.chunk = bytes, .begin = at, .context = file.get(), .last = true}, {}, record);
    end = reading.end;
    EXPECT_GT(end, at);
    for (const Diagnostic& told : record.diagnostics)
      out.faults +=
          std::to_string(at + told.begin) + ": " + told.message + " [" + std::string(name(told.code)) + "]\n";
    if (reading.found != Found::record) continue;
    std::string game;
    for (const char* tag : {"Round", "White", "Black", "Result", "Termination"})
      game.append(game.empty() ? "" : " ").append(record.tag(tag));
    out.games.push_back(game.substr(0, game.find_last_not_of(' ') + 1));
    std::string tags;
    for (const Tag& tag : record.tags)
      tags.append(record.text(tag.name)).append("=").append(record.text(tag.value)).append(";");
    out.tags.push_back(tags);
    std::string draft;
    writer->write(record, true, draft, nullptr);
    std::string nothing;
    EXPECT_TRUE(binder.bind(draft, nothing));
    EXPECT_EQ(nothing, "");
  }
  EXPECT_EQ(end, bytes.size());
  out.report = binder.end().tail;
  EXPECT_EQ(binder.fault(), "");
  return out;
}

TEST(TrfReader, ReadsGamesForfeitsAndByes) {
  const Read found = read(club);
  EXPECT_EQ(found.faults, "");
  EXPECT_EQ(found.games, (std::vector<std::string>{
                             "1 Adler, Anna Bakker, Bram 1-0",
                             "3 Adler, Anna Dahl, Dora 1/2-1/2",
                             "2 Bakker, Bram Dahl, Dora 1-0 forfeit",
                             "3 Bakker, Bram bye 1/2-1/2 half-point bye",
                             "1 Cohen, Cas Dahl, Dora 1/2-1/2",
                             "2 Cohen, Cas Adler, Anna 0-1",
                             "3 Cohen, Cas bye 1-0 pairing-allocated bye",
                         }));
  EXPECT_EQ(
      found.tags[0],
      "Event=Club Open;Site=Delft;Date=2026.03.06;Round=1;White=Adler, Anna;Black=Bakker, Bram;Result=1-0;"
      "EventDate=2026.03.06;EventType=swiss;WhiteTitle=WGM;WhiteElo=2500;WhiteFederation=NED;WhiteFideId="
      "1000001;"
      "WhiteTeam=Rooks;BlackElo=2300;BlackFederation=NED;BlackFideId=1000002;BlackTeam=Knights;");
}

// What is written has the columns of the description. Only data that games do not have are missing: sex,
// birth, the federation of the tournament.
TEST(TrfWriter, WritesTheSameReport) {
  const std::string written = read(club).report;
  std::string wanted = club;
  const auto replace = [&](std::string_view from, std::string_view to) {
    const std::size_t at = wanted.find(from);
    ASSERT_NE(at, std::string::npos) << from;
    wanted.replace(at, from.size(), to);
  };
  replace("032 NED\r\n", "");
  replace("062 4\r\n", "062 4\r\n072 3\r\n082 2\r\n");
  replace("1 wWGM", "1  WGM");
  replace("2 m   ", "2     ");
  replace("3 m FM", "3   FM");
  replace("4 w   ", "4     ");
  replace("   0 NOR", "     NOR");
  replace("1990/01/01", "          ");
  replace("1991/02/02", "          ");
  const std::size_t teams = wanted.find("013");
  wanted.erase(teams);
  wanted +=
      "013 Knights                            2    4\r\n013 Rooks                              1    3\r\n";
  // The ranks follow from other tie-breaks than those of the original.
  const auto without_ranks = [](std::string text) {
    for (std::size_t at = text.find("\n001 "); at != std::string::npos; at = text.find("\n001 ", at + 1))
      text.replace(at + 1 + 85, 4, "    ");
    return text;
  };
  EXPECT_EQ(without_ranks(written), without_ranks(wanted));
  EXPECT_EQ(read(written).games, read(club).games);
  EXPECT_EQ(read(written).report, written);
}

std::string player(const std::string& number, const std::string& name, const std::string& rounds) {
  std::string line = "001 " + std::string(4 - number.size(), ' ') + number + "      " + name;
  line.resize(91, ' ');
  return line + rounds + "\n";
}

TEST(TrfReader, ReadsAllSigns) {
  const auto games = [](const std::string& first, const std::string& second) {
    const Read found = read(player("1", "A", first) + player("2", "B", second));
    std::string out = found.faults;
    for (const std::string& game : found.games) out.append(game).append("; ");
    return out;
  };
  EXPECT_EQ(games("   2 b W", "   1 w L"), "1 B A 0-1 less than one move; ");
  EXPECT_EQ(games("   2 b d", "   1 w d"), "1 B A 1/2-1/2 less than one move; ");
  EXPECT_EQ(games("   2 w -", "   1 b -"), "1 A B * double forfeit; ");
  EXPECT_EQ(games("   2 - +", "   1 - -"), "1 A B 1-0 forfeit; ");
  EXPECT_EQ(games("0000 - F", "         "), "1 A bye 1-0 full-point bye; ");
  EXPECT_EQ(games("0000 - Z", "     - u"), "1 A bye * zero-point bye; 1 B bye 1-0 pairing-allocated bye; ");
  EXPECT_EQ(games("0000 - -", "0000 - +"), "1 A bye * zero-point bye; 1 B bye 1-0 full-point bye; ");
  EXPECT_EQ(games("   2 w  ", "   1 b  "), "1 A B *; ");
  EXPECT_EQ(games("          0002 w 1", "          0001 b 0"), "2 A B 1-0; ");
}

// Teams are in lines 013 of TRF16 or in lines 310 of TRF26.
TEST(TrfReader, ReadsTeams) {
  const std::string two = player("1", "A", "   2 w 1") + player("2", "B", "   1 b 0");
  std::string rooks = "013 Rooks";
  rooks.resize(36, ' ');
  std::string knights = "310   2 Knights                          KNI   2000.0    1.0    1.5   2";
  knights.resize(73, ' ');
  const Read found = read(two + rooks + "   1\n" + knights + "   2\n");
  EXPECT_EQ(found.faults, "");
  ASSERT_EQ(found.tags.size(), 1U);
  EXPECT_NE(found.tags[0].find("WhiteTeam=Rooks;BlackTeam=Knights;"), std::string::npos) << found.tags[0];
}

TEST(TrfReader, ReportsContradictions) {
  const auto faults = [](const std::string& first, const std::string& second) {
    const Read found = read(player("1", "A", first) + player("2", "B", second));
    EXPECT_TRUE(found.games.empty());
    return found.faults;
  };
  constexpr const char* left_out = "; the game is left out [damaged-file]\n";
  EXPECT_EQ(faults("   2 w 1", ""),
            "91: player 2 does not have player 1 as the opponent of this round" + std::string(left_out));
  EXPECT_EQ(faults("   3 w 1", ""),
            "91: there is no player with the starting rank 3" + std::string(left_out));
  EXPECT_EQ(faults("   1 w 1", ""), "91: a player cannot play against itself" + std::string(left_out));
  EXPECT_EQ(faults("   2 w 1", "   1 b 1"),
            "91: the results of the players, 1 and 1, do not fit each other" + std::string(left_out));
  EXPECT_EQ(faults("   2 w 1", "   1 w 0"),
            "191: both players have White in this game; it is left out [damaged-file]\n");
  EXPECT_EQ(
      faults("   x w 1", ""),
      "91: the opponent must be the starting rank of a player or 0000, not 'x'" + std::string(left_out));
  EXPECT_EQ(faults("   2 x 1", ""), "91: the colour must be w, b or -, not 'x'" + std::string(left_out));
  EXPECT_EQ(faults("   2 w X", ""),
            "91: the result must be one of 1 = 0 + - W D L H F U Z, not 'X'" + std::string(left_out));
  EXPECT_EQ(faults("0000 - 1", ""), "91: the result '1' needs an opponent" + std::string(left_out));
  EXPECT_EQ(faults("   2 w H", ""),
            "91: 'H' is a bye, but there is an opponent; it is left out [damaged-file]\n");
}

TEST(TrfReader, ReportsLinesAndPoints) {
  const std::string two = player("1", "A", "   2 w 1") + player("2", "B", "   1 b 0");
  EXPECT_EQ(read("hello\n" + two).faults,
            "0: a line of a report begins with three characters and a blank, not with 'hello'; it is skipped "
            "[junk]\n");
  EXPECT_EQ(read(two + player("0", "C", "")).games.size(), 1U);
  EXPECT_NE(read(two + player("0", "C", "")).faults.find("must be a number from 1 to 9999, not '0'"),
            std::string::npos);
  EXPECT_NE(read(two + player("2", "C", "")).faults.find("two players with the starting rank 2"),
            std::string::npos);
  std::string wrong = two;
  wrong.replace(80, 4, " 0.5");
  EXPECT_EQ(read(wrong).faults,
            "81: player 1 has 0.5 points, but 1.0 by the results with 1 for a win [score-mismatch]\n");
  wrong.replace(80, 4, "   1");
  EXPECT_EQ(read(wrong).faults, "");
}

// Programs count the columns after a name with letters outside ASCII in characters or in bytes, and write
// UTF-8 or an older charset.
TEST(TrfReader, FindsColumnsAfterAccents) {
  const std::string one = "\xC3\xA9";
  for (const std::string& name : {one, std::string("\xE9")}) {
    std::string first = player("1", "Ren" + name, "   2 w 1");
    const Read in_bytes = read(first + player("2", "B", "   1 b 0"));
    EXPECT_EQ(in_bytes.games, std::vector<std::string>{"1 Ren\xC3\xA9 B 1-0"}) << name;
  }
  std::string first = player("1", "Ren" + one, "   2 w 1");
  first.insert(40, " ");
  EXPECT_EQ(read(first + player("2", "B", "   1 b 0")).games,
            std::vector<std::string>{"1 Ren\xC3\xA9 B 1-0"});
}

TEST(TrfReader, KnowsReports) {
  EXPECT_TRUE(begins_report(club));
  EXPECT_TRUE(begins_report("### made by a program\nXXR 9\n012 Example Open\n" + player("1", "A", "")));
  EXPECT_FALSE(begins_report("001 e4 e5\n002 Nf3\n"));
  EXPECT_FALSE(begins_report("[Event \"a\"]\n\n1. e4 *\n"));
}

TEST(TrfWriter, NeedsOneTournament) {
  ReportBinder binder;
  std::string out;
  for (const char* event : {"Club", "Open"}) {
    std::string draft;
    tournament::append_pairing({.event = event, .white = {.name = "A"}, .black = {.name = "B"}}, draft);
    EXPECT_TRUE(binder.bind(draft, out));
  }
  EXPECT_EQ(binder.end().tail, "");
  EXPECT_EQ(
      binder.fault(),
      "a report (TRF) has one tournament, but the games are of 2, such as 'Club' and 'Open'; choose one with "
      "--select event:NAME");
}

TEST(TrfWriter, CutsLongNames) {
  ReportBinder binder;
  std::string draft;
  const std::string name = "Featherstonehaugh-Cholmondeley, Bartholomew";
  tournament::append_pairing({.white = {.name = name}, .black = {.name = "B"}}, draft);
  std::string out;
  EXPECT_TRUE(binder.bind(draft, out));
  const Bound bound = binder.end();
  EXPECT_NE(bound.tail.find("001    2      Featherstonehaugh-Cholmondeley, B      "), std::string::npos)
      << bound.tail;
  ASSERT_EQ(bound.notes.size(), 1U);
}

}  // namespace
}  // namespace mt::trf
