// Examples for the rules of captures: which captures are possible, and which take precedence.
#include "support/table.hpp"

#include <gtest/gtest.h>

namespace mt::draughts::test {
namespace {

using Set = Set128;
using Names = std::multiset<std::string>;

// A position whose moves are named by square numbers, "27x7", with "=K" after a move that crowns.
class Table {
 public:
  Table(const Rules& rules, std::string_view fen) : variant_(rules), position_(position(variant_, fen)) {}

  Names legal() const {
    MoveList<Set> moves;
    EXPECT_TRUE(legal_moves(variant_, position_, moves));
    Names names;
    for (const Move<Set>& move : moves) names.insert(name(move));
    return names;
  }

  // Returns the landing squares of each path from one square to the other.
  std::set<std::string> paths(std::string_view from, std::string_view to) const {
    MoveList<Set> moves;
    EXPECT_TRUE(
        legal_moves_between(variant_, position_, bit_at(variant_, from), bit_at(variant_, to), moves));
    std::set<std::string> result;
    for (const Move<Set>& move : moves) {
      EXPECT_TRUE(for_each_path(variant_, position_, move, [&](std::span<const std::uint8_t> landings) {
        std::string path = number(move.from);
        for (const std::uint8_t at : landings) path += "x" + number(at);
        result.insert(path);
        return true;
      }));
    }
    return result;
  }

  const Variant<Set>& variant() const { return variant_; }
  const Position<Set>& now() const { return position_; }

 private:
  std::string number(int at) const {
    for (int n = 1;; ++n) {
      if (bit_at(variant_, std::to_string(n)) == at) return std::to_string(n);
    }
  }
  std::string name(const Move<Set>& move) const {
    return number(move.from) + (move.is_capture() ? "x" : "-") + number(move.to) + (move.crowns ? "=K" : "");
  }

