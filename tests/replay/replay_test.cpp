// Replays records under their rules: what is resolved, what is tolerated, and where a line ends.
#include "movetext/replay/replay.hpp"

#include "movetext/formats/pgn/reader.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "support/grammar.hpp"

#include <gtest/gtest.h>

namespace mt::replay {
namespace {

struct Game {
  std::unique_ptr<const AnyGame> game;
  Record record;
  Replayed played;

  Game(std::string_view name, std::string_view text, const ReplayOptions& options = {})
      : game(make_game(*parse_game(name))) {
    pgn::read_record(text, 0, test::pdn(), record);
    played = replay(record, *game, *game, options);
  }
  // Returns the plies of the tape, with variations in parentheses and comments in braces.
  std::string line() const {
    std::string out;
    for (const Event& event : record.tape) {
      switch (event.kind) {
        case EventKind::ply:
          out += ' ' + std::string(record.text(event));
          break;
        case EventKind::open:
          out += " (";
          break;
        case EventKind::close:
          out += " )";
          break;
        case EventKind::comment:
          out += " {" + std::string(record.text(event)) + '}';
          break;
        default:
          break;
      }
    }
    return out.empty() ? out : out.substr(1);
  }
  bool reports(Code code) const {
    for (const Diagnostic& diagnostic : record.diagnostics)
      if (diagnostic.code == code) return true;
    return false;
  }
};

TEST(Replay, MovesAreWrittenInTheNotationOfTheirGame) {
  EXPECT_EQ(Game("russian", "1. c3-d4 d6-c5 *").line(), "c3-d4 d6-c5");
  EXPECT_EQ(Game("russian", "1. 22-18 10-14 *").line(), "c3-d4 d6-c5");
  EXPECT_EQ(Game("russian", "1. c3-d4 d6-c5 *", {.notation = board::Notation::numeric}).line(),
            "22-18 10-14");
}

TEST(Replay, MovesGetTheirCanonicalTextAndTheirNumber) {
  const Game game("international", "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 09-14 *");
  EXPECT_EQ(game.line(), "32-28 19-23 28x19 14x23 37-32 9-14");
  EXPECT_EQ(game.played.plies, 6U);
  EXPECT_TRUE(game.played.complete);
  EXPECT_EQ(game.record.tape[0].value, 2U * 1);      // 1. by the first side
  EXPECT_EQ(game.record.tape[3].value, 2U * 2 + 1);  // 2... by the second side
}

TEST(Replay, VariationsReplaceTheMoveBeforeThem) {
  const Game game("international", "1. 32-28 19-23 (18-23 2. 38-32 (2. 37-32) 12-18) 2. 28x19 14x23 *");
  EXPECT_EQ(game.line(), "32-28 19-23 ( 18-23 38-32 ( 37-32 ) 12-18 ) 28x19 14x23");
  EXPECT_EQ(game.played.plies, 4U);
  EXPECT_EQ(game.played.variation_plies, 4U);
}

TEST(Replay, ParenthesesWithoutALegalMoveBecomeAComment) {
  const Game game("english", "1. 11-15 (1-32 is another board) 22-18 *");
  EXPECT_EQ(game.line(), "11-15 {1-32 is another board} 22-18");
  EXPECT_EQ(game.played.plies, 2U);
}

TEST(Replay, AnErrorInAVariationEndsOnlyTheVariation) {
  const Game game("international", "1. 32-28 (1. 31-26 17-22 2. 99-11 x) 19-23 *");
  EXPECT_EQ(game.played.plies, 2U);
  EXPECT_TRUE(game.played.complete);
  EXPECT_EQ(game.line(), "32-28 ( 31-26 17-22 {99-11 x} ) 19-23");
}

TEST(Replay, AnErrorInTheMainLineStopsThere) {
  const Game game("international", "1. 32-28 37-32 2. 31-26 *");
  EXPECT_FALSE(game.played.complete);
  EXPECT_EQ(game.played.plies, 1U);
  EXPECT_EQ(game.played.stop, 1U);
  EXPECT_TRUE(game.reports(Code::wrong_side));
}

// 47x36 can capture 14, 19, 29 and 42 in two ways. Only one of them leaves the man that moves next on the
// board.
TEST(Replay, AnAmbiguousCaptureIsResolvedByLaterMoves) {
  const Game game("international", "[FEN \"W:WK47:B1,14,19,29,31,42\"]\n1. 47x36 19-23 *");
  EXPECT_EQ(game.line(), "47x38x20x9x36 19-23");
  EXPECT_TRUE(game.reports(Code::ambiguous_move));
  const Game last("international", "[FEN \"W:WK47:B1,14,19,29,31,42\"]\n1. 47x36 *");
  EXPECT_TRUE(last.played.complete);
  EXPECT_TRUE(last.reports(Code::ambiguous_move));
}

TEST(Replay, JumpsWrittenOneByOneBecomeOneMove) {
  const Game game("english", "[FEN \"B:W15,24,30:B11,1\"]\n1. 11x18 18x25 30-26 *");
  EXPECT_EQ(game.played.plies, 1U);  // the capture ends on 18, so 22 is still empty
  EXPECT_FALSE(game.played.complete);
  const Game two("english", "[FEN \"B:W15,22,30:B11,1\"]\n1. 11x18 18x25 30x21 *");
  EXPECT_EQ(two.line(), "11x25 30x21");
  EXPECT_TRUE(two.reports(Code::stepwise_capture));
}

TEST(Replay, ASetupReplacesThePosition) {
  const Game game("international", "1. 32-28 19-23 /FEN \"B:W28,31:B10,23\"/ 23x32 *");
  EXPECT_TRUE(game.played.complete);
  EXPECT_EQ(game.line(), "32-28 19-23 23x32");
  const Game pass("international", "1. 32-28 /FEN \"W::\"/ 31-26 19-23 *");
  EXPECT_TRUE(pass.played.complete);
  EXPECT_EQ(pass.played.plies, 3U);
}

TEST(Replay, AFenThatIsTheStartIsDropped) {
  const Game game("international", "[SetUp \"1\"]\n[FEN \"W:W31-50:B1-20\"]\n\n1. 32-28 *");
  EXPECT_EQ(game.record.find_tag("FEN"), nullptr);
  EXPECT_EQ(game.record.find_tag("SetUp"), nullptr);
  const Game other("international", "[FEN \"W:W40,31:B01,02.\"]\n1. 31-26 *");
  EXPECT_EQ(other.record.tag("FEN"), "W:W31,40:B1,2");
}

TEST(Replay, TheOutcomeFollowsTheWholeGame) {
  const ReplayOptions judged{.adjudicate = true};
  const Game won("international", "[FEN \"W:W28:B23\"]\n1. 28x19 *", judged);
  EXPECT_EQ(won.played.outcome.kind, Outcome::Kind::win);
  EXPECT_EQ(won.played.outcome.winner, Side::first);
  const Game lost("antidraughts", "[FEN \"W:W28:B23\"]\n1. 28x19 *", judged);
  EXPECT_EQ(lost.played.outcome.winner, Side::second);
  const Game drawn(
      "international",
      "[FEN \"W:WK1:BK50\"]\n1. 1-7 50-44 2. 7-1 44-50 3. 1-7 50-44 4. 7-1 44-50 5. 1-7 50-44 6. 7-1 *",
      judged);
  EXPECT_EQ(drawn.played.outcome.kind, Outcome::Kind::draw);
  EXPECT_TRUE(drawn.played.complete);  // moves after the outcome are still played
}

TEST(Replay, ContinuesAfterTheEndOfTheGame) {
  const Game game("breakthrough",
                  "[FEN \"W:W7,45,46:B16,26\"]\n\n1. 7-1 16-21 2. 45-40 (2. 1-6) 21-27 3. 1-6 2-0",
                  {.adjudicate = true});
  EXPECT_TRUE(game.played.complete);
  EXPECT_EQ(game.played.plies, 5U);
  EXPECT_EQ(game.played.outcome.kind, Outcome::Kind::win);
  EXPECT_EQ(game.played.outcome.winner, Side::first);
  EXPECT_EQ(game.played.outcome.ply, 1U);
}

TEST(Replay, ABoardWithoutPiecesIsAPosition) {
  const Game game("international", "[FEN \"W:W:B\"]\n\n{nothing} *");
  EXPECT_TRUE(game.played.complete);
  EXPECT_EQ(game.record.tag("FEN"), "W:W:B");
  EXPECT_EQ(Game("international", "[FEN \"W::\"]\n\n{nothing} *").record.tag("FEN"), "W:W:B");
}

// Each of many positions is nearly too complex; together they exceed the limit of a record.
TEST(Replay, LimitsTheSearchForOneRecord) {
  const std::string setup =
      "/FEN \"W:WK1:BK2,K3,K4,K5,K8,K10,K11,K12,K13,K15,K17,K19,K20,K28,K30,K31,K32,K33,K34,K35,K36,K39,K42,"
      "K44,K48\"/";
  std::string text = "1. 32-28 ";
  for (int i = 0; i < 100; ++i) text += '(' + setup + " 1. 1x49) ";
  const Game game("frisian", text + '*');
  EXPECT_EQ(game.record.diagnostics.back().message, "this record has too many captures to search");
}

// Returns the replay of a record whose variations are nested `depth` levels deep.
Game nested(std::size_t depth) {
  std::string text = "1. 32-28";
  for (std::size_t i = 0; i < depth; ++i) text += " (1. 31-26";
  return {"international", text + std::string(depth, ')') + " 19-23 *"};
}

TEST(Replay, LimitsTheNestingOfVariations) {
  const Game deepest = nested(max_depth);
  EXPECT_TRUE(deepest.played.complete);
  EXPECT_EQ(deepest.played.plies, 2U);
  EXPECT_EQ(deepest.played.variation_plies, max_depth);
  const Game deeper = nested(max_depth + 1);
  EXPECT_FALSE(deeper.played.complete);
  EXPECT_TRUE(deeper.reports(Code::too_complex));
}

TEST(Legality, CountsWithoutChangingTheRecord) {
  Record record;
  pgn::read_record("1. 11-15 22-18 2. 15x22 25x18 3. 8-11 29-25 *", 0, test::pdn(), record);
  const auto english = make_game(*parse_game("english"));
  const auto italian = make_game(*parse_game("italian"));
  EXPECT_TRUE(legality(record, *english).complete);
  EXPECT_EQ(legality(record, *english).plies, 6U);
  EXPECT_FALSE(legality(record, *italian).complete);
  EXPECT_EQ(record.text(record.tape[0]), "11-15");
  EXPECT_TRUE(record.diagnostics.empty());
}

}  // namespace
}  // namespace mt::replay
