// Damages one part of a match from a server. There must be one error at the damaged part, and no errors or
// losses after it.
#include "runner.hpp"

namespace mt::archive {
namespace {

using Faults = std::vector<std::string>;

// Returns "LINE:COLUMN: code" for each fault; "! " is put before errors.
Faults faults_of(const std::string& file, std::string_view text) {
  const Runner runner;
  const Ran ran = runner.run(runner.write(file, text), {});
  Faults faults;
  for (const Told& told : ran.notes.told)
    faults.push_back((told.severity == Severity::error ? "! " : "") +
                     told.text.substr(0, told.text.find(' ')) + ' ' + std::string(name(told.code)));
  return faults;
}

// Inserts a line as line 4, between two valid turns.
Faults fibs(const std::string& line) {
  return faults_of("a.fibs", "Score is 0-0 in a 3 point match.\nann is X - bob is O\nX: (3 1) 8-5 6-5\n" +
                                 line + "\nX: (4 1) 13-9 6-5\nX: wins 1 point\n");
}

TEST(DamagedTurns, AreReportedInFibs) {
  EXPECT_EQ(fibs("O: (6 2) 24-18 13-11"), Faults{});
  for (const char* roll : {"(6 7)", "(6)", "()", "(6 2", "6 2)", "(62)", "(6 22)"})
    EXPECT_EQ(fibs("O: " + std::string(roll) + " 24-18 13-11"), Faults{"! 4:4: bad-dice"}) << roll;
  EXPECT_EQ(fibs("O: (6 7) can't move"), Faults{"! 4:4: bad-dice"});
  EXPECT_EQ(fibs("O: 24-18 13-11"), Faults{"! 4:4: illegal-move"});
  EXPECT_EQ(fibs("O: (6 2) 24-18 13-1x"), (Faults{"! 4:10: move-syntax", "5:10: not-checked"}));
  for (const char* opening : {"P:", "O", "O;", "", ":", "O::"})
    EXPECT_EQ(fibs(std::string(opening) + " (6 2) 24-18 13-11").size(), 1U) << opening;
  EXPECT_EQ(fibs("P: (6 2) 24-18 13-11"), Faults{"! 4:1: move-syntax"});
}

TEST(DamagedTurns, AreReportedInFibsAroundTheCubeAndTheEnd) {
  const std::string head = "Score is 0-0 in a 3 point match.\nann is X - bob is O\nX: (3 1) 8-5 6-5\n";
  const std::string last = "X: accepts\nO: (6 2) 24-18 13-11\nO: wins 2 points\n";
  EXPECT_EQ(faults_of("a.fibs", head + "O: doubles\n" + last), Faults{});
  for (const char* line : {"O: doblues\n", "P: doubles\n", "O doubles\n"})
    EXPECT_EQ(faults_of("a.fibs", head + line + last).size(), 1U) << line;
  EXPECT_EQ(faults_of("a.fibs", head + "O: wns 1 point\n"),
            (Faults{"! 4:4: bad-match", "5:1: unfinished-game"}));
  EXPECT_EQ(faults_of("a.fibs", head + "O: wins point\n"), (Faults{"! 4:4: bad-match"}));
  const std::string second = head + "X: wins 1 point\n";
  const std::string names = "ann is X - bob is O\nX: (6 1) 13-7 8-7\nX: wins 2 points\n";
  EXPECT_EQ(faults_of("a.fibs", second + "Score is 1-0 in a 3 point match.\n" + names), Faults{});
  for (const char* heading : {"Scroe is 1-0 in a 3 point match.\n", "Score is -0 in a 3 point match.\n"})
    EXPECT_EQ(faults_of("a.fibs", second + heading + names), Faults{"! 5:1: bad-match"}) << heading;
}

TEST(DamagedTurns, AreReportedInFibsUnderADamagedHeading) {
  const auto match = [](const std::string& heading, const std::string& names = "ann is X - bob is O") {
    return faults_of("a.fibs",
                     heading + "\n" + names + "\nX: (3 1) 8-5 6-5\nX: wins 1 point\n" +
                         "Score is 1-0 in a 3 point match.\nann is X - bob is O\nX: (6 1) 13-7 8-7\n" +
                         "X: wins 2 points\n");
  };
  EXPECT_EQ(match("Score is 0-0 in a 3 point match."), Faults{});
  for (const char* heading : {"Score is 0-0 ina 3 point match.", "Score is 0-0 in a \xD0\x97 point match.",
                              "Score is 0-0 in5a 3 point match.", "Score is 0-0 a3 point match.",
                              "Score is 0-0 foo in a 3 point match.", "Score is 0-0 in a 3foo point match.",
                              "Score is (2) 0-0 in a 3 point match.", "Scre is 0-0 in a 3 point match."})
    EXPECT_EQ(match(heading), Faults{"! 1:1: bad-match"}) << heading;
  EXPECT_EQ(match("Score is 0-0 in a 3 point match.\nScore is 0-0 in a 3 point match."),
            Faults{"2:1: bad-match"});
  EXPECT_EQ(match("Score is 0-0 in a 3 point match.", "ann is X - bob i O").front(), "! 2:1: bad-match");
}

TEST(DamagedTurns, DoNotStartAnotherMatchInFibs) {
  const auto match = [](const std::string& heading, const std::string& names) {
    return faults_of("a.fibs", "Score is 0-0 in a 3 point match.\nann is X - bob is O\nX: (3 1) 8-5 6-5\n" +
                                   ("X: wins 1 point\n" + heading) + "\n" + names +
                                   "\nX: (6 1) 13-7 8-7\nX: wins 2 points\n");
  };
  EXPECT_EQ(match("Score is 1-0 in a 3 point match.", "ann is X - bob is O"), Faults{});
  EXPECT_EQ(match("Score is 1-0 ina x point match.", "ann is X - bob is O"), Faults{"! 5:1: bad-match"});
  EXPECT_EQ(match("Score is 1-0 in a 3 point match.", "ann is X - bob i O"), Faults{"! 6:1: bad-match"});
  EXPECT_EQ(match("Score is 1-0 in a 3 point match.", "ann is X - bub is O"), Faults{"6:1: player-name"});
}

TEST(DamagedTurns, AreReportedInFibsWithAStrayWord) {
  EXPECT_EQ(fibs("O: (6 2) foo 24-18 13-11"), (Faults{"! 4:10: move-syntax", "5:10: not-checked"}));
  EXPECT_EQ(fibs("O: foo (6 2) 24-18 13-11"), (Faults{"! 4:4: move-syntax", "5:10: not-checked"}));
  EXPECT_EQ(fibs("foo O: (6 2) 24-18 13-11"), Faults{"! 4:1: move-syntax"});
  EXPECT_EQ(fibs("O: foo doubles\nX: accepts\nO: (6 2) 24-18 13-11").front(), "! 4:4: move-syntax");
}

Faults bgammon(const std::string& line) {
  return faults_of(
      "a.match", "i 1702738670 ann bob 5 0 0 1 1 0\n1 r 3-1 8/5 6/5\n" + line + "\n1 r 4-1 13/9 6/5\n2 t\n");
}

TEST(DamagedTurns, AreReportedInBgammon) {
  EXPECT_EQ(bgammon("2 r 6-2 1/7 12/14"), Faults{});
  for (const char* roll : {"6-7", "62", "6-", "6-22"})
    EXPECT_EQ(bgammon("2 r " + std::string(roll) + " 1/7 12/14"), Faults{"! 3:5: bad-dice"}) << roll;
  EXPECT_EQ(bgammon("2 r 1/7 12/14"), Faults{"! 3:5: bad-dice"});
  const Faults unread{"! 3:1: move-syntax", "4:9: not-checked"};
  for (const char* line :
       {"2 6-2 1/7 12/14", "3 r 6-2 1/7 12/14", "r 6-2 1/7 12/14", "2 x 6-2 1/7 12/14", "2 rr"})
    EXPECT_EQ(bgammon(line), unread) << line;
  EXPECT_EQ(bgammon("2 d 2 1\n2 r 6-2 1/7 12/14"), Faults{});
  for (const char* offer : {"2 d", "2 d 2", "2 d 2 x", "2 d 2 1 1"})
    EXPECT_EQ(bgammon(std::string(offer) + "\n2 r 6-2 1/7 12/14"), Faults{"! 3:3: cube-action"}) << offer;
}

TEST(DamagedTurns, DoNotLoseADropInBgammon) {
  const std::string head = "i 1702738670 ann bob 5 0 0 2 1 0\n1 r 3-1 8/5 6/5\n";
  EXPECT_EQ(faults_of("a.match", head + "2 d 2 0\n"), Faults{});
  for (const char* offer : {"2d 2 0", "d 2 0", "x d 2 0", "2 2 0", "2"})
    EXPECT_EQ(faults_of("a.match", head + offer + "\n").front(), "! 3:1: move-syntax") << offer;
  for (const char* end : {"1t", "t", "1"})
    EXPECT_EQ(faults_of("a.match", head + end + "\n").front(), "! 3:1: move-syntax") << end;
}

TEST(DamagedTurns, DoNotStartAnotherMatchInBgammon) {
  const std::string head = "i 1702738670 ann bob 5 0 0 2 1 0\n";
  const Faults twice = faults_of("a.match", head + head + "1 r 3-1 8/5 6/5\n2 d 2 0\n");
  EXPECT_EQ(twice, Faults{"2:1: bad-match"});
}

TEST(DamagedTurns, DoNotJoinGamesInBgammon) {
  const std::string first = "i 1702738670 ann bob 5 0 0 1 1 0\n1 r 3-1 8/5 6/5\n";
  const std::string turn = "2 r 6-5 1/12\n2 t\n";
  EXPECT_EQ(faults_of("a.match", first + "i 1702738990 ann bob 5 1 0 1 1 0\n" + turn), Faults{});
  for (const char* line : {"i 1702738990 ann bob 5 1 0 1\n", "j 1702738990 ann bob 5 1 0 1 1 0\n"})
    EXPECT_EQ(faults_of("a.match", first + line + turn), Faults{"! 3:1: bad-match"}) << line;
}

Faults grid(const std::string& lines) {
  return faults_of("a.sgg", "ann vs. bob\nGame 1.0-0/3\n1\t31:\n1\t31: 8/5, 6/5\n" + lines +
                                "\n2\t41: 13/9, 6/5\nann wins 1 point.\n");
}

TEST(DamagedTurns, AreReportedInGamesGrid) {
  EXPECT_EQ(grid("1\t\t62:\n1\t\t62: 24/18, 13/11"), Faults{});
  EXPECT_EQ(grid("1\t\t67: 24/18, 13/11"), Faults{"! 5:4: bad-dice"});
  // The roll comes from the line that is written twice.
  EXPECT_EQ(grid("1\t\t62:\n1\t\t6: 24/18, 13/11"), Faults{"! 6:4: bad-dice"});
  EXPECT_EQ(grid("1\t\t62:\n1\t\t62 24/18, 13/11"), Faults{"! 6:4: bad-dice"});
  EXPECT_EQ(grid("1\t\t6z:\n1\t\t62: 24/18, 13/11"), Faults{"! 5:4: bad-dice"});
  for (const char* line : {"1 62: 24/18, 13/11", "x\t\t62: 24/18, 13/11", "1\t\t62:\n1 \t62: 24/18, 13/11"})
    EXPECT_EQ(grid(line).size(), 1U) << line;
  EXPECT_EQ(grid("162: 24/18, 13/11"), Faults{"! 5:1: bad-dice"});
  EXPECT_EQ(grid("bob: wins a point?\nann: 3/1: nice\n1\t\t62: 24/18, 13/11"), Faults{});
}

TEST(DamagedTurns, AreReportedInGamesGridAroundTheCubeAndTheEnd) {
  const std::string head = "ann vs. bob\nGame 1.0-0/3\n1\t31: 8/5, 6/5\n1\t\tdouble\n";
  EXPECT_EQ(faults_of("a.sgg", head + "2\tpass\nbob wins 1 point.\n"), Faults{});
  EXPECT_EQ(faults_of("a.sgg", head + "2\tpas\nbob wins 1 point.\n"), Faults{"! 5:3: cube-action"});
  EXPECT_EQ(faults_of("a.sgg", head + "2 pass\nbob wins 1 point.\n"), Faults{"! 5:1: move-syntax"});
  EXPECT_EQ(faults_of("a.sgg", head + "2\tpass\nbob wns 1 point.\n"), Faults{"! 6:1: bad-match"});
  EXPECT_EQ(
      faults_of("a.sgg",
                head + "2\tpass\nbob wins 1 point.\nGme 2.0-1/3\n1\t61: 13/7, 8/7\nann wins 1 point.\n"),
      Faults{"! 7:1: bad-match"});
}

TEST(DamagedTurns, AreReportedInGamesGridUnderADamagedHeading) {
  const auto match = [](const std::string& heading, const std::string& result) {
    return faults_of("a.sgg", "ann vs. bob\nCrawford: Yes\nMatch Length: 3\n\n" + heading +
                                  "\n1\t31: 8/5, 6/5\n1\t\t62: 24/18, 13/11\n2\tdouble\n2\t\tpass\n" +
                                  result + "\n");
  };
  EXPECT_EQ(match("Game 1.0-0/3", "ann wins 1 point."), Faults{});
  for (const char* heading : {"Game 1.0-O/3", "Game 1.O-0/3", "Game l.0-0/3", "Game 1,0-0/3", "Gme 1.0-0/3"})
    EXPECT_EQ(match(heading, "ann wins 1 point."), Faults{"! 5:1: bad-match"}) << heading;
  EXPECT_EQ(match("", "ann wins 1 point."), Faults{"! 6:1: bad-match"});
  for (const char* result :
       {"a0n wins 1 point.", "ann wins l point.", "ann wins 1 pint.", "an wins 1 point.", "ann ins 1 point."})
    EXPECT_EQ(match("Game 1.0-0/3", result).front(), "! 10:1: bad-match") << result;
  EXPECT_EQ(match("Crawferd: Yes\nGame 1.0-0/3", "ann wins 1 point."), Faults{"5:1: bad-match"});
  EXPECT_EQ(match("Game 1.0-0/3", "carl: ann wins 1 point\nann wins 1 point."), Faults{});
}

Faults sgf(const std::string& node) {
  return faults_of("a.sgf", "(;FF[4]GM[6]MI[length:5][game:0]PW[ann]PB[bob]RE[W+1R]\n;W[31hefe]\n;" + node +
                                "\n;W[41mife])\n");
}

TEST(DamagedTurns, AreReportedInSgf) {
  EXPECT_EQ(sgf("B[62agln]"), Faults{});
  const Faults unread{"! 3:4: move-syntax", "4:4: not-checked"};
  for (const char* value : {"72agln", "7agln", "x"})
    EXPECT_EQ(sgf("B[" + std::string(value) + "]"), unread) << value;
  EXPECT_EQ(sgf("B[62agl]"), (Faults{"! 3:6: move-syntax", "4:4: not-checked"}));
  for (const char* node : {"d[62agln]", "BB[62agln]"})
    EXPECT_EQ(sgf(node), Faults{"! 3:2: sgf-value"}) << node;
  for (const char* node : {"[62agln]", "B62agln]"}) EXPECT_EQ(sgf(node), Faults{"! 3:2: sgf-syntax"}) << node;
  EXPECT_EQ(sgf("B[duble];W[take];B[62agln]"), (Faults{"1:50: points-mismatch", "! 3:4: cube-action"}));
  EXPECT_EQ(sgf("B[double];W[tak];B[62agln]"), (Faults{"1:50: points-mismatch", "! 3:14: cube-action"}));
}

TEST(DamagedTurns, AreReportedAtTheEndOfSgf) {
  const std::string head =
      "(;FF[4]GM[6]MI[length:5][game:0]PW[ann]PB[bob]RE[W+1R]\n;W[31hefe]\n;B[62agln]\n;";
  EXPECT_EQ(faults_of("a.sgf", head + "W[41mife])\n"), Faults{});
  EXPECT_EQ(faults_of("a.sgf", head + "w[41mife])\n"), Faults{"! 4:2: sgf-value"});
  EXPECT_EQ(faults_of("a.sgf", head + "w[41MIFE])\n"), (Faults{"! 4:2: sgf-value", "! 4:6: move-syntax"}));
  EXPECT_EQ(faults_of("a.sgf", head + "W[41MIFE])\n"), Faults{"! 4:6: move-syntax"});
}

// Returns the faults of a game whose root has the properties `match` and `rest`. The game ends with a drop by
// the second player.
Faults root(const std::string& match, const std::string& rest) {
  return faults_of("a.sgf", "(;FF[4]GM[6]" + match + "\n" + rest + "\n;W[31hefe]\n;B[double]\n;W[drop])\n");
}

TEST(DamagedTurns, AreReportedInTheRootOfSgf) {
  const std::string match = "MI[length:5][game:0]PW[ann]PB[bob]";
  EXPECT_EQ(root(match, "RE[B+1]"), Faults{});
  for (const char* result : {"re[B+1]", "BE[B+1]", "R[B+1]", "REE[B+1]", "Re[B+1]"})
    EXPECT_EQ(root(match, result), Faults{"! 2:1: sgf-value"}) << result;
  EXPECT_EQ(root(match, "BE[b+1]").front(), "! 2:1: sgf-value");
  EXPECT_EQ(root("mi[length:5][game:0]PW[ann]PB[bob]", "RE[B+1]"), Faults{"! 1:13: sgf-value"});
  EXPECT_EQ(root("NI[length:5][game:0]PW[ann]PB[bob]", "RE[B+1]"), Faults{"! 1:13: sgf-value"});
  EXPECT_EQ(root("MI[lenght:5][game:0]PW[ann]PB[bob]", "RE[B+1]"),
            (Faults{"1:1: no-match-length", "! 1:13: bad-match"}));
}

TEST(DamagedTurns, DoNotStartAnotherMatchInSgf) {
  const auto game = [](const std::string& match, const std::string& players) {
    return "(;FF[4]GM[6]" + match + players + "RE[B+1]\n;W[31hefe]\n;B[double]\n;W[drop])\n";
  };
  const std::string first = game("MI[length:5][game:0]", "PW[ann]PB[bob]");
  EXPECT_EQ(faults_of("a.sgf", first + game("MI[length:5][game:1][ws:0][bs:1]", "PW[ann]PB[bob]")), Faults{});
  EXPECT_EQ(faults_of("a.sgf", first + game("mi[length:5][game:1][ws:0][bs:1]", "PW[ann]PB[bob]")),
            Faults{"! 5:13: sgf-value"});
  EXPECT_EQ(faults_of("a.sgf", first + game("MI[length:5][game:1][ws:0][bs:1]", "pw[ann]PB[bob]")),
            Faults{"! 5:45: sgf-value"});
  const std::string match = "MI[length:5][game:1][ws:0][bs:1]";
  EXPECT_EQ(faults_of("a.sgf", first + game(match, "PW[ann]PB[bo]")), Faults{"5:52: player-name"});
}

TEST(DamagedTurns, DoNotLoseATreeOfSgf) {
  const std::string tree = "(;FF[4]GM[6]MI[length:5][game:0]PW[ann]PB[bob]RE[W+1R]\n;W[31hefe])\n";
  EXPECT_EQ(faults_of("a.sgf", tree + ";(FF[4]GM[6]MI[length:5][game:1]PW[ann]PB[bob]\n;W[31hefe])\n"),
            Faults{"! 3:1: sgf-tree"});
}

}  // namespace
}  // namespace mt::archive