  Variant<Set> variant_;
  Position<Set> position_;
};

Names legal(const Rules& rules, std::string_view fen) {
  return Table(rules, fen).legal();
}

// FMJD Annex 1, 4.13: the capture of the most pieces is compulsory.
TEST(International, TheLongerCaptureWins) {
  EXPECT_EQ(legal(rows::international, "W:W27,33:B12,21,22,29"), (Names{"27x7"}));
}

// FMJD Annex 1, 4.15: a man that passes over the far row continues as a man.
TEST(International, AManPassingTheFarRowStaysAMan) {
  EXPECT_EQ(legal(rows::international, "W:W12:B8,9"), (Names{"12x14"}));
  EXPECT_EQ(legal(rows::international, "W:W12:B8"), (Names{"12x3=K"}));
}

TEST(International, KingsAndMenCountAlike) {
  EXPECT_EQ(legal(rows::international, "W:W28,32:BK22,23"), (Names{"28x17", "28x19"}));
}

// The man can jump around a ring of four men in two directions. Both take the same pieces and end where they
// began, so they are one move.
TEST(International, ACaptureMayEndWhereItBegan) {
  const Table table(rows::international, "W:W33:B28,29,19,18");
  EXPECT_EQ(table.legal(), (Names{"33x33"}));
  EXPECT_EQ(table.paths("33", "33"), (std::set<std::string>{"33x22x13x24x33", "33x24x13x22x33"}));
}

// Between 37 and 23 the king may land on 32 or 28.
TEST(International, EveryLandingSquareMakesAPath) {
  const Table table(rows::international, "W:WK46:B37,23");
  EXPECT_EQ(table.legal(), (Names{"46x19", "46x14", "46x10", "46x5"}));
  EXPECT_EQ(table.paths("46", "19"), (std::set<std::string>{"46x32x19", "46x28x19"}));
}

TEST(International, AQuietMoveHasOnePath) {
  const Table table(rows::international, "W:W32:B1");
  EXPECT_EQ(table.paths("32", "28"), (std::set<std::string>{"32x28"}));
}

TEST(Killer, ACaptureEndsDirectlyBehindAKingTakenLast) {
  EXPECT_EQ(legal(killer(rows::international), "W:WK46:BK32"), (Names{"46x28"}));
  EXPECT_EQ(legal(killer(rows::international), "W:WK46:B32"),
            (Names{"46x28", "46x23", "46x19", "46x14", "46x10", "46x5"}));
}

TEST(English, TheKingRowEndsTheMove) {
  EXPECT_EQ(legal(rows::english, "W:W10:B7,8"), (Names{"10x3=K"}));
}

// One man can take one piece, the other two pieces. Either capture may be chosen.
TEST(English, AnyCaptureIsLegalIfCompleted) {
  EXPECT_EQ(legal(rows::english, "W:W22,31:B18,10,27"), (Names{"22x6", "31x24"}));
}

// FMJD-64: a man that reaches the far row in a capture continues as a king.
TEST(Russian, AManBecomesAKingDuringItsCapture) {
  EXPECT_EQ(legal(rows::russian, "W:Wb6:Bc7,f6"), (Names{"9x16=K", "9x20=K"}));
}

TEST(Russian, AKingMustLandWhereItCanContinue) {
  EXPECT_EQ(legal(rows::russian, "W:WKa1:Bc3,f4"), (Names{"29x24", "29x28"}));
}

TEST(Italian, AManDoesNotTakeAKing) {
  EXPECT_EQ(legal(rows::italian, "W:W23:BK19"), (Names{"23-20"}));
  EXPECT_EQ(legal(rows::italian, "W:W23:B19"), (Names{"23x14"}));
}

// Both captures are by a king and take the same number of pieces and of kings. The capture that takes a king
// earlier is compulsory.
TEST(Italian, TheCaptureThatMeetsAKingEarlierWins) {
  EXPECT_EQ(legal(rows::italian, "W:WK19:BK14,5,15,K7"), (Names{"19x1"}));
}

TEST(Spanish, MoreKingsWinAmongEqualCaptures) {
  EXPECT_EQ(legal(rows::spanish, "W:W14:BK19,18"), (Names{"14x23"}));
}

TEST(Czech, AKingCapturesBeforeAMan) {
  EXPECT_EQ(legal(rows::czech, "W:Wc3,Kh2:Bd4,f4"), (Names{"28x15", "28x10", "28x6", "28x1"}));
}

// A king is worth less than two men, and two kings less than four.
TEST(Frisian, TheMostValuableCaptureWins) {
  EXPECT_EQ(legal(rows::frisian, "W:W27,47:B22,13,14,K42,K43"), (Names{"47x49"})) << "300 < 398";
  EXPECT_EQ(legal(rows::frisian, "W:W27,47:B22,13,14,30,K42,K43"), (Names{"27x40"})) << "400 > 398";
}

// In Frisian draughts, three jumps can lead around a corner: back to the start square, which is then empty,
// or to a piece that was already captured.
TEST(Frisian, ThreeJumpsMayLeadAroundACorner) {
  const Variant<Set64> variant(rows::frisian);
  for (const auto& [fen, name] :
       {std::pair{"W:W38:B23,28,33", "38x38"}, {"W:W38:B23,28,33,42", "38x47"}, {"W:W38:B22,28", "38x27"}}) {
    EXPECT_EQ(legal(rows::frisian, fen), (Names{name}));
    EXPECT_EQ(*perft(variant, position(variant, fen), 1), 1) << fen;
  }
}

TEST(Frisian, AKingMovesAtMostThreeTimesInARow) {
  const Variant<Set64> variant(rows::frisian);
  Position<Set64> p = position(variant, "W:W45,K47:BK4,6");
  const auto move = [&](std::string_view from, std::string_view to) {
    MoveList<Set64> found;
    EXPECT_TRUE(legal_moves_between(variant, p, bit_at(variant, from), bit_at(variant, to), found));
    if (found.empty()) return false;
    p = play(variant, p, found[0]);
    return true;
  };
  EXPECT_TRUE(move("47", "42") && move("4", "9") && move("42", "47") && move("9", "4") && move("47", "42"));
  EXPECT_EQ(p.king_moves[0], (KingMoves{3, static_cast<std::uint8_t>(bit_at(variant, "42"))}));
  EXPECT_TRUE(move("4", "9"));
  EXPECT_FALSE(move("42", "47")) << "for the fourth time";
  EXPECT_TRUE(move("45", "40")) << "another piece sets the king free";
  EXPECT_EQ(p.king_moves[0].count, 0);
  EXPECT_TRUE(move("6", "11") && move("42", "47"));
}

TEST(Frisian, AKingMovesFreelyWithoutMen) {
  const Variant<Set64> variant(rows::frisian);
  Position<Set64> p = position(variant, "W:WK47:BK4,6");
  p.king_moves[0] = {3, static_cast<std::uint8_t>(bit_at(variant, "47"))};
  EXPECT_TRUE(has_move(variant, p));
  MoveList<Set64> moves;
  ASSERT_TRUE(legal_moves(variant, p, moves));
  EXPECT_FALSE(moves.empty());
}

// Counts paths by listing the legal moves of each position, so the limit of king moves applies from the
// seventh ply on.
template <class Set>
std::uint64_t paths_one_by_one(const Variant<Set>& variant, const Position<Set>& p, int depth) {
  if (depth == 0) return 1;
  MoveList<Set> moves;
  EXPECT_TRUE(legal_moves(variant, p, moves));
  std::uint64_t paths = 0;
  for (const Move<Set>& move : moves) paths += paths_one_by_one(variant, play(variant, p, move), depth - 1);
  return paths;
}

// The limit of king moves may begin to apply in the middle of a count, for existing and for new kings.
TEST(Frisian, PerftCountsLegalMovesAtEveryDepth) {
  const Variant<Set64> variant(rows::frisian);
  for (const char* fen : {"W:WK46,36:BK5,15", "W:WK46,16:B35,45", "B:WK46,36:B1,41", "W:W7,36:B44,15"}) {
    Position<Set64> p = position(variant, fen);
    for (int depth = 1; depth <= 9; ++depth) {
      const std::uint64_t paths = *perft(variant, p, depth);
      if (paths > 100'000) break;
      ASSERT_EQ(paths, paths_one_by_one(variant, p, depth)) << fen << " depth " << depth;
    }
  }
}

TEST(Frisian, PerftKeepsTheLimit) {
  const Variant<Set64> limited(rows::frisian);
  Rules rules = rows::frisian;
  rules.king_limit = false;
  const Variant<Set64> unlimited(rules);
  const Position<Set64> p = position(limited, "W:WK47,45:BK4,6");
  EXPECT_EQ(*perft(limited, p, 5), *perft(unlimited, p, 5));
  std::uint64_t leaves = 0;
  MoveList<Set64> moves;
  ASSERT_TRUE(legal_moves(limited, p, moves));
  for (const Move<Set64>& move : moves) leaves += *perft(limited, play(limited, p, move), 4);
  EXPECT_EQ(*perft(limited, p, 5), leaves);
  Position<Set64> tired = p;
  tired.king_moves[0] = {2, static_cast<std::uint8_t>(bit_at(limited, "47"))};
  EXPECT_LT(*perft(limited, tired, 3), *perft(unlimited, tired, 3));
}

TEST(Turkish, TakenPiecesAreRemovedImmediately) {
  EXPECT_EQ(legal(rows::turkish, "W:WKa1:Ba3,a6"), (Names{"57x9", "57x1"}));
}

TEST(Turkish, AKingMayNotReverseItsDirection) {
  EXPECT_EQ(legal(rows::turkish, "W:WKd4:Bd6,d2"), (Names{"36x12", "36x4", "36x60"}));
}

TEST(Thai, AKingStopsDirectlyBehind) {
  EXPECT_EQ(legal(rows::thai, "W:WKa1:Bc3"), (Names{"4x15"}));
}

TEST(Breakthrough, NoMovesExistAfterTheFirstKing) {
  EXPECT_TRUE(legal(rows::breakthrough, "B:WK1:B20").empty());
  EXPECT_FALSE(has_move(Variant<Set64>(rows::breakthrough), Position<Set64>{}));
}

// A king among men on every second square of every second row has more captures than can be listed.
TEST(Hostile, TheSearchStopsAtItsLimit) {
  const Rules rules = on_board(rows::international, {14, 14, board::Squares::corner_a1}, 6);
  const Variant<Set128> variant(rules);
  Position<Set128> p;
  for (std::int8_t y = 1; y < 13; y = static_cast<std::int8_t>(y + 2)) {
    for (std::int8_t x = 1; x < 13; x = static_cast<std::int8_t>(x + 2)) {
      p.men[1] |= bit<Set128>(variant.geometry.bit_of({x, y}));
    }
  }
  p.kings[0] = bit<Set128>(variant.geometry.bit_of({0, 0}));
  MoveList<Set128> moves;
  EXPECT_FALSE(legal_moves(variant, p, moves));
  EXPECT_TRUE(moves.empty());
  EXPECT_FALSE(all_captures(variant, p, moves));
  EXPECT_FALSE(legal_moves_between(variant, p, lowest(p.kings[0]), lowest(p.kings[0]), moves));
  EXPECT_TRUE(can_capture(variant, p));
  EXPECT_EQ(perft(variant, p, 2).code(), Code::too_complex);
  EXPECT_EQ(perft(variant, p, max_perft_depth + 1).code(), Code::too_complex);
}

}  // namespace
}  // namespace mt::draughts::test
