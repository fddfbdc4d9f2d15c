// The protocol of XBoard, by its text (version 2) and by what engines of Debian say.
#include "engine/silent_wire.hpp"
#include "movetext/engine/protocol/xboard/client.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <gtest/gtest.h>
#include <memory>
#include <string>

namespace mt::engine {
namespace {

struct XboardClient : testing::Test {
  // Greets an engine that has these features.
  void greet(std::string_view features) {
    client->greet(wire);
    EXPECT_EQ(wire.take(), "xboard\nprotover 2\n");
    wire.hear(*client, {"Chess engine", features});
    client->hear_silence(Milliseconds(3000), wire);
    EXPECT_EQ(wire.readies, 1);
    client->new_game(line, wire);
    wire.take();
  }
  void play(std::string_view move) {
    Diagnostic refusal;
    ASSERT_TRUE(line.play(move, refusal)) << refusal.message;
  }
  GameLine line{make_game(*parse_game("chess"))};
  SilentWire wire;
  std::unique_ptr<Client> client = xboard::make_client(*parse_game("chess"));
};

TEST_F(XboardClient, PlaysAGame) {
  greet("feature myname=\"Odd 1.0\" usermove=1 ping=1 time=1 done=1");
  EXPECT_EQ(client->identity().name, "Odd 1.0");
  play("e4");
  Limits limits;
  limits.clocks[0] = limits.clocks[1] = Clock{.left = Milliseconds(90'000), .increment = Milliseconds(2000)};
  client->think({line}, limits, wire);
  EXPECT_EQ(wire.take(), "usermove e2e4\nlevel 0 1:30 2\ntime 9000\notim 9000\ngo\n");
  EXPECT_EQ(wire.hear(*client, {"4 -31 12 5000 e7e5 g1f3", "move e7e5"}), "force\n");
  ASSERT_EQ(wire.answers.size(), 1U);
  EXPECT_EQ(wire.answers[0].move, "e5");
  EXPECT_EQ(wire.answers[0].reply, "Nf3");
  EXPECT_EQ(wire.answers[0].lines.at(0).score->value, -31);
  // The engine has played its move itself.
  play("e5");
  play("Nf3");
  client->think({line}, {.move_time = Milliseconds(1500)}, wire);
  EXPECT_EQ(wire.take(), "usermove g1f3\nst 2\ngo\n");
  wire.hear(*client, {"move e4e5"});
  EXPECT_EQ(wire.faults.size(), 1U);
}

TEST_F(XboardClient, IsNotStoppedByACommandThatTheEngineDoesNotKnow) {
  greet("feature done=1");
  play("e4");
  client->think({line}, {.depth = 4}, wire);
  EXPECT_EQ(wire.take(), "e2e4\nsd 4\nst 1000000\ngo\n");
  wire.hear(*client, {"Illegal move: sd 4", "Error (unknown command): st 1000000", "Illegal move: easy"});
  EXPECT_TRUE(wire.faults.empty());
  // It would search on: it is told to move as soon as it is deeper than it was to be.
  EXPECT_EQ(wire.hear(*client, {"4 10 1 900 e7e5"}), "");
  EXPECT_EQ(wire.hear(*client, {"5 12 2 4000 e7e5"}), "?\n");
  EXPECT_EQ(wire.hear(*client, {"6 12 2 9000 e7e5", "move e7e5"}), "force\n");
  EXPECT_EQ(wire.answers.size(), 1U);
}

TEST_F(XboardClient, TellsThatTheEngineRefusesAMove) {
  for (const std::string_view refusal :
       {"Illegal move: e2e4", "Illegal move (in check): usermove e2e4", "Illegal move"}) {
    client = xboard::make_client(*parse_game("chess"));
    wire.readies = 0;
    wire.faults.clear();
    line = GameLine(make_game(*parse_game("chess")));
    greet("feature done=1");
    play("e4");
    client->think({line}, {.depth = 4}, wire);
    wire.hear(*client, {refusal});
    EXPECT_EQ(wire.faults, std::vector<std::string>{"it says: " + std::string(refusal)});
  }
}

TEST_F(XboardClient, IsNotTakenInByAnEngineOfAnotherProtocol) {
  for (const std::string_view said :
       {"Unknown command: 'xboard'. Type help for more information.", "xboard"}) {
    client = xboard::make_client(*parse_game("chess"));
    wire.faults.clear();
    client->greet(wire);
    wire.hear(*client, {"Stockfish 15.1 by the Stockfish developers", said});
    EXPECT_EQ(wire.faults.size(), 1U) << said;
  }
}

TEST_F(XboardClient, HearsMovesOfTheFirstVersion) {
  greet("");
  client->think({line}, {.move_time = Milliseconds(1000)}, wire);
  wire.hear(*client, {"My move is : e2e4"});
  ASSERT_EQ(wire.answers.size(), 1U);
  EXPECT_EQ(wire.answers[0].move, "e4");
}

}  // namespace
}  // namespace mt::engine
