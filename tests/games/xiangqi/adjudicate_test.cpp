// Checks how games end: by mate, stalemate, repetition under each set of rules, or moves without a capture.
#include "support/reading.hpp"

#include <sstream>

namespace mt::xiangqi::test {
namespace {

Outcome outcome_of(std::string_view fen, const std::string& moves, const Rules& rules = rows::xiangqi) {
  Position p = position(fen);
  Adjudicator adjudicator(rules);
  adjudicator.reset(p);
  std::istringstream words(moves);
  for (std::string word; words >> word;) {
    const MoveList found = meant(p, word);
    EXPECT_EQ(found.size(), 1U) << word << " in " << test::fen(p);
    if (found.empty()) break;
    p = play(p, found.front());
    adjudicator.add(found.front(), p);
  }
  return adjudicator.outcome();
}

std::string told(const Outcome& outcome) {
  const std::string reason(outcome.reason);
  if (outcome.kind == Outcome::Kind::open) return "open";
  if (outcome.kind == Outcome::Kind::draw) return "draw: " + reason;
  return (outcome.winner == red ? "Red wins: " : "Black wins: ") + reason;
}

std::string times(int number, const std::string& cycle) {
  std::string out;
  for (int i = 0; i < number; ++i) out += cycle + ' ';
  return out;
}

struct Cycle {
  const char* fen;
  const char* before;  // moves to the repeated position
  const char* moves;   // moves back to it
  const char* ruling;
};

constexpr const char* third = "draw: the position occurred for the third time";
constexpr const char* check = "Black wins: perpetual check";
constexpr const char* chase = "Black wins: perpetual chase";

constexpr Cycle cycles[] = {
    {"3k5/9/9/9/4R4/9/9/9/9/5K3 w", "", "e5d5 d9e9 d5e5 e9d9", check},
    {"3k5/9/9/9/4R4/9/9/9/9/5K3 w", "", "e5d5 d9e9 d5c5 e9d9 c5d5 d9e9 d5e5 e9d9", third},
    {"3k5/9/9/9/9/9/9/1c7/9/R3K4 w", "", "a0b0 b2a2 b0a0 a2b2", chase},
    {"1rr2k3/9/9/9/9/9/9/1n7/9/R3K4 w", "a0b0 b2c4 b0c0 c4b2", "c0b0 b2c4 b0c0 c4b2", third},
    {"5k3/9/9/2r6/3P5/9/9/9/9/4K4 w", "", "d5c5 c6d6 c5d5 d6c6", third},
    {"5k3/9/9/9/9/9/9/9/4K4/R7r w", "", "a0b0 i0h0 b0a0 h0i0", third},
    {"3k4n/9/9/9/9/9/9/9/9/4K2R1 w", "", "h0i0 i9h7 i0h0 h7i9", chase},
    {"4k4/9/9/9/9/r1r6/3C5/4B4/9/5K3 w", "", "d3f3 c4g4 f3d3 g4c4", chase},
    // The diagrams below are published. An attack that exists before a move is not a chase by this move. In
    // this diagram, check and threat of mate alternate.
    {"2bak3r/2R1a2C1/2Rcb4/2N2P3/5C2p/9/9/4p4/4p2p1/5K3 w", "", "f5e5 e9f9 e5f5 f9e9", third},
    // In these diagrams, a rook attacks a man that loses its protector.
    {"2bak4/RC2arN2/4b1n2/2p5p/6p2/2P6/4p1P1c/4B4/4A4/4KAB2 b", "", "e8f9 b8b9 f9e8 b9b8", chase},
    {"2baka3/C4rN2/4b1n2/1Rp5p/6p2/2P6/4c1P1c/4B3C/4A4/4KAB2 w", "", "b6b8 f9e8 b8b6 e8f9", chase},
    {"3aka3/C4rN2/4b1n2/N7p/2p3p2/8P/2P3P2/9/4A4/4KA3 w", "", "a6b8 f9e8 b8a6 e8f9", chase},
    {"3akabC1/9/4b4/r3p4/p1p6/4P4/P1P5n/NCr1B4/4A4/R2AK1B2 w", "h9h2 i3g2", "e2g4 g2h4 g4e2 h4g2", chase},
    // In these diagrams, a different man may attack the chased man each time.
    {"2c1kab2/4a4/4b4/9/9/9/P1p5P/2r1N1cC1/4A4/3ACK3 w", "", "e2d4 g2g1 d4e2 g1g2", chase},
    {"2b1ka1P1/4a4/b8/p5R2/8c/7R1/P1p3p2/3rBn3/N2C2n1C/3K1NB2 w", "h4h5",
     "i5i7 g6g7 i7i6 h5h6 i6i5 g7g5 i5i7 h6h7 i7i6 g5g6 i6i5 h7h5", chase},
};

TEST(XiangqiRepetition, IsDecidedAsInTheWorkedExamples) {
  for (const Cycle& cycle : cycles) {
    const std::string before = cycle.before + std::string(" ");
    EXPECT_EQ(told(outcome_of(cycle.fen, before + times(2, cycle.moves))), cycle.ruling) << cycle.fen;
    EXPECT_EQ(told(outcome_of(cycle.fen, before + times(1, cycle.moves))), "open") << cycle.fen;
  }
}

// Two rooks chase one cannon and then the other. Between these chases the position repeats.
TEST(XiangqiRepetition, IsADrawForExistingAttacks) {
  constexpr const char* board = "3akab2/c2R1R2c/4b4/9/9/9/9/4B4/4K4/2B6 w";
  EXPECT_EQ(told(outcome_of(board, "d8d6 d9e8 d6d8 e8d9 f8f6 f9e8 f6f8")), "open");
  EXPECT_EQ(told(outcome_of(board, "d8d6 d9e8 d6d8 e8d9 f8f6 f9e8 f6f8 e8f9")), third);
}

// The same cycles have different results under different rules.
TEST(XiangqiRepetition, DependsOnTheRules) {
  const auto ruled = [](std::size_t cycle, const Rules& rules) {
    const int cycles_until = rules.occurrences - 1;
    return told(outcome_of(cycles[cycle].fen, times(cycles_until, cycles[cycle].moves), rules));
  };
  EXPECT_EQ(ruled(0, rows::cxa), check);
  EXPECT_EQ(ruled(0, rows::league), check);
  EXPECT_EQ(ruled(0, rows::check_only), check);
  EXPECT_EQ(ruled(0, rows::draws), third);
  EXPECT_EQ(ruled(2, rows::cxa), "Black wins: perpetual attack");
  EXPECT_EQ(ruled(2, rows::league), chase);
  EXPECT_EQ(ruled(2, rows::check_only), third);
  EXPECT_EQ(ruled(2, rows::draws), third);
  // The attacking man is an elephant, but the man that has moved is the cannon.
  EXPECT_EQ(ruled(7, rows::league), "draw: the position occurred for the fourth time");
}

// A side checks and chases alternately. The Asian rules allow this; the rules of China do not.
TEST(XiangqiRepetition, LosesForAlternatingChecksAndChasesInChina) {
  constexpr const char* fen = "4k4/9/9/9/3R5/2c6/9/9/9/5K3 w";
  const std::string moves = times(2, "d5e5 e9d9 e5e4 c4c5 e4d4 d9e9 d4d5 c5c4");
  EXPECT_EQ(told(outcome_of(fen, moves)), third);
  EXPECT_EQ(told(outcome_of(fen, moves, rows::cxa)), "Black wins: perpetual attack");
}

TEST(XiangqiRepetition, IsADrawForQuietMoves) {
  EXPECT_EQ(told(outcome_of("3k5/9/9/9/4R4/9/9/9/9/5K3 w", times(2, "e5e6 d9d8 e6e5 d8d9"))), third);
}

TEST(XiangqiOutcome, IsALossWithoutAMove) {
  EXPECT_EQ(told(outcome_of("3k5/3PP4/9/9/9/9/9/9/9/4K4 b", "")), "Red wins: checkmate");
  EXPECT_EQ(told(outcome_of("3k5/4P4/4P4/9/9/9/9/9/9/3RK4 b", "")), "Red wins: checkmate");
  EXPECT_EQ(told(outcome_of("3k5/4P4/9/9/9/9/9/9/9/4K4 b", "")), "Red wins: stalemate");
}

TEST(XiangqiOutcome, IsADrawWithoutMenThatAttack) {
  EXPECT_EQ(told(outcome_of("3k5/9/9/9/9/9/9/9/4A4/4K4 w", "")),
            "draw: no man that can cross the river is left");
  EXPECT_EQ(told(outcome_of("3k5/9/9/9/9/9/9/4p4/9/4K4 b", "")), "open");
}

TEST(XiangqiOutcome, IsADrawAfterManyPliesWithoutACapture) {
  EXPECT_EQ(told(outcome_of("3k5/9/9/9/9/9/9/9/9/R3K4 w - - 119 80", "a0a1")),
            "draw: 60 rounds without a capture");
  EXPECT_EQ(told(outcome_of("3k5/9/9/9/9/9/9/9/9/R3K4 w - - 118 80", "a0a1")), "open");
  EXPECT_EQ(told(outcome_of("3k5/9/9/9/9/9/9/9/9/R3K4 w - - 99 80", "a0a1", rows::league)),
            "draw: 50 rounds without a capture");
}

// Only the first ten checks of a side count as plies without a capture.
TEST(XiangqiOutcome, DoesNotCountTheEleventhCheck) {
  Rules rules = rows::draws;
  rules.occurrences = 100;
  rules.quiet_plies = 23;
  const std::string cycle = "e5d5 d9e9 d5e5 e9d9";
  // There are eleven checks and eleven answers. The last check does not count.
  EXPECT_EQ(told(outcome_of(cycles[0].fen, times(5, cycle) + "e5d5 d9e9 d5e5", rules)), "open");
  EXPECT_EQ(told(outcome_of(cycles[0].fen, times(6, cycle), rules)), "open");
  EXPECT_NE(told(outcome_of(cycles[0].fen, times(7, cycle), rules)), "open");
}

TEST(XiangqiOutcome, IsFoundInRecordsOfAnyLength) {
  const Outcome outcome = outcome_of(cycles[0].fen, times(4, cycles[0].moves));
  EXPECT_EQ(told(outcome), check);
  EXPECT_EQ(outcome.ply, 8U);
}

}  // namespace
}  // namespace mt::xiangqi::test
