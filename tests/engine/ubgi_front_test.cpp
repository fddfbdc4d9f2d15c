// The engine's side of UBGI, line by line.
#include "engine/front_peer.hpp"
#include "engine/pip_player.hpp"
#include "movetext/engine/protocol/ubgi/protocol.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace mt::engine {
namespace {

class Engine {
 public:
  Engine() {
    auto made = std::make_unique<PipPlayer>();
    player = made.get();
    peer = std::make_unique<FrontPeer>(ubgi::protocol, *parse_game("backgammon"), std::move(made));
  }
  // Returns the whole reply to the lines.
  std::string hear(std::initializer_list<std::string_view> lines) {
    std::string out;
    for (const std::string_view line : lines) {
      peer->send(line);
      LinePeer::Line heard;
      while (peer->hear({}, heard) == LinePeer::Heard::line) out += heard.text + "\n";
    }
    return out;
  }
  void greet() { hear({"ubgi"}); }

  PipPlayer* player = nullptr;
  std::unique_ptr<FrontPeer> peer;
};

constexpr std::string_view opening = "position bpn b4E1C3eE3c1e4B-w0b0-b31-n1-0:0:0-xJ";
constexpr std::string_view before_roll = "position bpn b4E1C3eE3c1e4B-w0b0-b00-n1-0:0:0-xJ";

TEST(UbgiFront, IsSilentBeforeTheGreeting) {
  Engine engine;
  EXPECT_EQ(engine.hear({"isready", "", "uci", "position start w", "go", "stop"}), "");
  EXPECT_TRUE(engine.hear({"ubgi"}).starts_with("proto 1.0 backgammon\nid name Pips\n"));
  EXPECT_EQ(engine.hear({"isready"}), "readyok\n");
}

TEST(UbgiFront, NamesWhatItRefuses) {
  Engine engine;
  engine.greet();
  for (const auto& [line, reply] : std::vector<std::pair<std::string_view, std::string_view>>{
           {"hello there", "error bad_command hello\n"},
           {"isready now", "error bad_value isready now\n"},
           {"go", "error bad_state go no position\n"},
           {"play 31", "error bad_state play\n"},
           {"dice 3 1", "error bad_state dice\n"},
           {"setoption Seed 3", "error bad_value setoption Seed 3\n"},
           {"setoption name Hash value 3", "error unsupported setoption Hash\n"},
           {"newmatch length -1", "error bad_value newmatch length -1\n"},
           {"newmatch length 99999", "error bad_value newmatch length 99999\n"},
           {"newmatch maxcube 3", "error bad_value newmatch maxcube 3\n"},
           {"newmatch crawford maybe", "error bad_value newmatch crawford maybe\n"},
           {"newmatch variant tavli", "error unsupported newmatch variant tavli\n"},
           {"newmatch points 3", "error bad_value newmatch points\n"},
           {"position", "error bad_value position\n"},
           {"position fen 8/8", "error bad_value position fen\n"},
           {"position start r", "error bad_value position start r\n"},
           {"position xgid b4E1C3eE3c1e4B-w0b0-b31-n1-0:0:0",
            "error bad_value position xgid b4E1C3eE3c1e4B-w0b0-b31-n1-0:0:0\n"},
           {"position bpn 4HPwATDgc/ABMA", "error bad_value position bpn 4HPwATDgc/ABMA\n"},
           {"position start w then 31", "error bad_value position then 31\n"},
           {"position start w moves 31 8/5 6/5 fly", "error bad_value position action 3: fly\n"},
           {"position start w moves 8/5 6/5",
            "error illegal position action 1: no dice: a roll comes before its play\n"},
           {"newsession type money", "error unsupported newsession\n"}})
    EXPECT_EQ(engine.hear({line}), reply) << line;
}

// A line that is too long is refused under the name of its first word. If a search runs, it is refused by
// "busy": the error of a "go" would otherwise end the search.
TEST(UbgiFront, RefusesLongLinesByTheirFirstWord) {
  Engine engine;
  const std::string tail(65536, ' ');
  EXPECT_EQ(engine.hear({"ubgi" + tail}), "") << "not greeted yet";
  engine.greet();
  const auto refused = [&](const std::string& word) {
    return engine.hear({word + std::string(65537 - word.size(), ' ')});
  };
  EXPECT_EQ(refused("isready"), "error bad_value isready a line has at most 65536 bytes\n");
  EXPECT_EQ(refused("hello"), "error bad_value hello a line has at most 65536 bytes\n");
  EXPECT_EQ(refused("x-hello"), "") << "private";
  EXPECT_EQ(engine.hear({"isready" + std::string(65536 - 7, ' ')}), "readyok\n");
  engine.hear({opening, "go play infinite"});
  EXPECT_EQ(refused("go"), "error busy go\n");
  EXPECT_EQ(refused("isready"), "error bad_value isready a line has at most 65536 bytes\n");
  EXPECT_TRUE(engine.hear({"stop"}).starts_with("bestmove "));
}

// A level beyond the engine's highest is no fault: the engine reports the level that it has reached.
TEST(UbgiFront, ReportsTheLevelThatItHasReached) {
  Engine engine;
  engine.greet();
  const std::string said = engine.hear({opening, "go play ply 3"});
  EXPECT_NE(said.find(" ply 0\nbestmove "), std::string::npos) << said;
}

// The rules of the game allow a double that can win nothing. They forbid a double only if the cube is dead,
// too high, or of the other side.
TEST(UbgiFront, AllowsDoublesThatAreUseless) {
  Engine engine;
  engine.greet();
  const auto played = [&](std::string_view position, std::string_view play) {
    return engine.hear(
        {"newmatch length 7", "position bpn b4E1C3eE3c1e4B-w0b0-" + std::string(position), play});
  };
  // Black needs one point, and owns the cube, or may turn it after the Crawford game.
  EXPECT_EQ(played("b00-n22-3:6:7", "play double take"), "");
  EXPECT_EQ(played("b00-n1-3:6:7-xP", "play double take"), "");
  EXPECT_EQ(played("b00-n82-3:2:7", "play double take"), "");
  EXPECT_TRUE(played("b00-n1-3:6:7-xC", "play double").starts_with("error illegal play action 1: the cube"));
  EXPECT_TRUE(played("b00-n21-3:6:7", "play double").starts_with("error illegal play action 1: the other"));
  EXPECT_TRUE(
      played("b00-n10242-3:2:7", "play double").starts_with("error illegal play action 1: the cube cannot"));
}

// At 2:0 in a match to 3 points, no game can have been played after the Crawford game.
TEST(UbgiFront, PlaysTheCrawfordGameThatTheScoreProves) {
  Engine engine;
  engine.greet();
  constexpr std::string_view proven = "position bpn b4E1C3eE3c1e4B-w0b0-b00-n1-2:0:3";
  EXPECT_EQ(engine.hear({"newmatch length 3", proven}),
            "info string taken as the Crawford game, which the position does not deny\n");
  EXPECT_TRUE(engine.hear({"play double"}).starts_with("error illegal play"));
  EXPECT_EQ(engine.hear({"newmatch length 3 crawford off", proven, "play double take"}), "");
  // An XGID says explicitly that this is not the Crawford game, which the engine follows, with a remark.
  EXPECT_TRUE(
      engine.hear({"newmatch length 3", "position xgid XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:2:0:3:10"})
          .starts_with("info string "));
  EXPECT_EQ(engine.hear({"play double take"}), "");
}

TEST(UbgiFront, RefusesInvalidQuestions) {
  Engine engine;
  engine.greet();
  engine.hear({opening});
  for (const auto& [line, reply] : std::vector<std::pair<std::string_view, std::string_view>>{
           {"go cube", "error bad_state go play is due\n"},
           {"go nothing", "error bad_value go nothing\n"},
           {"go play ply", "error bad_value go ply \n"},
           {"go play ply -1", "error bad_value go ply -1\n"},
           {"go play ply 1 ply 2", "error bad_value go ply is given twice\n"},
           {"go play se 0.1", "error unsupported go se\n"},
           {"go play depth 2", "error bad_value go depth\n"},
           {"go play among", "error bad_value go among \n"},
           {"go play among 24/1", ""},
           {"go play ply 99999999999999999999", "error bad_value go ply 99999999999999999999\n"}}) {
    const std::string said = engine.hear({line});
    if (!reply.empty())
      EXPECT_EQ(said.substr(0, said.find_last_not_of(" \n") + 1),
                reply.substr(0, reply.find_last_not_of(" \n") + 1));
    else
      EXPECT_TRUE(said.starts_with("error illegal go play 1: ")) << said;
  }
  engine.hear({before_roll});
  EXPECT_TRUE(engine.hear({"go cube among 8/5 6/5"})
                  .starts_with("error bad_value go 'among' is allowed only in 'go play'"));
}

TEST(UbgiFront, ObeysItsLimits) {
  Engine engine;
  engine.greet();
  engine.hear({opening, "go play ply 3 nodes 500 movetime 20 time 1000 opptime 2000 delay 5"});
  const Limits& limits = engine.player->last_limits;
  EXPECT_EQ(limits.depth, 3);
  EXPECT_EQ(limits.nodes, 500U);
  EXPECT_EQ(limits.move_time, Milliseconds(20));
  EXPECT_EQ(limits.clock(Side::second)->left, Milliseconds(1000));
  EXPECT_EQ(limits.clock(Side::second)->delay, Milliseconds(5));
  EXPECT_EQ(limits.clock(Side::first)->left, Milliseconds(2000));
  engine.hear({"go play"});
  EXPECT_TRUE(engine.player->last_limits.is_bounded()) << "every search ends";
}

TEST(UbgiFront, HoldsAnswersUntilStop) {
  Engine engine;
  engine.greet();
  engine.hear({opening});
  const std::string said = engine.hear({"go play infinite ply 0"});
  EXPECT_TRUE(said.starts_with("info rank 1 play ")) << said;
  EXPECT_EQ(said.find("bestmove"), std::string::npos);
  EXPECT_EQ(engine.hear({"go", "ubgi", "play 8/5 6/5", "surely-nothing", "x-private", "isready"}),
            "error busy go\nerror busy ubgi\nerror busy play\nerror busy surely-nothing\nreadyok\n");
  EXPECT_TRUE(engine.hear({"stop"}).starts_with("bestmove "));
  EXPECT_EQ(engine.hear({"stop"}), "");
  EXPECT_EQ(engine.hear({"go ponder"}), "");
  EXPECT_EQ(engine.hear({"stop"}), "bestmove none\n");
}

TEST(UbgiFront, ExitsAtTheEndOfItsInput) {
  Engine engine;
  engine.greet();
  engine.hear({opening, "go play infinite"});
  EXPECT_EQ(engine.peer->end({}), "exited with status 0");
  LinePeer::Line heard;
  ASSERT_EQ(engine.peer->hear({}, heard), LinePeer::Heard::line);
  EXPECT_TRUE(heard.text.starts_with("bestmove "));
}

TEST(UbgiFront, PlaysByTheVariantOfThePosition) {
  Engine engine;
  engine.greet();
  EXPECT_EQ(
      engine.hear({"position bpn aaa18AAA-w0b0-b61-n1-0:0:0-xH3", "go play ply 0 multi 1"}).find("error"),
      std::string::npos);
  EXPECT_EQ(engine.hear({"get game.variant"}), "value game.variant backgammon\n");
  EXPECT_EQ(engine.hear({"newmatch variant hypergammon3", "position start b", "dice 2 1"}), "");
  const std::string said = engine.hear({"go play ply 0 multi 0"});
  EXPECT_NE(said.find("play 22/"), std::string::npos) << said;
  EXPECT_EQ(said.find("play 13/"), std::string::npos) << said;
  EXPECT_EQ(engine.hear({"setoption name Variant value nackgammon", "get game.variant"}),
            "value game.variant nackgammon\n");
}

TEST(UbgiFront, TakesUnspecifiedRulesFromTheMatch) {
  Engine engine;
  engine.greet();
  // The score decides whether this is the Crawford game, unless the rule is off or the text states it.
  EXPECT_TRUE(engine.hear({"position bpn b4E1C3eE3c1e4B-w0b0-b00-n1-6:3:7"}).starts_with("info string "));
  EXPECT_TRUE(engine.hear({"play double"}).starts_with("error illegal play action 1: "));
  EXPECT_EQ(engine.hear({"position bpn b4E1C3eE3c1e4B-w0b0-b00-n1-6:3:7-xP", "play double"}), "");
  EXPECT_EQ(engine.hear({"newmatch length 7 crawford off", "position bpn b4E1C3eE3c1e4B-w0b0-b00-n1-6:3:7",
                         "play double"}),
            "");
  // The agreement before the match decides whether beavers are allowed. If only the position allows them, at
  // most one beaver is allowed.
  EXPECT_TRUE(engine.hear({"newmatch", before_roll, "play double beaver"})
                  .starts_with("error illegal play action 2"));
  EXPECT_EQ(engine.hear({"newmatch beavers 1", before_roll, "play double beaver take"}), "");
  EXPECT_TRUE(
      engine.hear({before_roll, "play double beaver beaver"}).starts_with("error illegal play action 3"));
  EXPECT_EQ(engine.hear({"newmatch beavers 2", before_roll, "play double beaver beaver take"}), "");
  EXPECT_TRUE(
      engine.hear({before_roll, "play double beaver drop"}).starts_with("error illegal play action 3"));
  // The terms of a match may limit the value of the cube, or exclude the cube.
  EXPECT_EQ(engine.hear({"newmatch maxcube 2", before_roll, "play double take 31 8/5 6/5"}), "");
  EXPECT_TRUE(engine.hear({"play double"}).starts_with("error illegal play action 1: "));
  EXPECT_TRUE(
      engine.hear({"newmatch maxcube 1", "position start b", "play double"}).starts_with("error illegal"));
  EXPECT_TRUE(
      engine.hear({"newmatch length 1", "position start b", "play double"}).starts_with("error illegal"));
}

TEST(UbgiFront, ResignsWithinTheRules) {
  Engine engine;
  engine.greet();
  EXPECT_EQ(engine.hear({opening, "play resign 2"}), "");
  EXPECT_EQ(engine.hear({"go play"}), "error bad_state go resign is due\n");
  EXPECT_TRUE(engine.hear({"dice 3 1"}).starts_with("error illegal dice "));
  EXPECT_TRUE(engine.hear({"play take"}).starts_with("error illegal play action 1: "));
  EXPECT_NE(engine.hear({"go"}).find("bestmove accept"), std::string::npos);
  EXPECT_EQ(engine.hear({"play reject 8/5 6/5"}), "") << "the dice are still there";
  EXPECT_TRUE(engine.hear({"play resign 4"}).starts_with("error bad_value play action 1: "));
  EXPECT_EQ(engine.hear({"play resign 3 accept", "go"}), "error bad_state go the game is over\n");
  EXPECT_TRUE(engine.hear({"play 31"}).starts_with("error illegal play action 1: "));
  EXPECT_EQ(engine.hear({"position bpn b4E1C3eE3c1e4B-w0b0-b00-n1-0:0:0-xR1", "go play"}),
            "error bad_state go resign is due\n");
}

TEST(UbgiFront, AnswersInTheTermsOfDrafts) {
  Engine engine;
  engine.greet();
  engine.hear({"newgame", "position gnubgid 4HPwATDgc/ABMA"});
  EXPECT_NE(engine.hear({"go role cube"}).find("bestcube double\n"), std::string::npos);
  EXPECT_NE(engine.hear({"go cube"}).find("bestcube double\n"), std::string::npos);
  EXPECT_NE(engine.hear({"go turn"}).find("bestturn cube=double\n"), std::string::npos);
  engine.hear({"dice 3 1"});
  EXPECT_NE(engine.hear({"go role chequer depth 1"}).find("bestmove "), std::string::npos);
  EXPECT_EQ(engine.player->last_limits.depth, 0) << "a draft counts the play itself";
  EXPECT_NE(engine.hear({"go role turn"}).find("bestturn move="), std::string::npos);
  engine.hear({"position gnubgid 2+4OAACYz8EDQA", "dice 6 6"});
  EXPECT_EQ(engine.hear({"go chequer"}), "bestmove pass\n");
  EXPECT_EQ(engine.hear({"go role king"}), "error bad_value go role king\n");
  EXPECT_EQ(engine.hear({"set engine.seed 7", "get engine.seed"}), "value engine.seed 7\n");
  EXPECT_EQ(engine.hear({"get engine.colour"}), "error unsupported get engine.colour\n");
  EXPECT_TRUE(engine.hear({"keys"}).starts_with("key game.variant enum backgammon|nackgammon|"));
  EXPECT_EQ(engine.hear({opening, "play 8/5 6/5 64 24/18 13/9 double pass", "go"}),
            "error bad_state go the game is over\n");
}

TEST(UbgiFront, SurvivesHostileLines) {
  Engine engine;
  engine.greet();
  const std::string said = engine.hear({std::string(65537, 'x')});
  EXPECT_LT(said.size(), 1000U);
  const std::string many = "position start b moves" + [] {
    std::string out;
    for (int i = 0; i < 8000; ++i) out += " resign 1 reject";
    return out;
  }();
  EXPECT_TRUE(engine.hear({many}).starts_with("error bad_value position a line has at most"));
  EXPECT_EQ(engine.hear({std::string_view(many).substr(0, 60000 - 60000 % 16 + 22 - 16)}), "");
  EXPECT_EQ(engine.hear({std::string_view("is\0ready", 8)}), "error bad_command is?ready\n");
}

}  // namespace
}  // namespace mt::engine
