// Both sides of Hub, tested with messages of Scan 3.1 and by the specification of the protocol.
#include "engine/silent_wire.hpp"
#include "movetext/engine/protocol/api/reals.hpp"
#include "movetext/engine/protocol/hub/protocol.hpp"
#include "movetext/engine/protocol/hub/texts.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace mt::engine {
namespace {

TEST(HubClient, PlaysWithScan) {
  const GameSpec spec = *parse_game("international");
  GameLine line(make_game(spec));
  SilentWire wire;
  const auto client = hub::make_client(spec);
  const auto hear = [&](std::initializer_list<std::string_view> lines) { return wire.hear(*client, lines); };
  client->greet(wire);
  EXPECT_EQ(wire.sent, "hub\n");
  hear({"id name=Scan version=3.1 author=\"Fabien Letouzey\" country=France",
        "param name=variant value=normal type=enum values=\"normal killer bt frisian losing\"",
        "param name=threads value=1 type=int min=1 max=16", "wait"});
  EXPECT_EQ(wire.readies, 1);
  EXPECT_EQ(client->identity().author, "Fabien Letouzey");
  ASSERT_EQ(client->options().size(), 2U);
  wire.sent.clear();
  EXPECT_TRUE(client->set_option("threads", "2", wire));
  EXPECT_EQ(wire.sent, "set-param name=threads value=2\n");
  wire.sent.clear();
  client->new_game(line, wire);
  EXPECT_EQ(wire.sent, "init\n");
  EXPECT_EQ(hear({"init eval", "ready"}), "new-game\n");

  Diagnostic refusal;
  for (const char* move : {"32-28", "17-22", "28x17", "12x21"})
    ASSERT_TRUE(line.play(move, refusal)) << refusal.message;
  wire.sent.clear();
  client->think({line}, {.depth = 9}, wire);
  EXPECT_EQ(wire.sent,
            "pos pos=Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww moves=\"32-28 17-22 28x17x22 "
            "12x21x17\"\nlevel depth=9\ngo think\n");
  hear({"info depth=1 mean-depth=4.5 score=0.00 nodes=7 pv=\"31-27 21x32x27 38x27x32\"",
        "info depth=8 mean-depth=9.9 score=-0.31 nodes=6706 time=0.001 pv=\"31-27 21x32x27 38x27x32 8-12\"",
        "done move=31-27 ponder=21x32x27"});
  ASSERT_EQ(wire.answers.size(), 1U);
  EXPECT_EQ(wire.answers[0].move, "31-27");
  EXPECT_EQ(wire.answers[0].reply, "21x32");
  EXPECT_EQ(wire.answers[0].lines.at(0).moves, (std::vector<std::string>{"31-27", "21x32", "38x27", "8-12"}));
  EXPECT_EQ(wire.answers[0].lines.at(0).score->value, -31);
  EXPECT_EQ(wire.answers[0].effort.nodes, 6706U);
}

TEST(HubClient, ReportsAnIllegalMove) {
  const GameSpec spec = *parse_game("international");
  const GameLine line(make_game(spec));
  SilentWire wire;
  const auto client = hub::make_client(spec);
  client->think({line}, {.depth = 1}, wire);
  client->hear("done move=32-27x28", wire);
  EXPECT_EQ(wire.faults.size(), 1U);
}

TEST(HubTexts, AreReadLineByLine) {
  hub::Line line;
  EXPECT_TRUE(hub::read_line("  level  time = 1.5 inc= \"0.1\"  flag ponder=\"\"", line));
  EXPECT_EQ(line.command, "level");
  EXPECT_EQ(line.value("time"), "1.5");
  EXPECT_EQ(line.value("inc"), "0.1");
  EXPECT_NE(line.find("flag"), nullptr);
  EXPECT_EQ(line.find("infinite"), nullptr);
  for (const char* wrong : {"", "   ", "pos pos=\"open", "=3", "pos =x"})
    EXPECT_FALSE(hub::read_line(wrong, line)) << wrong;
}

TEST(HubTexts, IdentifyMovesInAnyOrderOfTheTakenPieces) {
  const auto game = make_game(*parse_game("international"));
  AnyPosition position;
  std::vector<Diagnostic> notes;
  ASSERT_TRUE(game->parse_position("W:W48:B42,31", position, notes));
  const auto moves = square_moves(*game, position);
  ASSERT_EQ(moves.size(), 1U);
  EXPECT_EQ(hub::move_text(moves[0]), "48x26x31x42");
  for (const char* text : {"48x26x31x42", "48x26x42x31", "48x26"})
    EXPECT_NE(hub::find_move(moves, text), nullptr) << text;
  for (const char* text : {"48x26x31", "48-26", "x", "48x", "", "48x26x31x42x42", "999999999999x1"})
    EXPECT_EQ(hub::find_move(moves, text), nullptr) << text;
}

TEST(HubTexts, WriteNumbersWithoutALocale) {
  EXPECT_EQ(hub::score_text({.value = 31}), "0.31");
  EXPECT_EQ(hub::score_text({.value = -5}), "-0.05");
  EXPECT_EQ(hub::score_text({.unit = Score::Unit::wins_in, .value = 3}), "99.97");
  EXPECT_EQ(hub::score_text({.unit = Score::Unit::wins_in, .value = -4}), "-99.96");
  EXPECT_EQ(hub::seconds_text(Milliseconds(1250)), "1.25");
  EXPECT_EQ(hub::seconds_text(Milliseconds(60000)), "60");
  EXPECT_EQ(read_real("-1.25"), -1.25);
  EXPECT_FALSE(read_real("1e9"));
}

}  // namespace
}  // namespace mt::engine
