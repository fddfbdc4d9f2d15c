#include "support/reading.hpp"

namespace mt::chess::test {
namespace {

constexpr const char* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

// The message of a refusal and the part of the text that it names.
struct Refusal {
  std::string message;
  std::string part;
};
Refusal refused(const std::string& text, const Rules& rules = rows::chess) {
  PositionNotes notes;
  const auto result = parse_position(rules, text, notes);
  EXPECT_FALSE(result) << text;
  if (result || notes.empty()) return {};
  const Diagnostic& last = notes.back();
  EXPECT_EQ(last.severity, Severity::error);
  EXPECT_EQ(last.code, result.code());
  EXPECT_EQ(last.begin, result.fault().begin);
  return {last.message, text.substr(last.begin, last.end - last.begin)};
}

// The FEN as it is written back, and the notes from reading it.
struct Reading {
  std::string fen;
  std::vector<Diagnostic> notes;
};
Reading read(const std::string& text, const Rules& rules = rows::chess) {
  Reading reading;
  const auto result = parse_position(rules, text, reading.notes);
  EXPECT_TRUE(result) << text << ": " << (reading.notes.empty() ? "" : reading.notes.back().message);
  if (result) reading.fen = fen(*result);
  for (const Diagnostic& note : reading.notes) EXPECT_NE(note.severity, Severity::error);
  return reading;
}

TEST(ChessFen, StandardFormIsUnchanged) {
  for (const char* text :
       {start, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "4k3/8/8/8/8/8/4P3/4K3 b - - 17 31", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        "7k/8/8/1pP5/8/8/8/K7 w - b6 0 1"}) {
    const Reading reading = read(text);
    EXPECT_EQ(reading.fen, text);
    EXPECT_TRUE(reading.notes.empty()) << text;
  }
  EXPECT_EQ(read("startpos").fen, start);
}

TEST(ChessFen, FieldsMayBeMissing) {
  EXPECT_EQ(read("4k3/8/8/8/8/8/4P3/4K3 w - -").fen, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
  EXPECT_EQ(read("4k3/8/8/8/8/8/4P3/4K3 b").fen, "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1");
  EXPECT_EQ(read("4k3/8/8/8/8/8/4P3/4K3").fen, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
  EXPECT_EQ(read("4k3/8/8/8/8/8/4P3/4K3 w - - 3").fen, "4k3/8/8/8/8/8/4P3/4K3 w - - 3 1");
  EXPECT_EQ(read("4k3/8/8/8/8/8/4P3/4K3 w - 3 9").fen, "4k3/8/8/8/8/8/4P3/4K3 w - - 3 9");
  EXPECT_EQ(read("4k3/8/8/8/8/8/4P3/4K3 w - - 0 0").fen, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
}

TEST(ChessFen, UnusualSpellingsAreRead) {
  EXPECT_EQ(read("  \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR  W\tqkQK - 0 1\" ").fen, start);
  EXPECT_EQ(read("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1").fen, start);
  EXPECT_EQ(read("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1").fen, start);
  const Reading added = read("4k3/8/8/8/8/8/4P3/1111K21 w - - 0 1");
  EXPECT_EQ(added.fen, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
  EXPECT_FALSE(added.notes.empty());
}

TEST(ChessFen, RightsWithoutKingOrRookAreDropped) {
  const Reading reading = read("4k2r/8/8/8/8/8/8/R3K3 w KQkq - 0 1");
  EXPECT_EQ(reading.fen, "4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 1");
  ASSERT_EQ(reading.notes.size(), 2U);
  EXPECT_EQ(reading.notes[0].code, Code::odd_position);
  EXPECT_EQ(reading.notes[0].severity, Severity::warning);
  EXPECT_EQ(reading.notes[0].begin, 24U);
  EXPECT_EQ(read("4k3/8/8/8/8/8/8/R2K3R w KQ - 0 1").fen, "4k3/8/8/8/8/8/8/R2K3R w - - 0 1");
  EXPECT_EQ(read("4k3/8/8/8/8/8/8/1R2K2R w KQ - 0 1").fen, "4k3/8/8/8/8/8/8/1R2K2R w K - 0 1");
}

TEST(ChessFen, ThreeSchemesOfCastlingLettersAreRead) {
  const auto chess960 = [](const char* text) { return read(text, rows::chess960).fen; };
  // Q is the outermost rook; an inner rook has the letter of its file.
  EXPECT_EQ(chess960("4k3/8/8/8/8/8/8/R1R1K3 w Q - 0 1"), "4k3/8/8/8/8/8/8/R1R1K3 w Q - 0 1");
  EXPECT_EQ(chess960("4k3/8/8/8/8/8/8/R1R1K3 w A - 0 1"), "4k3/8/8/8/8/8/8/R1R1K3 w Q - 0 1");
  EXPECT_EQ(chess960("4k3/8/8/8/8/8/8/R1R1K3 w C - 0 1"), "4k3/8/8/8/8/8/8/R1R1K3 w C - 0 1");
  EXPECT_EQ(chess960("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9"),
            "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w KQkq - 2 9");
  EXPECT_EQ(fen(position("rk5r/8/8/8/8/8/8/RK5R w KQkq - 0 1"), {.castling = CastlingLetters::files}),
            "rk5r/8/8/8/8/8/8/RK5R w HAha - 0 1");
  // Only one rook on each side of the king can have a right.
  EXPECT_EQ(chess960("4k3/8/8/8/8/8/8/R1R1K3 w QC - 0 1"), "4k3/8/8/8/8/8/8/R1R1K3 w Q - 0 1");
}

// The examples of the reference: a pawn is beside the moved pawn but may not capture, a capture removes the
// checking piece, and no pawn can capture.
TEST(ChessFen, EnPassantSquaresAreReadInThreeStyles) {
  const auto styles = [](const char* text) {
    const Position p = position(text);
    std::string out;
    for (const auto style : {EnPassantStyle::legal, EnPassantStyle::beside, EnPassantStyle::always}) {
      std::istringstream fields(fen(p, {.en_passant = style}));
      std::string field;
      for (int i = 0; i < 4; ++i) fields >> field;
      out += field + ' ';
    }
    return out;
  };
  EXPECT_EQ(styles("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1"), "- d3 d3 ");
  EXPECT_EQ(styles("3k4/8/8/8/3pP3/8/8/3RK3 b - e3 0 1"), "- e3 e3 ");
  EXPECT_EQ(styles("8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1"), "d3 d3 d3 ");
  EXPECT_EQ(styles("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"), "- - e3 ");
}

TEST(ChessFen, EnPassantSquareThatNoDoubleStepExplainsIsDropped) {
  for (const char* text : {"4k3/8/8/8/8/8/4P3/4K3 w - e3 0 1",  // wrong rank
                           "4k3/8/8/8/8/8/4P3/4K3 w - e6 0 1",  // no pawn
                           "4k3/8/4p3/4p3/8/8/4P3/4K3 w - e6 0 1"}) {
    const Reading reading = read(text);
    EXPECT_NE(reading.fen.find(" w - - 0 1"), std::string::npos) << text;
    EXPECT_EQ(reading.notes.size(), 1U) << text;
  }
}

TEST(ChessFen, EpdOperationsAreRead) {
  const Reading reading = read("4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id \"a;b\"; hmvc 12; fmvn 40");
  EXPECT_EQ(reading.fen, "4k3/8/8/8/8/8/4P3/4K3 w - - 12 40");
  ASSERT_EQ(reading.notes.size(), 1U);
  EXPECT_EQ(reading.notes[0].severity, Severity::note);
  EXPECT_EQ(reading.notes[0].message, "\"bm e4; id \"a;b\"\" after the position is ignored");
  EXPECT_EQ(read("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 ;D1 6 ;D2 30").notes.size(), 1U);
  std::string epd;
  write_fen(position(start), {.counters = false}, epd);
  EXPECT_EQ(epd, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -");
}

TEST(ChessFen, FaultsHaveTheirReasonAndPlace) {
  EXPECT_EQ(refused("").message, "the position is empty");
  EXPECT_EQ(refused("4k3/8/8/8/8/8/4P3 w - - 0 1").message, "the board ends after rank 2: it has 8 ranks");
  EXPECT_EQ(refused("4k3/8/8/8/8/8/4P3/4K3/8 w - - 0 1").part, "/8");
  EXPECT_EQ(refused("4k3/8/8/9/8/8/4P3/4K3 w - - 0 1").part, "9");
  EXPECT_EQ(refused("4k3/8/8/7/8/8/4P3/4K3 w - - 0 1").message, "rank 5 has 7 squares instead of 8");
  EXPECT_EQ(refused("4k3/8/8/ppppppppp/8/8/4P3/4K3 w - - 0 1").message, "rank 5 has more than 8 squares");
  EXPECT_EQ(refused("4k3/8/8/8/8/8/4X3/4K3 w - - 0 1").part, "X");
  EXPECT_EQ(refused("4k3/8/8/8/8/8/4\u265F3/4K3 w - - 0 1").part, "\u265F");
  EXPECT_EQ(refused("4k3/8/8/8/8/8/4P3/4K3 x - - 0 1").part, "x");
  EXPECT_EQ(refused("4k3/8/8/8/8/8/4P3/4K3 w Z - 0 1").part, "Z");
  EXPECT_EQ(refused("4k3/8/8/8/8/8/4P3/4K3 w - e9 0 1").part, "e9");
  EXPECT_EQ(refused("8/8/8/8/8/8/4P3/4K3 w - - 0 1").message, "Black has no king");
  EXPECT_EQ(refused("4k3/8/8/8/8/8/4P3/2K1K3 w - - 0 1").message, "White has 2 kings");
  EXPECT_EQ(refused("4k2P/8/8/8/8/8/8/4K3 w - - 0 1").message, "a pawn stands on rank 8");
  EXPECT_EQ(refused("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1").message, "Black is in check, but it is White's move");
  EXPECT_EQ(refused("4k3/8/8/8/8/8/8/4Kk2 w - - 0 1").message, "Black has 2 kings");
  EXPECT_EQ(refused("4k3/4R3/3N4/8/B7/8/8/4K3 b - - 0 1").message.substr(0, 3), "3 m");
  EXPECT_EQ(refused("4k2Q~/8/8/8/8/8/8/4K3 w - - 0 1").part, "~");
  EXPECT_EQ(refused("8/8/8/8/8/8/4kK2/8 w - - 0 1").message, "Black is in check, but it is White's move");
}

TEST(ChessFen, UnreachablePositionsAreReported) {
  const auto said = [](const char* text) {
    const Reading reading = read(text);
    return reading.notes.empty() ? "" : reading.notes[0].message;
  };
  EXPECT_EQ(said("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1"), "White has 9 pawns");
  EXPECT_EQ(said("4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1"),
            "White has more pieces than the start array and its promotions allow");
  EXPECT_EQ(said("4k3/8/8/8/8/1B1B4/PPPPPPPP/4K3 w - - 0 1"),
            "White has more pieces than the start array and its promotions allow");
  EXPECT_EQ(said("R3k2R/8/8/8/8/8/8/4K3 b - - 0 1"),
            "the king stands between two men on one line that both give check");
}

TEST(ChessFen, CountersAreLimited) {
  const Position p = position("3k4/8/8/8/8/8/4R3/4K3 w - - 99999999 99999999999");
  EXPECT_EQ(p.halfmoves, 65535);
  EXPECT_EQ(played(p, "Kf1").halfmoves, 65535);
}

// The fault is reported at the number itself, wherever it is in the text.
TEST(ChessFen, ClocksOutOfRangeAreReported) {
  const auto told = [](const std::string& text) {
    const Reading reading = read(text);
    std::string parts;
    for (const Diagnostic& note : reading.notes)
      if (note.severity == Severity::warning) parts += text.substr(note.begin, note.end - note.begin) + ' ';
    return parts + reading.fen.substr(reading.fen.find("- -") + 4);
  };
  EXPECT_EQ(told("4k3/8/8/8/8/8/8/4K3 w - - 65535 1000000000"), "65535 1000000000");
  EXPECT_EQ(told("4k3/8/8/8/8/8/8/4K3 w - - 65536 1"), "65536 65535 1");
  EXPECT_EQ(told("4k3/8/8/8/8/8/8/4K3 w - - 5 99999999999999999999999"),
            "99999999999999999999999 5 1000000000");
  EXPECT_EQ(told("4k3/8/8/8/8/8/8/4K3 w - - hmvc 70000; fmvn 7;"), "70000 65535 7");
}

}  // namespace
}  // namespace mt::chess::test
