// Tests the use of a program that speaks DXP as an engine.
#include "engine/silent_wire.hpp"
#include "movetext/engine/protocol/dxp/protocol.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace mt::engine {
namespace {

using namespace std::chrono_literals;

const std::string scan = "AScan 3.1                        0";

class ClientTalk {
 public:
  explicit ClientTalk(std::string_view start = {})
      : line(make_game(*parse_game("international"))), client(dxp::make_client(line.game().spec())) {
    AnyPosition position;
    std::vector<Diagnostic> notes;
    if (!start.empty() && line.game().parse_position(start, position, notes))
      line = GameLine(line.shared_game(), position);
    client->greet(wire);
    client->new_game(line, wire);
    EXPECT_EQ(wire.readies, 2);
    EXPECT_EQ(wire.take(), "");  // no message is sent before a game
  }

  ClientTalk& play(std::initializer_list<std::string_view> moves) {
    for (const std::string_view move : moves) {
      Diagnostic refusal;
      EXPECT_TRUE(line.play(move, refusal)) << move << ": " << refusal.message;
    }
    return *this;
  }
  std::string think(const Limits& limits = {}) {
    client->think({line}, limits, wire);
    return wire.take();
  }
  std::string hear(std::string_view text) { return wire.hear(*client, {text}); }
  // Passes a move message of the engine to the client. Plays the move that the client understood, and returns
  // it.
  std::string answer(std::string_view text) {
    hear(text);
    if (wire.answers.empty()) return "(no answer)";
    const std::string move = wire.answers.back().move;
    wire.answers.clear();
    play({move});
    return move;
  }

