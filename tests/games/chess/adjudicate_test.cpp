#include "support/reading.hpp"

namespace mt::chess::test {
namespace {

class Following {
 public:
  explicit Following(const std::string& fen) : now_(position(fen)) { adjudicator_.reset(now_); }
  Following& moves(const std::string& text, int times = 1) {
    for (int i = 0; i < times; ++i) {
      std::istringstream in(text);
      for (std::string move; in >> move;) adjudicator_.add(now_ = played(now_, move));
    }
    return *this;
  }
  Outcome outcome() const { return adjudicator_.outcome(); }
  Outcome claim() const { return adjudicator_.claim(); }
  const std::array<Outcome, 2>& claims() const { return adjudicator_.claims(); }

 private:
  Position now_;
  Adjudicator adjudicator_;
};

const std::string start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

TEST(ChessAdjudicate, MateEndsTheGame) {
  const Outcome outcome = Following(start).moves("f3 e5 g4 Qh4#").outcome();
  EXPECT_EQ(outcome, (Outcome{Outcome::Kind::win, Colour::black, Ending::checkmate, 4}));
  EXPECT_EQ(describe(outcome.ending), "checkmate");
  EXPECT_EQ(article(outcome.ending), "FIDE Laws of Chess 5.1.1");
}

TEST(ChessAdjudicate, StalemateEndsTheGame) {
  const Outcome outcome = Following("7k/8/8/6Q1/8/8/8/K7 w - - 0 1").moves("Qg6").outcome();
  EXPECT_EQ(outcome, (Outcome{Outcome::Kind::draw, Colour::white, Ending::stalemate, 1}));
}

// A capture en passant can be the only remaining move.
TEST(ChessAdjudicate, AnEnPassantCapturePreventsStalemate) {
  const std::string fen = "7k/5K2/8/8/1p2B3/1P6/P7/8 w - - 0 1";
  EXPECT_EQ(Following(fen).moves("a4").outcome().kind, Outcome::Kind::open);
  EXPECT_EQ(Following(fen).moves("a3 bxa3 b4 a2 b5 a1=Q").outcome().kind, Outcome::Kind::open);
  EXPECT_EQ(Following("7k/5K2/8/8/1p2B3/1P6/8/8 w - - 0 1").moves("Bd3").outcome().ending, Ending::stalemate);
}

TEST(ChessAdjudicate, ThirdOccurrenceMayBeClaimedAndTheFifthEndsTheGame) {
  Following game(start);
  const std::string round = "Nf3 Nf6 Ng1 Ng8";
  EXPECT_EQ(game.moves(round).claim().kind, Outcome::Kind::open);
  game.moves(round);
  EXPECT_EQ(game.claim(), (Outcome{Outcome::Kind::draw, Colour::white, Ending::repetition_3, 8}));
  EXPECT_EQ(game.outcome().kind, Outcome::Kind::open);
  game.moves(round, 2);
  EXPECT_EQ(game.outcome(), (Outcome{Outcome::Kind::draw, Colour::white, Ending::repetition_5, 16}));
  // The record may continue, but the outcome does not change.
  game.moves("e4 e5");
  EXPECT_EQ(game.outcome().ply, 16U);
}

// If a castling right is lost, the same board is another position.
TEST(ChessAdjudicate, RightsBelongToThePosition) {
  const std::string fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
  Following game(fen);
  game.moves("Ra2 Ra7 Ra1 Ra8");  // in these positions the castling rights of these rooks are lost
  game.moves("Ra2 Ra7 Ra1 Ra8");
  EXPECT_EQ(game.claim().kind, Outcome::Kind::open);
  game.moves("Ra2 Ra7 Ra1 Ra8");
  EXPECT_EQ(game.claim().ending, Ending::repetition_3);
}

// A double step that cannot be answered en passant does not make the position a different one.
TEST(ChessAdjudicate, OnlyALegalEnPassantBelongsToThePosition) {
  Following game("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
  game.moves("e4");
  game.moves("Kd8 Kd1 Ke8 Ke1", 2);
  EXPECT_EQ(game.claim().ending, Ending::repetition_3);
  // In this position the pawn can be captured en passant, but only directly after the double step.
  Following other("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1");
  other.moves("e4").moves("Kd8 Kd1 Ke8 Ke1", 2);
  EXPECT_EQ(other.claim().kind, Outcome::Kind::open);
}

TEST(ChessAdjudicate, FiftyMovesAllowAClaimAndSeventyFiveEndTheGame) {
  Following fifty("4k3/8/8/8/8/8/4R3/4K3 b - - 99 80");
  EXPECT_EQ(fifty.claim().kind, Outcome::Kind::open);
  EXPECT_EQ(fifty.moves("Kd8").claim(), (Outcome{Outcome::Kind::draw, Colour::white, Ending::moves_50, 1}));
  EXPECT_EQ(fifty.outcome().kind, Outcome::Kind::open);
  Following automatic("4k3/8/8/8/8/8/4R3/4K3 b - - 149 120");
  EXPECT_EQ(automatic.moves("Kd8").outcome().ending, Ending::moves_75);
  // Mate by the last move takes precedence (9.6.2).
  Following mate("k7/8/1K6/8/8/8/8/7R w - - 149 120");
  EXPECT_EQ(mate.moves("Rh8#").outcome(), (Outcome{Outcome::Kind::win, Colour::white, Ending::checkmate, 1}));
}

// Claims that were possible earlier are also reported after the automatic end, each at its first ply.
TEST(ChessAdjudicate, ClaimsAreRemembered) {
  const Outcome third{Outcome::Kind::draw, Colour::white, Ending::repetition_3, 8};
  Following game(start);
  game.moves("Nf3 Nf6 Ng1 Ng8", 2);
  EXPECT_EQ(game.claims(), (std::array<Outcome, 2>{third, {}}));
  game.moves("e4 e5");
  EXPECT_EQ(game.claims(), (std::array<Outcome, 2>{third, {}}));
  game.moves("Nf3 Nf6 Ng1 Ng8", 4);
  EXPECT_EQ(game.outcome().ending, Ending::repetition_5);
  EXPECT_EQ(game.claims()[0], third);
  Following fifty("4k3/8/8/8/8/8/4R3/4K3 b - - 98 80");
  EXPECT_EQ(fifty.moves("Kd8 Rd2 Ke8").claims()[1],
            (Outcome{Outcome::Kind::draw, Colour::white, Ending::moves_50, 2}));
  // The hundredth half-move gives mate, so nothing can be claimed.
  Following mate("k7/8/1K6/8/8/8/8/7R w - - 99 120");
  EXPECT_EQ(mate.moves("Rh8#").claims(), (std::array<Outcome, 2>{}));
  Following over("4k3/8/8/8/8/8/4R3/4K3 b - - 150 120");
  EXPECT_EQ(over.claims(), (std::array<Outcome, 2>{}));
}

TEST(ChessAdjudicate, MateAndStalemateDecideAPosition) {
  EXPECT_EQ(settled(position("4k3/8/8/8/8/8/8/4K3 w - - 0 1")).kind, Outcome::Kind::open);
  EXPECT_EQ(settled(position("k7/1Q6/1K6/8/8/8/8/8 b - - 0 1")),
            (Outcome{Outcome::Kind::win, Colour::white, Ending::checkmate, 0}));
  EXPECT_EQ(settled(position("k7/2Q5/1K6/8/8/8/8/8 b - - 0 1")).ending, Ending::stalemate);
}

TEST(ChessAdjudicate, DeadPositionsEndTheGame) {
  const auto dead = [](const char* fen) { return is_dead(position(fen).board); };
  EXPECT_TRUE(dead("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
  EXPECT_TRUE(dead("4k3/8/8/8/8/8/8/4KN2 w - - 0 1"));
  EXPECT_TRUE(dead("4k3/8/8/8/8/8/8/4KB2 w - - 0 1"));
  EXPECT_TRUE(dead("4k3/8/8/8/8/3b4/8/4KB2 w - - 0 1"));  // both bishops are on light squares
  EXPECT_FALSE(dead("4k3/8/8/8/8/4b3/8/4KB2 w - - 0 1"));
  EXPECT_FALSE(dead("4k3/8/8/8/8/8/8/4KNN1 w - - 0 1"));
  EXPECT_FALSE(dead("4kn2/8/8/8/8/8/8/4KN2 w - - 0 1"));
  EXPECT_FALSE(dead("4kb2/8/8/8/8/8/8/4KN2 w - - 0 1"));
  EXPECT_FALSE(dead("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"));
  EXPECT_FALSE(dead("3k4/8/8/8/8/8/4Q3/4K3 w - - 0 1"));
  EXPECT_EQ(Following("4k3/8/8/8/8/8/4p3/4K3 w - - 0 1").moves("Kxe2").outcome().ending,
            Ending::dead_position);
}

}  // namespace
}  // namespace mt::chess::test
