#include "movetext/board/points_scene.hpp"

#include "board/support/edges.hpp"
#include "movetext/board/disc_figures.hpp"
#include "movetext/board/points_figures.hpp"
#include "movetext/board/points_layout.hpp"
#include "movetext/board/render_svg.hpp"
#include "support/dice.hpp"

#include <algorithm>
#include <cstdlib>
#include <gtest/gtest.h>
#include <map>
#include <string>
#include <tuple>
#include <vector>

namespace mt::board {
namespace {

constexpr std::array inks{Ink::light, Ink::dark};

// A stack is identified by its colour, its column, and whether it is in the upper half.
using Stack = std::tuple<Ink, int, bool>;

// The checkers that a viewer of the picture counts. Checkers on edge are counted separately.
struct Counted {
  std::map<Stack, int> stacks;
  std::map<Ink, int> on_edge;
};

Counted count_checkers(const Scene& scene, const PointsLayout& layout) {
  Counted counted;
  std::map<Stack, int> numbers;
  for (const Use& use : scene.pieces) {
    const std::string& id = scene.symbols[use.symbol].id;
    const Ink side = id.starts_with("white") ? Ink::light : Ink::dark;
    if (id.ends_with("-on-edge")) {
      ++counted.on_edge[side];
      continue;
    }
    const Stack stack{side, use.at.x, use.at.y < layout.board().centre().y};
    ++counted.stacks[stack];
    for (const Figure& figure : scene.symbols[use.symbol].figures)
      if (figure.kind == Figure::Kind::text) numbers[stack] = std::atoi(figure.text.c_str());
  }
  for (const auto& [stack, number] : numbers) {
    EXPECT_EQ(counted.stacks[stack], PointsLayout::most_shown);
    counted.stacks[stack] = number;
  }
  return counted;
}

// Returns a random board with 15 checkers for each side. No point has checkers of both sides.
PointsDrawing random_drawing(mt::test::Dice& random) {
  PointsDrawing drawing;
  drawing.flip = random.below(2) == 0;
  drawing.clockwise = random.below(2) == 0;
  drawing.numbered = random.below(4) != 0;
  for (const Ink side : inks) {
    PointsSide& own = drawing.of(side);
    const std::size_t places = 1 + random.below(12);  // few places make high stacks
    std::vector<std::size_t> used;
    while (used.size() < places) used.push_back(random.below(26));
    for (int checker = 0; checker < 15; ++checker) {
      const std::size_t place = used[random.below(places)];
      const bool taken = place < 24 && side == Ink::dark && drawing.of(Ink::light).points[23 - place] > 0;
      if (place == 24 || taken)
        ++own.bar;
      else if (place == 25)
        ++own.off;
      else
        ++own.points[place];
    }
    own.name = random.below(2) == 0 ? "White" : std::string(1 + random.below(60), 'W');
    own.pips = static_cast<std::uint32_t>(random.below(376));
    own.score = static_cast<std::uint32_t>(random.below(32768));
  }
  drawing.on_roll = inks[random.below(2)];
  if (random.below(2) == 0)
    drawing.dice = DiceShown{*drawing.on_roll, static_cast<std::uint8_t>(1 + random.below(6)),
                             static_cast<std::uint8_t>(1 + random.below(6))};
  drawing.cube = {static_cast<CubePlace>(random.below(drawing.dice ? 3 : 4)), inks[random.below(2)],
                  1U << random.below(17)};
  if (random.below(2) == 0)
    drawing.match = MatchShown{static_cast<std::uint32_t>(random.below(32768)), random.below(2) == 0};
  return drawing;
}

PointsLayout layout_of(const PointsDrawing& drawing) {
  return {drawing.clockwise, drawing.numbered, drawing.match.has_value()};
}

TEST(PointsScene, EveryCheckerIsVisibleOrCounted) {
  mt::test::Dice random(24);
  for (int i = 0; i < 500; ++i) {
    const PointsDrawing drawing = random_drawing(random);
    const PointsLayout layout = layout_of(drawing);
    const Counted counted = count_checkers(make_scene(drawing), layout);
    std::map<Stack, int> stacks;
    for (const Ink side : inks) {
      const PointsSide& own = drawing.of(side);
      const bool at_bottom = side == drawing.bottom();
      for (int point = 1; point <= 24; ++point) {
        const int seen = at_bottom ? point : 25 - point;
        const int checkers = own.points[static_cast<std::size_t>(point - 1)];
        if (checkers > 0) stacks[{side, layout.middle_of(seen), seen > 12}] = checkers;
      }
      // A side enters in the home board of the other side, so its checkers on the bar are drawn in that half.
      if (own.bar > 0) stacks[{side, layout.board().centre().x, at_bottom}] = own.bar;
      const auto off = counted.on_edge.find(side);
      EXPECT_EQ(off == counted.on_edge.end() ? 0 : off->second, own.off);
    }
    ASSERT_EQ(counted.stacks, stacks) << i;
  }
}

// Returns the objects on the board: checkers, dice, cube.
std::vector<Edges> things_of(const Scene& scene) {
  std::vector<Edges> things;
  for (const Use& use : scene.pieces) things.push_back(edges_of(scene, use));
  for (const Figure& figure : scene.ground)
    if (figure.kind == Figure::Kind::path) things.push_back(edges_of(figure));
  return things;
}

TEST(PointsScene, NothingOverlapsOrLeavesItsPlace) {
  mt::test::Dice random(25);
  for (int i = 0; i < 300; ++i) {
    const PointsDrawing drawing = random_drawing(random);
    const Scene scene = make_scene(drawing);
    const Edges board = edges_of(layout_of(drawing).board());
    const Edges picture{0, 0, scene.width, scene.height};
    const std::vector<Edges> things = things_of(scene);
    for (std::size_t a = 0; a < things.size(); ++a) {
      ASSERT_TRUE(things[a].inside(board)) << things[a] << " of " << i;
      for (std::size_t b = 0; b < a; ++b)
        ASSERT_FALSE(things[a].overlaps(things[b])) << things[a] << " and " << things[b] << " of " << i;
    }
    std::vector<Edges> texts;
    for (const Figure& figure : scene.ground) {
      ASSERT_TRUE(edges_of(figure).inside(picture)) << edges_of(figure) << " of " << i;
      if (figure.kind == Figure::Kind::text && !edges_of(figure).inside(board))
        texts.push_back(edges_of(figure));
    }
    for (std::size_t a = 0; a < texts.size(); ++a) {
      ASSERT_FALSE(texts[a].overlaps(board)) << texts[a] << " of " << i;
      for (std::size_t b = 0; b < a; ++b)
        ASSERT_FALSE(texts[a].overlaps(texts[b])) << texts[a] << " and " << texts[b] << " of " << i;
    }
  }
}

TEST(PointsScene, CheckersBorneOffAreInTheTrayOfTheirSide) {
  PointsDrawing drawing;
  for (const Ink side : inks) drawing.of(side).off = 15;
  for (const bool flip : {false, true}) {
    drawing.flip = flip;
    const Scene scene = make_scene(drawing);
    ASSERT_EQ(scene.pieces.size(), 30U);
    for (const Use& use : scene.pieces) {
      const bool at_bottom = (scene.symbols[use.symbol].id == "black-on-edge") != flip;
      const Edges tray = edges_of(layout_of(drawing).tray(at_bottom ? Seat::bottom : Seat::top));
      EXPECT_TRUE(edges_of(scene, use).inside(tray)) << edges_of(scene, use);
    }
  }
}

// Returns the figure with exactly this text, or nullptr.
const Figure* text_in(const Scene& scene, std::string_view words) {
  for (const Figure& figure : scene.ground)
    if (figure.kind == Figure::Kind::text && figure.text == words) return &figure;
  return nullptr;
}

// Puts a checker of one side on each point in turn. The number drawn beside the checker must be the number of
// the point, or 25 minus this number if the points are numbered for the other side.
TEST(PointsScene, NumbersAreThoseOfTheSideAtTheBottom) {
  for (const bool flip : {false, true}) {
    for (const bool clockwise : {false, true}) {
      for (const Ink side : inks) {
        for (int point = 1; point <= 24; ++point) {
          PointsDrawing drawing;
          drawing.flip = flip;
          drawing.clockwise = clockwise;
          drawing.cube.place = CubePlace::absent;
          drawing.of(side).points[static_cast<std::size_t>(point - 1)] = 1;
          const Scene scene = make_scene(drawing);
          const bool at_bottom = (side == Ink::dark) != flip;
          const Figure* number = text_in(scene, std::to_string(at_bottom ? point : 25 - point));
          ASSERT_NE(number, nullptr);
          ASSERT_EQ(scene.pieces.size(), 1U);
          const Point checker = scene.pieces[0].at;
          EXPECT_EQ(checker.x, number->at.x);
          EXPECT_LT(std::abs(checker.y - number->at.y), 100);
        }
      }
    }
  }
}

// The home board of the side at the bottom is at the bottom right, where its numbers 6 to 1 are, with the
// tray to its right. On a clockwise board, both are at the left.
TEST(PointsScene, BothDirectionsAreDrawn) {
  PointsDrawing drawing;
  drawing.of(Ink::dark).off = 1;
  for (const bool clockwise : {false, true}) {
    drawing.clockwise = clockwise;
    const Scene scene = make_scene(drawing);
    const int sign = clockwise ? -1 : 1;
    std::vector<int> along;
    for (int point = 12; point >= 1; --point)
      along.push_back(sign * text_in(scene, std::to_string(point))->at.x);
    along.push_back(sign * scene.pieces.at(0).at.x);
    EXPECT_TRUE(std::is_sorted(along.begin(), along.end()));
    EXPECT_EQ(text_in(scene, "24")->at.x, text_in(scene, "12")->at.x + sign * (11 * 80 + 96));
    EXPECT_LT(text_in(scene, "24")->at.y, text_in(scene, "12")->at.y);
  }
}

TEST(PointsScene, NumbersCanBeLeftOut) {
  PointsDrawing drawing;
  drawing.cube.place = CubePlace::absent;
  const int height = make_scene(drawing).height;
  drawing.numbered = false;
  const Scene scene = make_scene(drawing);
  for (int point = 1; point <= 24; ++point) EXPECT_EQ(text_in(scene, std::to_string(point)), nullptr);
  EXPECT_LT(scene.height, height);
}

TEST(PointsScene, TheCubeIsInTheMiddleAtASideOrBeforeTheAnsweringSide) {
  PointsDrawing drawing;
  drawing.numbered = false;
  drawing.cube.value = 64;
  const auto cube_at = [&](CubePlace place, Ink side) {
    drawing.cube.place = place;
    drawing.cube.side = side;
    const Scene scene = make_scene(drawing);
    const Figure* value = text_in(scene, "64");
    return value == nullptr ? Point{-1, -1} : value->at;
  };
  const Point middle = cube_at(CubePlace::middle, Ink::light);
  const Point light = cube_at(CubePlace::owned, Ink::light);
  const Point dark = cube_at(CubePlace::owned, Ink::dark);
  const PointsLayout layout = layout_of(drawing);
  EXPECT_EQ(middle.x, layout.cube_column().centre().x);
  EXPECT_EQ(light.x, middle.x);
  EXPECT_EQ(dark.x, middle.x);
  EXPECT_LT(light.y, middle.y - 300);
  EXPECT_GT(dark.y, middle.y + 300);
  const Point to_light = cube_at(CubePlace::offered, Ink::light);
  const Point to_dark = cube_at(CubePlace::offered, Ink::dark);
  EXPECT_EQ(to_light.x, layout.left_half().centre().x);
  EXPECT_EQ(to_dark.x, layout.right_half().centre().x);
  EXPECT_EQ(to_dark.y, middle.y);
  EXPECT_EQ(cube_at(CubePlace::absent, Ink::light).x, -1);
  drawing.flip = true;
  EXPECT_GT(cube_at(CubePlace::owned, Ink::light).y, middle.y + 300);
  EXPECT_EQ(cube_at(CubePlace::offered, Ink::light).x, to_dark.x);
  drawing.clockwise = true;
  EXPECT_GT(cube_at(CubePlace::middle, Ink::light).x, layout.right_half().right());
}

// The numbers of marked points are counted from the view of the side whose marks they are, whether this side
// is at the top or at the bottom.
TEST(PointsScene, MarkedPointsStandOut) {
  for (const bool flip : {false, true}) {
    for (const Ink side : inks) {
      PointsDrawing drawing;
      drawing.flip = flip;
      const auto points = [&drawing] {
        std::vector<Figure> found;
        for (const Figure& figure : make_scene(drawing).ground)
          if (figure.kind == Figure::Kind::polygon) found.push_back(figure);
        return found;
      };
      const std::vector<Figure> plain = points();
      drawing.of(side).marked[3] = true;
      const std::vector<Figure> marked = points();
      ASSERT_EQ(marked.size(), 24U);
      for (int i = 0; i < 24; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const bool here = i == (side == drawing.bottom() ? 3 : 20);
        EXPECT_EQ(marked[at].paint.fill.rgb != plain[at].paint.fill.rgb, here) << i;
      }
    }
  }
}

TEST(PointsScene, DiceAreAtTheRightHandOfTheirSideInItsColour) {
  for (const Ink side : inks) {
    for (int number = 1; number <= 6; ++number) {
      PointsDrawing drawing;
      drawing.cube.place = CubePlace::absent;
      drawing.dice = DiceShown{side, static_cast<std::uint8_t>(number), 6};
      const Scene scene = make_scene(drawing);
      const Edges board = edges_of(layout_of(drawing).board());
      std::vector<Edges> dice;
      std::vector<Edges> pips;
      std::vector<std::int32_t> colours;
      for (const Figure& figure : scene.ground) {
        if (figure.kind == Figure::Kind::path) {
          dice.push_back(edges_of(figure));
          colours.push_back(figure.paint.fill.rgb);
        }
        if (figure.kind == Figure::Kind::circle && edges_of(figure).inside(board))
          pips.push_back(edges_of(figure));
      }
      ASSERT_EQ(dice.size(), 2U);
      ASSERT_EQ(colours[0], colours[1]);
      EXPECT_EQ(colours[0] > 0x808080, side == Ink::light);
      const auto on = [&](const Edges& die) {
        return std::count_if(pips.begin(), pips.end(), [&](const Edges& pip) { return pip.inside(die); });
      };
      EXPECT_EQ(on(dice[0]), number);
      EXPECT_EQ(on(dice[1]), 6);
      const Box half = side == Ink::dark ? layout_of(drawing).right_half() : layout_of(drawing).left_half();
      EXPECT_TRUE(dice[0].inside(edges_of(half)));
      EXPECT_TRUE(dice[1].inside(edges_of(half)));
      for (std::size_t a = 0; a < pips.size(); ++a)
        for (std::size_t b = 0; b < a; ++b) EXPECT_FALSE(pips[a].overlaps(pips[b]));
    }
  }
}

// The test finds the turn mark as the only triangle outside the board.
TEST(PointsScene, TheTurnMarkIsBesideTheSideOnRoll) {
  PointsDrawing drawing;
  for (const std::optional<Ink> side :
       {std::optional<Ink>{}, std::optional{Ink::light}, std::optional{Ink::dark}}) {
    drawing.on_roll = side;
    const Scene scene = make_scene(drawing);
    const Box board = layout_of(drawing).board();
    int marks = 0;
    for (const Figure& figure : scene.ground) {
      if (figure.kind != Figure::Kind::polygon ||
          edges_of(figure).inside({0, board.at.y - 2, scene.width, board.lower() + 2}))
        continue;
      ++marks;
      EXPECT_EQ(figure.corners[0].y > board.lower(), side == Ink::dark);
    }
    EXPECT_EQ(marks, side ? 1 : 0);
  }
}

TEST(PointsScene, TheLinesBesideTheBoardShowNamesScoreAndPips) {
  PointsDrawing drawing;
  drawing.of(Ink::light).name = "Ada";
  drawing.of(Ink::dark).name = "Émile";
  drawing.of(Ink::light).pips = 1;
  drawing.of(Ink::light).score = 3;
  drawing.of(Ink::dark).score = 1;
  const Scene plain = make_scene(drawing);
  ASSERT_NE(text_in(plain, "Ada"), nullptr);
  EXPECT_LT(text_in(plain, "Ada")->at.y, text_in(plain, "Émile")->at.y);
  EXPECT_NE(text_in(plain, "1 pip"), nullptr);
  EXPECT_EQ(text_in(plain, "3 points"), nullptr);
  drawing.match = MatchShown{7, true};
  const Scene scored = make_scene(drawing);
  ASSERT_NE(text_in(scored, "3 points"), nullptr);
  EXPECT_EQ(text_in(scored, "3 points")->at.y, text_in(scored, "Ada")->at.y);
  EXPECT_NE(text_in(scored, "1 point"), nullptr);
  EXPECT_NE(text_in(scored, "Match to 7 points, Crawford game"), nullptr);
  drawing.match = MatchShown{};
  EXPECT_NE(text_in(make_scene(drawing), "Money play"), nullptr);
}

TEST(PointsScene, IsRenderedLikeAnyScene) {
  PointsDrawing drawing;
  drawing.title = "backgammon, \"White\" to play";
  drawing.description = "b4E1C3eE3c1e4B";
  drawing.of(Ink::light).points[5] = 12;
  drawing.of(Ink::light).off = 3;
  const std::string svg = render_svg(make_scene(drawing), PictureSize::small);
  EXPECT_NE(svg.find("<title>backgammon, &quot;White&quot; to play</title>"), std::string::npos);
  EXPECT_NE(svg.find("<desc>b4E1C3eE3c1e4B</desc>"), std::string::npos);
  EXPECT_NE(svg.find("<g id=\"white-man-12\">"), std::string::npos);
  EXPECT_NE(svg.find("href=\"#white-on-edge\""), std::string::npos);
  EXPECT_EQ(svg.find("black-man"), std::string::npos);
}

}  // namespace
}  // namespace mt::board
