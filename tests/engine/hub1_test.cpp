// The first version of Hub, by the specification of Scan 2.0.
#include "engine/silent_wire.hpp"
#include "movetext/engine/protocol/hub/protocol.hpp"
#include "movetext/engine/protocol/hub1/protocol.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <gtest/gtest.h>
#include <string>

namespace mt::engine {
namespace {

TEST(Hub1Client, PlaysAGame) {
  const GameSpec spec = *parse_game("international");
  GameLine line(make_game(spec));
  SilentWire wire;
  const auto client = hub1::make_client(spec);
  client->greet(wire);
  EXPECT_EQ(wire.take(), "hub\n");
  wire.hear(*client, {"name Scan 2.0", "author Fabien Letouzey", "country France", "wait"});
  EXPECT_EQ(wire.readies, 1);
  EXPECT_EQ(client->identity().name, "Scan 2.0");
  client->new_game(line, wire);
  EXPECT_EQ(wire.take(), "init\n");
  EXPECT_EQ(wire.hear(*client, {"ready"}), "new\n");
  Diagnostic refusal;
  for (const char* move : {"32-28", "17-22", "28x17"}) ASSERT_TRUE(line.play(move, refusal));
  client->think({line}, {.depth = 9}, wire);
  EXPECT_EQ(wire.take(),
            "pos wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww\nmove 32-28\nmove 17-22\nmove 28x17x22\n"
            "depth 9\ngo\n");
  wire.hear(*client, {"info 8 9.9 -31 6706 0.5 1.3 12x21x17 31-27", "move 12x21x17 31-27"});
  ASSERT_EQ(wire.answers.size(), 1U);
  EXPECT_EQ(wire.answers[0].move, "12x21");
  EXPECT_EQ(wire.answers[0].reply, "31-27");
  EXPECT_EQ(wire.answers[0].lines.at(0).score->value, -31);
  EXPECT_EQ(wire.answers[0].effort.time, Milliseconds(500));
}

TEST(Hub1Client, DistinguishesTheVersions) {
  const GameSpec spec = *parse_game("international");
  SilentWire wire;
  hub1::make_client(spec)->hear("id name=Scan version=3.1", wire);
  hub::make_client(spec)->hear("name Scan 2.0", wire);
  EXPECT_EQ(wire.faults.size(), 2U);
}

}  // namespace
}  // namespace mt::engine
