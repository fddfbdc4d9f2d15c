#include "movetext/cli/view/canvas.hpp"

#include "shown.hpp"

namespace mt::cli::view {
namespace {

TEST(ViewCanvas, ShowsControlsHarmlessly) {
  Canvas canvas({1, 20}, Signs::unicode);
  canvas.put({0, 0}, "a\x1B[2J\x07\r\n\xC2\x9B\xE2\x80\xAEz", Style::plain);
  check_canvas(canvas);
  const std::string r = "\uFFFD";
  EXPECT_EQ(canvas.row(0), "a" + r + "[2J" + r + r + r + r + r + "z");
  Canvas ascii({1, 20}, Signs::ascii);
  ascii.put({0, 0}, "a\x1B[2Jz\xFF", Style::plain);
  check_canvas(ascii);
  EXPECT_EQ(ascii.row(0).substr(0, 6), "a?[2Jz");
}

TEST(ViewCanvas, NeverCutsWideCharacters) {
  Canvas canvas({2, 5}, Signs::unicode);
  EXPECT_EQ(canvas.put({0, 0}, "\u738B\u5929\u4E00", Style::plain), 5);
  EXPECT_EQ(canvas.row(0), "\u738B\u5929");
  canvas.put({0, 1}, "x", Style::plain);  // overwrites the right half of the first character
  EXPECT_EQ(canvas.row(0), " x\u5929");
  canvas.put({0, 2}, "y", Style::plain);  // overwrites the left half of the second character
  EXPECT_EQ(canvas.row(0), " xy");
  check_canvas(canvas);
}

TEST(ViewCanvas, KeepsAccentsOnTheirLetter) {
  Canvas canvas({1, 6}, Signs::unicode);
  EXPECT_EQ(canvas.put({0, 0}, "e\u0301t", Style::plain), 2);
  EXPECT_EQ(canvas.row(0), "e\u0301t");
  canvas.put({0, 0}, "\u0301", Style::plain);  // an accent without a letter before it
  check_canvas(canvas);
}

// Joiners are left out, because a terminal may draw joined characters as one character of another width.
TEST(ViewCanvas, LeavesJoinersOut) {
  Canvas canvas({1, 12}, Signs::unicode);
  EXPECT_EQ(canvas.put({0, 0}, "a\u200Db\uFE0F\u034Fc\u200Bd", Style::plain), 4);
  EXPECT_EQ(canvas.row(0), "abcd");
}

TEST(ViewCanvas, EndsLongTextsInAnEllipsis) {
  Canvas canvas({1, 10}, Signs::unicode);
  canvas.put_shortened({0, 0}, "Capablanca", Style::plain, 5);
  EXPECT_EQ(canvas.row(0), "Capa\u2026");
  EXPECT_EQ(canvas.put_right({0, 10}, "12", Style::plain, 4), 8);
  EXPECT_EQ(canvas.row(0), "Capa\u2026   12");
}

TEST(ViewCanvas, KeepsTheLettersInAscii) {
  Canvas canvas({1, 10}, Signs::ascii);
  canvas.put({0, 0}, "M\u00FCller", Style::plain);
  EXPECT_EQ(canvas.row(0), "Muller");
}

}  // namespace
}  // namespace mt::cli::view
