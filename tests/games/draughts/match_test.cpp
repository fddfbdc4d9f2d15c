// The legal move that a text means, and the messages if it means none or several.
#include "reading.hpp"

#include <gtest/gtest.h>

namespace mt::draughts {
namespace {

using test::Reading;
using Texts = std::vector<std::string>;

Reading international(std::string_view fen, std::string_view text) {
  return test::read(rows::international, fen, text);
}

constexpr std::string_view start = "W:W31-50:B1-20";

TEST(MoveText, SeparatorsOfManyAlphabetsAreRead) {
  for (const char* text :
       {"32-28", "32 - 28", "32- 28", "3228", "d4-e5", "D4-E5", "32-28!", "32-28??", "032-028"}) {
    const Reading reading = international(start, text);
    EXPECT_EQ(reading.moves.size(), 1U) << text << ": " << reading.message;
    EXPECT_EQ(reading.code, Code::none) << text;
  }
  for (const char* text : {"32\u201328", "32\u201028", "32\u221228", "32x28", "32\u00D728", "32:28"}) {
    const Reading reading = international(start, text);
    EXPECT_EQ(reading.moves, Texts{"32-28"}) << text;
    EXPECT_EQ(reading.code, Code::wrong_separator) << text;
  }
}

TEST(MoveText, CapturesAreReadWithEverySign) {
  constexpr std::string_view fen = "W:W32:B28";
  for (const char* text : {"32x23", "32X23", "32:23", "32*23", "32 x 23", "3223", "32x23*"})
    EXPECT_EQ(international(fen, text).code, Code::none) << text;
  for (const char* text : {"32-23", "32\u00D723", "32\u044523"}) {
    EXPECT_EQ(international(fen, text).moves, Texts{"32x23"}) << text;
    EXPECT_EQ(international(fen, text).code, Code::wrong_separator) << text;
  }
}

TEST(MoveText, EachRuleSetHasItsOwnSign) {
  EXPECT_EQ(test::read(rows::russian, "W:Wc3:Bd4", "c3xe5").moves, Texts{"c3:e5"});
  EXPECT_EQ(test::read(rows::russian, "W:Wc3:Bd4", "C3:E5").code, Code::none);
  EXPECT_EQ(test::read(rows::czech, "W:Wc3:Bd4", "c3:e5").moves, Texts{"c3xe5"});
  EXPECT_EQ(test::read(rows::thai, "W:W14:B18", "14-23").code, Code::none);
  EXPECT_EQ(test::read(rows::russian, "W:Wc3:Bg7", "c3b4").moves, Texts{"c3-b4"});
}

// Squares by letters are read as algebraic if there is a separator, else as diagonal, unless the record or
// the rules declare another notation.
TEST(MoveText, LettersAreReadAsTheRecordDeclares) {
  EXPECT_EQ(international(start, "H4-G5").moves, Texts{"h4-g5"});
  EXPECT_EQ(international(start, "gf6").moves, Texts{"gf6"});
  EXPECT_EQ(international("W:W28:B1", "e5-d6").moves, Texts{"e5-d6"});
  EXPECT_EQ(test::read(rows::international, "W:W22:B1", "d5-d6", board::Notation::diagonal).moves,
            Texts{"d56"});
  EXPECT_EQ(test::read(rows::russian, "W:Wc3:Bg7", "c45").code,
            Code::illegal_move);  // diagonal: c4-c5, but no piece is on c4
}

TEST(MoveText, SquaresBeyondTheBoardAreRefused) {
  for (const char* text : {"32-51", "0-5", "51-46", "999999999999-1", "d4-k5", "c3-a0", "5099"})
    EXPECT_EQ(international(start, text).code, Code::square_range) << text;
  for (const char* text : {"32", "32-", "-28", "foo", "32-28+", "32..28", "--", "32-28-", "<", "32-28 <27"})
    EXPECT_EQ(international(start, text).code, Code::move_syntax) << text;
}

TEST(MoveText, TheLongestPathIsLimited) {
  std::string text = "1";
  for (int i = 0; i < 1000; ++i) text += "x12x1";
  EXPECT_EQ(international(start, text).code, Code::move_syntax);
  text = "1";
  for (int i = 0; i < 63; ++i) text += "x12x1";
  EXPECT_EQ(international(start, text).code, Code::wrong_side);  // the text is read; its piece is Black's
}

// PDN 3.0, movetext: the standard's own example of an ambiguous capture.
TEST(Match, PathsAreReadAsInTheStandard) {
  constexpr std::string_view fen = "W:WK47:B14,19,29,31,42";
  const Texts both{"47x38x20x9x36", "47x38x24x13x36"};
  EXPECT_EQ(international(fen, "47x36").code, Code::ambiguous_move);
  Texts meant = international(fen, "47x36").moves;
  std::sort(meant.begin(), meant.end());
  EXPECT_EQ(meant, both);
  for (const std::string& text : both) EXPECT_EQ(international(fen, text).moves, Texts{text});
  EXPECT_EQ(international(fen, "47x36 <42,29,14,31>").moves, Texts{"47x38x20x9x36"});
  EXPECT_EQ(international(fen, "47x36<19,29,31,42>").moves, Texts{"47x38x24x13x36"});
  EXPECT_TRUE(international(fen, "47x36 <42,29,14>").moves.empty());
  // Other landing squares on the same lines are accepted, and so are squares that the piece only passes.
  EXPECT_EQ(international(fen, "47x33x24x13x36").moves, Texts{"47x38x24x13x36"});
  EXPECT_EQ(international(fen, "47x24x36").moves.size(), 2U);  // both captures pass 24
  EXPECT_EQ(international(fen, "47x20x36").moves, Texts{"47x38x20x9x36"});
}

// A text may name every square that the piece passes, including the squares of the captured pieces. It may
// also name only the squares of the captured pieces.
TEST(Match, EveryJumpedSquareMayBeWritten) {
  constexpr std::string_view two = "W:W32:B19,28";
  for (const char* text : {"32x28x23x19x14", "32x28x19x14", "32-28-23-19-14", "32x14", "32x23x14"})
    EXPECT_EQ(international(two, text).moves, Texts{"32x14"}) << text;
  EXPECT_EQ(international("W:W32:B28", "32x28x23").moves, Texts{"32x23"});
  EXPECT_EQ(international("W:WK46:B28", "46x41x37x32x28x23").moves, Texts{"46x23"});
  EXPECT_EQ(test::read(rows::russian, "W:Wc3:Bd4,f6", "c3:d4:e5:f6:g7").moves, Texts{"c3:g7"});
  // These texts leave out a captured piece, name a piece that is not captured, or do not follow the order of
  // the path.
  for (const char* text : {"32x28x14", "32x28x24x19x14", "32x19x28x14", "32x27x23"})
    EXPECT_EQ(international(two, text).moves, Texts{}) << text;
}

// If two captures have the same first and last square, the captured pieces in the text decide, and nothing is
// guessed.
TEST(Match, ThePiecesJumpedOverDetermineTheCapture) {
  constexpr std::string_view four = "W:WK47:B14,19,29,31,42";
  EXPECT_EQ(international(four, "47x36").moves.size(), 2U);
  EXPECT_EQ(international(four, "47x42x29x14x31x36").moves.size(), 1U);
  EXPECT_EQ(international(four, "47x42x29x31x36").moves.size(), 0U);
}

TEST(Match, CircularCaptureEndsWhereItBegan) {
  EXPECT_EQ(international("W:W29:B23,13,14,24", "29x29").moves, Texts{"29x29"});
}

// In pool any complete capture is legal. Here the man can take one piece in a single jump, or first the four
// pieces around d6.
TEST(Match, TwoSquaresMeanASingleJump) {
  constexpr std::string_view fen = "W:Wd4:Bc5,c7,e7,e5,e3";
  EXPECT_EQ(test::read(rows::pool, fen, "d4xf2").moves, Texts{"d4xf2"});
  EXPECT_EQ(test::read(rows::pool, fen, "d4xb6xd8xf6xd4xf2").moves, Texts{"d4xb6xd8xf6xd4xf2"});
  EXPECT_EQ(test::read(rows::pool, fen, "d4xf6xd8xb6xd4xf2").moves, Texts{"d4xb6xd8xf6xd4xf2"});
}

TEST(Match, BeginningsOfACaptureAreFound) {
  const auto variant = std::make_unique<Variant<Set64>>(rows::english);
  PositionNotes notes;
  const auto position = parse_position(*variant, "B:W15,22,23:B11", notes);
  ASSERT_TRUE(position);
  MoveText first;
  MoveText second;
  ASSERT_FALSE(read_move_text(variant->names, "11x18", first));
  ASSERT_FALSE(read_move_text(variant->names, "18x25", second));
  MoveList<Set64> moves;
  ASSERT_TRUE(match(*variant, *position, first, moves));
  EXPECT_TRUE(moves.empty());
  ASSERT_TRUE(match_beginning(*variant, *position, first, moves));
  EXPECT_EQ(moves.size(), 2U);  // the capture can end on 25 or on 27
  EXPECT_FALSE(join(second, first));
  ASSERT_TRUE(join(first, second));
  ASSERT_TRUE(match(*variant, *position, first, moves));
  ASSERT_EQ(moves.size(), 1U);
  EXPECT_EQ(move_text(*variant, *position, moves[0], board::Notation::numeric), "11x25");
}

void expect_refusal(const Reading& reading, Code code, std::string_view message, std::string_view hint) {
  EXPECT_EQ(reading.code, code);
  EXPECT_EQ(reading.message, message);
  EXPECT_EQ(reading.hint, hint);
}

TEST(Explain, ExplainsTheMajorityRule) {
  expect_refusal(international("W:W28,32:B13,22,23", "28x17"), Code::not_max_capture,
                 "28x17 is not legal: the majority rule requires 28x8 (takes 2, this takes 1)", "28x8");
}

TEST(Explain, ExplainsACompulsoryCapture) {
  // 1. 11-15 22-18: Black must capture.
  expect_refusal(test::read(rows::english, "B:W18,21,23-32:B1-10,12,15", "8-11"), Code::must_capture,
                 "8-11 is not legal: a capture is compulsory: 15x22", "");
}

TEST(Explain, ExplainsAnUnfinishedCapture) {
  expect_refusal(international("W:W33:B18,28,29", "33x22"), Code::incomplete_capture,
                 "33x22 is not legal: the capture must continue: 33x22x13", "33x13");
}

TEST(Explain, ExplainsThatThereIsNoCapture) {
  // After 1. 11-15 23-19 2. 8-11 22-17 3. 11-16 24-20 4. 15x24: 27x18 jumps over an empty square.
  const Reading reading = test::read(rows::english, "W:W17,19,20,21,25-32:B1-7,9,10,12,16,24", "27x18");
  EXPECT_EQ(reading.code, Code::illegal_move);
  EXPECT_EQ(reading.message, "27x18 is not legal: the man on 27 captures nothing on the way to 18");
}

TEST(Explain, ExplainsAPieceOfTheOtherSide) {
  expect_refusal(international("B:W28,31,33-50:B1-20", "37-32"), Code::wrong_side,
                 "37-32 is not legal: the piece on 37 is White's, and Black is to move", "");
  EXPECT_EQ(international("W:W31:B1", "28-22").message, "28-22 is not legal: there is no piece on 28");
}

TEST(Explain, SuggestsCorrectionsOfTypingErrors) {
  EXPECT_EQ(international("W:W37:B1", "37-33").hint, "37-32 or 37-31");
  EXPECT_EQ(international(start, "33-28x").hint, "");
  EXPECT_EQ(international(start, "42-28").hint, "32-28");
  EXPECT_EQ(international(start, "32-29").code, Code::illegal_move);
}

// Lists all moves whose texts differ from the text by the same number of characters. The moves with the
// nearest numbers come first.
TEST(Explain, SuggestsAllEquallyNearMoves) {
  EXPECT_EQ(international(start, "32-29").hint, "32-28, 33-29 or 32-27");
  EXPECT_EQ(international("W:W32:B1", "32-29").hint, "32-28 or 32-27");
  EXPECT_EQ(test::read(rows::russian, "W:Wc3:Bh8", "c3-d2").hint, "c3-d4");
  EXPECT_EQ(test::read(rows::russian, "W:Wc3:Bh8", "c3-f4").hint, "c3-d4 or c3-b4");
}

TEST(Explain, ExplainsANameThatNoSquareHas) {
  const auto message = [](const Rules& rules, std::string_view text) {
    const Reading reading = test::read(rules, "W:W22:B1", text);
    EXPECT_EQ(reading.code, Code::square_range) << text;
    return reading.message;
  };
  EXPECT_EQ(message(rows::international, "a15"),
            "a1 is not a square of this board: file a has the ranks 5 and 6");
  EXPECT_EQ(message(rows::international, "f12"),
            "f1 is not a square of this board: file f has the ranks 2-9");
  EXPECT_EQ(message(rows::international, "j56"), "j5 is not a square of this board, which has the files a-i");
  EXPECT_EQ(message(rows::russian, "c2-d9"),
            "c2 is not a square of this board: file c has the ranks 1, 3, 5 and 7");
  EXPECT_EQ(message(rows::russian, "c3-z4"), "z4 is not a square of this board, which has the files a-h");
  EXPECT_EQ(message(rows::international, "99-3"),
            "99 is not a square of this board, which has the squares 1-50");
}

// FID regulation, article 6: the precedence of the Italian rules.
TEST(Explain, ExplainsTheItalianPrecedence) {
  const auto italian = [](std::string_view fen, std::string_view text) {
    const Reading reading = test::read(rows::italian, fen, text);
    EXPECT_EQ(reading.code, Code::not_max_capture) << reading.message;
    return reading.message;
  };
  EXPECT_EQ(italian("W:W21,K27:B18,23", "21x14"),
            "21x14 is not legal: of two captures of the same number of pieces, the one by a king comes "
            "first: 27x20");
  EXPECT_EQ(italian("W:WK21,K27:BK18,23", "27x20"),
            "27x20 is not legal: the quality rule requires 21x14 (takes 1 king, this takes no king)");
}

TEST(Explain, ExplainsTheCzechKing) {
  const Reading reading = test::read(rows::czech, "W:WKa1,g3:Bb2,h4,f4", "g3xe5");
  EXPECT_EQ(reading.code, Code::not_max_capture);
  EXPECT_NE(reading.message.find("a king must capture before a man: a1x"), std::string::npos)
      << reading.message;
}

TEST(Explain, ExplainsTheFrisianValue) {
  const Reading reading = test::read(rows::frisian, "W:W33,38:B28,K42", "33x22");
  EXPECT_EQ(reading.code, Code::not_max_capture) << reading.message;
  EXPECT_EQ(reading.message,
            "33x22 is not legal: the value of the capture requires 38x47 (takes 1 king, this takes 1 man)");
}

TEST(Explain, ExplainsThatTheFrisianKingMustRest) {
  const Reading reading = test::read(rows::frisian, "W:WK46,30:B1,K15:+0+346", "46-41");
  EXPECT_EQ(reading.code, Code::king_limit) << reading.message;
}

}  // namespace
}  // namespace mt::draughts
