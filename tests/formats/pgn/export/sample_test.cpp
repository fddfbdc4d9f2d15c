// Tests that a whole game is written byte for byte in the form of the standard's own sample (section 2.3).
#include "chess_export.hpp"

#include <gtest/gtest.h>

namespace {

// The game was played at the opera in Paris in 1858. The lines of the expected text were filled by hand, with
// at most 79 columns.
TEST(Sample, OperaGameIsWrittenByteForByte) {
  constexpr std::string_view written =
      "[Site \"Paris FRA\"]\n[Date \"1858.??.??\"]\n[White \"Morphy, Paul\"]\n[Result \"1-0\"]\n"
      "[Event \"Italian Opera\"]\n[Black \"Brunswick, Karl; Isouard\"]\n[Round \"-\"]\n\n"
      "1.e2-e4 e5 2.Nf3 d6 3.d4 Bg4? 4.dxe5 Bxf3 5.Qxf3 dxe5 6.Bc4 Nf6 7.Qb3 Qe7 8.Nc3 c6 9.Bg5 b5 10.Nxb5 "
      "cxb5 "
      "11.Bxb5+ Nbd7 12.0-0-0 Rd8 13.Rxd7 Rxd7 14.Rd1 Qe6 15.Bxd7+ Nxd7 16.Qb8+!! Nxb8 17.Rd8 mate";
  mt::pgn::WriterOptions plain;
  plain.no_nags = true;
  EXPECT_EQ(mt::test::exported(written, plain),
            "[Event \"Italian Opera\"]\n"
            "[Site \"Paris FRA\"]\n"
            "[Date \"1858.??.??\"]\n"
            "[Round \"-\"]\n"
            "[White \"Morphy, Paul\"]\n"
            "[Black \"Brunswick, Karl; Isouard\"]\n"
            "[Result \"1-0\"]\n"
            "\n"
            "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8.\n"
            "Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14.\n"
            "Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0\n"
            "\n");
}

}  // namespace
