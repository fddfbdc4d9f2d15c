// The interface's side of UBGI. It is tested line by line, against our own front, and against engines that
// follow the drafts of UBGI.
#include "engine/pip_player.hpp"
#include "engine/ubgi_talk.hpp"
#include "movetext/engine/protocol/ubgi/protocol.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <gtest/gtest.h>
#include <random>
#include <string>
#include <vector>

namespace mt::engine {
namespace {

GameLine line_from(std::string_view position, std::string_view game = "backgammon") {
  std::shared_ptr<const AnyGame> rules = make_game(*parse_game(game));
  AnyPosition start;
  std::vector<Diagnostic> notes;
  EXPECT_TRUE(rules->parse_position(position, start, notes)) << position;
  return GameLine(rules, start);
}
MatchState state_of(const GameLine& line) {
  return *line.game().match_state(line.position());
}

// Returns the answer of the player when it is asked directly, without a protocol.
Answer direct_answer(PipPlayer& player, const GameLine& line) {
  Watcher silent;
  return player.think({line}, {}, silent, {});
}

// Plays a whole game action by action. Both sides of the protocol must agree on it.
void play_a_game(std::string_view start, std::uint32_t seed, std::string_view variant, int& actions) {
  std::mt19937 chance(seed);
  const auto die = [&] { return static_cast<std::uint8_t>(1 + chance() % 6); };
  GameLine line = line_from(start, variant);
  FrontPeer engine(ubgi::protocol, line.game().spec(), std::make_unique<PipPlayer>());
  Talk talk(ubgi::make_client(line.game().spec()), &engine);
  PipPlayer player;
  talk.client->greet(talk);
  talk.pump();
  ASSERT_EQ(talk.readies, 1);
  talk.client->new_game(line, talk);
  talk.pump();
  ASSERT_EQ(talk.readies, 2) << talk.sent;
  for (int turn = 0; turn < 400 && line.game().outcome(line.position()).kind == Outcome::Kind::open; ++turn) {
    const std::string sent = talk.ask({line, 2}, {.depth = 0});
    ASSERT_TRUE(talk.faults.empty()) << talk.faults[0] << "\n" << sent;
    ASSERT_EQ(talk.answers.size(), 1U) << sent;
    const Answer answer = talk.answers[0];
    const Answer direct = direct_answer(player, line);
    ASSERT_NE(answer.kind, Answer::Kind::failed) << answer.problem << "\n" << sent;
    MatchRefusal why = MatchRefusal::none;
    const MatchState state = state_of(line);
    ++actions;
    switch (answer.kind) {
      case Answer::Kind::move: {
        const std::string expected = direct.kind == Answer::Kind::move ? direct.move : "no play";
        ASSERT_EQ(answer.move, expected) << sent;
        Diagnostic refusal;
        ASSERT_TRUE(line.play(answer.move, refusal)) << refusal.message;
        continue;
      }
      case Answer::Kind::no_double:
        why = line.roll({die(), die()});
        break;
      case Answer::Kind::offer_double:
        why = line.act(MatchAction::offer_double);
        break;
      case Answer::Kind::beaver:
        why = line.act(state.to_decide == state.on_roll ? MatchAction::raccoon : MatchAction::beaver);
        break;
      case Answer::Kind::take:
        why = line.act(MatchAction::take);
        break;
      case Answer::Kind::drop:
        why = line.act(MatchAction::drop);
        break;
      default:
        FAIL() << sent;
    }
    ASSERT_EQ(why, MatchRefusal::none) << words(why) << "\n" << sent;
  }
}

TEST(UbgiPair, PlaysWholeGames) {
  int actions = 0;
  std::uint32_t seed = 1;
  for (const auto& [start, variant] : std::vector<std::pair<std::string_view, std::string_view>>{
           {"b4E1C3eE3c1e4B-w0b0-w31-n1-0:0:7", "backgammon"},
           {"b4E1C3eE3c1e4B-w0b0-b64-n1-6:3:7-xC", "backgammon"},
           {"b4E1C3eE3c1e4B-w0b0-b64-n1-6:3:7-xP", "backgammon"},
           {"b4E1C3eE3c1e4B-w0b0-b21-n1-0:0:0-xJV", "backgammon"},
           {"b4E1C3eE3c1e4B-w0b0-b21-n1-0:0:0", "backgammon"},
           {"b4E1C3eE3c1e4B-w0b0-w21-n1-0:0:1", "backgammon"},
           {"bb3D1C3dD3c1d3BB-w0b0-w41-n1-0:0:0-xN", "nackgammon"},
           {"aaa18AAA-w0b0-w52-n1-0:0:3-xH3", "hypergammon"},
           {"o21O1-w0b0-w21-n1-0:0:5", "longgammon"}})
    for (int game = 0; game < 3; ++game) play_a_game(start, seed++, variant, actions);
  EXPECT_GT(actions, 1000);
}

TEST(UbgiPair, CarriesValuesUnchanged) {
  GameLine line = line_from("b2ABD1B3eD3c1e4B-w0b0-b00-n1-4:2:7");
  FrontPeer engine(ubgi::protocol, line.game().spec(), std::make_unique<PipPlayer>());
  Talk talk(ubgi::make_client(line.game().spec()), &engine);
  talk.client->greet(talk);
  talk.pump();
  EXPECT_TRUE(talk.client->abilities().cube && talk.client->abilities().values &&
              talk.client->abilities().among);
  EXPECT_FALSE(talk.client->abilities().trials);
  talk.client->new_game(line, talk);
  talk.pump();
  talk.ask({line}, {.depth = 0});
  PipPlayer player;
  const Answer direct = direct_answer(player, line);
  ASSERT_EQ(talk.answers.size(), 1U);
  const Answer& answer = talk.answers[0];
  EXPECT_EQ(answer.kind, Answer::Kind::offer_double);
  EXPECT_EQ(answer.reply, "drop");
  ASSERT_EQ(answer.lines.size(), 3U);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(answer.lines[i].act, direct.lines[i].act);
    EXPECT_NEAR(*answer.lines[i].worth->equity, *direct.lines[i].worth->equity, 0.00005);
    EXPECT_NEAR(*answer.lines[i].worth->match_chance, *direct.lines[i].worth->match_chance, 0.000005);
  }
  for (std::size_t i = 0; i < 6; ++i)
    EXPECT_NEAR((*answer.lines[0].chances)[i], (*direct.lines[0].chances)[i], 0.00005);
  const Question values{.line = line, .values_only = true};
  EXPECT_EQ(talk.ask(values, {.depth = 0}),
            "position bpn b2ABD1B3eD3c1e4B-w0b0-b00-n1-4:2:7\ngo eval ply 0\n");
  ASSERT_EQ(talk.answers.size(), 1U);
  EXPECT_EQ(talk.answers[0].kind, Answer::Kind::none);
  ASSERT_EQ(talk.answers[0].lines.size(), 1U);
  EXPECT_NEAR(*talk.answers[0].lines[0].worth->equity, 0.7697, 0.0001);
}

TEST(UbgiPair, AsksAboutSomePlaysOnly) {
  GameLine line = line_from("b4E1C3eE3c1e4B-w0b0-b31-n1-0:0:0-xJ");
  FrontPeer engine(ubgi::protocol, line.game().spec(), std::make_unique<PipPlayer>());
  Talk talk(ubgi::make_client(line.game().spec()), &engine);
  talk.client->greet(talk);
  talk.client->new_game(line, talk);
  talk.pump();
  const std::vector<std::string> among{"24/20", "6/3 6/5"};
  const std::string sent = talk.ask({.line = line, .lines = 0, .among = among}, {.nodes = 10});
  EXPECT_NE(sent.find("go play nodes 10 multi 0 among 24/21 21/20 ; "), std::string::npos) << sent;
  ASSERT_EQ(talk.answers.size(), 1U);
  EXPECT_EQ(talk.answers[0].lines.size(), 2U);
}

// BPN cannot express a beaver. So the client sends the position before the double, followed by the actions
// that were played from there.
TEST(UbgiClient, SendsTheActionsThatBpnCannotHold) {
  GameLine line = line_from("b4E1C3eE3c1e4B-w0b0-b00-n1-0:0:0-xV");
  ASSERT_EQ(line.act(MatchAction::offer_double), MatchRefusal::none);
  ASSERT_EQ(line.act(MatchAction::beaver), MatchRefusal::none);
  Talk talk(ubgi::make_client(line.game().spec()));
  talk.hear({"proto 1.0 backgammon", "id name E", "feature kind play cube take", "ubgiok"});
  EXPECT_EQ(talk.ask({line}),
            "newmatch length 0 jacoby off beavers 15\n"
            "position bpn b4E1C3eE3c1e4B-w0b0-b00-n1-0:0:0-xVD moves beaver\ngo take\n");
}

TEST(UbgiClient, GreetsAndSetsOptions) {
  const GameSpec spec = *parse_game("backgammon");
  Talk talk(ubgi::make_client(spec));
  talk.client->greet(talk);
  EXPECT_EQ(talk.hear({"proto 1.3 backgammon", "id name Engine of Tests", "id version 7",
                       "id author Somebody", "feature kind play", "feature limit ply infinite",
                       "feature sound loud", "option name Seed type spin default 0 min 0 max 9", "ubgiok"}),
            "");
  EXPECT_EQ(talk.readies, 1);
  EXPECT_EQ(talk.client->identity().name, "Engine of Tests");
  EXPECT_EQ(talk.client->identity().version, "7");
  EXPECT_TRUE(talk.client->set_option("seed", "4", talk));
  EXPECT_FALSE(talk.client->set_option("Hash", "4", talk));
  EXPECT_EQ(std::exchange(talk.sent, {}), "setoption name Seed value 4\nisready\n");
  talk.hear({"readyok"});
  EXPECT_EQ(talk.readies, 2);
}

TEST(UbgiClient, RejectsOtherProtocols) {
  for (const std::string_view line : {"proto 2.0 backgammon", "proto 1.0", "proto 1.0 chess"}) {
    Talk talk(ubgi::make_client(*parse_game("backgammon")));
    talk.hear({line});
    EXPECT_EQ(talk.faults.size(), 1U) << line;
  }
  Talk foreign(ubgi::make_client(*parse_game("backgammon")));
  EXPECT_EQ(foreign.hear({"id name Amazons 1", "ubgiok"}), "position gnubgid 4HPwATDgc/ABMA\nisready\n");
  foreign.hear({"error unknown position"});
  EXPECT_EQ(foreign.faults.size(), 1U);
}

TEST(UbgiClient, ReportsProtocolViolations) {
  const GameLine line = line_from("b4E1C3eE3c1e4B-w0b0-b31-n1-0:0:0-xJ");
  for (const std::string_view said :
       {"bestmove 24/1", "bestmove take", "bestmove", "bestmove none", "bestmove 8/5*"}) {
    Talk talk(ubgi::make_client(line.game().spec()));
    talk.hear({"proto 1.0 backgammon", "feature kind play", "ubgiok"});
    talk.ask({line});
    talk.hear({said});
    EXPECT_EQ(talk.faults.size(), 1U) << said;
    EXPECT_TRUE(talk.answers.empty());
  }
  Talk talk(ubgi::make_client(line.game().spec()));
  talk.hear({"proto 1.0 backgammon", "feature kind play", "ubgiok"});
  talk.ask({line});
  talk.hear({"info rank 1 play 8/5 6/5 eq 0.1 ply 0 x-odd 3 nodes 40 time 3", "info string eq 7",
             "error internal go out of memory"});
  ASSERT_EQ(talk.answers.size(), 1U);
  EXPECT_EQ(talk.answers[0].kind, Answer::Kind::failed);
  EXPECT_NE(talk.answers[0].problem.find("out of memory"), std::string::npos);
  EXPECT_EQ(talk.answers[0].lines.size(), 1U);
  EXPECT_EQ(talk.answers[0].effort.nodes, 40U);
}

TEST(UbgiClient, DoesNotPlayAMatchThatTheEngineRefuses) {
  const GameLine line = line_from("bb3D1C3dD3c1d3BB-w0b0-w41-n1-0:0:0-xN", "nackgammon");
  Talk talk(ubgi::make_client(line.game().spec()));
  talk.hear({"proto 1.0 backgammon", "feature kind play", "ubgiok"});
  talk.client->new_game(line, talk);
  EXPECT_EQ(talk.sent, "newmatch length 0 variant nackgammon jacoby off\nnewgame\nisready\n");
  talk.hear({"error unsupported newmatch variant nackgammon"});
  ASSERT_EQ(talk.faults.size(), 1U);
  EXPECT_EQ(talk.faults[0], "refuses the match: unsupported newmatch variant nackgammon");
}

// Games for points are played with beavers only if both engines can answer them. Version 1.0 has words for a
// beaver, and the drafts have none.
TEST(UbgiClient, HasBeaversOnlyIfTheProtocolHasWordsForThem) {
  const auto has_beavers = [](std::initializer_list<std::string_view> greeting) {
    Talk talk(ubgi::make_client(*parse_game("backgammon")));
    talk.hear(greeting);
    EXPECT_EQ(talk.readies, 1);
    return talk.client->abilities().beavers;
  };
  EXPECT_TRUE(has_beavers({"proto 1.0 backgammon", "id name New", "feature kind play cube take", "ubgiok"}));
  EXPECT_FALSE(has_beavers({"proto 1.0 backgammon", "id name New", "feature kind play cube", "ubgiok"}));
  EXPECT_FALSE(has_beavers({"proto 1.0 backgammon", "id name New", "feature kind play", "ubgiok"}));
  for (const std::string_view feature : {"id author nobody", "feature kind play cube take"}) {
    EXPECT_FALSE(has_beavers({"proto 0.2", "id name Newer", feature, "ubgiok"}));
    EXPECT_FALSE(has_beavers({"id name Old", feature, "ubgiok", "readyok"}));
    EXPECT_FALSE(has_beavers({"id name Oldest", feature, "readyok"}));
  }
}

TEST(UbgiClient, SupportsDraftOne) {
  GameLine line = line_from("b4E1C3eE3c1e4B-w0b0-b31-n1-0:0:0");
  Talk talk(ubgi::make_client(line.game().spec()));
  talk.hear({"id name Old", "ubgiok", "readyok"});
  EXPECT_EQ(talk.readies, 1);
  EXPECT_EQ(talk.ask({line}, {.depth = 1}),
            "position gnubgid 4HPwATDgc/ABMA\ndice 3 1\ngo role chequer depth 2\n");
  talk.hear({"error unknown_command", "bestmove 8/5 6/5"});
  ASSERT_EQ(talk.answers.size(), 1U);
  EXPECT_EQ(talk.answers[0].move, "8/5 6/5");
  line = line_from("b4E1C3eE3c1e4B-w0b0-w00-n22-3:2:7");
  EXPECT_EQ(
      talk.ask({line}),
      "newsession type match length 7 crawford off\nsetscore 3 2\nsetcube value 2 owner p1\nsetturn p0\n"
      "position gnubgid 4HPwATDgc/ABMA\ngo role cube\n");
  talk.hear({"bestcube nodouble"});
  ASSERT_EQ(talk.answers.size(), 1U);
  EXPECT_EQ(talk.answers[0].kind, Answer::Kind::no_double);
  line = line_from("b4E1C3eE3c1e4B-w0b0-w00-n1-0:0:0-xD");
  EXPECT_EQ(talk.ask({line}), "");
  ASSERT_EQ(talk.answers.size(), 1U);
  EXPECT_EQ(talk.answers[0].kind, Answer::Kind::failed);
}

TEST(UbgiClient, SupportsDraftTwo) {
  GameLine line = line_from("BBBCCC5d4c1e1b3-w1b0-w66-n1-0:0:0");
  Talk talk(ubgi::make_client(line.game().spec()));
  talk.hear({"id name Newer", "proto 0.2", "key engine.ply int 1..4 1 ! how far it looks", "ubgiok"});
  EXPECT_EQ(talk.readies, 1);
  ASSERT_EQ(talk.client->options().size(), 1U);
  EXPECT_EQ(talk.client->options()[0].most, 4);
  EXPECT_TRUE(talk.client->set_option("engine.ply", "2", talk));
  EXPECT_EQ(std::exchange(talk.sent, {}), "set engine.ply 2\nisready\n");
  EXPECT_EQ(talk.ask({line}), "position gnubgid 2+4OAACYz8EDQA\ndice 6 6\ngo chequer\n");
  talk.hear({"bestmove pass"});
  ASSERT_EQ(talk.answers.size(), 1U);
  EXPECT_EQ(talk.answers[0].move, "no play");
}

TEST(UbgiClient, SupportsTheFirstDraft) {
  GameLine line = line_from("b4E1C3eE3c1e4B-w0b0-b31-n1-0:0:7");
  Talk talk(ubgi::make_client(line.game().spec()));
  talk.hear({"id name Oldest", "readyok"});
  EXPECT_EQ(talk.readies, 1);
  talk.client->new_game(line, talk);
  EXPECT_EQ(talk.readies, 2);
  EXPECT_EQ(talk.ask({line}), "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10\n");
  talk.hear({"8-5 6-5"});
  ASSERT_EQ(talk.answers.size(), 1U);
  EXPECT_EQ(talk.answers[0].move, "8/5 6/5");
  line = line_from("b4E1C3eE3c1e4B-w0b0-b00-n1-0:0:7");
  talk.ask({line});
  talk.hear({"roll"});
  ASSERT_EQ(talk.answers.size(), 1U);
  EXPECT_EQ(talk.answers[0].kind, Answer::Kind::no_double);
}

}  // namespace
}  // namespace mt::engine
