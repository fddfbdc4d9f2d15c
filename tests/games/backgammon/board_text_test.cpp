// Reads drawn boards of movetext and of three other programs, and draws boards.
#include "movetext/games/backgammon/board_text.hpp"

#include "games/backgammon/reading_position.hpp"
#include "movetext/games/backgammon/settle.hpp"
#include "support/corpus.hpp"

#include <array>
#include <sstream>

namespace mt::backgammon {
namespace {

using test::read;

std::string drawn(const Position& position, bool flip = false) {
  std::string text;
  write_board_text(rows::backgammon, position, {.flip = flip}, text);
  return text;
}

TEST(BoardText, IsDrawnBothWaysUp) {
  const Position position = read("XGID=a-a--BD-C---dE---c-e----A-:1:-1:1:43:2:3:0:7:10");
  EXPECT_EQ(drawn(position),
            R"( +13-14-15-16-17-18------19-20-21-22-23-24-+   O: White  score 3  pips 154  off 1
 | X           O    | O | O              X | +---+
 | X           O    |   | O                | | 2 |
 | X           O    |   | O                | +---+
 | X                |   | O                |
 | X                |   | O                |
v|                  |BAR|                  |
 |                  |   |                  |
 | O                |   | X                |
 | O           X    |   | X                |
 | O           X    |   | X  X             |
 | O           X    |   | X  X        O    |
 +12-11-10--9--8--7-------6--5--4--3--2--1-+   X: Black  score 2  pips 147  off 0
 7 point match
 Cube: 2, O owns it
 X to play 43
)");
  EXPECT_EQ(drawn(position, true),
            R"( +13-14-15-16-17-18------19-20-21-22-23-24-+   X: Black  score 2  pips 147  off 0
 | O           X    |   | X  X        O    |
 | O           X    |   | X  X             |
 | O           X    |   | X                |
 | O                |   | X                |
 |                  |   |                  |
^|                  |BAR|                  |
 | X                |   | O                |
 | X                |   | O                |
 | X           O    |   | O                | +---+
 | X           O    |   | O                | | 2 |
 | X           O    | O | O              X | +---+
 +12-11-10--9--8--7-------6--5--4--3--2--1-+   O: White  score 3  pips 154  off 1
 7 point match
 Cube: 2, O owns it
 X to play 43
)");
}

TEST(BoardText, HighStacksShowTheirNumber) {
  const std::string text = drawn(read("XGID=b----a-----------------hO-:0:0:-1:00:0:0:0:0:10"));
  EXPECT_NE(text.find(R"(
 |                  | O |             O  X |
 |                  | O |             O  X |
 |                  |   |             O  X |
 |                  |   |             O  X |
 |                  |   |             8 15 | +---+
^|                  |BAR|                  | | 1 |
)"),
            std::string::npos)
      << text;
}

TEST(BoardText, ShowsOffersRulesAndLimits) {
  const auto last_lines = [](std::string_view id) {
    const std::string text = drawn(read(id));
    return text.substr(text.find('\n', text.rfind("-1-+")) + 1);
  };
  EXPECT_EQ(last_lines("XGID=-b----E-C---eE---c-e----B-:0:0:1:D:0:0:3:0:6"),
            " money game, Jacoby rule, beavers\n Cube: 1, at most 64\n X doubles to 2\n");
  EXPECT_EQ(last_lines("XGID=-b----E-C---eE---c-e----B-:1:-1:1:B:0:0:2:0:10"),
            " money game, no Jacoby rule, beavers\n Cube: 2, O owns it\n X doubles, O beavers to 4\n");
  EXPECT_EQ(last_lines("XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:3:6:1:7:10"),
            " 7 point match, Crawford game\n Cube: 1\n O on roll\n");
  EXPECT_EQ(last_lines("XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:3:6:0:7:10"),
            " 7 point match, post-Crawford\n Cube: 1\n O on roll\n");
  EXPECT_EQ(last_lines("b4E1C3eE3c1e4B-w0b0-b31-n1-0:0:0-xR2"),
            " money game\n Cube: 1\n X to play 31\n X offers to resign a gammon\n");
  Position without_cube = read("b4E1C3eE3c1e4B-w0b0-b31-n1-0:0:7");
  without_cube.cube.state = CubeState::disabled;
  EXPECT_NE(drawn(without_cube).find(" 7 point match\n Cube: none\n"), std::string::npos);
}

// The cube on offer is drawn on the side that must answer, with its value after a take, as in pictures.
TEST(BoardText, TheCubeOnOfferShowsItsNewValue) {
  const std::string text = drawn(read("XGID=-b----E-C---eE---c-e----B-:0:0:1:D:0:0:0:7:10"));
  EXPECT_NE(text.find(" | +---+\n | X           O    |   | O              X | | 2 |\n"), std::string::npos)
      << text;
  EXPECT_EQ(text.find("| 1 |"), std::string::npos) << text;
  EXPECT_NE(text.find(" Cube: 1\n X doubles to 2\n"), std::string::npos) << text;
}

std::string without_ids(const std::string& text) {
  std::istringstream lines(text);
  std::string kept;
  for (std::string line; std::getline(lines, line);)
    if (line.find("XGID=") == std::string::npos && line.find("Position") == std::string::npos &&
        line.find("Match ID") == std::string::npos)
      kept += line + '\n';
  return kept;
}

// Drawings that GNU Backgammon 1.07.001 made of positions set by an XGID.
class GnubgDrawing : public ::testing::TestWithParam<const char*> {
 protected:
  static std::string text() {
    return mt::test::read_file(std::string(BACKGAMMON_TEST_DATA "/") + GetParam() + ".txt");
  }
};
INSTANTIATE_TEST_SUITE_P(All, GnubgDrawing,
                         ::testing::Values("gnubg_bar_crawford", "gnubg_bearing_off", "gnubg_beaver",
                                           "gnubg_clockwise", "gnubg_high_stacks", "gnubg_o_on_roll",
                                           "gnubg_offered", "gnubg_post_crawford", "gnubg_rolled_cube"));

TEST_P(GnubgDrawing, AgreesWithItsIds) {
  Position of_ids = read(text());
  // A drawing does not show whether the Jacoby rule is used.
  of_ids.jacoby = implied_money_rule(of_ids);
  EXPECT_EQ(read(without_ids(text())), of_ids) << text();
}
TEST_P(GnubgDrawing, IdsAreWrittenAgain) {
  const std::string ids = test::rewritten(text(), PositionNotation::gnubg);
  EXPECT_NE(text().find(ids.substr(0, 14)), std::string::npos) << ids;
  EXPECT_NE(text().find(ids.substr(15)), std::string::npos) << ids;
}

// Drawings of eXtreme Gammon and BGBlitz in four languages each.
class ProgramText : public ::testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(All, ProgramText,
                         ::testing::Values("bgblitz_checker_DE", "bgblitz_checker_EN", "bgblitz_checker_FR",
                                           "bgblitz_checker_JP", "bgblitz_doubletake_DE",
                                           "bgblitz_doubletake_EN", "bgblitz_doubletake_FR",
                                           "bgblitz_doubletake_JP", "xg_checker_DE", "xg_checker_EN",
                                           "xg_checker_FR", "xg_checker_JP", "xg_cube_DE", "xg_cube_EN",
                                           "xg_cube_FR", "xg_cube_JP"));

TEST_P(ProgramText, OnlyTheIdCountsAndTheDrawingAgrees) {
  SKIP_WITHOUT_CORPUS();
  const std::string text = mt::test::read_file(mt::test::corpus() / "backgammon/positions/text" /
                                               (std::string(GetParam()) + ".txt"));
  const std::size_t at = text.find("XGID=");
  const std::string id = text.substr(at, text.find_first_of("\r\n", at) - at);
  const Position position = read(text);
  EXPECT_EQ(position, read(id));
  EXPECT_EQ(test::written(position, PositionNotation::xgid), id);
  Position of_drawing = read(without_ids(text));
  // One of the programs writes the roll 21 as 1-2.
  if (of_drawing.dice.first < of_drawing.dice.second)
    std::swap(of_drawing.dice.first, of_drawing.dice.second);
  EXPECT_EQ(of_drawing, position) << without_ids(text);
}

// Returns a drawing in the style of BGBlitz. The pip counts are beside the names. The number at the tip of a
// stack counts only the checkers that have no letter.
std::string as_bgblitz(const Position& position, int more_pips = 0) {
  std::istringstream lines(drawn(position));
  std::string text;
  int row = 0;
  for (std::string line; std::getline(lines, line) && row <= 12; ++row) {
    const std::size_t frame = line.find_last_of("+|");
    if (row == 0 || row == 12) {
      const Side side = row == 0 ? Side::first : Side::second;
      line = line.substr(0, line.rfind('+') + 1) + (row == 0 ? "   O: Green  " : "   X: Red  ") +
             std::to_string(pips(position.board, side) + more_pips);
    } else if (row == 5 || row == 7) {
      for (std::size_t at = 0; at < std::min<std::size_t>(frame, 44); ++at) {
        if (line[at] < '0' || line[at] > '9') continue;
        const bool two = line[at + 1] >= '0' && line[at + 1] <= '9';
        const int rest = std::stoi(line.substr(at, two ? 2 : 1)) - 4;
        line.replace(at, two ? 2 : 1, (two && rest < 10 ? " " : "") + std::to_string(rest));
        ++at;
      }
    }
    text += line + '\n';
  }
  return text + "\n Green - 0 Red - 0 in a 7 point match.\n Red to move.\n";
}

TEST(BoardText, EveryHighStackIsReadInEitherWayOfCounting) {
  int boards = 0;
  for (const Side side : {Side::first, Side::second})
    for (int point = 1; point <= bar; ++point)
      for (int checkers = 6; checkers <= 15; ++checkers) {
        Position position = start_position(rows::backgammon, {.match_length = 7});
        position.on_roll = position.to_decide = Side::second;
        position.board = {};
        position.board.put(side, point, checkers);
        if (checkers < 15) position.board.put(side, point == 1 ? 2 : 1, 15 - checkers);
        int free = 1;
        while (position.board.count(side, across(free)) > 0) ++free;
        position.board.put(other(side), free, 2);
        const std::string text = as_bgblitz(position);
        EXPECT_EQ(read(text).board, position.board) << text;
        EXPECT_EQ(read(drawn(position)).board, position.board) << drawn(position);
        PositionNotes notes;
        EXPECT_FALSE(parse_position(rows::backgammon, as_bgblitz(position, 1), notes)) << text;
        EXPECT_NE(notes.back().message.find("is not the pip count"), std::string::npos);
        ++boards;
      }
  EXPECT_EQ(boards, 500);
}

TEST(BoardText, FaultsAreReported) {
  const auto message = [](std::string_view text) {
    PositionNotes notes;
    EXPECT_FALSE(parse_position(rows::backgammon, text, notes)) << text;
    return notes.back().message;
  };
  const std::string good = drawn(start_position(rows::backgammon));
  const auto changed = [&](std::string_view from, std::string_view to) {
    std::string text = good;
    text.replace(text.find(from), from.size(), to);
    return message(text);
  };
  EXPECT_NE(message("|\n|").find("is not a drawn board"), std::string::npos);
  EXPECT_NE(changed("+13-14", "+13-15").find("is not a drawn board"), std::string::npos);
  EXPECT_NE(changed(" | X  ", "   X  ").find("is not a drawn board"), std::string::npos);
  EXPECT_NE(changed(" | X  ", " | Y  ").find("is not a number of checkers"), std::string::npos);
  EXPECT_NE(changed(" | X  ", " | O  ").find("checkers of both sides on one point"), std::string::npos);
  EXPECT_NE(changed(" | X  ", " | XX ").find("is not a number of checkers"), std::string::npos);
  EXPECT_NE(changed(" | X  ", " | 7  ").find("more checkers than the variant has"), std::string::npos);
}

}  // namespace
}  // namespace mt::backgammon
