// Checks texts of moves and positions in every dialect.
#include "movetext/games/othello/looks.hpp"
#include "support/dice.hpp"
#include "support/reading.hpp"

namespace mt::othello::test {
namespace {

const Othello<Set64> game(rows::othello);
constexpr std::string_view start = "---------------------------OX------XO--------------------------- X";

std::string read_as(std::string_view text) {
  const auto square = read_move_text(text);
  std::string written;
  if (square) write_square(*square, written);
  return written;
}

TEST(OthelloMoveText, ASquareIsReadInEveryDialect) {
  for (const char* text : {"f5", "F5", "P@f5", "p@F5", "f5-", "f5,"}) EXPECT_EQ(read_as(text), "f5") << text;
  EXPECT_EQ(read_as("a10"), "a10");
  EXPECT_EQ(read_as("j1"), "j1");
  for (const char* text : {"", "f", "5f", "f0", "f05", "z5", "f5d6", "f111", "@f5", "f5x", "--", "pass"})
    EXPECT_EQ(read_as(text), "") << text;
}

TEST(OthelloMoveText, EveryMoveIsReadBack) {
  mt::test::Dice dice(77);
  for (int i = 0; i < 20; ++i) {
    auto position = game.start();
    for (;;) {
      MoveList moves;
      game.legal_moves(position, moves);
      if (moves.empty()) break;
      std::vector<std::string> texts;
      game.write_moves(position, moves, game.notation(), texts);
      for (std::size_t m = 0; m < moves.size(); ++m) {
        SquareName read;
        MoveList meant;
        ASSERT_FALSE(game.read(texts[m], read, std::nullopt));
        game.match(position, read, meant);
        ASSERT_EQ(meant, MoveList{moves[m]}) << texts[m];
        Othello<Set64>::PlainMove plain;
        Position<Set64> after;
        ASSERT_TRUE(game.play_plain(position, texts[m], plain, after));
        ASSERT_TRUE(game.is_canonical(plain, after));
        ASSERT_EQ(plain.move, moves[m]);
        ASSERT_EQ(after, game.play(position, moves[m]));
      }
      position = game.play(position, moves[dice.below(moves.size())]);
    }
  }
}

TEST(OthelloMoveText, AScannedMoveEndsWhereTheNextBegins) {
  EXPECT_EQ(move_end("f5d6", 0), 2U);
  EXPECT_EQ(move_end("F5-D6", 0), 3U);
  EXPECT_EQ(move_end("f5, d6", 0), 3U);
  EXPECT_EQ(move_end("f5,d6", 0), 3U);
  EXPECT_EQ(move_end("f5--d6", 0), 2U);
  EXPECT_EQ(move_end("f5PAd6", 0), 2U);
  EXPECT_EQ(move_end("f5 ", 0), 2U);
  EXPECT_EQ(move_end("f5x", 0), 0U);
  EXPECT_EQ(move_end("a10b3", 0), 3U);
}

TEST(OthelloPosition, TheCharactersOfAllProgramsAreRead) {
  const auto begin = game.start();
  for (const char* text : {
           "---------------------------OX------XO--------------------------- X",
           "...........................o*......*o........................... *",
           "eeeeeeeeeeeeeeeeeeeeeeeeeeewbeeeeeebweeeeeeeeeeeeeeeeeeeeeeeeeee b",
           "___________________________01______10___________________________ 1",
           "---------------------------21------12--------------------------- B",
           "8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *",
           "--------\n--------\n--------\n---OX---\n---XO---\n--------\n--------\n--------\nX\n",
           "---------------------------OX------XO--------------------------- X; F5:+0; D3:+0;",
           "8/8/8/3pP3/3Pp3/8/8/8[PPPPpppp] w 0 1",
           "8/8/8/3ox3/3xo3/8/8/8 x",
       })
    EXPECT_EQ(position(game, text), begin) << text;
  EXPECT_EQ(text_of(game, begin), start);
}

TEST(OthelloPosition, FaultsAreExplained) {
  const auto fault = [](std::string_view text) {
    Position<Set64> read;
    std::vector<Diagnostic> notes;
    EXPECT_FALSE(game.parse_position(text, read, notes)) << text;
    return notes.empty() ? std::string() : notes.front().message;
  };
  EXPECT_EQ(fault("---"), "the board has 64 squares, but the text has 3");
  EXPECT_EQ(fault(start.substr(0, 64)),
            "the side to move is missing; write X for Black or O for White after the squares");
  EXPECT_EQ(fault(std::string(start.substr(0, 65)) + "Z"), "the side to move must be X or O, not 'Z'");
  EXPECT_EQ(fault("--Q---"),
            "square 3 of 64 must be X (black disc), O (white disc) or - (empty), not 'Q---'");
  EXPECT_NE(fault("8/8/8/3pP4/3Pp3/8/8/8 w"), "");
  EXPECT_NE(fault("9/8/8/3pP3/3Pp3/8/8/8 w"), "");
}

TEST(OthelloPosition, ASideThatMustPassIsKept) {
  const auto p = position(game, "-----------------------O---OOOO----OOO-X---OOOXX-----O-X----XXX- O");
  EXPECT_TRUE(p.passes);
  EXPECT_EQ(game.to_move(p), Side::first);
  EXPECT_EQ(moves_of(game, p), "d3 f3 c4 c6");
  EXPECT_EQ(text_of(game, p).back(), 'O');
  EXPECT_TRUE(game.same_board(p, game.pass(p)));
  EXPECT_EQ(game.board_key(p), game.board_key(game.pass(p)));
  EXPECT_EQ(text_of(game, game.pass(p)).back(), 'X');
}

TEST(OthelloPosition, APositionIsSoughtInAllItsSymmetries) {
  const auto finds = [](std::string_view sought_text, std::string_view moves) {
    Othello<Set64>::Sought sought;
    std::vector<Diagnostic> notes;
    EXPECT_TRUE(game.read_sought(sought_text, sought, notes)) << sought_text;
    auto p = game.start();
    for (std::size_t at = 0; at < moves.size(); at += 2) {
      SquareName name;
      MoveList meant;
      game.read(moves.substr(at, 2), name, std::nullopt);
      game.match(p, name, meant);
      p = game.play(p, meant.at(0));
    }
    return game.is_sought(p, sought);
  };
  const std::string squares = "---------------------------OX------XXX-----O--------------------";
  constexpr std::string_view after_f5f6 = "---------------------------OX------XOX-------O------------------";
  for (const char* moves : {"f5f6", "e6f6", "d3c3", "c4c3"}) {
    EXPECT_TRUE(finds(after_f5f6, moves)) << moves;
    EXPECT_TRUE(finds(std::string(after_f5f6) + " X", moves)) << moves;
    EXPECT_FALSE(finds(std::string(after_f5f6) + " O", moves)) << moves;
    EXPECT_FALSE(finds(squares, moves)) << moves;
  }
}

TEST(OthelloLooks, AWholeGameMayBeOneWord) {
  EXPECT_EQ(claim_move("f5d6c5f4e7f6", {}), Claim::unmistakable);
  EXPECT_EQ(claim_move("F5-D6-C5-F4-E7-F6", {}), Claim::unmistakable);
  EXPECT_EQ(claim_move("f5d6", {}), Claim::none);
  EXPECT_EQ(claim_move("f5d6c5f4e7f5", {}), Claim::none);  // f5 occurs twice
  EXPECT_EQ(claim_move("e2e4c5f4e7f6", {}), Claim::none);
  EXPECT_EQ(claim_move("f5", {}), Claim::possible);
  EXPECT_EQ(claim_position(start), Claim::possible);
  EXPECT_EQ(claim_position(std::string(64, '-')), Claim::none);
}

}  // namespace
}  // namespace mt::othello::test
