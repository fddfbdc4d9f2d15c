#include "movetext/server/words/boards/board_html.hpp"

#include "movetext/games/table/parse_game.hpp"
#include "movetext/server/words/boards/board_picture.hpp"

#include <gtest/gtest.h>

namespace mt::server {
namespace {

int count(const std::string& text, std::string_view part) {
  int n = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size())) ++n;
  return n;
}

AnyPosition played(const AnyGame& game, AnyPosition position, std::string_view move) {
  std::string canonical;
  Diagnostic refusal{};
  EXPECT_TRUE(game.play(position, move, game.notation(), canonical, refusal)) << move;
  return position;
}

// Checks that every tag is closed, in the right order.
void expect_nested(const std::string& html) {
  std::vector<std::string> open;
  for (std::size_t at = html.find('<'); at != std::string::npos; at = html.find('<', at + 1)) {
    const std::size_t end = html.find('>', at);
    ASSERT_NE(end, std::string::npos);
    const std::string tag = html.substr(at + 1, end - at - 1);
    if (tag[0] != '/') {
      open.push_back(tag.substr(0, tag.find(' ')));
    } else {
      ASSERT_FALSE(open.empty());
      EXPECT_EQ(open.back(), tag.substr(1));
      open.pop_back();
    }
  }
  EXPECT_TRUE(open.empty());
}

TEST(BoardHtml, DrawsATableOfSquares) {
  const auto draughts = make_game(*parse_game("international"));
  const AnyPosition start = draughts->start();
  const AnyPosition after = played(*draughts, start, "32-28");
  const std::string html = words::board_html({*draughts, after, &start}, {});
  expect_nested(html);
  EXPECT_EQ(count(html, "<tr>"), 12);
  EXPECT_EQ(count(html, "\u26C0</td>"), 20);
  EXPECT_EQ(count(html, "\u26C2</td>"), 20);
  EXPECT_EQ(count(html, "#e8c14a"), 2);  // the squares where the move began and ended
  EXPECT_EQ(count(html, ">a</th>"), 2);
  EXPECT_EQ(html.find("<pre"), std::string::npos);
  EXPECT_EQ(html.find("http"), std::string::npos);  // the table loads nothing from the network
}

TEST(BoardHtml, DrawsChessFromBlacksSide) {
  const auto chess = make_game(*parse_game("chess"));
  const AnyPosition start = chess->start();
  const std::string html = words::board_html({*chess, start}, {.large = false, .black = true});
  expect_nested(html);
  EXPECT_LT(html.find("\u2656"), html.find("\u265C"));  // White's rooks are at the top
  EXPECT_EQ(count(html, "\u265F\uFE0E"), 8);
}

TEST(BoardHtml, PointsShowTheirNumberOfCheckers) {
  const auto backgammon = make_game(*parse_game("backgammon"));
  const AnyPosition start = backgammon->start();
  for (const bool black : {false, true}) {
    const std::string html = words::board_html({*backgammon, start}, {.black = black});
    expect_nested(html);
    for (const std::string_view ink : {"\u25CB", "\u25CF"}) {
      EXPECT_EQ(count(html, std::string("<b>") + std::string(ink) + "5</b>"), 2);
      EXPECT_EQ(count(html, std::string("<b>") + std::string(ink) + "2</b>"), 1);
      EXPECT_EQ(count(html, std::string("<b>") + std::string(ink) + "3</b>"), 1);
    }
    EXPECT_NE(html.find("167 pips"), std::string::npos);
    // Points 13 to 24 are above and points 12 to 1 below, so the home board is at the right.
    EXPECT_LT(html.find(">13</td>"), html.find(">24</td>"));
    EXPECT_LT(html.find(">12</td>"), html.find(">1</td>"));
  }
}

TEST(BoardHtml, ContentIsEscaped) {
  const auto chess = make_game(*parse_game("chess"));
  const AnyPosition start = chess->start();
  const std::string html = words::board_image_html({*chess, start}, "x\"onload=\"y@host");
  EXPECT_NE(html.find("src=\"cid:x&quot;onload=&quot;y@host\""), std::string::npos) << html;
}

TEST(BoardPicture, SvgAndPngShowTheSameBoard) {
  const auto frisian = make_game(*parse_game("frisian"));
  const AnyPosition start = frisian->start();
  EXPECT_NE(words::board_svg({*frisian, start}, {}).find("<svg"), std::string::npos);
  EXPECT_NE(words::board_svg({*frisian, start}, {.black = true}), words::board_svg({*frisian, start}, {}));
  const std::string png = words::board_png({*frisian, start}, {});
  EXPECT_EQ(png.substr(0, 4) == "\x89PNG", words::has_png());
}

}  // namespace
}  // namespace mt::server
