// Tests where a chess move ends and which characters belong to it.
#include "movetext/games/chess/move_shapes.hpp"
#include "support/pdn.hpp"

#include <gtest/gtest.h>

namespace mt::pgn {
namespace {

// Returns the move at the beginning of the text, or an empty view if there is none.
std::string_view move_at(std::string_view text) {
  return text.substr(0, chess::move_shapes.scan(text, 0).end);
}

TEST(PgnMove, IsReadCompletely) {
  for (const std::string_view move : {"e4",         "Nf3",
                                      "Nbd7",       "N1d2",
                                      "Ng1f3",      "exd5",
                                      "Qxd2+",      "e8=Q",
                                      "bxa8=N#",    "O-O",
                                      "O-O-O+",     "0-0",
                                      "0-0-0",      "o-o",
                                      "O\u2013O",   "0\u20110\u20110",
                                      "e2-e4",      "Ng1-f3",
                                      "Bb5xc6",     "e7e8q",
                                      "e1g1",       "a8Q",
                                      "c8(N)",      "d8/B",
                                      "ed",         "exd",
                                      "ed5",        "ed4:",
                                      "Nf3:",       "N:d5",
                                      "Pe4",        "nf3",
                                      "bb5",        "\u2658f3",
                                      "\u265Ff3",   "Lb5",
                                      "Sf3",        "\u041A\u0440e2",
                                      "\u0424d1",   "Qh5++",
                                      "Qh5mate",    "exd6e.p.",
                                      "exd6ep",     "Bb5ch",
                                      "Qxf7\u2020", "e8=q"}) {
    EXPECT_EQ(move_at(move), move);
    EXPECT_EQ(move_at(std::string(move) + " e5"), move);
    EXPECT_EQ(move_at(std::string(move) + ") 1-0"), move);
  }
}

TEST(PgnMove, ExcludesGlyphsAndWords) {
  EXPECT_EQ(move_at("Nf3!"), "Nf3");
  EXPECT_EQ(move_at("e4+-"), "e4");
  EXPECT_EQ(move_at("e4+="), "e4");
  EXPECT_EQ(move_at("e4="), "e4");
  EXPECT_EQ(move_at("e4+ +-"), "e4+");
  EXPECT_EQ(move_at("hello"), "");
  for (const std::string_view broken_off : {"\xD0", "\xD1\x80\xD0", "\xE2\x99", "\xE2", "e8=\xE2\x99"})
    EXPECT_LE(chess::move_shapes.scan(broken_off, 0).end, broken_off.size());
  EXPECT_EQ(move_at("Nimzo"), "");
  EXPECT_EQ(move_at("a"), "");
  EXPECT_EQ(move_at("N"), "");
  EXPECT_EQ(move_at("b7 "), "b7");
  EXPECT_EQ(move_at("0-1"), "");
  EXPECT_EQ(move_at("O"), "");
}

TEST(PgnMove, ThePlainScannerAgrees) {
  for (const std::string_view move :
       {"e4", "Nf3", "Nbd7", "exd5", "Qxd2+", "e8=Q", "bxa8=N#", "O-O", "O-O-O", "O-O+"}) {
    const std::string text = std::string(move) + " and behind it more";
    EXPECT_EQ(chess::move_shapes.scan_plain(text.data(), 0).length, move.size()) << move;
  }
  for (const std::string_view other : {"0-0", "1-0", "e4!", "e4)", "e4=", "+-", "N", "(e4", "e4+- ", "a-b"}) {
    const std::string text = std::string(other) + " and behind it more";
    EXPECT_EQ(chess::move_shapes.scan_plain(text.data(), 0).length, 0) << other;
  }
}

std::string tape(std::string_view text) {
  Record record;
  read_record(text, 0, test::pgn(), record);
  return test::tape(record);
}

TEST(Pgn, ReadsMovetextOfArchives) {
  EXPECT_EQ(tape("1.e4 e5 2.Nf3 Nc6  0-1"), "e4 e5 Nf3 Nc6 =0-1");
  EXPECT_EQ(tape("1. e4 = e5 += 2. Nf3 +/- Nc6 -+ 3. Bb5 \u00B1 a6 \u221E 4. Ba4 N Nf6 D *"),
            "e4 $10 e5 $14 Nf3 $16 Nc6 $19 Bb5 $16 a6 $13 Ba4 $146 Nf6 $220 =*");
  EXPECT_EQ(tape("1. e4 -- 2. d4 Z0 3. Nf3 (3. -- e5) 3... <> 4. Bb5 null 5. O-O 0000 6. Re1 @@@@ *"),
            "e4 -- d4 -- Nf3 ( -- e5 ) -- Bb5 -- O-O -- Re1 -- =*");
  EXPECT_EQ(tape("1. e4 (1. d4 d5 (1... Nf6)) 1... e5! 2. O-O (comment) *"),
            "e4 ( d4 d5 ( Nf6 ) ) e5 $1 O-O {comment} =*");
  EXPECT_EQ(tape("1 e4 e5 2 Nf3 {and} 2 Nc6 1-0"), "e4 e5 Nf3 {and} Nc6 =1-0");
  EXPECT_EQ(tape("1. e4 e5 1/2"), "e4 e5 =1/2");
  EXPECT_EQ(tape("1. e4 e5 1:0"), "e4 e5 =1:0");
}

}  // namespace
}  // namespace mt::pgn
