#include "support/reading.hpp"

namespace mt::chess::test {
namespace {

const Position start = start_position(518);

TEST(ChessMatch, SanIsReadInItsDialects) {
  for (const char* text : {"Nf3", "Ngf3", "N1f3", "Ng1f3", "Ng1-f3", "g1f3", "g1-f3", "Nf3+", "Nf3!?", "Nf3#",
                           "nf3", "\u2658f3", "\u265Ef3", "Nf3.", "N-f3", "Ng1\u2013f3"})
    EXPECT_EQ(understood(start, text), "Nf3") << text;
  for (const char* text : {"e4", "e2e4", "e2-e4", "Pe4", "Pe2-e4", "E4", "E2-E4", "e2\u2212e4", "\u2659e4"})
    EXPECT_EQ(understood(start, text), "e4") << text;
}

TEST(ChessMatch, CapturesAreRead) {
  const Position p = position("4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1");
  for (const char* text : {"exd5", "ed5", "ed", "exd", "e4xd5", "e4d5", "e4-d5", "Pexd5", "Pxd5", "e:d5",
                           "exd5!", "EXD5", "e4\u00D7d5"})
    EXPECT_EQ(understood(p, text), "exd5") << text;
  EXPECT_EQ(understood(p, "Nxd5"), "Nxd5");
  EXPECT_EQ(understood(p, "Nd5"), "Nxd5");
  EXPECT_EQ(understood(p, "N:d5"), "Nxd5");
  EXPECT_EQ(understood(p, "exd6"), "?");
}

TEST(ChessMatch, EnPassantCapturesAreRead) {
  const Position p = played(start, "e4 a6 e5 d5");
  for (const char* text : {"exd6", "exd6e.p.", "exd6 e.p.", "exd6ep", "ed", "e5d6", "e5xd6 ep"})
    EXPECT_EQ(understood(p, text), "exd6") << text;
}

TEST(ChessMatch, CastlingIsRead) {
  const Position p = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
  for (const char* text :
       {"O-O", "0-0", "o-o", "O\u2013O", "0\u20110", "OO", "00", "e1g1", "e1h1", "Kg1", "Ke1-g1", "O-O+"})
    EXPECT_EQ(understood(p, text), "O-O") << text;
  for (const char* text : {"O-O-O", "0-0-0", "o-o-o", "0\u20130\u20130", "e1c1", "e1a1", "Kc1"})
    EXPECT_EQ(understood(p, text), "O-O-O") << text;
  EXPECT_EQ(understood(p, "O-O-O-O"), "?");
  EXPECT_EQ(understood(p, "O-"), "?");
  EXPECT_EQ(understood(p, "Kf1"), "Kf1");
}

// After castling, the rook on b1 no longer shields the king. Kg1 is a king's step if the king can make it,
// else castling.
TEST(ChessMatch, CastlingInChess960IsRead) {
  const Position p = position("4k3/8/8/8/8/8/8/qRK4R w KQ - 0 1");
  EXPECT_EQ(understood(p, "O-O"), "O-O");
  EXPECT_EQ(understood(p, "O-O-O"), "?");
  const Position beside = position("4k3/8/8/8/8/8/8/5K1R w K - 0 1");
  EXPECT_EQ(understood(beside, "Kg1"), "Kg1");
  EXPECT_EQ(understood(beside, "O-O"), "O-O");
  EXPECT_EQ(understood(beside, "f1h1"), "O-O");
  EXPECT_EQ(understood(beside, "f1g1"), "Kg1");
  const Position still = position("4k3/8/8/8/8/8/8/6KR w K - 0 1");
  EXPECT_EQ(fen(played(still, "O-O")), "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
}

TEST(ChessMatch, PromotionsAreRead) {
  const Position p = position("1r5k/P7/8/8/8/8/8/K7 w - - 0 1");
  for (const char* text : {"a8=Q", "a8Q", "a8(Q)", "a8/Q", "a8=q", "a8q", "a8", "a7a8q", "a7-a8=Q", "a8=Q+"})
    EXPECT_EQ(understood(p, text), "a8=Q") << text;
  EXPECT_EQ(understood(p, "a8=N"), "a8=N");
  EXPECT_EQ(understood(p, "a8(N)"), "a8=N");
  EXPECT_EQ(understood(p, "axb8=R+"), "axb8=R+");
  EXPECT_EQ(understood(p, "ab=R"), "axb8=R+");
  EXPECT_EQ(understood(p, "a7xb8q"), "axb8=Q+");
  EXPECT_EQ(understood(p, "axb8B"), "axb8=B");
  EXPECT_EQ(understood(p, "a8=K"), "?");
  EXPECT_EQ(understood(start, "e4=Q"), "?");
}

// A small b means a pawn if a pawn's move fits. A capital B never means a pawn.
TEST(ChessMatch, ASmallBIsFirstReadAsAPawn) {
  const Position p = position("4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1");
  EXPECT_EQ(understood(p, "bxc3"), "bxc3");
  EXPECT_EQ(understood(p, "Bxc3"), "Bxc3");
  const Position bishop = played(start, "e4 e5 Nf3 Nc6");
  EXPECT_EQ(understood(bishop, "bb5"), "Bb5");
  EXPECT_EQ(understood(bishop, "b4"), "b4");
}

// A small b before a square can be a bishop's letter or a pawn's file. Neither is a correct spelling.
TEST(ChessMatch, ASmallBishopBesideAPawnIsAmbiguous) {
  const Position both = position("4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1");
  EXPECT_EQ(understood(both, "bc3"), "bxc3|Bxc3");
  EXPECT_EQ(understood(position("4k3/8/8/8/8/2p5/3B4/4K3 w - - 0 1"), "bc3"), "Bxc3");
  EXPECT_EQ(understood(position("4k3/8/8/8/8/2p5/1P6/4K3 w - - 0 1"), "bc3"), "bxc3");
}

TEST(ChessMatch, PieceLettersAreReadInOneLanguage) {
  const Position p = position("4k3/8/8/8/8/8/8/RNBQKBNR w KQ - 0 1");
  const auto in = [&](Letters letters, const char* written) {
    MoveText text;
    MoveList moves;
    if (!read_move_text(written, text, letters)) match(p, text, moves);
    return moves.size() == 1 ? move_text(rows::chess, p, moves.front()) : "?";
  };
  EXPECT_EQ(in(Letters::german, "Sf3"), "Nf3");
  EXPECT_EQ(in(Letters::german, "Dd1-d7+"), "Qd7+");
  EXPECT_EQ(in(Letters::german, "O-O-O"), "?");
  EXPECT_EQ(in(Letters::german, "Nf3"), "?");
  EXPECT_EQ(in(Letters::german, "nf3"), "?");  // lower-case letters are accepted only in English
  EXPECT_EQ(in(Letters::german, "\u2658f3"), "Nf3");
  EXPECT_EQ(in(Letters::english, "Sf3"), "?");
  EXPECT_EQ(in(Letters::french, "Re2"), "Ke2");
  EXPECT_EQ(in(Letters::french, "Ta7"), "Ra7");
  EXPECT_EQ(in(Letters::estonian, "Oe2"), "Be2");
  EXPECT_EQ(in(Letters::russian, "\u041A\u0440e2"), "Ke2");
  EXPECT_EQ(in(Letters::russian, "\u041Af3"), "Nf3");
  EXPECT_EQ(in(Letters::figurine, "\u2655d7"), "Qd7+");
}

TEST(ChessMatch, PromotionsAreReadInTheLettersOfALanguage) {
  const Position p = position("8/P6k/8/8/8/8/8/4K3 w - - 0 1");
  for (const auto& [letters, written] :
       {std::pair{Letters::german, "a8=D"}, std::pair{Letters::german, "a8D"},
        std::pair{Letters::polish, "a7-a8(H)"}, std::pair{Letters::russian, "a8=\u0424"}}) {
    MoveText text;
    MoveList moves;
    ASSERT_FALSE(read_move_text(written, text, letters)) << written;
    match(p, text, moves);
    ASSERT_EQ(moves.size(), 1U) << written;
    Rules rules = rows::chess;
    EXPECT_EQ(move_text(rules, p, moves.front()), "a8=Q");
    rules.letters = letters;
    EXPECT_EQ(move_text(rules, p, moves.front()), "a8=" + std::string(row_of(letters).of[5]));
  }
}

TEST(ChessMatch, AmbiguousMovesListTheirCandidates) {
  const Position two = position("4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1");
  EXPECT_EQ(understood(two, "Ne2"), "Nge2|Nce2");
  EXPECT_EQ(understood(two, "Nce2"), "Nce2");
  // The other knight cannot move, because it is pinned.
  EXPECT_EQ(understood(position("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1"), "Ne2"), "Ne2");
}

TEST(ChessMatch, SpellingFaultsAreReported) {
  const auto fault = [](const Position& p, const char* written) {
    MoveText text;
    EXPECT_FALSE(read_move_text(written, text));
    const MoveList moves = meant(p, written);
    EXPECT_EQ(moves.size(), 1U) << written;
    return spelling_fault(text, moves.front(), p.board.kind_at(moves.front().from()));
  };
  const Position p = position("4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1");
  EXPECT_EQ(fault(p, "Nxd5"), Code::none);
  EXPECT_EQ(fault(p, "Nd5"), Code::wrong_separator);
  EXPECT_EQ(fault(p, "ed5"), Code::wrong_separator);
  EXPECT_EQ(fault(p, "c3d5"), Code::none);
  EXPECT_EQ(fault(p, "Nxb5"), Code::wrong_separator);
  EXPECT_EQ(fault(p, "Nb5"), Code::none);
  EXPECT_EQ(fault(p, "c3\u2013b5"), Code::wrong_separator);
  const Position promotes = position("7k/P7/8/8/8/8/8/K7 w - - 0 1");
  EXPECT_EQ(fault(promotes, "a8"), Code::promotion_piece);
  EXPECT_EQ(fault(p, "nxd5"), Code::letter_case);
  EXPECT_EQ(fault(p, "EXD5"), Code::letter_case);
  EXPECT_EQ(fault(promotes, "a8Q"), Code::none);
}

TEST(ChessMoveTextReading, OtherTextsAreRefused) {
  const auto reason = [](std::string_view text) {
    MoveText out;
    const Misread misread = read_move_text(text, out);
    EXPECT_LE(misread.end, text.size());
    return misread.reason;
  };
  EXPECT_EQ(reason(""), Misreading::no_move);
  EXPECT_EQ(reason("+"), Misreading::no_move);
  EXPECT_EQ(reason("N"), Misreading::no_move);
  EXPECT_EQ(reason("hello"), Misreading::no_move);
  EXPECT_EQ(reason("32-28"), Misreading::no_move);
  EXPECT_EQ(reason("Nf9"), Misreading::no_square);
  EXPECT_EQ(reason("Nj3"), Misreading::no_square);
  EXPECT_EQ(reason("e9"), Misreading::no_square);
  EXPECT_EQ(reason("N@f3"), Misreading::drop);
  EXPECT_EQ(reason(std::string(1000, 'a')), Misreading::too_long);
  EXPECT_EQ(reason("\xFF\xFE"), Misreading::no_move);
}

}  // namespace
}  // namespace mt::chess::test
