// Writes positions instead of records, decides results by the last position, and refuses records that cannot
// be read as chess.
#include "movetext/games/table/parse_game.hpp"
#include "runner.hpp"

namespace mt::archive {
namespace {

class Positions : public ::testing::Test {
 protected:
  Ran run(std::string_view bytes, std::string_view format, const std::string& name = "in.pgn") {
    job_.task.files = {runner_.write(name, bytes)};
    return runner_.run(job_, format);
  }

  Runner runner_;
  Job job_;
};

constexpr std::string_view two_games =
    "[White \"A \\\"B\\\" C\"]\n[Black \"?\"]\n[Date \"1990.01.??\"]\n[Round \"3\"]\n\n"
    "1. e4 (1. d4 d5) d5 2. e5 f5 {a comment} *\n\n"
    "[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 7 40\"]\n\n40... Kd7 41. e4 *\n";

TEST_F(Positions, EachPlyOfTheMainLineHasALine) {
  const Ran ran = run(two_games, "fen");
  EXPECT_EQ(ran.out,
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\n"
            "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2\n"
            "rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2\n"
            "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3\n"
            "4k3/8/8/8/8/8/4P3/4K3 b - - 7 40\n"
            "8/3k4/8/8/8/8/4P3/4K3 w - - 8 41\n"
            "8/3k4/8/8/4P3/8/8/4K3 b - - 0 41\n");
  EXPECT_EQ(ran.result.counts.written, 2U);
}

TEST_F(Positions, EpdHasTheGameAndTheCounters) {
  const std::string out = run(two_games, "epd").out;
  EXPECT_EQ(out.substr(0, out.find('\n')),
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - fmvn 1; hmvc 0; "
            "id \"A 'B' C - ?, 1990.01, round 3\";");
  EXPECT_EQ(out.substr(out.rfind('\n', out.size() - 2) + 1),
            "8/3k4/8/8/4P3/8/8/4K3 b - - fmvn 41; hmvc 0;\n");
}

constexpr std::string_view operations =
    "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id \"first; one\";\n"
    "4k3/8/8/8/8/8/4P3/4K3 w - - fmvn 12; hmvc 4; c0 \"a\"; acd 3;\n"
    "4k3/8/8/8/8/8/4P3/4K3 w - - ;D1 20 ;D2 400;\n"
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - bm e4; id \"start\";\n"
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - fmvn 1; hmvc 0; id \"x\";\n";

TEST_F(Positions, OperationsAreKeptThroughEveryFormat) {
  const Ran read = run(operations, "", "in.epd");
  EXPECT_TRUE(read.notes.told.empty()) << read.notes.told[0].text;
  EXPECT_EQ(run(operations, "epd", "in.epd").out, operations);
  for (const std::string by : {"pgn", "ndjson", "json"}) {
    const std::string written = run(operations, by, "in.epd").out;
    EXPECT_EQ(run(written, "epd", "by." + by).out, operations) << by;
  }
}

TEST_F(Positions, AreWrittenInTheRequestedForm) {
  job_.terms.fen = fen_form("fen", "shredder");
  const std::string out = run("1. e4 *\n", "fen").out;
  EXPECT_EQ(out.substr(out.find('\n') + 1), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b HAha e3 0 1\n");
  // The position in the tag FEN is written in the requested form, too.
  const std::string fen = "[FEN \"r3k2r/8/8/8/4Pp2/8/8/R3K2R b KQkq e3 0 1\"]\n*\n";
  EXPECT_NE(run(fen, "pgn").out.find("[FEN \"r3k2r/8/8/8/4Pp2/8/8/R3K2R b HAha e3 0 1\"]"),
            std::string::npos);
}

TEST_F(Positions, ARecordWithoutSuchANotationIsRejected) {
  const std::string draughts = "[GameType \"20\"]\n1. 32-28 19-23 *\n";
  const Ran epd = run(draughts, "epd", "in.pdn");
  ASSERT_EQ(epd.notes.told.size(), 1U);
  EXPECT_EQ(epd.notes.told[0].code, Code::no_notation);
  EXPECT_EQ(epd.notes.told[0].text,
            "1:1: positions of international cannot be written as epd; use 'movetext convert --to fen'");
  EXPECT_EQ(epd.rejects, draughts);
  const Ran fen = run(draughts, "fen", "in.pdn");
  EXPECT_TRUE(fen.notes.told.empty());
  EXPECT_EQ(std::count(fen.out.begin(), fen.out.end(), '\n'), 3);
  const Ran unknown = run("[GameType \"77\"]\n1. 1-5 *\n", "fen", "in.pdn");
  EXPECT_EQ(unknown.result.counts.rejected, 1U);
}

// A record with an error is written up to the error.
TEST_F(Positions, AreWrittenUpToAnError) {
  job_.output.on_error = OnError::keep;
  const std::string out = run("1. e4 e5 2. Ke3 *\n", "fen").out;
  EXPECT_EQ(std::count(out.begin(), out.end(), '\n'), 3);
}

TEST_F(Positions, AnUnknownVariantIsNotReadAsChess) {
  const std::string crazyhouse =
      "[Variant \"Crazyhouse\"]\n[Result \"*\"]\n\n1. e4 d5 2. exd5 Qxd5 3. P@e4 *\n";
  const Ran ran = run("1. e4 *\n\n" + crazyhouse, "pgn");
  ASSERT_EQ(ran.notes.told.size(), 1U);
  EXPECT_EQ(ran.notes.told[0].code, Code::unknown_variant);
  EXPECT_EQ(ran.notes.told[0].text,
            "3:11: the variant Crazyhouse is not supported; the record is not read as chess");
  EXPECT_EQ(ran.result.counts.moves, 1U);
  EXPECT_EQ(ran.result.counts.written, 1U);
  EXPECT_EQ(ran.rejects, "\n" + crazyhouse);
  // If the user declares the game as chess, the record is read as chess.
  job_.task.game = parse_game("chess");
  EXPECT_NE(run("[Variant \"Atomic\"]\n1. e4 *\n", "pgn").out.find("1. e4 *"), std::string::npos);
}

TEST_F(Positions, MateAndStalemateDecideTheResult) {
  const auto result_of = [&](const std::string& record) {
    const Ran ran = run(record, "pgn");
    std::string out;
    for (const Told& told : ran.notes.told) out += std::string(name(told.code)) + ' ';
    const std::size_t tag = ran.out.find("[Result ");
    const std::size_t end = ran.out.find_last_not_of('\n');
    return out + ran.out.substr(tag, ran.out.find('\n', tag) - tag) +
           ran.out.substr(ran.out.rfind(' ', end), 8);
  };
  const std::string mate = "1. f3 e5 2. g4 Qh4# ";
  EXPECT_EQ(result_of(mate + "0-1\n"), "[Result \"0-1\"] 0-1\n\n");
  EXPECT_EQ(result_of(mate + "*\n"), "wrong-result [Result \"0-1\"] 0-1\n\n");
  // If only the board contradicts the result, this is reported and the result is kept.
  EXPECT_EQ(result_of(mate + "1-0\n"), "wrong-result [Result \"1-0\"] 1-0\n\n");
  EXPECT_EQ(result_of("[Result \"1-0\"]\n" + mate + "1-0\n"), "wrong-result [Result \"1-0\"] 1-0\n\n");
  EXPECT_EQ(result_of("[Result \"1/2-1/2\"]\n" + mate + "1-0\n"),
            "result-mismatch wrong-result [Result \"0-1\"] 0-1\n\n");
  // Only the tag gives the result, as in a file that was written with --terminator star.
  EXPECT_EQ(result_of("[Result \"1-0\"]\n" + mate + "*\n"),
            "result-mismatch wrong-result [Result \"1-0\"] 1-0\n\n");
  EXPECT_EQ(result_of("[FEN \"k7/8/1K6/8/8/8/8/2Q5 w - - 0 1\"]\n1. Qc7 *\n"),
            "wrong-result [Result \"1/2-1/2\"] 1/2-1/2");
  // The end of a variation does not decide the result of the game.
  EXPECT_EQ(result_of("1. f3 e5 2. g4 d5 (2... Qh4#) 1-0\n"), "[Result \"1-0\"] 1-0\n\n");
}

// A game does not end because a draw can be claimed.
TEST_F(Positions, VerdictsDistinguishClaims) {
  job_.outcomes = true;
  const Ran ran = run("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 1-0\n", "");
  ASSERT_EQ(ran.notes.verdicts.size(), 1U);
  const Verdict& verdict = ran.notes.verdicts[0];
  EXPECT_EQ(verdict.outcome.kind, Outcome::Kind::open);
  ASSERT_EQ(verdict.claims.size(), 1U);
  EXPECT_EQ(verdict.claims[0].ply, 8U);
  EXPECT_EQ(verdict.claims[0].article, "FIDE Laws of Chess 9.2");
}

}  // namespace
}  // namespace mt::archive
