// GTP for Othello, by the specification of the protocol.
#include "engine/silent_wire.hpp"
#include "movetext/engine/protocol/gtp/protocol.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <gtest/gtest.h>
#include <memory>
#include <string>

namespace mt::engine {
namespace {

TEST(GtpClient, PlaysAGame) {
  const GameSpec spec = *parse_game("othello");
  GameLine line(make_game(spec));
  SilentWire wire;
  const auto client = gtp::make_client(spec);
  client->greet(wire);
  EXPECT_EQ(wire.take(), "protocol_version\nname\nversion\n");
  wire.hear(*client, {"= 2", "", "= Edax", "", "=3 4.6", ""});
  EXPECT_EQ(wire.readies, 1);
  EXPECT_EQ(client->identity().name, "Edax");
  EXPECT_EQ(client->identity().version, "4.6");
  client->new_game(line, wire);
  EXPECT_EQ(wire.take(), "boardsize 8\nclear_board\nknown_command play\n");
  wire.hear(*client, {"= ", "", "=", "", "= true", ""});
  EXPECT_EQ(wire.readies, 2);

  Diagnostic refusal;
  ASSERT_TRUE(line.play("f5", refusal));
  client->think({line}, {.move_time = Milliseconds(2000)}, wire);
  EXPECT_EQ(wire.take(), "play black f5\ntime_settings 0 2 1\ngenmove white\n");
  wire.hear(*client, {"=", "", "=", "", "= D6", ""});
  ASSERT_EQ(wire.answers.size(), 1U);
  EXPECT_EQ(wire.answers[0].move, "d6");
  // The engine has already played its own move.
  ASSERT_TRUE(line.play("d6", refusal));
  ASSERT_TRUE(line.play("c3", refusal));
  client->think({line}, {}, wire);
  EXPECT_EQ(wire.take(), "play black c3\ngenmove white\n");
}

TEST(GtpClient, SendsTheClock) {
  const GameSpec spec = *parse_game("othello");
  const GameLine line(make_game(spec));
  const auto sent = [&](const Limits& limits) {
    SilentWire wire;
    const auto client = gtp::make_client(spec);
    client->think({line}, limits, wire);
    return wire.take();
  };
  const std::string begin = "boardsize 8\nclear_board\n";
  EXPECT_EQ(sent({.clocks = {Clock{.left = Milliseconds(300'000)}, Clock{.left = Milliseconds(90'000)}}}),
            begin + "time_settings 300 0 0\ntime_left black 300 0\ngenmove black\n");
  EXPECT_EQ(sent({.clocks = {Clock{.left = Milliseconds(60'000), .moves_to_go = 20}, std::nullopt}}),
            begin + "time_settings 0 60 20\ntime_left black 60 20\ngenmove black\n");
  const auto objection = [&](const Limits& limits) { return gtp::make_client(spec)->time_objection(limits); };
  EXPECT_EQ(objection({.move_time = Milliseconds(2000)}), "");
  EXPECT_EQ(objection({.depth = 3}), "");
  EXPECT_EQ(objection({.move_time = Milliseconds(100)}), "GTP counts whole seconds");
  EXPECT_EQ(objection({.clocks = {Clock{.left = Milliseconds(500)}, std::nullopt}}),
            "GTP counts whole seconds");
  EXPECT_EQ(objection({.clocks = {std::nullopt,
                                  Clock{.left = Milliseconds(5000), .increment = Milliseconds(1000)}}}),
            "GTP has no increments");
}

// An engine plays its own answer on its board. If the next search is about another line of moves, the client
// sends the whole game again.
TEST(GtpClient, AsksWithGenmoveAboutEachPositionOfAnAnalysis) {
  const GameSpec spec = *parse_game("othello");
  GameLine line(make_game(spec));
  Diagnostic refusal;
  ASSERT_TRUE(line.play("f5", refusal));
  SilentWire wire;
  const auto client = gtp::make_client(spec);
  client->think({line}, {}, wire);
  wire.hear(*client, {"=", "", "=", "", "=", "", "= d6", ""});
  wire.take();
  line.take_back();
  client->think({line}, {}, wire);
  EXPECT_EQ(wire.take(), "boardsize 8\nclear_board\ngenmove black\n");
}

TEST(GtpClient, ReportsRefusalsAndIllegalMoves) {
  const GameSpec spec = *parse_game("othello");
  const GameLine line(make_game(spec));
  SilentWire wire;
  const auto client = gtp::make_client(spec);
  client->new_game(line, wire);
  wire.hear(*client, {"? unacceptable size", ""});
  EXPECT_EQ(wire.faults, std::vector<std::string>{"\"boardsize 8\" is refused: unacceptable size"});
  const auto second = gtp::make_client(spec);
  second->think({line}, {}, wire);
  wire.hear(*second, {"=", "", "=", "", "= a1", ""});
  EXPECT_EQ(wire.faults.size(), 2U);
}

TEST(GtpClient, SendsForcedPasses) {
  const GameSpec spec = *parse_game("othello");
  GameLine line(make_game(spec));
  Diagnostic refusal;
  // White must pass after h8, and again after h7.
  for (const char* move :
       {"f5", "d6", "c3", "f3", "d3", "f4", "e6", "f7", "g4", "f6", "e7", "d8", "g5", "d2", "g6", "b3",
        "g3", "h3", "f8", "h5", "e8", "e3", "c8", "d7", "h4", "h6", "c7", "b8", "a8", "g8", "h8", "h7"})
    ASSERT_TRUE(line.play(move, refusal)) << move;
  std::size_t passes = 0;
  for (std::size_t i = 0; i + 1 < line.positions().size(); ++i)
    passes +=
        line.game().to_move(line.positions()[i]) == line.game().to_move(line.positions()[i + 1]) ? 1 : 0;
  SilentWire wire;
  const auto client = gtp::make_client(spec);
  client->think({line}, {}, wire);
  const std::string sent = wire.take();
  std::size_t said = 0;
  for (std::size_t at = sent.find(" pass\n"); at != std::string::npos; at = sent.find(" pass\n", at + 1))
    ++said;
  EXPECT_EQ(passes, 2U);
  EXPECT_EQ(said, passes);
  // Some engines (GRhino) have no command for a pass, and play forced passes themselves.
  for (std::size_t at = 0; at < sent.size(); at = sent.find('\n', at) + 1) {
    const std::string command = sent.substr(at, sent.find('\n', at) - at);
    if (command.starts_with("genmove")) break;
    wire.hear(*client, {command.ends_with("pass") ? "? syntax error" : "=", ""});
  }
  EXPECT_TRUE(wire.faults.empty());
}

// After the refusal, the client does not fall back to the usual position.
TEST(GtpClient, RefusesPositionsThatTheProtocolCannotExpress) {
  const GameSpec spec = *parse_game("othello");
  const std::shared_ptr<const AnyGame> game = make_game(spec);
  GameLine usual(game);
  Diagnostic refusal;
  ASSERT_TRUE(usual.play("f5", refusal));
  const GameLine line(game, usual.position());
  SilentWire wire;
  const auto client = gtp::make_client(spec);
  client->greet(wire);
  wire.hear(*client, {"= 2", "", "= Edax", "", "= 4.6", ""});
  wire.take();
  client->new_game(line, wire);
  client->think({line}, {}, wire);
  EXPECT_EQ(wire.take(), "");
  EXPECT_EQ(wire.faults.size(), 2U);
}

}  // namespace
}  // namespace mt::engine
