// The board of xiangqi in characters and as a picture.
#include "movetext/games/xiangqi/drawing.hpp"

#include "movetext/board/render_svg.hpp"
#include "movetext/board/render_text.hpp"
#include "movetext/board/scene.hpp"
#include "support/reading.hpp"

namespace mt::xiangqi::test {
namespace {

using board::PictureSize;

TEST(XiangqiDrawing, HasRiverAndPalaces) {
  const std::string text = board::render_text(drawing_of(start_position()), PictureSize::large);
  EXPECT_NE(text.find("R---H---E---A---K---A---E---H---R\n"), std::string::npos) << text;
  EXPECT_NE(text.find("|   |   |   | \\ | / |   |   |   |\n"), std::string::npos) << text;
  EXPECT_NE(text.find("|                               |\n"), std::string::npos) << text;
}

TEST(XiangqiDrawing, HasTheCharactersOfBothSides) {
  const std::string text =
      board::render_text(drawing_of(start_position()), PictureSize::small, board::Charset::unicode);
  EXPECT_NE(text.find("俥 傌 相 仕 帥 仕 相 傌 俥\n"), std::string::npos) << text;
  EXPECT_NE(text.find("車 馬 象 士 將 士 象 馬 車\n"), std::string::npos) << text;
}

// Fourteen kinds of men, each with an outline of its own and no text.
TEST(XiangqiDrawing, DrawsCharactersWithoutAFont) {
  const board::Scene scene = make_scene(drawing_of(start_position()));
  EXPECT_EQ(scene.symbols.size(), 14U);
  EXPECT_EQ(scene.pieces.size(), 32U);
  for (const board::Symbol& symbol : scene.symbols) {
    ASSERT_EQ(symbol.figures.size(), 3U);
    const board::Figure& glyph = symbol.figures[2];
    EXPECT_EQ(glyph.kind, board::Figure::Kind::path);
    EXPECT_GT(glyph.outline.size(), 10U) << symbol.id;
    for (const board::Segment& segment : glyph.outline) {
      EXPECT_LE(std::abs(segment.end.x), 38 * glyph.fineness) << symbol.id;
      EXPECT_LE(std::abs(segment.end.y), 38 * glyph.fineness) << symbol.id;
    }
  }
  EXPECT_EQ(render_svg(scene, PictureSize::large).find("<text"), std::string::npos);
}

}  // namespace
}  // namespace mt::xiangqi::test
