#include "movetext/games/api/annotation_text.hpp"

#include "movetext/games/table/parse_game.hpp"

#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <string_view>

namespace mt {
namespace {

// The start position of a game, with annotations.
class Annotated {
 public:
  explicit Annotated(std::string_view game, bool oblique = false)
      : game_(make_game(*parse_game(game))),
        names_{*game_, oblique},
        diagram_(game_->diagram(game_->start())) {}

  std::string arrows(std::string_view list) { return add_arrows(diagram_, names_, list); }
  std::string marks(std::string_view list) { return add_marks(diagram_, names_, list); }
  void comment(std::string_view text) { add_comment_annotations(diagram_, names_, text); }
  std::string words() const { return annotations_in_words(diagram_, names_); }
  std::size_t count() const {
    return std::visit(
        [](const auto& drawing) {
          return drawing.annotations.arrows.size() + drawing.annotations.marks.size();
        },
        diagram_);
  }

 private:
  std::unique_ptr<const AnyGame> game_;
  PlaceNames names_;
  board::Diagram diagram_;
};

TEST(AnnotationText, ReadsArrowsInEveryNotationOfMoves) {
  Annotated chess("chess");
  EXPECT_EQ(chess.arrows("e2-e4,g1f3:red, B1xC3:y ,d2/d4:Blue"), "");
  EXPECT_EQ(chess.words(), "Arrows: e2-e4 green, g1-f3 red, b1-c3 yellow, d2-d4 blue\n");
  Annotated draughts("international");
  EXPECT_EQ(draughts.arrows("32-28,23x32,3732,c3d4"), "");
  EXPECT_EQ(draughts.words(), "Arrows: 32-28 green, 23-32 green, 37-32 green, 37-32 green\n");
  Annotated backgammon("backgammon");
  EXPECT_EQ(backgammon.arrows("13/7,bar/22:red,6/off,24-20"), "");
  EXPECT_EQ(backgammon.words(), "Arrows: 13-7 green, bar-22 red, 6-off green, 24-20 green\n");
  Annotated xiangqi("xiangqi");
  EXPECT_EQ(xiangqi.arrows("h2e2,b0-c2"), "");
  EXPECT_EQ(xiangqi.words(), "Arrows: h2-e2 green, b0-c2 green\n");
}

// The 72 squares of the 12x12 board have names of one to three characters, by number and by letter.
TEST(AnnotationText, NamesEverySquare) {
  Annotated canadian("canadian");
  for (int square = 1; square <= 72; ++square) EXPECT_EQ(canadian.marks(std::to_string(square)), "");
  EXPECT_EQ(canadian.count(), 72U);
  EXPECT_NE(canadian.marks("73"), "");
  Annotated letters("canadian");
  int good = 0;
  for (char column = 'a'; column <= 'l'; ++column)
    for (int row = 1; row <= 12; ++row) good += letters.marks(column + std::to_string(row)).empty() ? 1 : 0;
  EXPECT_EQ(good, 72);
}

// a1 of chess is at the bottom left, of Othello at the top left; xiangqi counts ranks from 0. Squares of the
// 10x10 board: a1 is 46, j10 is 5, and the oblique line a6 ends in the square 1 (C. Freeling).
TEST(AnnotationText, UsesTheNamesOfTheGame) {
  const auto cell_of = [](std::string_view game_name, std::string_view name, bool oblique = false) {
    const auto game = make_game(*parse_game(game_name));
    const board::Drawing drawing = std::get<board::Drawing>(game->diagram(game->start()));
    return PlaceNames{*game, oblique}.find(drawing, name);
  };
  EXPECT_EQ(cell_of("chess", "a1"), (board::Cell{0, 0}));
  EXPECT_EQ(cell_of("othello", "a1"), (board::Cell{0, 7}));
  EXPECT_EQ(cell_of("xiangqi", "A0"), (board::Cell{0, 0}));
  EXPECT_EQ(cell_of("international", "a1"), cell_of("international", "46"));
  EXPECT_EQ(cell_of("international", "j10"), cell_of("international", "5"));
  EXPECT_EQ(cell_of("international", "a6", true), cell_of("international", "1"));
  EXPECT_EQ(cell_of("international", "a2"), std::nullopt);
  EXPECT_EQ(cell_of("chess", "12"), std::nullopt);
  EXPECT_EQ(cell_of("chess", ""), std::nullopt);
  EXPECT_EQ(cell_of("international", "0"), std::nullopt);
}

TEST(AnnotationText, ReportsFaultsAndAddsNothing) {
  Annotated chess("chess");
  EXPECT_EQ(chess.arrows("e2-e4,e2-e9"), "'e9' is not a square; use a1 to h8");
  EXPECT_EQ(chess.arrows("e2"), "invalid arrow 'e2'; use FROM-TO or FROM-TO:COLOUR");
  EXPECT_EQ(chess.arrows(""), "invalid arrow ''; use FROM-TO or FROM-TO:COLOUR");
  EXPECT_EQ(chess.arrows("-"), "invalid arrow '-'; use FROM-TO or FROM-TO:COLOUR");
  EXPECT_EQ(chess.arrows("e2-e2"), "'e2-e2' ends where it begins");
  EXPECT_EQ(chess.marks("e4:pink"), "unknown colour 'pink'; use green, red, yellow or blue");
  EXPECT_EQ(chess.marks("e4,"), "'' is not a square; use a1 to h8");
  EXPECT_EQ(chess.count(), 0U);
  EXPECT_EQ(Annotated("international").marks("a2"), "'a2' is not a square in play; use 1 to 50 or a1 to j10");
  EXPECT_EQ(Annotated("international").arrows("32"), "invalid arrow '32'; use FROM-TO or FROM-TO:COLOUR");
  EXPECT_EQ(Annotated("international", true).marks("a1"),
            "'a1' is not a square in play; use 1 to 50 or the oblique lines, such as e1");
  EXPECT_EQ(Annotated("backgammon").marks("25"), "'25' is not a place; use 1 to 24, bar or off");
}

// Comments as lichess, ChessBase and lidraughts write them; lidraughts writes two digits for each square.
TEST(AnnotationText, ReadsTheCommentsOfPgn) {
  Annotated chess("chess");
  chess.comment("[%csl Ga4,Rb5] good [%cal Ge2e4,Rb1c3,Yd1h5,Bf1c4][%eval 0.3]");
  EXPECT_EQ(chess.words(),
            "Arrows: e2-e4 green, b1-c3 red, d1-h5 yellow, f1-c4 blue\nMarks: a4 green, b5 red\n");
  Annotated draughts("international");
  draughts.comment("[%csl R01][%cal G3228]");
  EXPECT_EQ(draughts.words(), "Arrows: 32-28 green\nMarks: 1 red\n");
}

TEST(AnnotationText, SkipsOtherComments) {
  Annotated chess("chess");
  for (const char* const comment : {"", "[%cal", "[%cal ]", "[%cal Ge2", "[%csl Xe4,G,Gz9,,]", "[%cal Ge2e2]",
                                    "[%csl", "%csl Ga4", "[%cal e2e4"})
    chess.comment(comment);
  EXPECT_EQ(chess.count(), 0U) << chess.words();
}

}  // namespace
}  // namespace mt
