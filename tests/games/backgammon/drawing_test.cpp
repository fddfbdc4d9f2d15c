#include "movetext/games/backgammon/drawing.hpp"

#include "movetext/board/points_layout.hpp"
#include "movetext/board/points_scene.hpp"
#include "movetext/games/backgammon/cube.hpp"
#include "movetext/games/backgammon/match.hpp"
#include "movetext/games/backgammon/rows.hpp"
#include "support/corpus.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace mt::backgammon::test {
namespace {

using board::CubePlace;
using board::Ink;

TEST(BackgammonDrawing, HasTheCheckersInTheNumbersOfTheirSide) {
  Position position = start_position(rows::backgammon, {.match_length = 7});
  position.board.take(Side::first, 24, 1);
  position.board.put(Side::first, bar, 1);
  position.board.take(Side::second, 6, 2);
  const board::PointsDrawing drawing = drawing_of(position);
  EXPECT_EQ(drawing.of(Ink::light).points[23], 1);
  EXPECT_EQ(drawing.of(Ink::light).points[12], 5);
  EXPECT_EQ(drawing.of(Ink::light).bar, 1);
  EXPECT_EQ(drawing.of(Ink::light).off, 0);
  EXPECT_EQ(drawing.of(Ink::light).pips, 168U);
  EXPECT_EQ(drawing.of(Ink::dark).points[5], 3);
  EXPECT_EQ(drawing.of(Ink::dark).off, 2);
  EXPECT_EQ(drawing.bottom(), Ink::dark);
}

TEST(BackgammonDrawing, MissingCheckersOfAVariantAreNotBorneOff) {
  const board::PointsDrawing drawing = drawing_of(start_position(rows::hypergammon3));
  for (const board::PointsSide& side : drawing.sides) EXPECT_EQ(side.off, 0);
  EXPECT_EQ(make_scene(drawing).pieces.size(), 6U);
}

TEST(BackgammonDrawing, DiceAreThoseOfTheSideOnRoll) {
  Position position = start_position(rows::backgammon);
  EXPECT_FALSE(drawing_of(position).dice.has_value());
  position = opening_roll(position, 2, 5);
  const board::PointsDrawing drawing = drawing_of(position);
  ASSERT_TRUE(drawing.dice.has_value());
  EXPECT_EQ(drawing.dice->side, Ink::dark);
  EXPECT_EQ(drawing.dice->first + drawing.dice->second, 7);
  EXPECT_EQ(drawing.on_roll, Ink::dark);
}

TEST(BackgammonDrawing, NoSideIsOnRollInAFinishedGame) {
  Position position = start_position(rows::hypergammon1);
  position.board.take(Side::second, 24, 1);
  EXPECT_EQ(drawing_of(position).on_roll, std::nullopt);
  EXPECT_EQ(drawing_of(position).of(Ink::dark).off, 1);
}

TEST(BackgammonDrawing, TheCubeMovesFromTheMiddleToTheTaker) {
  Position position = start_position(rows::backgammon, {.beavers = Flag::yes});
  EXPECT_EQ(drawing_of(position).cube.place, CubePlace::middle);
  EXPECT_EQ(drawing_of(position).cube.value, 1U);
  position = act(position, Action::offer_double).position;
  EXPECT_EQ(drawing_of(position).cube.place, CubePlace::offered);
  EXPECT_EQ(drawing_of(position).cube.side, Ink::dark);
  EXPECT_EQ(drawing_of(position).cube.value, 2U);
  EXPECT_EQ(drawing_of(position).on_roll, Ink::light);
  const board::PointsDrawing taken = drawing_of(act(position, Action::take).position);
  EXPECT_EQ(taken.cube.place, CubePlace::owned);
  EXPECT_EQ(taken.cube.side, Ink::dark);
  EXPECT_EQ(taken.cube.value, 2U);
  const board::PointsDrawing beavered = drawing_of(act(position, Action::beaver).position);
  EXPECT_EQ(beavered.cube.place, CubePlace::offered);
  EXPECT_EQ(beavered.cube.side, Ink::light);
  EXPECT_EQ(beavered.cube.value, 4U);
}

TEST(BackgammonDrawing, ShowsNoCubeIfItIsUnusable) {
  EXPECT_EQ(drawing_of(start_position(rows::backgammon, {.match_length = 1})).cube.place, CubePlace::absent);
  Position position = start_position(rows::backgammon, {.match_length = 3});
  position = next_game(rows::backgammon, {.match_length = 3}, position,
                       {GameResult::Kind::borne_off, Side::second, 2, 2});
  const board::PointsDrawing drawing = drawing_of(position);
  EXPECT_EQ(drawing.cube.place, CubePlace::absent);
  ASSERT_TRUE(drawing.match.has_value());
  EXPECT_EQ(drawing.match->length, 3U);
  EXPECT_TRUE(drawing.match->crawford);
  EXPECT_EQ(drawing.of(Ink::dark).score, 2U);
}

// A text board as other programs print it: eleven rows between two lines with the numbers of the points.
struct Printed {
  std::string xgid;
  std::vector<std::string> rows;
};

Printed read_printed(const std::filesystem::path& file) {
  Printed printed;
  std::ifstream in(file);
  bool within = false;
  for (std::string line; std::getline(in, line);) {
    if (const std::size_t at = line.find("XGID="); at != std::string::npos)
      printed.xgid = line.substr(at + 5);
    if (line.find("+13-14-15") != std::string::npos)
      within = true;
    else if (line.find("+12-11-10") != std::string::npos)
      within = false;
    else if (within)
      printed.rows.push_back(line.substr(line.find('|')));
  }
  return printed;
}

// Reads the 26 places of an XGID. Small letters are the player at the top, capitals the player at the bottom.
Board board_of(const std::string& xgid) {
  Board board;
  for (int place = 0; place < 26; ++place) {
    const char letter = xgid[static_cast<std::size_t>(place)];
    if (letter >= 'a' && letter <= 'o') board.put(Side::first, 25 - place, letter - 'a' + 1);
    if (letter >= 'A' && letter <= 'O') board.put(Side::second, place, letter - 'A' + 1);
  }
  return board;
}

// The picture has each checker in the same column and row as the boards of eXtreme Gammon and BGBlitz.
TEST(BackgammonDrawing, LooksLikeTheBoardsOfOtherPrograms) {
  SKIP_WITHOUT_CORPUS();
  int boards = 0;
  for (const auto& entry :
       std::filesystem::directory_iterator(mt::test::corpus() / "backgammon" / "positions" / "text")) {
    const Printed printed = read_printed(entry.path());
    ASSERT_EQ(printed.rows.size(), 11U) << entry.path();
    Position position;
    position.board = board_of(printed.xgid);
    const board::Scene scene = make_scene(drawing_of(position));
    const board::PointsLayout layout(false, true, true);
    std::vector<std::string> rows(11, std::string(43, ' '));
    for (const board::Use& use : scene.pieces) {
      const std::string& id = scene.symbols[use.symbol].id;
      if (id.ends_with("-on-edge")) continue;
      const int from_left = (use.at.x - layout.left_half().at.x) / board::PointsLayout::point_width;
      const bool right = use.at.x > layout.right_half().at.x;
      const int column =
          right ? 6 + (use.at.x - layout.right_half().at.x) / board::PointsLayout::point_width : from_left;
      const bool top = use.at.y < layout.board().centre().y;
      const int from_edge = (top ? use.at.y - layout.board().at.y : layout.board().lower() - use.at.y) /
                            board::PointsLayout::pitch;
      rows[static_cast<std::size_t>(top ? from_edge : 10 - from_edge)]
          [static_cast<std::size_t>(2 + 3 * column + (right ? 5 : 0))] = id.starts_with("white") ? 'O' : 'X';
    }
    for (std::size_t row = 0; row < 11; ++row)
      for (std::size_t at = 2; at < 43; ++at) {
        const char letter = at < printed.rows[row].size() ? printed.rows[row][at] : ' ';
        const bool checker = at % 3 == (at < 20 ? 2 : 1) && (letter == 'X' || letter == 'O');
        ASSERT_EQ(rows[row][at], checker ? letter : ' ') << entry.path() << " row " << row << " at " << at;
      }
    ++boards;
  }
  EXPECT_GE(boards, 12);
}

}  // namespace
}  // namespace mt::backgammon::test
