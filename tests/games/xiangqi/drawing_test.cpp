// Draws the board of xiangqi as text and as a picture.
#include "movetext/games/xiangqi/drawing.hpp"

#include "movetext/board/render_svg.hpp"
#include "movetext/board/render_text.hpp"
#include "movetext/board/scene.hpp"
#include "support/reading.hpp"

#include <set>
#include <string>

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

// Fourteen men, seven of each side, have different outlines. The picture has no text, so it needs no font.
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

// The pictograms are seven silhouettes on the discs of both sides, and are inside the ring.
TEST(XiangqiDrawing, DrawsPictogramsInstead) {
  board::Drawing drawing = drawing_of(start_position());
  const std::string letters = board::render_text(drawing, PictureSize::large);
  drawing.use_set(1);
  EXPECT_EQ(board::render_text(drawing, PictureSize::large), letters);
  const board::Scene scene = make_scene(drawing);
  EXPECT_EQ(scene.symbols.size(), 14U);
  std::set<std::size_t> shapes;
  for (const board::Symbol& symbol : scene.symbols) {
    EXPECT_NE(symbol.id.find("pictogram"), std::string::npos);
    EXPECT_EQ(symbol.figures[0].width, 43) << "the disc of the characters";
    std::size_t parts = 0;
    for (std::size_t i = 2; i < symbol.figures.size(); ++i) {
      const board::Figure& figure = symbol.figures[i];
      parts = parts * 31 + figure.outline.size() + 1;
      for (const board::Segment& segment : figure.outline)
        EXPECT_LE(segment.end.x * segment.end.x + segment.end.y * segment.end.y, 37 * 37)
            << symbol.id << ' ' << segment.end.x << ' ' << segment.end.y;
    }
    shapes.insert(parts);
  }
  EXPECT_EQ(shapes.size(), kind_count);
  drawing.use_set(9);  // a set that does not exist changes nothing
  EXPECT_EQ(make_scene(drawing).symbols.size(), 14U);
}

}  // namespace
}  // namespace mt::xiangqi::test
