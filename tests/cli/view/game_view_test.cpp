// A game on the screen: moves, variations, comments, clocks, faults.
#include "movetext/cli/pattern.hpp"
#include "shown.hpp"

namespace mt::cli::view {
namespace {

using Kind = Key::Kind;

constexpr const char* annotated = R"([White "Anand"]
[Black "Carlsen"]
[Event "Chennai"]
[Result "1-0"]

1. e4 {[%clk 1:30:00] best by test} e5 {[%clk 1:29:00]} 2. Nf3 $1 (2. f4 {the gambit} exf4 (2... d5 3. exd5) 3. Nf3)
(2. Bc4 Nf6) 2... Nc6 $16 3. Bb5 1-0
)";

std::string current_move(Shown& shown) {
  Canvas canvas({24, 100}, Signs::unicode);
  shown.viewer.draw(canvas);
  std::string out;
  for (int row = 1; row < 22; ++row)
    for (int column = 0; column < 100; ++column)
      if (const Cell& cell = canvas.at({row, column}); cell.style == Style::current)
        text::append_scalar(cell.sign, out);
  return out;
}

TEST(ViewGame, ShowsMovesWithGlyphsCommentsAndVariations) {
  ShownText shown(annotated);
  EXPECT_TRUE(shown.shows("Anand"));
  shown.press(Kind::enter);
  ASSERT_TRUE(shown.viewer.is_game_open());
  EXPECT_TRUE(shown.shows("Anand - Carlsen, Chennai"));
  EXPECT_TRUE(shown.shows("1. e4 best by test 1... e5 2. Nf3!")) << shown.text({24, 120});
  EXPECT_TRUE(shown.text({24, 160}).find("Nc6 \u00B1") != std::string::npos);
  EXPECT_TRUE(shown.text({24, 160}).find("(2. f4 the gambit 2... exf4 (2... d5 3. exd5) 3. Nf3)") !=
              std::string::npos)
      << shown.text({24, 160});
  EXPECT_FALSE(shown.shows("%clk"));
}

// A comment that contains only commands for programs is not shown, so the next move needs no number.
TEST(ViewGame, ClocksDoNotSeparateMoves) {
  ShownText shown("[White \"A\"]\n\n1. e4 {[%clk 0:10:00]} e5 {[%clk 0:09:59]} 2. Nf3 *\n");
  shown.press(Kind::enter);
  EXPECT_TRUE(shown.shows("1. e4 e5 2. Nf3"));
}

TEST(ViewGame, KeysMoveThroughTheGame) {
  ShownText shown(annotated);
  shown.press(Kind::enter);
  EXPECT_EQ(current_move(shown), "");
  EXPECT_TRUE(shown.shows("White to move"));
  shown.press(Kind::right);
  EXPECT_EQ(current_move(shown), "e4");
  EXPECT_TRUE(shown.shows("Black to move, clock 1:30:00 - ?"));
  shown.press(Kind::right);
  EXPECT_TRUE(shown.shows("clock 1:30:00 - 1:29:00"));
  EXPECT_TRUE(shown.shows("Enter: 2. f4, 2. Bc4"));
  shown.press(Kind::end);
  EXPECT_EQ(current_move(shown), "Bb5");
  shown.press(Kind::right);
  EXPECT_TRUE(shown.shows("this is the end of the line"));
  shown.press(Kind::home);
  shown.press(Kind::left);
  EXPECT_TRUE(shown.shows("this is the start"));
  shown.press(Kind::down);
  EXPECT_EQ(current_move(shown), "Bb5");
  shown.press(Kind::up);
  EXPECT_EQ(current_move(shown), "");
}

TEST(ViewGame, VariationsAreEnteredAndLeft) {
  ShownText shown(annotated);
  shown.press(Kind::enter);
  shown.type("ll");
  shown.press(Kind::enter);  // enters the variation that replaces the next move
  EXPECT_EQ(current_move(shown), "f4");
  shown.press(Kind::right);
  EXPECT_EQ(current_move(shown), "exf4");
  shown.press(Kind::enter);  // enters a variation inside the variation
  EXPECT_EQ(current_move(shown), "d5");
  shown.press(Kind::backspace);
  EXPECT_EQ(current_move(shown), "exf4");
  shown.press(Kind::backspace);
  EXPECT_EQ(current_move(shown), "Nf3");
  shown.press(Kind::enter);  // enters the variation that replaces the current move
  EXPECT_EQ(current_move(shown), "f4");
  shown.press(Kind::enter);  // the next variation
  EXPECT_EQ(current_move(shown), "Bc4");
  shown.press(Kind::left);
  EXPECT_EQ(current_move(shown), "e5");
  shown.press(Kind::backspace);
  EXPECT_TRUE(shown.shows("this is the main line"));
}

TEST(ViewGame, FaultsAreShownAtTheirPlace) {
  ShownText shown("[White \"A\"]\n\n1. e4 e5 2. Ke3 Nc6 *\n");
  shown.press(Kind::enter);
  EXPECT_TRUE(shown.text({24, 160}).find("1. e4 e5") != std::string::npos);
  EXPECT_TRUE(shown.text({24, 160}).find("error: ") != std::string::npos) << shown.text({24, 160});
  shown.press(Kind::end);
  EXPECT_EQ(current_move(shown), "e5");
}

TEST(ViewGame, TextOfTheFileNeverControlsTheTerminal) {
  ShownText shown(
      "[White \"\x1B]0;owned\x07 A\"]\n[Black \"\xE2\x80\xAE B\"]\n\n1. e4 {\x1B[2J\x9B"
      "31m \x08\x08} e5 *\n");
  shown.text();  // text() checks the canvas
  shown.press(Kind::enter);
  EXPECT_EQ(shown.text().find('\x1B'), std::string::npos);
  EXPECT_TRUE(shown.shows("]0;owned"));
}

TEST(ViewGame, TheBoardCanBeTurned) {
  ShownText shown(annotated);
  shown.press(Kind::enter);
  const auto usual = shown.screen();
  shown.type("f");
  const auto turned = shown.screen();
  EXPECT_NE(usual, turned);
  EXPECT_NE(turned[1].find("H   G   F"), std::string::npos) << turned[1];
  shown.type("ff");
  EXPECT_EQ(shown.screen(), usual);
}

// A move number without a side means the side that begins, as in "movetext draw".
TEST(ViewGame, GamesAreOpenedAtAMoment) {
  ShownText shown(annotated);
  shown.viewer.start_at(*parse_move("2"));
  shown.viewer.open_at_start(1);
  shown.press(Kind::resize);
  EXPECT_EQ(current_move(shown), "Nf3");
  ShownText none(annotated);
  none.viewer.start_at(*parse_move("9"));
  none.press(Kind::enter);
  EXPECT_TRUE(none.shows("no such move"));
  EXPECT_EQ(current_move(none), "Bb5");
}

// Opens the first game at the place that the filter has found, and returns the move that leads there.
std::string found_move(std::string_view filter, bool in_variations) {
  const test::TemporaryDirectory directory;
  test::put(directory.file("a.pgn"), annotated);
  archive::Job job = Shown::task_of({directory.file("a.pgn")});
  EXPECT_EQ(job.selection.require(filter, make_pattern), "");
  if (in_variations) job.selection.look_into_variations();
  Shown shown(job);
  shown.viewer.start_at({.kind = GamePoint::Kind::found});
  shown.press(Kind::enter);
  return current_move(shown);
}

TEST(ViewGame, GamesAreOpenedAtThePositionThatWasFound) {
  EXPECT_EQ(found_move("moves:\"... Nc6\"", false), "Nc6");
  EXPECT_EQ(found_move("material:w:7P2N2B2RQKv*", true), "exf4");
  EXPECT_EQ(found_move("comment:gambit", true), "f4");
  EXPECT_EQ(found_move("moves:\"2. Bc4 Nf6\"", true), "Nf6");
  EXPECT_EQ(found_move("material:8P*", false), "");     // the start
  EXPECT_EQ(found_move("player:anand", false), "Bb5");  // no place: the end
}

TEST(ViewGame, LongGamesAreLaidOutPartly) {
  std::string bytes = "[White \"A\"]\n\n";
  for (int i = 0; i < 5000; ++i)
    bytes += std::to_string(2 * i + 1) + ". Nf3 Nf6 " + std::to_string(2 * i + 2) + ". Ng1 {back} Ng8\n";
  ShownText shown(bytes + "*\n");
  shown.press(Kind::enter);
  const auto start = shown.screen();
  shown.press(Kind::end);
  EXPECT_EQ(current_move(shown), "Ng8");
  EXPECT_TRUE(shown.shows("10000. Ng1"));
  for (int i = 0; i < 600; ++i) {
    shown.press(Kind::up);
    ASSERT_FALSE(current_move(shown).empty());
  }
  shown.press(Kind::home);
  EXPECT_EQ(shown.screen(), start);
}

}  // namespace
}  // namespace mt::cli::view
