// Texts that are not moves in diagonal notation, or are written carelessly.
#include "reading.hpp"

#include <gtest/gtest.h>

namespace mt::draughts {
namespace {

using test::Reading;

constexpr std::string_view start = "W:W31-50:B1-20";

Reading diagonal(std::string_view fen, std::string_view text) {
  return test::read(rows::international, fen, text, board::Notation::diagonal);
}

void expect_refused(std::string_view fen, std::string_view text, Code code, std::string_view words) {
  const Reading reading = diagonal(fen, text);
  EXPECT_EQ(reading.code, code) << text << ": " << reading.message;
  EXPECT_TRUE(reading.moves.size() != 1) << text;
  EXPECT_NE(reading.message.find(words), std::string::npos) << reading.message;
}

TEST(DiagonalFaults, SquaresThatDoNotExistAreRefused) {
  expect_refused(start, "j5", Code::square_range,
                 "j5 is not a square");  // only boards with 11 or more columns have a line j
  expect_refused(start, "j56", Code::square_range, "not a square");
  expect_refused(start, "a1", Code::square_range, "a1 is not a square");  // file a has the ranks 5 and 6
  expect_refused(start, "a12", Code::square_range, "not a square");
  expect_refused(start, "i0", Code::square_range, "i0 is not a square");
  expect_refused(start, "f1'", Code::square_range, "f1' is not a square");  // 1' is rank 11
}

TEST(DiagonalFaults, EqualOriginAndEndAreRefused) {
  expect_refused(start, "f44", Code::move_syntax, "ends where it begins");
  expect_refused(start, "ff5", Code::move_syntax, "ends where it begins");
  expect_refused(start, "e11x", Code::move_syntax, "ends where it begins");  // file e, 1 to 1: rank 11 is 1'
}

TEST(DiagonalFaults, OneSquareNeedsItsX) {
  expect_refused("W:W38:B1", "f5", Code::move_syntax, "is one square");
}

TEST(DiagonalFaults, QuietMovesHaveNoX) {
  expect_refused("W:W38,39,29:B1,6", "f45x", Code::illegal_move, "nothing is captured between f4 and f5");
}

TEST(DiagonalFaults, MenGoOneStepForward) {
  expect_refused("W:W38:B1", "f46", Code::illegal_move, "captures nothing on the way to f6");
  expect_refused("W:W33:B1", "f54", Code::illegal_move, "a man cannot move backward");
  expect_refused("W:W33:B1", "fg5", Code::illegal_move, "a man cannot move backward");
}

TEST(DiagonalFaults, CapturesAreCompulsory) {
  expect_refused("W:W38,32:B28", "f45", Code::must_capture, "a capture is compulsory: e46x");
  // FMJD Annex 1, 4.13: the larger capture takes precedence.
  expect_refused("W:W28,32:B13,22,23", "ec5x", Code::not_max_capture, "takes 2, this takes 1");
}

TEST(DiagonalFaults, TheFullFormIsForCaptures) {
  expect_refused("W:W32:B1", "e4g5", Code::illegal_move, "not on one line");
}

TEST(DiagonalFaults, AMissingOrMisplacedXIsTolerated) {
  for (const char* text : {"e8g6", "e8xg6", "E8G6"}) {
    const Reading reading = diagonal("B:W19,29:B14", text);
    ASSERT_EQ(reading.moves.size(), 1U) << text << reading.message;
    EXPECT_EQ(reading.moves[0], "e8g6x");
    EXPECT_EQ(reading.code, Code::wrong_separator);
  }
  for (const char* text : {"e4x6", "e46", "e4xe6", "e4-e6"}) {
    const Reading reading = diagonal("W:W32:B28", text);
    ASSERT_EQ(reading.moves.size(), 1U) << text;
    EXPECT_EQ(reading.moves[0], "e46x");
    EXPECT_EQ(reading.code, Code::wrong_separator);
  }
  EXPECT_EQ(diagonal("W:W28:B33,22", "exc5").moves, std::vector<std::string>{"ec5x"});
}

TEST(DiagonalFaults, TheFullFormIsReadIfALineWouldSuffice) {
  const Reading reading = diagonal("W:WK46:B28", "e1e7x");
  EXPECT_EQ(reading.moves, std::vector<std::string>{"e17x"});
  EXPECT_EQ(reading.code, Code::none);
}

TEST(DiagonalFaults, TwoCapturedSetsNeedThePath) {
  constexpr std::string_view fen = "W:WK14:B27,17,19,31";
  const Reading reading = diagonal(fen, "ec8x");
  EXPECT_EQ(reading.code, Code::ambiguous_move);
  EXPECT_EQ(reading.moves, (std::vector<std::string>{"e8e4c4c8x", "e8e3c3c8x"}));
  EXPECT_EQ(reading.message, "ec8x can mean e8e4c4c8x or e8e3c3c8x");
  const Reading path = diagonal(fen, "e8e4c4c8");
  EXPECT_EQ(path.moves, std::vector<std::string>{"e8e4c4c8x"});
  EXPECT_EQ(path.code, Code::wrong_separator);
}

TEST(DiagonalFaults, OtherTextsAreRefused) {
  expect_refused(start, "ef10", Code::move_syntax, "rank 10 is written 0");
  expect_refused(start, "4f5", Code::move_syntax, "");
  expect_refused("W:W38:B1", "f4-5", Code::move_syntax, "no dash");
  expect_refused("W:W38:B1", "F4F5!!!", Code::move_syntax, "not a sign");
  expect_refused("W:W38:B1", "", Code::move_syntax, "is not a move");
  expect_refused("W:W38:B1", "x", Code::move_syntax, "is not a move");
  expect_refused("W:W38:B1", "f", Code::move_syntax, "is not a move");
}

TEST(DiagonalFaults, ASingleSquareNeedsACaptureThere) {
  expect_refused("W:W38,29:B1", "f6x", Code::illegal_move, "no capture that begins or ends on f6");
  // These captures do not end where they began. One square then means the only capture that begins there or,
  // failing that, the only capture that ends there.
  EXPECT_EQ(diagonal("W:W32:B28", "e4x").moves, std::vector<std::string>{"e46x"});
  EXPECT_EQ(diagonal("W:W32:B28", "e6x").moves, std::vector<std::string>{"e46x"});
  EXPECT_EQ(diagonal("W:W32:B28", "e6x").code, Code::wrong_separator);
  EXPECT_EQ(diagonal("W:W28:B33,22", "e5x").code, Code::ambiguous_move);
}

TEST(DiagonalFaults, TheOriginMustHaveAnOwnPiece) {
  expect_refused("W:W38:B1", "gf5", Code::illegal_move, "there is no piece on g5");
  expect_refused("W:W38:B39", "gf5", Code::wrong_side, "the piece on g5 is Black's");
}

TEST(Diagonal, SignsAndRanksAreReadInOtherSpellings) {
  EXPECT_EQ(diagonal("W:W38:B1", "f45!?").moves, std::vector<std::string>{"f45"});
  EXPECT_EQ(diagonal("W:WK5,46:B16", "e(10)2").moves, std::vector<std::string>{"e02"});
  for (const char* text : {"f12'", "f1(12)", "f12\u2019"}) {
    const Reading reading = test::read(rows::canadian, "W:WK67:B2", text, board::Notation::diagonal);
    EXPECT_EQ(reading.moves, std::vector<std::string>{"f12'"}) << text;
  }
}

}  // namespace
}  // namespace mt::draughts
