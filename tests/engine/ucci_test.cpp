// UCCI, tested with messages of ElephantEye and by the specification of the protocol.
#include "engine/silent_wire.hpp"
#include "movetext/engine/protocol/ucci/protocol.hpp"
#include "movetext/engine/protocol/ucci/texts.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace mt::engine {
namespace {

TEST(UcciClient, ObjectsToPartsOfSecondsIfTheEngineCountsSeconds) {
  const GameSpec spec = *parse_game("xiangqi");
  const Limits tenths{
      .clocks = {Clock{.left = Milliseconds(60'000), .increment = Milliseconds(600)}, std::nullopt}};
  const Limits seconds{
      .clocks = {Clock{.left = Milliseconds(60'000), .increment = Milliseconds(1000)}, std::nullopt}};
  const auto client = ucci::make_client(spec);
  EXPECT_EQ(client->time_objection(tenths),
            "the engine counts whole seconds, because it has no option usemillisec");
  EXPECT_NE(client->time_objection({.move_time = Milliseconds(100)}), "");
  EXPECT_EQ(client->time_objection(seconds), "");
  SilentWire wire;
  wire.hear(*client, {"option usemillisec type check default true", "ucciok"});
  EXPECT_EQ(client->time_objection(tenths), "");
}

TEST(UcciClient, PlaysWithElephantEye) {
  const GameSpec spec = *parse_game("xiangqi");
  GameLine line(make_game(spec));
  SilentWire wire;
  const auto client = ucci::make_client(spec);
  client->greet(wire);
  EXPECT_EQ(wire.take(), "ucci\n");
  EXPECT_EQ(wire.hear(*client,
                      {"id name ElephantEye", "id version 3.31", "option usemillisec type check default true",
                       "option usebook type check default true", "ucciok"}),
            "setoption usemillisec true\n");
  EXPECT_EQ(wire.readies, 1);
  EXPECT_TRUE(client->set_option("UseBook", "false", wire));
  EXPECT_EQ(wire.take(), "setoption usebook false\nisready\n");
  client->think({line}, {.depth = 6}, wire);
  EXPECT_EQ(wire.take(), "isready\n");
  EXPECT_EQ(
      wire.hear(*client, {"readyok"}),
      "position fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1\ngo depth 6\n");
  wire.hear(*client, {"info time 139 nodes 140456", "info depth 6 score 4 pv c3c4 b9c7 b0c2 a9a8 c2d4 a8f8",
                      "bestmove c3c4 ponder b9c7"});
  ASSERT_EQ(wire.answers.size(), 1U);
  EXPECT_EQ(wire.answers[0].move, "P7+1");
  EXPECT_EQ(wire.answers[0].reply, "H2+3");
  EXPECT_EQ(wire.answers[0].lines.at(0).moves.size(), 6U);
  EXPECT_EQ(wire.answers[0].lines.at(0).score->value, 4);
  EXPECT_EQ(wire.answers[0].effort.nodes, 140456U);
}

// Only the moves after the last capture are sent, because the positions before a capture cannot occur again.
// Times are sent in the unit that the engine has chosen.
TEST(UcciClient, SendsMovesThatMayRepeat) {
  const GameSpec spec = *parse_game("xiangqi");
  GameLine line(make_game(spec));
  Diagnostic refusal;
  for (const char* move : {"h2e2", "h9g7", "e2e6", "g7e6", "b0c2"})
    ASSERT_TRUE(line.play(move, refusal)) << refusal.message;
  SilentWire wire;
  const auto client = ucci::make_client(spec);
  wire.hear(*client, {"ucciok"});
  Limits limits;
  limits.clocks = {Clock{.left = Milliseconds(9000)},
                   Clock{.left = Milliseconds(60000), .increment = Milliseconds(2000)}};
  client->think({line}, limits, wire);
  const std::string sent = wire.hear(*client, {"readyok"});
  EXPECT_NE(sent.find(" moves b0c2\n"), std::string::npos) << sent;
  EXPECT_NE(sent.find("go time 60 increment 2 opptime 9 oppincrement 0\n"), std::string::npos) << sent;
}

TEST(UcciClient, BansMovesThatAreNotAllowed) {
  const GameSpec spec = *parse_game("xiangqi");
  const GameLine line(make_game(spec));
  std::vector<std::string> moves;
  ASSERT_TRUE(line.game().legal_moves(line.position(), line.game().notation(), moves));
  const std::vector<std::string> among(moves.begin() + 1, moves.end());
  SilentWire wire;
  const auto client = ucci::make_client(spec);
  client->think({line, 1, among}, {.depth = 1}, wire);
  const std::string sent = wire.hear(*client, {"readyok"});
  EXPECT_NE(sent.find("\nbanmoves "), std::string::npos) << sent;
}

TEST(UcciTexts, RecogniseWinsByTheirScore) {
  EXPECT_EQ(ucci::score_text({.unit = Score::Unit::wins_in, .value = 3}), "9997");
  EXPECT_EQ(ucci::score_of(9997), (Score{.unit = Score::Unit::wins_in, .value = 3}));
  EXPECT_EQ(ucci::score_of(-9996), (Score{.unit = Score::Unit::wins_in, .value = -4}));
  EXPECT_EQ(ucci::score_of(-31), (Score{.value = -31}));
}

}  // namespace
}  // namespace mt::engine
