// Real chess files deviate from the standard. The deviations are read and reported, each with its own code.
#include "movetext/games/table/parse_game.hpp"
#include "runner.hpp"

#include <sstream>

namespace mt::archive {
namespace {

class PgnDialects : public ::testing::Test {
 protected:
  // Returns the movetext of the only game of a text, or "" if it is rejected.
  std::string movetext(std::string_view text, const Job& options = {}) {
    Job job = options;
    job.task.files = {runner_.write("in.pgn", text)};
    const Ran ran = runner_.run(job, "pgn");
    codes_.clear();
    for (const Told& told : ran.notes.told)
      codes_ += (codes_.empty() ? "" : " ") + std::string(name(told.code));
    out_ = ran.out;
    const std::size_t begin = ran.out.find("\n\n");
    return begin == std::string::npos ? "" : ran.out.substr(begin + 2, ran.out.size() - begin - 4);
  }
  // Returns the codes that only the strict policy reports.
  std::string strict(std::string_view text) {
    Job job;
    job.task.policy = Policy::strict;
    movetext(
        "[Event \"\"]\n[Site \"\"]\n[Date \"\"]\n[Round \"\"]\n[White \"\"]\n[Black \"\"]\n[Result \"*\"]\n" +
            std::string(text),
        job);
    return codes_;
  }
  // Returns the number of games in a text.
  std::size_t count_games(std::string_view text) {
    movetext(text);
    std::size_t count = 0;
    for (std::size_t at = 0; (at = out_.find("[Event ", at)) != std::string::npos; ++at) ++count;
    return count;
  }
  bool has_tag(std::string_view tag) const { return out_.find(tag) != std::string::npos; }

