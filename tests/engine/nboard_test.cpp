// The protocol of NBoard, by messages of NTest and by the specification of the protocol.
#include "engine/silent_wire.hpp"
#include "movetext/engine/protocol/nboard/protocol.hpp"
#include "movetext/engine/protocol/nboard/texts.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace mt::engine {
namespace {

constexpr std::string_view start =
    "(;GM[Othello]PC[NBoard]PB[a]PW[b]RE[?]TI[5:00]TY[8]BO[8 "
    "---------------------------O*------*O--------------------------- *]B[F5]W[F6];)";

TEST(NboardTexts, ReadAndWriteGames) {
  const std::shared_ptr<const AnyGame> game = make_game(*parse_game("othello"));
  std::string problem;
  const auto asked = nboard::read_game(start, game, problem);
  ASSERT_TRUE(asked);
  EXPECT_EQ(asked->side, Side::first);
  EXPECT_EQ(asked->line.moves().size(), 2U);
  const std::string written = nboard::game_text(asked->line);
  EXPECT_NE(
      written.find("BO[8 ---------------------------O*------*O--------------------------- *]B[F5]W[F6];)"),
      std::string::npos)
      << written;
  for (const char* wrong :
       {"", "(;GM[Othello];)", "(;BO[8 ---];)", "(;BO[8 ", "(;BO[8];)",
        "(;BO[8 ---------------------------O*------*O--------------------------- *]B[A1];)"})
    EXPECT_FALSE(nboard::read_game(wrong, game, problem)) << wrong;
}

// In this position White must pass after a1. Both sides of the protocol recognise that.
TEST(NboardTexts, RecogniseForcedPasses) {
  const std::shared_ptr<const AnyGame> game = make_game(*parse_game("othello"));
  const std::string board = "-O*-----" + std::string(48, '-') + "-O******";
  std::string problem;
  auto asked = nboard::read_game("(;BO[8 " + board + " *];)", game, problem);
  ASSERT_TRUE(asked);
  ASSERT_TRUE(nboard::play("A1", *asked));
  EXPECT_TRUE(asked->must_pass());
  EXPECT_FALSE(nboard::play("A8", *asked));  // the side to move after the pass is White
  EXPECT_TRUE(nboard::play("PA", *asked));
  EXPECT_FALSE(asked->must_pass());
  EXPECT_NE(nboard::game_text(asked->line).find("B[A1]W[PA];)"), std::string::npos);
}

TEST(NboardClient, PlaysWithNTest) {
  const GameSpec spec = *parse_game("othello");
  GameLine line(make_game(spec));
  Diagnostic refusal;
  for (const char* move : {"f5", "f6"}) ASSERT_TRUE(line.play(move, refusal));
  SilentWire wire;
  const auto client = nboard::make_client(spec);
  client->greet(wire);
  EXPECT_EQ(wire.take(), "nboard 2\nping 1\n");
  wire.hear(*client, {"some text", "set myname NTest", "pong 1"});
  EXPECT_EQ(wire.readies, 1);
  EXPECT_EQ(client->identity().name, "NTest");
  client->think({line}, {.depth = 10}, wire);
  EXPECT_TRUE(wire.take().starts_with("set depth 10\nset game (;GM[Othello]"));
  wire.hear(*client, {"search E6f4       -0.51 0  10", "search D3       -3.23 0  10", "=== E6/-0.51/0.00"});
  ASSERT_EQ(wire.answers.size(), 1U);
  EXPECT_EQ(wire.answers[0].move, "e6");
  ASSERT_EQ(wire.answers[0].lines.size(), 2U);
  EXPECT_EQ(wire.answers[0].lines[0].score, (Score{.unit = Score::Unit::discs, .value = -51}));
  EXPECT_EQ(wire.answers[0].lines[0].moves, (std::vector<std::string>{"e6", "f4"}));
  EXPECT_EQ(wire.answers[0].lines[1].rank, 2);
}

// The client stopped the first search, but the engine had already sent its move. The pong that belongs to the
// stop arrives only during the next search.
TEST(NboardClient, IgnoresALatePong) {
  const GameSpec spec = *parse_game("othello");
  GameLine line(make_game(spec));
  SilentWire wire;
  const auto client = nboard::make_client(spec);
  client->think({line}, {}, wire);
  client->stop(wire);
  wire.hear(*client, {"=== F5"});
  ASSERT_EQ(wire.answers.size(), 1U);
  Diagnostic refusal;
  ASSERT_TRUE(line.play("f5", refusal) && line.play("d6", refusal));
  client->think({line}, {}, wire);
  wire.hear(*client, {"pong 1", "search C3 0.50 0 4"});
  EXPECT_TRUE(wire.faults.empty());
  client->stop(wire);
  wire.hear(*client, {"pong 2"});
  ASSERT_EQ(wire.answers.size(), 2U);
  EXPECT_EQ(wire.answers[1].move, "c3");
}

TEST(NboardClient, ReportsAnIllegalMove) {
  const GameSpec spec = *parse_game("othello");
  const GameLine line(make_game(spec));
  SilentWire wire;
  const auto client = nboard::make_client(spec);
  for (const char* wrong : {"=== A1", "=== PA", "===", "=== /0.3"}) {
    client->think({line}, {.depth = 1}, wire);
    client->hear(wrong, wire);
  }
  EXPECT_EQ(wire.faults.size(), 4U);
}

}  // namespace
}  // namespace mt::engine
