// The protocol of XBoard (version 2), tested by its specification and with messages of engines in Debian.
#include "engine/silent_wire.hpp"
#include "movetext/engine/protocol/xboard/protocol.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <vector>

namespace mt::engine {
namespace {

struct XboardClient : testing::Test {
  // Greets an engine that has these features. Returns what the client sends at the beginning of the game.
  std::string greet(std::string_view features) {
    client->greet(wire);
    EXPECT_EQ(wire.take(), "xboard\nprotover 2\n");
    wire.hear(*client, {"Chess engine", features});
    // The duration of the silence is counted from the last request of the client, even if the engine has sent
    // a line after this request.
    client->hear_silence(Milliseconds(2500), wire);
    client->hear_silence(Milliseconds(4600), wire);
    EXPECT_EQ(wire.readies, 1);
    wire.take();
    client->new_game(line, wire);
    return wire.take();
  }
  // Starts again with a new client, for the given game and position.
  void set(std::string_view game, std::string_view position) {
    const GameSpec spec = *parse_game(game);
    std::shared_ptr<const AnyGame> shared = make_game(spec);
    AnyPosition start;
    std::vector<Diagnostic> notes;
    ASSERT_TRUE(shared->parse_position(position, start, notes)) << position;
    line = GameLine(shared, start);
    client = xboard::make_client(spec);
    wire.readies = 0;
    wire.faults.clear();
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
  EXPECT_EQ(wire.take(), "usermove e2e4\nping 2\nlevel 0 1:30 2\ntime 9000\notim 9000\ngo\n");
  EXPECT_EQ(wire.hear(*client, {"pong 2", "4 -31 12 5000 e7e5 g1f3", "move e7e5"}), "force\n");
  ASSERT_EQ(wire.answers.size(), 1U);
  EXPECT_EQ(wire.answers[0].move, "e5");
  EXPECT_EQ(wire.answers[0].reply, "Nf3");
  EXPECT_EQ(wire.answers[0].lines.at(0).score->value, -31);
  // The engine has already played its own move.
  play("e5");
  play("Nf3");
  client->think({line}, {.move_time = Milliseconds(1500)}, wire);
  EXPECT_EQ(wire.take(), "usermove g1f3\nping 3\nst 2\ngo\n");
  // Lines before the pong do not belong to this search.
  wire.hear(*client, {"1-0 {White mates}", "move e4e5"});
  EXPECT_TRUE(wire.faults.empty());
  wire.hear(*client, {"pong 3", "move e4e5"});
  EXPECT_EQ(wire.faults.size(), 1U);
}

TEST_F(XboardClient, ContinuesAfterAnUnknownCommand) {
  greet("feature done=1");
  play("e4");
  client->think({line}, {.depth = 4}, wire);
  EXPECT_EQ(wire.take(), "e2e4\nsd 4\nst 1000000\ngo\n");
  wire.hear(*client, {"Illegal move: sd 4", "Error (unknown command): st 1000000", "Illegal move: easy",
                      "Illegal move: new"});
  EXPECT_TRUE(wire.faults.empty());
  // The engine would continue to search, so it is told to move when it exceeds the requested depth.
  EXPECT_EQ(wire.hear(*client, {"4 10 1 900 e7e5"}), "");
  EXPECT_EQ(wire.hear(*client, {"5 12 2 4000 e7e5"}), "?\n");
  EXPECT_EQ(wire.hear(*client, {"Illegal move: ?", "6 12 2 9000 e7e5", "move e7e5"}), "force\n");
  EXPECT_TRUE(wire.faults.empty());
  EXPECT_EQ(wire.answers.size(), 1U);
}

TEST_F(XboardClient, ReportsThatTheEngineRefusesAMove) {
  for (const std::string_view refusal :
       {"Illegal move: e2e4", "Illegal move (in check): usermove e2e4", "Illegal move", "Illegal move:e2e4",
        "Illegal move: e2e4 leaves the king in check"}) {
    set("chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    greet("feature done=1");
    play("e4");
    client->think({line}, {.depth = 4}, wire);
    wire.hear(*client, {refusal});
    EXPECT_EQ(wire.faults, std::vector<std::string>{"it replied: " + std::string(refusal)});
  }
}

TEST_F(XboardClient, WaitsForAnEngineThatNeedsTimeAfterItsPrompt) {
  client->greet(wire);
  wire.hear(*client, {"GNU Chess 6.2.7", "White (1) : feature done=0"});
  client->hear_silence(Milliseconds(100), wire);
  client->hear_silence(Milliseconds(9000), wire);
  EXPECT_EQ(wire.readies, 0);
  wire.hear(*client, {"feature setboard=1", "feature done=1"});
  EXPECT_EQ(wire.readies, 1);
}

// GNU Chess may not see the request for its features until another line has arrived.
TEST_F(XboardClient, AsksOnceMoreForFeatures) {
  client->greet(wire);
  EXPECT_EQ(wire.take(), "xboard\nprotover 2\n");
  wire.hear(*client, {"GNU Chess 6.2.7"});
  client->hear_silence(Milliseconds(100), wire);
  client->hear_silence(Milliseconds(400), wire);
  EXPECT_EQ(wire.take(), "");
  client->hear_silence(Milliseconds(700), wire);
  EXPECT_EQ(wire.take(), "protover 2\n");
  constexpr std::string_view features = R"(feature setboard=1 option="Skill -spin 3 0 9" done=1)";
  wire.hear(*client, {features, features});
  client->hear_silence(Milliseconds(1400), wire);
  EXPECT_EQ(wire.take(), "");
  EXPECT_EQ(wire.readies, 1);
  EXPECT_EQ(client->options().size(), 1U);
}

TEST_F(XboardClient, RejectsAnEngineOfAnotherProtocol) {
  client->greet(wire);
  wire.hear(*client, {"a program that repeats", "xboard"});
  EXPECT_EQ(wire.faults, std::vector<std::string>{"it echoes its input"});
}

TEST_F(XboardClient, ReadsMovesOfTheFirstVersion) {
  greet("");
  client->think({line}, {.move_time = Milliseconds(1000)}, wire);
  wire.hear(*client, {"My move is : e2e4"});
  ASSERT_EQ(wire.answers.size(), 1U);
  EXPECT_EQ(wire.answers[0].move, "e4");
}

constexpr std::string_view begins = "new\nforce\neasy\npost\n";

TEST_F(XboardClient, SendsAPositionAsText) {
  set("chess", "4k3/8/8/8/8/8/8/R3K3 w Q - 3 40");
  EXPECT_EQ(greet("feature setboard=1 done=1"),
            std::string(begins) + "setboard 4k3/8/8/8/8/8/8/R3K3 w Q - 3 40\n");
  // In xiangqi the position has XBoard's letters and no fields that are always empty; HoiXiangqi refuses
  // anything else.
  set("xiangqi", "3k5/9/9/4n4/9/9/4P4/9/9/2B1K4 b - - 7 30");
  EXPECT_EQ(greet("feature setboard=1 variants=\"xiangqi\" done=1"),
            "new\nvariant xiangqi\nforce\neasy\npost\nsetboard 3k5/9/9/4h4/9/9/4P4/9/9/2E1K4 b 7 30\n");
}

TEST_F(XboardClient, SendsAPositionPieceByPiece) {
  set("chess", "4k2r/8/8/8/8/8/P7/4K3 w k - 0 1");
  EXPECT_EQ(greet("feature done=1"), std::string(begins) + "edit\n#\nPa2\nKe1\nc\nKe8\nRh8\n.\n");
  play("a4");
  client->think({line}, {.move_time = Milliseconds(1000)}, wire);
  EXPECT_EQ(wire.take(), "a2a4\nst 1\ngo\n");
  wire.hear(*client, {"move e8g8"});
  ASSERT_EQ(wire.answers.size(), 1U);
  EXPECT_EQ(wire.answers[0].move, "O-O");
}

TEST_F(XboardClient, SendsAMoveIfBlackIsToMove) {
  set("chess", "7k/8/8/8/8/8/8/QK6 b - - 0 1");
  EXPECT_EQ(greet("feature usermove=1 done=1"),
            std::string(begins) + "usermove a2a3\nedit\n#\nQa1\nKb1\nc\nKh8\n.\n");
}

// MaxQi 4.8 does not clear the a-file when it is told to clear the board.
TEST_F(XboardClient, ClearsTheFirstFileByMovesInXiangqi) {
  for (const char side : {'w', 'b'}) {
    set("xiangqi", std::string("3k5/9/9/4n4/9/9/4P4/9/9/2B1K4 ") + side + " - - 0 1");
    const std::string said = greet("feature variants=\"xiangqi\" done=1");
    const std::string before = "new\nvariant xiangqi\nforce\neasy\npost\n";
    ASSERT_EQ(said.substr(0, before.size()), before);
    const std::size_t edit = said.find("edit\n");
    EXPECT_EQ(said.substr(edit), "edit\n#\nPe3\nEc0\nKe0\nc\nKd9\nHe6\n.\n");
    GameLine usual{make_game(*parse_game("xiangqi"))};
    Diagnostic refusal;
    for (std::size_t at = before.size(); at < edit; at = said.find('\n', at) + 1)
      ASSERT_TRUE(usual.play(said.substr(at, said.find('\n', at) - at), refusal)) << refusal.message;
    std::string fen;
    usual.game().write_position(usual.position(), "fen", fen);
    EXPECT_EQ(fen.substr(fen.find(' ') + 1, 1), std::string(1, side));
    std::size_t rank = 0;
    for (int ranks = 0; ranks < 10; ++ranks) {
      EXPECT_TRUE(fen[rank] >= '1' && fen[rank] <= '9') << fen;
      rank = fen.find('/', rank) + 1;
    }
  }
}

TEST_F(XboardClient, SendsTheMoveBeforeAnEnPassant) {
  set("chess", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
  EXPECT_EQ(greet("feature usermove=1 done=1"),
            std::string(begins) + "edit\n#\nPe2\nKe1\nc\nKe8\nPd4\n.\nusermove e2e4\n");
  set("chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
  EXPECT_EQ(greet("feature done=1"), std::string(begins) + "a2a3\nedit\n#\nPe5\nKe1\nc\nKe8\nPd7\n.\nd7d5\n");
}

TEST_F(XboardClient, ReportsPositionsThatAnEngineWouldMisread) {
  set("chess", "r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1");
  EXPECT_EQ(greet("feature done=1"), "");
  EXPECT_EQ(wire.faults,
            std::vector<std::string>{
                "it does not support setboard, and would assume the castling rights 'KQkq' instead of 'Kq'"});
  EXPECT_EQ(wire.readies, 1);  // ready() was called only after the greeting
  client->think({line}, {.depth = 4}, wire);
  EXPECT_EQ(wire.take(), "");
  EXPECT_EQ(wire.faults.size(), 2U);
  set("chess960", "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1");
  EXPECT_EQ(greet("feature variants=\"fischerandom\" done=1"), "");
  EXPECT_EQ(wire.faults.size(), 1U);
}

TEST_F(XboardClient, ReportsThatTheEngineRefusesAPosition) {
  for (const std::string_view refusal :
       {"Error (unknown command): edit", "Illegal move: edit", "Error (too few words): setboard",
        "tellusererror Illegal position"}) {
    set("chess", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    greet("feature ping=1 done=1");
    wire.hear(*client, {refusal});
    EXPECT_EQ(wire.faults, std::vector<std::string>{"it replied: " + std::string(refusal)});
  }
}

}  // namespace
}  // namespace mt::engine
