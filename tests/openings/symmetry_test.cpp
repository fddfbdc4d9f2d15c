// Names on rotated and mirrored boards, by the openings of Othello.
#include "movetext/formats/pgn/reader.hpp"
#include "movetext/games/othello/move_shapes.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/openings/tagger.hpp"
#include "support/corpus.hpp"
#include "support/grammar.hpp"

#include <array>
#include <gtest/gtest.h>
#include <map>
#include <string>

namespace mt::openings {
namespace {

// Returns the moves on a rotated or mirrored board. The start position stays the same; f5 becomes f5, e6, c4
// or d3.
std::string image(std::string moves, int symmetry) {
  for (std::size_t at = 0; at + 1 < moves.size(); ++at) {
    char& column = moves[at];
    char& row = moves[at + 1];
    if (column < 'a' || column > 'h' || row < '1' || row > '8') continue;
    const char across = static_cast<char>('1' + (column - 'a'));
    const char down = static_cast<char>('a' + (row - '1'));
    if ((symmetry & 1) != 0) {
      column = down;
      row = across;
    }
    if ((symmetry & 2) != 0) {
      column = static_cast<char>('a' + ('h' - column));
      row = static_cast<char>('1' + ('8' - row));
    }
  }
  return moves;
}

// Returns the moves with small letters. The corpus files write squares with capital letters.
std::string lower(std::string moves) {
  for (char& c : moves)
    if (c >= 'A' && c <= 'H') c = static_cast<char>(c - 'A' + 'a');
  return moves;
}

class OthelloNames : public ::testing::Test {
 protected:
  std::string name_of(const std::string& text, std::string_view of_game = "othello") {
    const auto game = make_game(*parse_game(of_game));
    Record record;
    const std::string line = text + '\n';  // the record refers to these bytes
    pgn::read_record(line, 0, {pgn::pdn(), othello::move_shapes}, record);
    Tagger tagger(cache_, Renew::yes);
    tagger.begin(*game);
    replay::replay(record, *game, *game, {.notation = game->notation(), .follower = &tagger});
    tagger.tag(record);
    const std::string variation(record.tag("Variation"));
    return std::string(record.tag("Opening")) + (variation.empty() ? "" : ": ") + variation;
  }
  // Expects the same name on all four boards.
  void expect(const std::string& moves, const std::string& name) {
    for (int symmetry = 0; symmetry < 4; ++symmetry)
      EXPECT_EQ(name_of(image(moves, symmetry)), name) << image(moves, symmetry);
  }

  const BookCache cache_;
};

TEST_F(OthelloNames, TheFirstMoveMakesNoDifference) {
  EXPECT_EQ(image("f5 d6", 1), "e6 f4");
  EXPECT_EQ(image("f5 d6", 2), "c4 e3");
  EXPECT_EQ(image("f5 d6", 3), "d3 c5");
  expect("f5 d6", "Perpendicular Opening");
  expect("f5 f4", "Parallel Opening");
  expect("f5 f6", "Diagonal Opening");
  expect("f5 d6 c3 d3 c4", "Tiger");
  expect("f5 d6 c4 g5 c6 c5 d7 d3 b4 c3 e3 f3", "No-Cat: Continuation");
}

TEST_F(OthelloNames, ABoardThatMirrorsItselfGivesBothSidesTheirNames) {
  // After f5 f6 e6 the board is its own image, and f4 is the image of d6.
  expect("f5 f6 e6 d6 c5", "Cow");
  expect("f5 f6 e6 f4 e3", "Cow");
}

TEST_F(OthelloNames, TheLongestKnownLineHasTheName) {
  expect("f5 d6 c3 d3 c4 b6", "Tiger");
  EXPECT_EQ(name_of("f5"), "");
}

TEST_F(OthelloNames, OtherBoardsAndAimsHaveNoNames) {
  EXPECT_EQ(name_of("f5 d6", "othello-losing"), "");
  EXPECT_EQ(name_of("e4 c5", "othello-6x6"), "");
}

// The names of all games of the years 1977 (in two dialects) and 1983, counted by another program that uses
// the smallest of the four images of each position.
TEST_F(OthelloNames, AreCountedInRealGames) {
  SKIP_WITHOUT_CORPUS();
  std::map<std::string, int> counts;
  int games = 0;
  for (const char* file : {"WTH_1977.python.pgn", "WTH_1977.r.pgn", "WTH_1983.python.pgn"}) {
    const std::string bytes = test::read_file(test::corpus() / "othello" / file);
    constexpr std::string_view event = "[Event ";
    for (std::size_t at = bytes.find(event), next = 0; at != std::string::npos; at = next) {
      next = bytes.find(event, at + 1);
      const std::string record = bytes.substr(at, next - at);
      const std::string name = name_of(record);
      ++counts[name];
      if (++games % 20 == 0) expect(lower(record.substr(record.rfind(']') + 1)), name);
    }
  }
  EXPECT_EQ(games, 223);
  const std::map<std::string, int> expected{{"Aircraft, Feldborg", 7},
                                            {"Aubrey, Tanaka", 1},
                                            {"Bat, Cow Bat, Cambridge", 3},
                                            {"Buffalo, Kenichi Variation", 13},
                                            {"Cat", 1},
                                            {"Chimney", 24},
                                            {"Cow", 19},
                                            {"Diagonal Opening", 12},
                                            {"Ganglion", 4},
                                            {"Greenberg, Dawg", 2},
                                            {"Heath", 9},
                                            {"Heath-Bat", 1},
                                            {"Heath-Chimney", 4},
                                            {"Hokuriku Buffalo", 1},
                                            {"Horse", 3},
                                            {"Inoue", 10},
                                            {"Iwasaki Variation", 2},
                                            {"Landau", 7},
                                            {"Leader's Tiger", 3},
                                            {"Maruoka", 2},
                                            {"Mimura Variation II", 1},
                                            {"Mimura", 3},
                                            {"No-Cat", 1},
                                            {"No-Kung", 1},
                                            {"Parallel Opening", 5},
                                            {"Perpendicular Opening", 31},
                                            {"Pyramid, Checkerboarding Peasant", 1},
                                            {"Raccoon Dog", 2},
                                            {"Ralle", 7},
                                            {"Rose", 2},
                                            {"Rose-Birdie, Rose-Tamenori", 2},
                                            {"Rose-Birth", 2},
                                            {"Rose-v-Toth", 4},
                                            {"Sailboat", 7},
                                            {"Semi-Wing Variation", 1},
                                            {"Shaman, Danish", 4},
                                            {"Snake, Peasant", 7},
                                            {"Swallow", 2},
                                            {"Tanida Buffalo", 1},
                                            {"Tanida", 8},
                                            {"Tiger", 2},
                                            {"Wing Variation", 1}};
  EXPECT_EQ(counts, expected);
}

}  // namespace
}  // namespace mt::openings
