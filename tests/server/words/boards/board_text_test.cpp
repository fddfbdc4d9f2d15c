#include "movetext/server/words/boards/board_text.hpp"

#include "movetext/games/table/families.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <sstream>

namespace mt::server {
namespace {

std::unique_ptr<const AnyGame> game(std::string_view name) {
  return make_game(*parse_game(name));
}

AnyPosition played(const AnyGame& game, AnyPosition position, std::string_view move) {
  std::string canonical;
  Diagnostic refusal{};
  EXPECT_TRUE(game.play(position, move, game.notation(), canonical, refusal)) << move;
  return position;
}

AnyPosition position_of(const AnyGame& game, std::string_view text) {
  AnyPosition position;
  std::vector<Diagnostic> notes;
  EXPECT_TRUE(game.parse_position(text, position, notes)) << text;
  return position;
}

std::size_t widest_line(const std::string& text) {
  std::size_t widest = 0;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    const auto columns = std::count_if(line.begin(), line.end(), [](char c) { return (c & 0xC0) != 0x80; });
    widest = std::max(widest, static_cast<std::size_t>(columns));
  }
  return widest;
}

TEST(BoardText, DrawsDraughtsLikeTheHelpPage) {
  const auto draughts = game("international");
  const AnyPosition start = draughts->start();
  EXPECT_EQ(words::board_text({*draughts, start}, {}),
            "     A   B   C   D   E   F   G   H   I   J\n"
            "   +---+---+---+---+---+---+---+---+---+---+\n"
            "10 |   |*C*|   |*C*|   |*C*|   |*C*|   |*C*| 10\n"
            "   +---+---+---+---+---+---+---+---+---+---+\n"
            " 9 |*C*|   |*C*|   |*C*|   |*C*|   |*C*|   | 9\n"
            "   +---+---+---+---+---+---+---+---+---+---+\n"
            " 8 |   |*C*|   |*C*|   |*C*|   |*C*|   |*C*| 8\n"
            "   +---+---+---+---+---+---+---+---+---+---+\n"
            " 7 |*C*|   |*C*|   |*C*|   |*C*|   |*C*|   | 7\n"
            "   +---+---+---+---+---+---+---+---+---+---+\n"
            " 6 |   |:::|   |:::|   |:::|   |:::|   |:::| 6\n"
            "   +---+---+---+---+---+---+---+---+---+---+\n"
            " 5 |:::|   |:::|   |:::|   |:::|   |:::|   | 5\n"
            "   +---+---+---+---+---+---+---+---+---+---+\n"
            " 4 |   |:C:|   |:C:|   |:C:|   |:C:|   |:C:| 4\n"
            "   +---+---+---+---+---+---+---+---+---+---+\n"
            " 3 |:C:|   |:C:|   |:C:|   |:C:|   |:C:|   | 3\n"
            "   +---+---+---+---+---+---+---+---+---+---+\n"
            " 2 |   |:C:|   |:C:|   |:C:|   |:C:|   |:C:| 2\n"
            "   +---+---+---+---+---+---+---+---+---+---+\n"
            " 1 |:C:|   |:C:|   |:C:|   |:C:|   |:C:|   | 1\n"
            "   +---+---+---+---+---+---+---+---+---+---+\n"
            "     A   B   C   D   E   F   G   H   I   J\n");
}

TEST(BoardText, TheLastMoveIsInBrackets) {
  const auto russian = game("russian");
  const AnyPosition start = russian->start();
  const AnyPosition after = played(*russian, start, "c3-d4");
  const std::string text = words::board_text({*russian, after, &start}, {});
  EXPECT_NE(text.find("4 |   |:::|   [:C:]   |:::|   |:::| 4\n"), std::string::npos) << text;
  EXPECT_NE(text.find("3 |:C:|   [:::]   |:C:|   |:C:|   | 3\n"), std::string::npos) << text;
  const std::string small = words::board_text({*russian, after, &start}, {.large = false});
  EXPECT_NE(small.find("4   .  [w]  .   .\n"), std::string::npos) << small;
  EXPECT_NE(small.find("3 w  [.]  w   w\n"), std::string::npos) << small;
  EXPECT_EQ(words::board_text({*russian, after, &start}, {.marks = false}),
            words::board_text({*russian, after}, {}));
}

TEST(BoardText, NeighboursShareTheWallBetweenTheirBrackets) {
  const auto chess = game("chess");
  const AnyPosition start = position_of(*chess, "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
  const AnyPosition after = played(*chess, start, "Rb1");
  const std::string large = words::board_text({*chess, after, &start}, {});
  EXPECT_NE(large.find("1 [ . | R ] . |   | K |"), std::string::npos) << large;
  const std::string small = words::board_text({*chess, after, &start}, {.large = false});
  EXPECT_NE(small.find("1[. R]. . K . . .\n"), std::string::npos) << small;
}

TEST(BoardText, TurnsForBlackOnRequest) {
  const auto english = game("english");  // in this game Black moves first
  EXPECT_TRUE(words::black_below(*english, Side::first, true));
  EXPECT_FALSE(words::black_below(*english, Side::first, false));
  EXPECT_FALSE(words::black_below(*english, Side::second, true));
  EXPECT_FALSE(words::black_below(*english, std::nullopt, true));
  const AnyPosition start = english->start();
  const std::string text = words::board_text({*english, start}, {.black = true});
  EXPECT_EQ(text.rfind("    H   G   F   E   D   C   B   A\n", 0), 0U) << text;
  EXPECT_LT(text.find(":C:"), text.find("*C*"));
}

TEST(BoardText, BackgammonIsTurned) {
  const auto backgammon = game("backgammon");
  const AnyPosition start = backgammon->start();
  const std::string black = words::board_text({*backgammon, start}, {.black = true});
  const std::string white = words::board_text({*backgammon, start}, {});
  EXPECT_NE(black, white);
  EXPECT_LE(widest_line(black), 78U);
  EXPECT_EQ(words::board_text({*backgammon, start}, {.large = false}), white);
}

TEST(BoardText, FigurinesAndNumbersAreOptional) {
  const auto brazilian = game("brazilian");
  const AnyPosition start = brazilian->start();
  const std::string drawn = words::board_text({*brazilian, start}, {.unicode = true});
  EXPECT_NE(drawn.find("\u26C2"), std::string::npos);
  EXPECT_NE(drawn.find("\u250C"), std::string::npos);
  EXPECT_NE(words::board_text({*brazilian, start}, {.numbers = true}).find("|16 |"), std::string::npos);
}

TEST(BoardText, FitsAMailWhateverTheBoard) {
  std::vector<std::string> names;
  for (const GameRow& row : game_rows()) names.emplace_back(row.name);
  for (int width = 4; width <= 14; ++width)
    for (int height = 4; height <= 14; ++height)
      names.push_back("20,W," + std::to_string(width) + "," + std::to_string(height) + ",N0,0");
  int drawn = 0;
  for (const std::string& name : names) {
    const auto spec = parse_game(name);
    if (!spec) continue;
    ++drawn;
    const auto one = make_game(*spec);
    const AnyPosition start = one->start();
    for (int wishes = 0; wishes < 16; ++wishes) {
      const words::BoardStyle style{(wishes & 1) != 0, (wishes & 2) != 0, (wishes & 4) != 0,
                                    (wishes & 8) != 0, true};
      const std::string text = words::board_text({*one, start}, style);
      EXPECT_LE(widest_line(text), 78U) << name << "\n" << text;
      EXPECT_EQ(text.back(), '\n');
      EXPECT_EQ(text.find(" \n"), std::string::npos) << name;
    }
  }
  EXPECT_GT(drawn, 120);
}

// Mail programs may quote a board of any family. Its first line must be recognized.
TEST(BoardText, BeginsWithAnEdgeThatIsRecognised) {
  for (const Family* family : families())
    for (const mt::GameRow& row : family->games)
      for (const bool black : {false, true}) {
        const auto rules = make_game(spec_of(row));
        const AnyPosition start = rules->start();
        std::istringstream lines(words::board_text({*rules, start}, {.black = black}));
        bool is_recognised = false;
        std::string line;
        std::getline(lines, line);
        for (std::string next; !is_recognised && std::getline(lines, next); line = next)
          is_recognised = words::begins_board_text(line, next);
        EXPECT_TRUE(is_recognised) << row.name;
      }
  EXPECT_FALSE(words::begins_board_text("+---+", ""));
  EXPECT_FALSE(words::begins_board_text("+---+", "hello"));
  EXPECT_FALSE(words::begins_board_text("+13 and +12", "| or"));
}

}  // namespace
}  // namespace mt::server