  Runner runner_;
  std::string codes_;  // codes reported for the last text
  std::string out_;
};

using PgnLetters = PgnDialects;

TEST_F(PgnLetters, AreOfOneLanguagePerGame) {
  for (const auto& [written, language] : {
           std::pair{"1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. La4 Sf6 5. O-O Sxe4 6. Te1 *", "German"},
           std::pair{"1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 4. Fa4 Cf6 5. O-O Cxe4 6. Te1 *", "French"},
           std::pair{"1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Aa4 Cf6 5. O-O Cxe4 6. Te1 *", "Spanish"},
           std::pair{"1. e4 e5 2. Pf3 Pc6 3. Lb5 a6 4. La4 Pf6 5. O-O Pxe4 6. Te1 *", "Dutch"},
           std::pair{"1. e4 e5 2. Sf3 Sc6 3. Gb5 a6 4. Ga4 Sf6 5. O-O Sxe4 6. We1 *", "Polish"},
           std::pair{"1. e4 e5 2. Jf3 Jc6 3. Sb5 a6 4. Sa4 Jf6 5. O-O Jxe4 6. Ve1 *", "Czech"},
           std::pair{"1. e4 e5 2. Hf3 Hc6 3. Fb5 a6 4. Fa4 Hf6 5. O-O Hxe4 6. Be1 *", "Hungarian"},
           std::pair{"1. e4 e5 2. \u041Af3 \u041Ac6 3. \u0421b5 a6 4. \u0421a4 \u041Af6 5. O-O \u041Axe4 6. "
                     "\u041Be1 *",
                     "Russian"},
           std::pair{"1. e4 e5 2. Rf3 Rc6 3. Ob5 a6 4. Oa4 Rf6 5. O-O Rxe4 6. Ve1 *", "Estonian"},
       }) {
    EXPECT_EQ(movetext(written), "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Nxe4 6. Re1 *") << language;
    EXPECT_EQ(codes_, "foreign-letters") << language;
  }
}

// S is a knight in German and a bishop in Czech. All moves of a game are read in the same language.
TEST_F(PgnLetters, AreNotMixedFromTwoLanguages) {
  EXPECT_EQ(movetext("1. e4 e5 2. Sf3 Sc6 3. Fb5 a6 *"), "");
  EXPECT_EQ(codes_, "foreign-letters move-syntax");
  EXPECT_EQ(movetext("1. e4 e5 2. Nf3 Sc6 3. Bb5 *"), "");
  EXPECT_EQ(codes_, "move-syntax");
}

// Before a damaged move, valid moves with the letters of another language are still recognised. Only the
// damaged move is reported.
TEST_F(PgnLetters, AreRecognisedBeforeADamagedMove) {
  EXPECT_EQ(movetext("1. Sf3 d55 2. g3 Lg7 *"), "");
  EXPECT_EQ(codes_, "foreign-letters move-syntax");
  EXPECT_EQ(movetext("1. Cf3 Zf66 2. Fb5 Cc6 *"), "");
  EXPECT_EQ(codes_, "foreign-letters move-syntax");
  EXPECT_EQ(movetext("1. Sf3 d55 2. Nc3 Bg7 *"), "") << "the game is in English except for two moves";
  EXPECT_EQ(codes_, "move-syntax");
}

// In the main line only pawns move, so only the variations show the language of the letters.
TEST_F(PgnLetters, AreRecognisedFromAVariationAlone) {
  EXPECT_EQ(movetext("1. e4 e5 2. d4 (2. Sf3 Sc6 (2... Sf6) 3. Lb5) 2... exd4 *"),
            "1. e4 e5 2. d4 (2. Nf3 Nc6 (2... Nf6) 3. Bb5) 2... exd4 *");
  EXPECT_EQ(codes_, "foreign-letters");
  EXPECT_EQ(movetext("1. e4 e5 2. d4 (2. d3 d6 3. Sf3) 2... exd4 *"),
            "1. e4 e5 2. d4 (2. d3 d6 3. Nf3) 2... exd4 *");
  EXPECT_EQ(codes_, "foreign-letters");
}

// A variation must not cause the main line to be read in a language in which fewer of its moves are legal.
TEST_F(PgnLetters, FollowTheMainLineFirst) {
  EXPECT_EQ(movetext("1. e4 e5 2. Nf3 (2. d4 exd4 3. Sf3 Sc6 4. Sxd4 Lb4 5. c3 La5) 2... Nc6 *"), "");
  EXPECT_EQ(codes_, "move-syntax");
  EXPECT_EQ(movetext("1. e4 e5 2. d4 (2. Nf3 Sc6) 2... exd4 *"), "");
  EXPECT_EQ(codes_, "move-syntax");
}

// In a French game, R is the king from the first move on, even if a move could be read with an English rook.
TEST_F(PgnLetters, ApplyFromTheFirstMoveOn) {
  constexpr std::string_view position = "[FEN \"4k3/8/8/8/8/8/3P4/4K2R w - - 0 1\"]\n\n";
  EXPECT_EQ(movetext(std::string(position) + "1. Rf1 Re7 2. Th2 *"), "1. Kf1 Ke7 2. Rh2 *");
  EXPECT_EQ(movetext(std::string(position) + "1. Rf1 Ke7 2. Rf2 *"), "1. Rf1 Ke7 2. Rf2 *");
}

TEST_F(PgnLetters, AreReadInPromotions) {
  EXPECT_EQ(movetext("[FEN \"8/P6k/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8=D Kg7 2. Dd5 *"),
            "1. a8=Q Kg7 2. Qd5 *");
  EXPECT_EQ(codes_, "foreign-letters");
}

TEST_F(PgnDialects, APositionInALineIsAGame) {
  EXPECT_EQ(movetext("4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id \"a;b\"; hmvc 3; fmvn 12;\n"),
            "{bm e4; id \"a;b\"; hmvc 3; fmvn 12;} *");
  EXPECT_TRUE(has_tag("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 3 12\"]"));
  EXPECT_EQ(codes_, "");
  EXPECT_EQ(movetext("r1b1k3/8/8/8/8/8/4P3/4K3 b\n"), "*");
  EXPECT_TRUE(has_tag("[FEN \"r1b1k3/8/8/8/8/8/4P3/4K3 b - - 0 1\"]"));
  EXPECT_EQ(codes_, "");
  EXPECT_EQ(movetext("4k3/8/8/8/8/8/8/4K3 w - - hmvc 3; fmvn 12;"), "*");
  EXPECT_TRUE(has_tag("[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 3 12\"]"));
  EXPECT_EQ(movetext("8/8/8/8/8/8/8/8 w - -\n"), "");
  EXPECT_EQ(codes_, "bad-fen");
  Job job;
  job.task.policy = Policy::strict;
  movetext("4k3/8/8/8/8/8/8/4K3 w - - 0 1\n", job);
  EXPECT_EQ(codes_, "position-line roster-tag no-setup");
}

TEST_F(PgnDialects, ASecondEventStartsAnotherGame) {
  EXPECT_EQ(count_games("[Event \"a\"]\n[Site \"x\"]\n[Event \"b\"]\n[Site \"y\"]\n\n1. e4 *\n"), 2U);
  EXPECT_EQ(codes_, "empty-game no-terminator");
  EXPECT_TRUE(has_tag("[Event \"b\"]\n[Site \"y\"]"));
  EXPECT_EQ(count_games("[Event \"a\"]\n[Event \"a\"]\n[Event \"a\"]\n1. e4 *\n"), 2U);
  EXPECT_EQ(count_games("[Event \"a\"]\n[Event \"b\"]\n[Round \"1\"]\n1. e4 *\n"), 1U);
  EXPECT_EQ(codes_, "tag-duplicate");
  EXPECT_EQ(count_games("[Event \"a\"] [Event \"b\"]\n1. e4 *\n"), 1U);
  EXPECT_EQ(codes_, "tag-duplicate");
  EXPECT_EQ(count_games("[Event \"a\"]\n[Site \"x\"]\n[Site \"y\"]\n1. e4 *\n"), 1U);
  EXPECT_EQ(codes_, "tag-duplicate");
}

TEST_F(PgnDialects, PositionsMayComeBetweenGames) {
  constexpr std::string_view position = "rnb1kbnr/8/8/8/8/8/8/R3KBNR b KQkq - 0 1\n";
  const std::string fen(position);
  EXPECT_EQ(count_games("1. e4 e5 *\n" + fen), 2U);
  EXPECT_EQ(codes_, "");
  EXPECT_EQ(count_games(fen + fen + "[Event \"x\"]\n\n1. e4 *\n\n" + fen + "\n1. d4 *"), 5U);
  EXPECT_EQ(codes_, "");
  EXPECT_EQ(count_games("1. e4 e5 " + fen + " *"), 1U);
  EXPECT_EQ(codes_, "junk");
}

// The moves are so long that the reader reads many bytes at a time.
TEST_F(PgnDialects, AnyNumberOfBlanksMaySeparateMoves) {
  const std::string moves = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O f6 6. d4 exd4 7. Nxd4 c5 *";
  for (const std::size_t size : {2, 3, 4, 5, 6, 15, 16, 63, 64, 65, 200}) {
    std::string wide;
    for (const char c : moves) c == ' ' ? wide.append(size, ' ') : wide.append(1, c);
    EXPECT_EQ(movetext(wide), moves) << size;
    EXPECT_EQ(codes_, "") << size;
  }
}

TEST_F(PgnDialects, MarksMayBeSeparatedFromTheirMove) {
  EXPECT_EQ(movetext("1. e4 a6 2. e5 d5 3. exd6 e.p. exd6 4. Qe2 ch Qe7 5. Qxe7 + *"),
            "1. e4 a6 2. e5 d5 3. exd6 exd6 4. Qe2+ Qe7 5. Qxe7+ *");
  EXPECT_EQ(codes_, "");
}

TEST_F(PgnLetters, CanBeForced) {
  Job job;
  job.terms.reading_letters = parse_piece_letters("cs");
  EXPECT_EQ(movetext("1. e4 e5 2. Sc4 *", job), "1. e4 e5 2. Bc4 *");
  EXPECT_EQ(codes_, "");
  EXPECT_EQ(movetext("1. e4 e5 2. Nf3 *", job), "");
}

TEST_F(PgnLetters, AreWrittenOnRequest) {
  constexpr std::string_view game = "1. e4 e5 2. Nf3 Nc6 3. Bb5 Qh4 4. Rf1 Ke7 *";
  for (const auto& [code, moves] : {
           std::pair{"de", "1. e4 e5 2. Sf3 Sc6 3. Lb5 Dh4 4. Tf1 Ke7 *"},
           std::pair{"it", "1. e4 e5 2. Cf3 Cc6 3. Ab5 Dh4 4. Tf1 Re7 *"},
           std::pair{"ru", "1. e4 e5 2. \u041Af3 \u041Ac6 3. \u0421b5 \u0424h4 4. \u041Bf1 \u041A\u0440e7 *"},
           std::pair{"figurine", "1. e4 e5 2. \u2658f3 \u2658c6 3. \u2657b5 \u2655h4 4. \u2656f1 \u2654e7 *"},
       }) {
    Job job;
    job.terms.letters = *parse_piece_letters(code);
    EXPECT_EQ(movetext(game, job), moves);
    EXPECT_EQ(movetext(moves, job), moves);
    EXPECT_EQ(movetext(moves), game);
  }
}

TEST_F(PgnDialects, MovesInTheWrongCaseAreRead) {
  EXPECT_EQ(movetext("1. E4 e5 2. nf3 NC6 3. bb5 A6 *"), "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *");
  EXPECT_EQ(codes_, "letter-case");
}

TEST_F(PgnDialects, APromotionWithoutAPieceMakesAQueen) {
  EXPECT_EQ(movetext("[FEN \"8/P6k/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8 *"), "1. a8=Q *");
  EXPECT_EQ(codes_, "promotion-piece");
}

TEST_F(PgnDialects, PromotionOfAnotherPieceIsAnError) {
  EXPECT_EQ(movetext("1. e4=Q *"), "");
  EXPECT_EQ(codes_, "illegal-move");
}

TEST_F(PgnDialects, MenDroppedFromTheHandAreAnError) {
  EXPECT_EQ(movetext("1. e4 e5 2. N@f3 *"), "");
  EXPECT_EQ(codes_, "move-syntax");
}

TEST_F(PgnDialects, ControlCharactersAreReadAsBlanks) {
  EXPECT_EQ(movetext(std::string_view("1. e4\0 e5 *", 12)), "1. e4 e5 *");
  EXPECT_EQ(codes_, "control-char");
  movetext("1. e4 e5 *\x1A");  // a single end-of-file character
  EXPECT_EQ(codes_, "");
}

TEST_F(PgnDialects, EscapedLinesAreComments) {
  EXPECT_EQ(movetext("% a\n[Event \"x\"]\n% b\n\n1. e4\n% 1... c5\ne5 {\n% text} *"),
            "{a b} 1. e4 {1... c5} 1... e5 {% text} *");
  EXPECT_EQ(codes_, "");
}

TEST_F(PgnDialects, ContinuationsInParenthesesAreComments) {
  EXPECT_EQ(movetext("1. e4 e5 2. Nf3 (2... Nc6 3. Bb5) (3... a6 4. Ba4) *"),
            "1. e4 e5 2. Nf3 {2... Nc6 3. Bb5 3... a6 4. Ba4} *");
  EXPECT_EQ(codes_, "parenthesis move-number parenthesis move-number");
  EXPECT_EQ(movetext("1. e4 e5 (2. Nf3 Nc6) (2. Nf3 d6 3. d4) *"), "1. e4 e5 {2. Nf3 Nc6 2. Nf3 d6 3. d4} *");
}

TEST_F(PgnDialects, AResultThatBothLoseIsReadAndWritten) {
  EXPECT_EQ(movetext("[Result \"0-0\"]\n\n0-0"), "*");
  EXPECT_TRUE(has_tag("[Termination \"both players lose\"]"));
  EXPECT_EQ(movetext("1. e4 e5 2. Nf3 0-0"), "1. e4 e5 2. Nf3 *");
  EXPECT_EQ(codes_, "");
  EXPECT_TRUE(has_tag("[Termination \"both players lose\"]"));
  EXPECT_EQ(movetext("[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 0-0"), "1. e4 e5 2. Nf3 1-0");
  EXPECT_EQ(codes_, "result-mismatch");
  EXPECT_FALSE(has_tag("[Termination \"both players lose\"]"));
  EXPECT_EQ(strict("0-0"), "");
  EXPECT_EQ(movetext("1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0 0-0 *"),
            "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. O-O O-O *");
  EXPECT_FALSE(has_tag("Termination"));
}

TEST_F(PgnDialects, TheBoardDecidesBetweenContradictions) {
  EXPECT_EQ(movetext("[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1/2-1/2"), "1. f3 e5 2. g4 Qh4# 0-1");
  EXPECT_EQ(codes_, "result-mismatch wrong-result");
  EXPECT_TRUE(has_tag("[Result \"0-1\"]"));
  EXPECT_EQ(movetext("1. f3 e5 2. g4 Qh4# *"), "1. f3 e5 2. g4 Qh4# 0-1");
  // If the tag and the termination marker agree, the result is only reported.
  EXPECT_EQ(movetext("[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0"), "1. f3 e5 2. g4 Qh4# 1-0");
  EXPECT_EQ(codes_, "wrong-result");
}

TEST_F(PgnDialects, SetUpWithoutAPositionIsReported) {
  EXPECT_EQ(movetext("[SetUp \"1\"]\n\n1. e4 *"), "1. e4 *");
  EXPECT_EQ(codes_, "setup-without-fen");
}

TEST_F(PgnDialects, AnUnsupportedVariantIsNotReadAsChess) {
  EXPECT_EQ(movetext("[Variant \"960\"]\n\n1. e4 *"), "1. e4 *");
  EXPECT_EQ(codes_, "");
  EXPECT_EQ(movetext("[Variant \"Grand Chess\"]\n\n1. e4 *"), "");
  EXPECT_EQ(codes_, "unknown-variant");
}

TEST_F(PgnDialects, ReducedStrictRefusesSetups) {
  Job job;
  job.output.refuse_setups = job.output.writer.reduced = true;
  EXPECT_EQ(movetext("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *", job), "");
  EXPECT_EQ(codes_, "needs-setup");
  EXPECT_EQ(movetext("[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]\n\n1. e4 *", job),
            "1. e4 *");
}

// Every program can read the forms in this test, but the standard requires another form.
TEST_F(PgnDialects, TheStrictPolicyReportsForms) {
  EXPECT_EQ(strict("\n1. e4 e5 2. Nf3 Nc6 *"), "");
  EXPECT_EQ(strict("\n1. e4 e5 2. Ng1f3 Nb8-c6 *"), "move-form");
  EXPECT_EQ(strict("\n1. e4 e5 2. Nf3+ *"), "check-mark");
  EXPECT_EQ(strict("\n1. e4 += e5 *"), "glyph-form");
  EXPECT_EQ(strict("\n1. e4! e5!? *"), "");
  EXPECT_EQ(strict("\n1. e4 (1. d4 1-0) e5 *"), "result-inside");
  EXPECT_EQ(strict("\n1. e4 (1. d4 *) e5 *"), "result-inside");
  EXPECT_EQ(strict("[EventDate \"2001-02-03\"]\n\n1. e4 *"), "date-form");
  EXPECT_EQ(strict("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *"), "no-setup");
  Job job;
  job.task.policy = Policy::strict;
  movetext("1. e4 \u00BD", job);
  EXPECT_EQ(codes_, "roster-tag result-form");
}

}  // namespace
}  // namespace mt::archive
