#include "movetext/board/themes.hpp"

#include "board/support/contrast.hpp"
#include "movetext/board/render_svg.hpp"
#include "support/every_figure.hpp"

#include <gtest/gtest.h>
#include <set>
#include <string>

namespace mt::board {
namespace {

using test::contrast;
using test::difference;

// Returns the backgrounds of pieces: the squares, the points and the ground of a lattice.
std::array<Colour, 5> squares_of(const Theme& theme) {
  return {theme.light_square, theme.dark_square, theme.felt, theme.marked_square, theme.light_point};
}

// In WCAG 2.1, black on white has a contrast of 21. The lightest grey with a contrast of 4.5 on white is
// #767676, and the lightest grey with a contrast of 3 is #949494.
TEST(Contrast, EqualsThatOfWcag) {
  EXPECT_NEAR(contrast({0x000000}, {0xffffff}), 21, 1e-9);
  EXPECT_GE(contrast({0x767676}, {0xffffff}), 4.5);
  EXPECT_LT(contrast({0x777777}, {0xffffff}), 4.5);
  EXPECT_GE(contrast({0x949494}, {0xffffff}), 3);
  EXPECT_LT(contrast({0x959595}, {0xffffff}), 3);
}

TEST(Themes, HaveDistinctNames) {
  std::set<std::string_view> names;
  for (const Theme& theme : themes) {
    names.insert(theme.name);
    EXPECT_EQ(find_theme(theme.name), &theme);
  }
  EXPECT_EQ(names.size(), themes.size());
  EXPECT_EQ(find_theme("pink"), nullptr);
  EXPECT_EQ(find_theme(""), nullptr);
}

// WCAG requires a contrast of 3 for parts of pictures (1.4.11) and 4.5 for text (1.4.3). If the body of a man
// is similar to the square, its outline must stand out from both.
TEST(Themes, MenStandOutFromEverySquareByBodyOrOutline) {
  for (const Theme& theme : themes) {
    for (const Ink side : {Ink::light, Ink::dark}) {
      const Look& look = theme.look(side);
      for (const Colour square : squares_of(theme)) {
        const bool by_body = contrast(look.body, square) >= 3;
        const bool by_outline = contrast(look.outline, square) >= 3 && contrast(look.outline, look.body) >= 3;
        EXPECT_TRUE(by_body || by_outline) << theme.name << ' ' << std::hex << square.rgb;
      }
      EXPECT_GE(std::max(contrast(look.body, theme.paper), contrast(look.outline, theme.paper)), 3)
          << theme.name;
      EXPECT_GE(contrast(look.mark, look.body), 4.5) << theme.name;
      EXPECT_GE(contrast(look.emblem, look.body), 4.5) << theme.name;
    }
    EXPECT_GE(contrast(theme.look(Ink::light).body, theme.look(Ink::dark).body), 7) << theme.name;
  }
}

TEST(Themes, TextIsReadable) {
  for (const Theme& theme : themes) {
    EXPECT_GE(contrast(theme.ink, theme.paper), 7) << theme.name;
    EXPECT_GE(contrast(theme.line, theme.light_square), 3) << theme.name;
    EXPECT_GE(contrast(theme.line, theme.felt), 3) << theme.name;
    for (const Colour square : {theme.light_square, theme.dark_square, theme.marked_square})
      EXPECT_GE(contrast(theme.square_name, square), 3) << theme.name << ' ' << std::hex << square.rgb;
  }
}

// Squares may have the same lightness, except in a theme that must work without colours.
TEST(Themes, SquaresDiffer) {
  for (const Theme& theme : themes) {
    EXPECT_GE(contrast(theme.light_square, theme.dark_square), 1.5) << theme.name;
    EXPECT_GE(difference(theme.marked_square, theme.light_square), 20) << theme.name;
    EXPECT_GE(difference(theme.marked_square, theme.dark_square), 20) << theme.name;
    EXPECT_GE(difference(theme.light_point, theme.dark_square), 8) << theme.name;
  }
  for (const char* const name : {"print", "contrast"}) {
    const Theme& theme = *find_theme(name);
    EXPECT_GE(contrast(theme.light_square, theme.marked_square), 1.5) << name;
    EXPECT_GE(contrast(theme.dark_square, theme.marked_square), 1.5) << name;
  }
}

TEST(Themes, PrintIsWithoutColours) {
  for (const Colour colour : squares_of(*find_theme("print"))) {
    const auto rgb = static_cast<unsigned>(colour.rgb);
    EXPECT_EQ(rgb >> 16U, rgb & 255U);
    EXPECT_EQ(rgb >> 8U & 255U, rgb & 255U);
  }
}

TEST(Themes, AccentsDifferAndStandOut) {
  for (const Theme& theme : themes) {
    for (std::size_t i = 0; i < accent_count; ++i) {
      for (std::size_t j = 0; j < i; ++j)
        EXPECT_GE(difference(theme.accents[i], theme.accents[j]), 12) << theme.name << ' ' << i << ' ' << j;
      for (const Colour square : squares_of(theme)) {
        const bool by_edge =
            theme.accent_edge.visible() && contrast(theme.accent_edge, theme.accents[i]) >= 1.5;
        EXPECT_TRUE(by_edge || difference(theme.accents[i], square) >= 25)
            << theme.name << ' ' << i << ' ' << std::hex << square.rgb;
      }
    }
  }
}

TEST(Themes, ContrastSuitsColourBlindEyes) {
  const Theme& theme = *find_theme("contrast");
  for (const test::Matrix& eye : {test::protanopia, test::deuteranopia, test::tritanopia}) {
    for (std::size_t i = 0; i < accent_count; ++i)
      for (std::size_t j = 0; j < i; ++j)
        EXPECT_GE(difference(theme.accents[i], theme.accents[j], eye), 20) << i << ' ' << j;
    EXPECT_GE(difference(theme.light_square, theme.dark_square, eye), 30);
    EXPECT_GE(difference(theme.light_square, theme.marked_square, eye), 15);
    EXPECT_GE(difference(theme.dark_square, theme.marked_square, eye), 30);
  }
}

// A picture contains only colours of its theme.
TEST(Themes, APictureHasOnlyTheColoursOfItsTheme) {
  Drawing drawing(Shape{8, 8, Squares::all});
  std::int8_t x = 0;
  for (const PieceFigure* const figure : mt::test::every_figure()) {
    for (const Ink side : {Ink::light, Ink::dark})
      drawing.put(
          {static_cast<std::int8_t>(x % 8), static_cast<std::int8_t>(2 * (x / 8) + (side == Ink::dark))},
          {figure, side});
    ++x;
  }
  drawing.mark({0, 7});
  std::set<std::string> pictures;
  for (const Theme& theme : themes) {
    std::set<std::int32_t> known{-1,
                                 theme.paper.rgb,
                                 theme.ink.rgb,
                                 theme.light_square.rgb,
                                 theme.dark_square.rgb,
                                 theme.marked_square.rgb};
    for (const Look& look : theme.looks)
      for (const Colour colour : {look.body, look.groove, look.outline, look.mark, look.emblem})
        known.insert(colour.rgb);
    const Scene scene = make_scene(drawing, theme);
    std::vector<Figure> figures = scene.ground;
    for (const Symbol& symbol : scene.symbols)
      figures.insert(figures.end(), symbol.figures.begin(), symbol.figures.end());
    for (const Figure& figure : figures) {
      EXPECT_TRUE(known.contains(figure.paint.fill.rgb)) << theme.name;
      EXPECT_TRUE(known.contains(figure.paint.stroke.rgb)) << theme.name;
    }
    pictures.insert(render_svg(scene, PictureSize::small));
  }
  EXPECT_EQ(pictures.size(), themes.size());
}

}  // namespace
}  // namespace mt::board
