// A damaged move is an error at its own position. It never results in a different game.
#include "movetext/formats/pgn/dialect.hpp"
#include "runner.hpp"
#include "support/grammar.hpp"

#include <gtest/gtest.h>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace mt::archive {
namespace {

class DamagedMoves : public ::testing::Test {
 protected:
  // Returns "COLUMN CODE" for the errors that `check` finds in the movetext, and counts the moves that it
  // plays.
  std::string errors(std::string_view movetext, const std::string& file) {
    const std::string tags = "[Event \"a\"]\n[Result \"*\"]\n\n";
    const Ran ran = runner_.run(runner_.write(file, tags + std::string(movetext) + '\n'), "");
    moves_ = ran.result.counts.moves;
    games_ = ran.result.counts.games;
    std::string found;
    for (const Told& told : ran.notes.told) {
      if (told.severity != Severity::error) continue;
      const std::size_t colon = told.text.find(':');
      const std::string column = told.text.substr(colon + 1, told.text.find(':', colon + 1) - colon - 1);
      found += (found.empty() ? "" : ", ") + column + ' ' + std::string(name(told.code));
    }
    return found;
  }
  std::string in_pgn(std::string_view movetext) { return errors(movetext, "x.pgn"); }
  std::string in_pdn(std::string_view movetext) { return errors(movetext, "x.pdn"); }