  GameLine line;
  SilentWire wire;
  std::unique_ptr<Client> client;
};

TEST(DxpClient, ObjectsToTimesThatAreNotMinutesOfAGame) {
  const ClientTalk meeting;
  const auto objection = [&](const Clock& clock) {
    return meeting.client->time_objection({.clocks = {clock, clock}});
  };
  EXPECT_EQ(objection({.left = 300s}), "");
  EXPECT_EQ(meeting.client->time_objection({.nodes = 1000}), "");
  const std::string whole = "DXP has only whole minutes for a game, without increment";
  EXPECT_EQ(objection({.left = 90s}), whole);
  EXPECT_EQ(objection({.left = 60s, .increment = 600ms}), whole);
  EXPECT_EQ(objection({.left = 60s, .moves_to_go = 40}), whole);
  EXPECT_NE(meeting.client->time_objection({.move_time = 1s}), "");
  // The user has chosen the minutes.
  SilentWire wire;
  EXPECT_TRUE(meeting.client->set_option("Minutes", "7", wire));
  EXPECT_EQ(objection({.left = 60s, .increment = 600ms}), "");
}

TEST(DxpClient, PlaysWithScan) {
  ClientTalk meeting;
  meeting.play({"32-28"});
  EXPECT_EQ(meeting.think({.move_time = 500ms}), "R01movetext                        Z001000A\n");
  EXPECT_EQ(meeting.hear(scan), "M0000322800\n");
  EXPECT_EQ(meeting.client->identity().name, "Scan 3.1");
  EXPECT_EQ(meeting.answer("M0001172100"), "17-21");
  EXPECT_EQ(meeting.play({"31-27"}).think(), "M0000312700\n");
  EXPECT_EQ(meeting.answer("M00002123022728"), "21x23");
  // A new game begins. In the old game it is our turn, so we can end it.
  const GameLine next(meeting.line.shared_game());
  meeting.client->new_game(next, meeting.wire);
  EXPECT_EQ(meeting.wire.take(), "E00\n");
  EXPECT_EQ(meeting.wire.readies, 2);
  EXPECT_EQ(meeting.hear("E00"), "");
  EXPECT_EQ(meeting.wire.readies, 3);
  meeting.line = next;
  EXPECT_EQ(meeting.think(), "R01movetext                        W005000A\n");
  EXPECT_EQ(meeting.hear(scan), "");
  EXPECT_EQ(meeting.answer("M0001322800"), "32-28");
  meeting.client->quit(meeting.wire);
  EXPECT_EQ(meeting.wire.take(), "E01\n");
  EXPECT_TRUE(meeting.wire.faults.empty());
}

TEST(DxpClient, SendsTheTimeOfTheGame) {
  const auto minutes = [](const Limits& limits) {
    ClientTalk meeting;
    return meeting.think(limits).substr(36, 3);
  };
  EXPECT_EQ(minutes({.nodes = 1000}), "005");
  EXPECT_EQ(minutes({.move_time = 100ms}), "001");
  EXPECT_EQ(minutes({.move_time = 10s}), "010");
  EXPECT_EQ(minutes({.clocks = {Clock{.left = 301s, .increment = 1s}, {}}}), "007");
  EXPECT_EQ(minutes({.clocks = {Clock{.left = std::chrono::hours(100)}, {}}}), "999");
  ClientTalk meeting;
  EXPECT_TRUE(meeting.client->set_option("Minutes", "12", meeting.wire));
  EXPECT_TRUE(meeting.client->set_option("Moves", "75", meeting.wire));
  for (const char* wrong : {"-1", "1000", "x", ""})
    EXPECT_FALSE(meeting.client->set_option("Minutes", wrong, meeting.wire)) << wrong;
  EXPECT_FALSE(meeting.client->set_option("Hash", "64", meeting.wire));
  EXPECT_FALSE(meeting.client->set_option("Invites", "perhaps", meeting.wire));
  EXPECT_EQ(meeting.think({.move_time = 100ms}), "R01movetext                        W012075A\n");
}

TEST(DxpClient, InvitesToThePositionOfAQuestion) {
  ClientTalk meeting;
  meeting.play({"32-28", "17-21"});
  const std::string asked = meeting.think();
  EXPECT_EQ(asked, "R01movetext                        W005000BW" + std::string(16, 'z') + "e" +
                       std::string(3, 'z') + "z" + std::string(6, 'e') + "w" + std::string(2, 'e') + "w" +
                       "e" + std::string(18, 'w') + "\n");
  EXPECT_EQ(asked.size(), 95U);
  EXPECT_EQ(meeting.hear(scan), "");
  EXPECT_EQ(meeting.answer("M0001312700"), "31-27");
}

TEST(DxpClient, AnswersEachQuestionOfAnAnalysis) {
  // Positions that are not consecutive are separate games.
  ClientTalk meeting;
  meeting.think();
  meeting.hear(scan);
  meeting.answer("M0001322800");
  meeting.line = GameLine(meeting.line.shared_game());
  meeting.play({"33-29", "20-25"});
  EXPECT_EQ(meeting.think(), "E00\n");
  const std::string asked = meeting.hear("E00");
  EXPECT_TRUE(asked.starts_with("R01movetext                        W005000BW")) << asked;
  meeting.hear(scan);
  EXPECT_EQ(meeting.answer("M0001312700"), "31-27");
}

TEST(DxpClient, AsksToTakeMovesBack) {
  ClientTalk meeting;
  meeting.play({"32-28"}).think();
  meeting.hear(scan);
  meeting.answer("M0001172100");
  // The peer is first asked again for the same move. Then it is asked for its reply to another first move of
  // our side.
  meeting.line.take_back();
  EXPECT_EQ(meeting.think(), "B001Z\n");
  EXPECT_EQ(meeting.hear("K0"), "");
  EXPECT_EQ(meeting.answer("M0001182300"), "18-23");
  meeting.line = GameLine(meeting.line.shared_game());
  meeting.play({"33-29"});
  EXPECT_EQ(meeting.think(), "B001W\n");
  EXPECT_EQ(meeting.hear("K0"), "M0000332900\n");
  EXPECT_EQ(meeting.answer("M0001172200"), "17-22");
  // If the peer refuses to take moves back, a new game is started.
  meeting.line.take_back();
  EXPECT_EQ(meeting.think(), "B001Z\n");
  EXPECT_EQ(meeting.hear("K1"), "E00\n");
  EXPECT_EQ(meeting.hear("E00"), "R01movetext                        Z005000A\n");
  EXPECT_EQ(meeting.hear(scan), "M0000332900\n");
}

TEST(DxpClient, ReceivesTheEndOfTheGame) {
  const std::pair<const char*, Answer::Kind> ends[] = {
      {"E10", Answer::Kind::resign}, {"E21", Answer::Kind::draw}, {"E30", Answer::Kind::win}};
  for (const auto& [said, kind] : ends) {
    ClientTalk meeting;
    meeting.think();
    meeting.hear(scan);
    EXPECT_EQ(meeting.hear(said), "E00\n");
    ASSERT_EQ(meeting.wire.answers.size(), 1U);
    EXPECT_EQ(meeting.wire.answers[0].kind, kind);
  }
  ClientTalk other;
  other.think();
  other.hear(scan);
  EXPECT_EQ(other.hear("E00"), "E00\n");
  EXPECT_EQ(other.wire.faults.size(), 1U);
  // If there is no legal move, the end of the game is not a fault.
  ClientTalk over("W:W:B3");
  over.think();
  over.hear(scan);
  over.hear("E00");
  EXPECT_TRUE(over.wire.faults.empty());
  ASSERT_EQ(over.wire.answers.size(), 1U);
  EXPECT_EQ(over.wire.answers[0].kind, Answer::Kind::none);
}

TEST(DxpClient, ReceivesAnEndBeforeTheirTurn) {
  ClientTalk meeting;
  meeting.think();
  meeting.hear(scan);
  meeting.answer("M0001322800");
  EXPECT_EQ(meeting.hear("E10"), "E00\n");
  EXPECT_TRUE(meeting.wire.answers.empty());
  EXPECT_EQ(meeting.play({"17-21"}).think(), "");
  ASSERT_EQ(meeting.wire.answers.size(), 1U);
  EXPECT_EQ(meeting.wire.answers[0].kind, Answer::Kind::resign);
}

TEST(DxpClient, ContinuesIfAnEndIsNotAnswered) {
  ClientTalk meeting;
  meeting.think();
  meeting.hear(scan);
  meeting.answer("M0001322800");
  meeting.client->new_game(meeting.line, meeting.wire);
  EXPECT_EQ(meeting.wire.take(), "E00\n");
  meeting.client->hear_silence(1s, meeting.wire);
  EXPECT_EQ(meeting.wire.readies, 2);
  meeting.client->hear_silence(2s, meeting.wire);
  EXPECT_EQ(meeting.wire.readies, 3);
  EXPECT_TRUE(meeting.think().starts_with("R01"));
}

TEST(DxpClient, ReportsFaults) {
  for (const char* said :
       {"M0001332700", "M00013228011", "M0001", "M0001322800x", "nonsense", "\xFF", "K7"}) {
    ClientTalk meeting;
    meeting.think();
    meeting.hear(scan);
    meeting.hear(said);
    EXPECT_EQ(meeting.wire.faults.size(), 1U) << said;
    EXPECT_TRUE(meeting.wire.answers.empty()) << said;
  }
  for (const char* code : {"1", "2", "3"}) {
    ClientTalk meeting;
    meeting.think();
    meeting.hear("Ax                               " + std::string(code));
    EXPECT_EQ(meeting.wire.faults.size(), 1U) << code;
  }
}

TEST(DxpClient, IgnoresUnrequestedMessages) {
  ClientTalk meeting;
  for (const char* said :
       {"M0001322800", "E00", "E11", "K0", "Chello", "X", "A", "AScan 3.1                        0"})
    EXPECT_EQ(meeting.hear(said), "") << said;
  EXPECT_EQ(meeting.hear("B001W"), "K1\n");
  meeting.think();
  EXPECT_EQ(meeting.hear("M0001322800"), "");  // the peer has not agreed to play yet
  EXPECT_EQ(meeting.hear("Chello"), "");
  EXPECT_EQ(meeting.hear("R01x                               Z005000A"),
            "Amovetext                        2\n");
  meeting.hear(scan);
  EXPECT_EQ(meeting.hear("Chello"), "");
  EXPECT_EQ(meeting.answer("M0001322800"), "32-28");
  EXPECT_EQ(meeting.hear("M0001312700"), "");  // the message repeats the last move
  EXPECT_TRUE(meeting.wire.answers.empty());
  EXPECT_TRUE(meeting.wire.faults.empty());
}

TEST(DxpClient, FollowsAnInvitationThatFits) {
  ClientTalk meeting;
  EXPECT_EQ(meeting.hear("R01Dragon                          Z005000A"), "");
  EXPECT_EQ(meeting.client->identity().name, "Dragon");
  // The peer wants to play White, and is asked for a move of White.
  EXPECT_EQ(meeting.think(), "Amovetext                        0\n");
  EXPECT_EQ(meeting.answer("M0001322800"), "32-28");
  ClientTalk other;
  other.hear("R01Dragon                          W005000A");
  other.play({"32-28"});
  EXPECT_EQ(other.think(), "Amovetext                        0\nM0000322800\n");
  // If the peer's invitation does not fit our game, it is refused, and our own invitation is sent instead.
  ClientTalk third;
  third.hear("R01Dragon                          W005000A");
  EXPECT_EQ(third.think(),
            "Amovetext                        2\nR01movetext                        W005000A\n");
}

TEST(DxpClient, WaitsForAnInvitation) {
  ClientTalk meeting;
  ASSERT_TRUE(meeting.client->set_option("Invites", "false", meeting.wire));
  const int readies = meeting.wire.readies;
  meeting.client->new_game(meeting.line, meeting.wire);
  EXPECT_EQ(meeting.wire.readies, readies);
  EXPECT_EQ(meeting.hear("R07Dragon"), "Amovetext                        1\n");
  EXPECT_EQ(meeting.wire.readies, readies);
  EXPECT_EQ(meeting.hear("R01Dragon                          Z005000A"), "");
  EXPECT_EQ(meeting.wire.readies, readies + 1);
  EXPECT_EQ(meeting.think(), "Amovetext                        0\n");
  EXPECT_EQ(meeting.answer("M0001322800"), "32-28");
  // In the next invitation the peer wants to play Black, but we need a move of White from the peer.
  const GameLine next(meeting.line.shared_game());
  meeting.client->new_game(next, meeting.wire);
  meeting.hear("E00");
  meeting.hear("R01Dragon                          W005000A");
  meeting.line = next;
  meeting.think();
  EXPECT_EQ(meeting.wire.faults, std::vector<std::string>{"it invites to a different game"});
}

}  // namespace
}  // namespace mt::engine