  Runner runner_;
  std::uint64_t moves_ = 0;
  std::uint64_t games_ = 0;
};

TEST_F(DamagedMoves, AreReportedAnywhereInALine) {
  EXPECT_EQ(in_pgn("1. d4 Nf6 2. c4 e6 3. Nc33 Bb4 *"), "23 move-syntax");
  EXPECT_EQ(moves_, 4U);
  EXPECT_EQ(in_pgn("1. d4 Nf6 2. c4 e6 3. Nc3 Bb44 4. a3 *"), "27 move-syntax");
  EXPECT_EQ(in_pgn("1. d4 {a comment} Nf66 2. c4 *"), "19 move-syntax");
  EXPECT_EQ(in_pgn("1. d4 Nf6 (1... d55 2. c4) 2. c4 *"), "17 move-syntax");
  EXPECT_EQ(moves_, 3U);
  EXPECT_EQ(in_pgn("1. d4 Nf6 (1... d5 2. c44 e6) 2. c4 *"), "23 move-syntax");
}

TEST_F(DamagedMoves, AreReportedAtTheEndOfAGame) {
  for (const std::string move :
       {"Bc14", "Qxf7X", "33", "4", "N", "Nf", "e", "e4X", "Kx", "D", "Zf3", "O-O-", "N6", "x", "-"}) {
    EXPECT_EQ(in_pgn("1. e4 e5 2. Nf3 Nc6 3. " + move + " *"), "24 move-syntax") << move;
    EXPECT_EQ(moves_, 4U) << move;
    EXPECT_EQ(in_pgn("1. e4 e5 2. Nf3 Nc6 3. " + move), "24 move-syntax") << move;
  }
  for (const std::string move : {"28xx19", "32/28", "4Z-34", "25d30", "45x3R", "28", "N", "x", "-"}) {
    EXPECT_EQ(in_pdn("1. 32-28 19-23 2. " + move + " *"), "19 move-syntax") << move;
    EXPECT_EQ(moves_, 2U) << move;
  }
}

TEST_F(DamagedMoves, LetterCaseIsRepairedWhereOnlyOnePieceCanBeMeant) {
  EXPECT_EQ(in_pgn("1. e4 A6 2. C4 E5 3. nf3 *"), "");
  EXPECT_EQ(moves_, 5U);
  EXPECT_EQ(in_pgn("1. e4 B6 *"), "7 move-syntax");
  EXPECT_EQ(in_pgn("1. d4 d5 2. c4 b6 3. Bb4 *"), "22 illegal-move");
}

TEST_F(DamagedMoves, ANumberIsAMoveNumberOnlyBeforeAMove) {
  EXPECT_EQ(in_pgn("1 e4 e5 2 Nf3 Nc6 *"), "");
  EXPECT_EQ(moves_, 4U);
  EXPECT_EQ(in_pgn("1. e4 5 2. Nf3 *"), "7 move-syntax");
  EXPECT_EQ(in_pgn("1. 4 e5 2. Nf3 *"), "4 move-syntax");
  EXPECT_EQ(in_pgn("e4 5 Nf3 *"), "4 move-syntax");
  EXPECT_EQ(in_pdn("1 32-28 19-23 2 28x19 14x23 *"), "");
  EXPECT_EQ(moves_, 4U);
  EXPECT_EQ(in_pdn("1. 32-28 19 23 *"), "10 move-syntax");
}

TEST_F(DamagedMoves, NoveltyAndDiagramFollowAMove) {
  EXPECT_EQ(in_pgn("1. e4 N e5 D 2. Nf3 N *"), "");
  EXPECT_EQ(moves_, 3U);
  EXPECT_EQ(in_pgn("1. e4 e5 2. N Nc6 *"), "13 move-syntax");
  EXPECT_EQ(in_pgn("1. e4 e5 2. D Nc6 *"), "13 move-syntax");
}

// Prose between the moves stays a comment.
TEST_F(DamagedMoves, WordsStayComments) {
  for (const std::string words : {"50%", "The", "(Tal)", "by", "Diagram 1", "ends the debate",
                                  "see the game of 1974 by him", "a novelty", "resigns"}) {
    EXPECT_EQ(in_pgn("1. e4 e5 " + words + " 2. Nf3 Nc6 *"), "") << words;
    EXPECT_EQ(moves_, 4U) << words;
  }
  EXPECT_EQ(in_pgn("1. e4 e5 2. Black resigns *"), "");
  EXPECT_EQ(in_pdn("1. 32-28 19-23 c 2. 28x19 *"), "");
}

TEST_F(DamagedMoves, AreReportedIfGluedTogether) {
  EXPECT_EQ(in_pgn("1. e4 e5 2.Nf3 Nc63.Bb5 a6 *"), "16 move-syntax");
  EXPECT_EQ(in_pgn("1. e4 e52.Nf3 *"), "7 move-syntax");
  EXPECT_EQ(in_pgn("1. e4 e5 2. Nf3Nc63. Bb5 a6 *"), "13 move-syntax");
  EXPECT_EQ(in_pgn("1. e4 e5 2. [f3 Nc6 3. Bb5 a6 *"), "");
  EXPECT_EQ(moves_, 6U);
}

// A damaged move is recognised whatever characters are in it or around it.
TEST_F(DamagedMoves, AreReportedInQuotesInBracketsAndWithLettersForDigits) {
  for (const std::string move : {"\"Bb5\"", "[Bb5]", "'Bb5'"}) {
    EXPECT_EQ(in_pgn("1. e4 e5 2. Nf3 Nc6 3. " + move + " a6 4. h3 1-0"), "24 move-syntax") << move;
    EXPECT_EQ(moves_, 4U) << move;
  }
  EXPECT_EQ(in_pgn("1. e4 e5 2. Nc3 Nfl *"), "17 move-syntax");
  EXPECT_EQ(in_pgn("1. e4 e5 2. Nc3 (2. Nf3 Nfl) *"), "25 move-syntax");
  EXPECT_EQ(in_pgn("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. Q-Q d6 *"), "35 move-syntax");
  EXPECT_EQ(in_pgn("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O5. d3 d6 *"), "35 move-syntax");
  EXPECT_EQ(in_pgn("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O5.d3 d6 *"), "35 move-syntax");
  EXPECT_EQ(in_pgn("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. \u041E-\u041E 1-0"), "");
  EXPECT_EQ(moves_, 7U) << "castling in Cyrillic letters";
}

TEST_F(DamagedMoves, AMoveInTwoPartsIsJoined) {
  EXPECT_EQ(in_pgn("1. e4 e5 2. d3 d6 3. Nd2 N bd7 *"), "");
  EXPECT_EQ(moves_, 6U);
  const Ran ran = runner_.run(runner_.write("x.pgn", "1. e4 e5 2. Nf3 N c6 *\n"), "");
  EXPECT_EQ(ran.result.counts.warnings, 1U) << "Nc6 would be a move, too";
}

TEST_F(DamagedMoves, DotsAndCommasBetweenSquaresAreReported) {
  EXPECT_EQ(in_pdn("1. 32-28 19-23 2. 28.19 14.23 3. 37.32 *"), "19 move-syntax");
  EXPECT_EQ(in_pdn("1. 32-28 19-23 2. 28x19 14,23 *"), "25 move-syntax");
  EXPECT_EQ(in_pdn("1. 32-28 19-23 2. 28x19 14x23 0.25 12.5% *"), "");
}

// One damaged square does not show that the other squares belong to a different board.
TEST_F(DamagedMoves, ASquareThatIsTooHighDoesNotChangeTheGame) {
  EXPECT_EQ(in_pdn("1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 41-377 5-10 *"), "49 square-range");
  EXPECT_EQ(in_pdn("1. c3-d4 d6-c5 2. b2-c3 f6-g5 3. c3-b44 g5-h4 *"), "34 square-range");
  EXPECT_EQ(in_pdn("1. 11-15 23-19 2. 8-11 22-17 3. 11-166 24-20 *"), "33 square-range");
}

TEST_F(DamagedMoves, APromotionWithAnotherSignIsReported) {
  const std::string start = "[Event \"a\"]\n[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n[SetUp \"1\"]\n\n";
  for (const std::string move : {"a8-N", "a8~N", "a8,N", "a8_N", "a8//N", "a8.N", "a8[N]"}) {
    const Ran ran = runner_.run(runner_.write("x.pgn", start + "1. " + move + " Kg7 *\n"), "");
    EXPECT_EQ(ran.result.counts.errors, 1U) << move;
    EXPECT_EQ(ran.result.counts.moves, 0U) << move;
  }
  const Ran ran = runner_.run(runner_.write("x.pgn", start + "1. a8N Kg7 2. Nb6, Kf6 *\n"), "");
  EXPECT_EQ(ran.result.counts.errors, 0U);
  EXPECT_EQ(ran.result.counts.moves, 4U);
}

// The piece of a promotion may be separated from the move, or be a figurine. After a move that is not a
// promotion, "N" means a novelty.
TEST_F(DamagedMoves, APromotionMayBeSeparatedFromItsMove) {
  const std::string start = "[Event \"a\"]\n[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n[SetUp \"1\"]\n\n";
  const auto moves = [&](const std::string& movetext) {
    const Ran ran = runner_.run(runner_.write("x.pgn", start + movetext), "pgn");
    EXPECT_EQ(ran.result.counts.errors + ran.result.counts.warnings, 0U) << movetext;
    return ran.out.substr(ran.out.find("\n\n") + 2);
  };
  for (const std::string move : {"a8 N", "a8 =N", "a8\u2658", "a8=\u2658", "a7a8 N", "a7-a8 N"})
    EXPECT_EQ(moves("1. " + move + " Kg7 *"), "1. a8=N Kg7 *\n\n") << move;
  EXPECT_EQ(moves("1. Kb1 N Kg7 *"), "1. Kb1 $146 1... Kg7 *\n\n");
}

TEST_F(DamagedMoves, WordsThatBeginLikeANullMoveAreNotMoves) {
  EXPECT_EQ(in_pgn("1. e4 e5 passive 2. Nf3 (passive) Nc6 en passant *"), "");
  EXPECT_EQ(moves_, 4U);
}

TEST_F(DamagedMoves, NumbersMayHaveAParenthesisOrAComment) {
  EXPECT_EQ(in_pgn("1) e4 e5 2) Nf3 Nc6 *"), "");
  EXPECT_EQ(moves_, 4U);
  EXPECT_EQ(in_pgn("1 {a} e4 e5 2 {b} {c} Nf3 Nc6 *"), "");
  EXPECT_EQ(moves_, 4U);
}

// PGN 8.2.6 and PDN 3.0 "Results": a game has one result, which is at its end.
TEST_F(DamagedMoves, AResultInTheMiddleDoesNotEndTheGame) {
  EXPECT_EQ(in_pgn("1. e4 1-0 2. Nf3 Nc6 *"), "7 move-syntax");
  EXPECT_EQ(games_, 1U);
  EXPECT_EQ(in_pdn("1. 32-28 19-23 2. 28x19 1/2-1/2 14x23 2-0"), "");
  EXPECT_EQ(games_, 1U);
  EXPECT_EQ(moves_, 4U);
  EXPECT_EQ(in_pgn("1. e4 e5 1-0 {a} 1-0 (b) 0-1"), "");
  EXPECT_EQ(games_, 1U);
  EXPECT_EQ(in_pgn("1. e4 e5 1-0 1-0 0-1"), "");
  EXPECT_EQ(games_, 1U);
  EXPECT_EQ(in_pgn("1. e4 e5 1-0 1. d4 d5 0-1"), "");
  EXPECT_EQ(games_, 2U);
  EXPECT_EQ(in_pgn("1. e4 e5 3-0 *"), "10 move-syntax");
  EXPECT_EQ(in_pgn("1. e4 e5 2. O-1 *"), "13 move-syntax");
  EXPECT_EQ(in_pgn("1. 1-0 e4 e5 *"), "4 move-syntax");
  EXPECT_EQ(games_, 1U);
  EXPECT_EQ(in_pgn("1. e4 e5 2. Nf3*\n{ nice } 1-0"), "");
  EXPECT_EQ(games_, 1U);
  EXPECT_EQ(in_pgn("1. e4 e5 2. 0-1"), "");
  std::string many = "1. e4 e5";
  for (int i = 0; i < 40; ++i) many += " 1-0";
  EXPECT_EQ(in_pgn(many), "");
  EXPECT_EQ(games_, 1U);
  for (const std::string result : {"1 - 0", "1\u20140", "1\u22120"}) {
    EXPECT_EQ(in_pgn("1. e4 e5 " + result), "") << result;
    EXPECT_EQ(moves_, 2U);
  }
  EXPECT_EQ(in_pgn("1. e4 e5 1/2-1/2 (agreed) {at move 1}"), "");
  EXPECT_EQ(games_, 1U);
}

// "0.3" is an evaluation. Where a move number is expected, "2.4" may be a damaged "2.d4".
TEST_F(DamagedMoves, DecimalsAreNotMoves) {
  EXPECT_EQ(in_pgn("0.3 1. e4 0.25 e5 (0.30/12 5s) 2. Nf3 1.5 Nc6 *"), "");
  EXPECT_EQ(moves_, 4U);
  EXPECT_EQ(in_pgn("1. e4 e5 2.4 *"), "12 move-syntax");
  EXPECT_EQ(in_pdn("1.32-28 19-23 0.5 2.28x19 1.5 14x23 *"), "");
  EXPECT_EQ(moves_, 4U);
}

// A variation is played or reported. In PDN, parentheses may contain any text, so the report is a warning.
TEST_F(DamagedMoves, AreReportedInParentheses) {
  const auto warned = [&](const std::string& movetext) {
    const Ran ran = runner_.run(runner_.write("x.pdn", movetext), "pdn");
    std::string codes;
    for (const Told& told : ran.notes.told)
      if (told.severity == Severity::warning) codes += std::string(name(told.code)) + ' ';
    return codes + ran.out.substr(ran.out.find("\n\n") + 2);
  };
  const std::string tags = "[GameType \"20\"]\n[Result \"*\"]\n\n";
  EXPECT_EQ(warned(tags + "1. 32-28 19-23 (1... 19-32) 2. 28x19 *"),
            "illegal-move 1. 32-28 19-23 {1... 19-32} 2. 28x19 *\n\n");
  EXPECT_EQ(warned(tags + "1. 32-28 19-23 (1... 19-25 2. 28-22 17x28) 2. 28x19 *"),
            "illegal-move 1. 32-28 19-23 {1... 19-25 2. 28-22 17x28} 2. 28x19 *\n\n");
  EXPECT_EQ(warned(tags + "1. 32-28 19-23 (19-25 is bad) (a word) (more words) 2. 28x19 *"),
            "illegal-move junk parenthesis 1. 32-28 19-23 {19-25 is bad a word more words} 2. 28x19 *\n\n");
  EXPECT_EQ(in_pgn("1. e4 e5 (1... e4 2. d4) 2. Nf3 *"), "16 illegal-move");
  EXPECT_EQ(in_pgn("1. e4 (1. d4 e5 2. Nf3 *"), "7 unbalanced-paren");
}

// A missing move is an error if the move numbers prove that it is missing and the other side can play the
// next move.
TEST_F(DamagedMoves, AMissingMoveIsReported) {
  const auto message = [&](const std::string& name, const std::string& movetext) {
    const Ran ran =
        runner_.run(runner_.write(name, "[Event \"a\"]\n[Result \"*\"]\n\n" + movetext + '\n'), "");
    for (const Told& told : ran.notes.told)
      if (told.severity == Severity::error) return told.text.substr(told.text.rfind(": ") + 2);
    return std::string();
  };
  EXPECT_EQ(message("x.pgn", "1. e4 e5 2. Nf3 3. Bb5 a6 *"), "Black's second move is missing before Bb5");
  EXPECT_EQ(message("x.pgn", "1. e4 e5 2... Nc6 3. Bb5 *"), "White's second move is missing before Nc6");
  EXPECT_EQ(message("x.pgn", "1... e5 2. Nf3 *"), "White's first move is missing before e5");
  EXPECT_NE(message("x.pgn", "1. e4 e5 4. Bxc6 dxc6 *")
                .find("; by its number, moves are missing, the first of them White's second move"),
            std::string::npos);
  EXPECT_NE(message("x.pgn", "12. Nxe5 Nxe5 *")
                .find("; by its number, moves are missing, the first of them White's first move"),
            std::string::npos);
  EXPECT_EQ(message("x.pdn", "1. 32-28 19-23 2. 28x19 3. 37-32 *"),
            "the second half of move 2 is missing before 37-32");
  EXPECT_EQ(message("x.pgn", "1. e4 e5 2. Nf3 3. Qh8 *"), "Black's rook stands on h8")
      << "neither side can play it";
  EXPECT_EQ(in_pgn("1. e4 2. e5 3. Nf3 4. Nc6 *"), "") << "numbers of half-moves";
}

// A variation after the last move is a continuation of the game if the number of its first move shows this.
// It then becomes a comment.
TEST_F(DamagedMoves, AVariationThatContinuesTheGameBecomesAComment) {
  EXPECT_EQ(in_pgn("1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# (4... Ke7) 1-0"), "");
  EXPECT_EQ(in_pgn("1. e4 e5 (2. Nf3 Nc6) {end} *"), "");
  EXPECT_EQ(in_pgn("1. e4 e5 (1... c5 2. Nf3 (2... Nc6)) *"), "");
  EXPECT_EQ(in_pgn("1. e4 (1... e5 2. Nf3) c5 *"), "13 wrong-side")
      << "the game continues after the variation";
  EXPECT_EQ(in_pgn("1. e4 e5 (Nf3 Nc6) *"), "11 wrong-side") << "no move number shows its place";
  const Ran ran = runner_.run(runner_.write("x.pgn", "1. e4 e5 (2. Nf3 Nc6) *\n"), "pgn");
  EXPECT_NE(ran.out.find("1. e4 e5 {2. Nf3 Nc6} *"), std::string::npos);
}

class DamagedRecords : public ::testing::Test {
 protected:
  static bool is_move(std::string_view word, bool chess) {
    const pgn::Grammar grammar = chess ? test::pgn() : test::pdn();
    return pgn::match_result(grammar, word, 0).empty() && grammar.shapes.scan(word, 0).end == word.size();
  }
  std::string damage(std::string text, std::size_t at) {
    switch (random_() % 4) {
      case 0:
        return text.erase(at, 1);
      case 1:
        return text.insert(at, 1, text[at]);
      case 2: {
        static const std::string signs = "abcdefgh12345678KQRBNx09ZX";
        text[at] = signs[random_() % signs.size()];
        return text;
      }
      default:
        if (std::isalpha(static_cast<unsigned char>(text[at])) != 0) text[at] ^= 0x20;
        return text;
    }
  }
  // Damages `tries` moves of the records of a file. Each damaged record has one damaged move.
  void damage_moves_of(const std::filesystem::path& path, int tries) {
    const bool chess = path.extension() == ".pgn";
    const std::string text = read_file(path);
    for (int i = 0; i < tries; ++i) {
      const std::size_t begin = text.find("\n[Event ", random_() % text.size());
      const std::size_t body = begin == std::string::npos ? begin : text.find("\n\n", begin);
      if (body == std::string::npos) continue;
      const std::size_t end = std::min(text.find("\n[Event ", body), text.size());
      const std::string record = text.substr(begin + 1, end - begin - 1);
      const std::size_t moves = body - begin - 1;
      if (record.size() < 20'000 && record.find_first_of("({;", moves) == std::string::npos)
        damage_one(record, moves, chess, path.string());
    }
  }
  void damage_one(const std::string& record, std::size_t moves, bool chess, const std::string& path) {
    std::vector<std::pair<std::size_t, std::size_t>> words;
    for (std::size_t at = moves; (at = record.find_first_not_of(" \r\n", at)) < record.size();) {
      const std::size_t end = std::min(record.find_first_of(" \r\n", at), record.size());
      if (is_move(std::string_view(record).substr(at, end - at), chess)) words.emplace_back(at, end);
      at = end;
    }
    if (words.size() < 6) return;
    const auto [begin, end] = words[random_() % words.size()];
    const std::string damaged = damage(record, begin + random_() % (end - begin));
    if (damaged == record) return;
    const std::string name = chess ? "a.pgn" : "a.pdn";
    const Ran whole = runner_.run(runner_.write(name, record), "");
    if (whole.result.counts.errors > 0 || whole.result.counts.moves < 6) return;
    const Ran other = runner_.run(runner_.write(name, damaged), "");
    ++tried_;
    if (other.result.counts.errors > 0) return;
    EXPECT_EQ(other.result.counts.moves, whole.result.counts.moves)
        << path << ": " << record.substr(begin, end - begin) << " became "
        << damaged.substr(begin, end - begin + damaged.size() - record.size());
  }

  Runner runner_;
  std::mt19937 random_{20261122};
  int tried_ = 0;
};

TEST_F(DamagedRecords, AreRefusedOrKeepTheirNumberOfMoves) {
  const char* directory = std::getenv("MOVETEXT_CORPUS");
  if (directory == nullptr) GTEST_SKIP() << "MOVETEXT_CORPUS is not set: no real records to damage";
  std::set<std::filesystem::path> paths;
  for (const std::string folder : {"/pgn", "/pdn"})
    for (const auto& entry : std::filesystem::recursive_directory_iterator(directory + folder)) {
      const std::filesystem::path& path = entry.path();
      const bool hurt = path.string().find("broken") != std::string::npos ||
                        path.string().find("quirks") != std::string::npos;
      if (!hurt && (path.extension() == ".pgn" || path.extension() == ".pdn") &&
          entry.file_size() < 1'000'000)
        paths.insert(path);
    }
  for (const std::filesystem::path& path : paths) damage_moves_of(path, 20);
  EXPECT_GE(tried_, 200);
}

}  // namespace
}  // namespace mt::archive
