// Our engine as one side of DXP.
#include "engine/dxp/scripted_player.hpp"
#include "movetext/engine/protocol/dxp/protocol.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <vector>

namespace mt::engine {
namespace {

const std::string request = "R01movetext                        Z001050A";
const std::string accepted = "AScripted 2                      0";

class FrontTalk final : public Host {
 public:
  explicit FrontTalk(std::deque<std::string> moves, Answer::Kind then = Answer::Kind::resign,
                     std::optional<Challenge> invites = {})
      : scripted(std::move(moves), then),
        challenge_(std::move(invites)),
        front_(dxp::make_front(*parse_game("international"), *this)) {
    front_->begin();
  }

  // Returns the reply. Each message in it ends with a dot.
  std::string hear(std::string_view text) {
    front_->hear(text);
    return answers_at_once ? run() : std::exchange(said, {});
  }
  // Ends the running search.
  std::string run() {
    while (search_) {
      const Search search = *std::exchange(search_, std::nullopt);
      Watcher watcher;
      front_->answered(scripted.think({search.line}, search.limits, watcher, {}));
    }
    return std::exchange(said, {});
  }
  void hear_end() { front_->hear_end(); }

  void say(std::string_view line) override { said.append(line).append("."); }
  Player& player() override { return scripted; }
  bool choose_game(const GameSpec& /*spec*/) override { return false; }
  void think(const Search& search) override {
    EXPECT_FALSE(search_) << "two searches at a time";
    search_.emplace(search);
  }
  void limit(const Limits& /*limits*/) override {}
  void stop() override { ++stops; }
  void quit() override { has_quit = true; }
  const Challenge* challenge() const override { return challenge_ ? &*challenge_ : nullptr; }
  void tell(std::string_view what) override { told.append(what).append("\n"); }

  ScriptedPlayer scripted;
  bool answers_at_once = true;
  std::string said;
  std::string told;
  int stops = 0;
  bool has_quit = false;

 private:
  std::optional<Challenge> challenge_;
  std::optional<Search> search_;
  std::unique_ptr<Front> front_;
};

// The dialogue of Scan 3.1 with an opponent. Our engine takes the place of Scan.
TEST(DxpFront, SendsTheMessagesOfScan) {
  FrontTalk follower({"17-21", "21x23"});
  EXPECT_EQ(follower.hear(request), accepted + ".");
  EXPECT_EQ(follower.hear("M0001322800"), "M0000172100.");
  EXPECT_EQ(follower.hear("M0001312700"), "M00002123022728.");
  EXPECT_EQ(follower.hear("B001W"), "K0.");
  EXPECT_EQ(follower.hear("E00"), "E00.");
  EXPECT_FALSE(follower.has_quit);
  // The next and last game.
  EXPECT_EQ(follower.hear(request), accepted + ".");
  EXPECT_EQ(follower.scripted.games, 2);
  EXPECT_EQ(follower.hear("E01"), "E00.");
  EXPECT_TRUE(follower.has_quit);
}

TEST(DxpFront, MovesFirstAsWhite) {
  FrontTalk side({"32-28"});
  EXPECT_EQ(side.hear("R01x                               W010000A"), accepted + ".M0000322800.");
  EXPECT_EQ(side.told, "x plays Black\n");
}

TEST(DxpFront, RefusesGamesThatItCannotPlay) {
  FrontTalk side({"32-28"});
  const std::string name(32, 'x');
  EXPECT_EQ(side.hear("R02whatever comes then"), "AScripted 2                      1.");
  EXPECT_EQ(side.hear("R01" + name + "Z001050BW" + std::string(50, 'e')),
            "AScripted 2                      2.");
  EXPECT_EQ(side.hear("R01" + name + "Z001050BWw" + std::string(49, 'e')),
            "AScripted 2                      2.");
  EXPECT_EQ(side.hear("R01short"), "AScripted 2                      2.");
  EXPECT_EQ(side.hear(request), accepted + ".");
  EXPECT_EQ(side.hear(request), "AScripted 2                      2.");  // a game is in progress
}

TEST(DxpFront, PlaysFromAPosition) {
  // It is Black's move. Black has a king on 3 and must capture.
  std::string board(50, 'e');
  board[2] = 'Z';
  board[13] = 'w';
  board[47] = 'w';
  FrontTalk side({"3x20"});
  EXPECT_EQ(side.hear("R01x                               Z005000BZ" + board), accepted + ".M000003200114.");
}

TEST(DxpFront, ReportsItsTimeAndKeepsToItsClock) {
  FrontTalk side({"17-21", "21x23", "11-17"});
  side.scripted.took = std::chrono::seconds(35);
  EXPECT_EQ(side.hear("R01movetext                        Z001050A"), accepted + ".");
  EXPECT_EQ(side.hear("M0001322800"), "M0035172100.");
  EXPECT_EQ(side.hear("M0001312700"), "M00352123022728.");
  side.hear("M0001331801");
  ASSERT_EQ(side.scripted.asked.size(), 2U);
  EXPECT_EQ(side.scripted.asked[0].clock(Side::second)->left, Milliseconds(60'000));
  EXPECT_EQ(side.scripted.asked[0].clock(Side::second)->moves_to_go, 50);
  EXPECT_EQ(side.scripted.asked[1].clock(Side::second)->left, Milliseconds(25'000));
  EXPECT_EQ(side.scripted.asked[1].clock(Side::second)->moves_to_go, 49);
}

TEST(DxpFront, EndsTheGameAfterItsMoves) {
  FrontTalk side({"17-21", "21x23"});
  side.hear("R01movetext                        Z001001A");
  EXPECT_EQ(side.hear("M0001322800"), "M0000172100.");
  EXPECT_EQ(side.hear("M0001312700"), "E00.");  // each side has made its one move
  EXPECT_EQ(side.hear("E00"), "");
}

TEST(DxpFront, EndsTheGameAtAnIllegalMove) {
  for (const char* move :
       {"M0001332700", "M0001302400", "M00013228011", "M0001", "M00013228011717", "M\xFF"}) {
    FrontTalk side({"17-21"});
    side.hear(request);
    const std::string said = side.hear(move);
    EXPECT_TRUE(said.starts_with("CIllegal move: ") && said.ends_with(".E00.")) << said;
    EXPECT_NE(side.told.find("makes an illegal move"), std::string::npos) << side.told;
    EXPECT_EQ(side.hear("E00"), "");
    EXPECT_EQ(side.hear(request), accepted + ".");  // another game may follow
  }
}

TEST(DxpFront, EndsTheGameAtAMoveOutOfTurn) {
  FrontTalk side({"17-21", "32-28"});
  side.answers_at_once = false;
  side.hear(request);
  EXPECT_EQ(side.hear("M0001322800"), "");
  EXPECT_EQ(side.hear("M0001312700"), "CIllegal move: a move out of turn.E00.");
  EXPECT_EQ(side.stops, 1);
  // A new game begins while the search of the old game is still running. The answer of that search is
  // dropped.
  EXPECT_EQ(side.hear("R01x                               W010000A"), accepted + ".");
  EXPECT_EQ(side.run(), "M0000322800.");
  EXPECT_EQ(side.scripted.plies, (std::vector<std::size_t>{1, 0}));
}

TEST(DxpFront, AnswersEachEndOfAGame) {
  for (const char* end : {"E00", "E10", "E20", "E30"}) {
    FrontTalk side({"17-21"});
    side.hear(request);
    EXPECT_EQ(side.hear(end), "E00.");
    EXPECT_EQ(side.hear(end), "");  // the game has ended already
    EXPECT_EQ(side.hear("M0001322800"), "");
    EXPECT_EQ(side.hear("B001W"), "K2.");
  }
}

TEST(DxpFront, EndsGamesItself) {
  const std::pair<Answer::Kind, const char*> ends[] = {{Answer::Kind::resign, "E10."},
                                                       {Answer::Kind::draw, "E20."},
                                                       {Answer::Kind::win, "E30."},
                                                       {Answer::Kind::failed, "E00."}};
  for (const auto& [kind, said] : ends) {
    FrontTalk side({}, kind);
    side.hear(request);
    EXPECT_EQ(side.hear("M0001322800"), said);
    EXPECT_EQ(side.hear("E00"), "");
  }
}

TEST(DxpFront, ResignsWithoutAMove) {
  // White captures Black's last man.
  std::string board(50, 'e');
  board[22] = 'z';
  board[27] = 'w';
  FrontTalk side({});
  EXPECT_EQ(side.hear("R01x                               Z005000BW" + board), accepted + ".");
  EXPECT_EQ(side.hear("M000028190123"), "E10.");
}

TEST(DxpFront, CallsADrawByTheRules) {
  // With king against king, five moves of each side make a draw. A third repetition before that is a draw,
  // too.
  std::string board(50, 'e');
  board[0] = 'Z';
  board[49] = 'W';
  FrontTalk side({"1-6", "6-1", "1-6", "6-1", "1-6", "6-1", "1-6", "6-1"});
  side.hear("R01x                               Z005000BW" + board);
  std::string said;
  for (int i = 0; i < 8 && !said.starts_with("E"); ++i)
    said = side.hear(i % 2 == 0 ? "M0001504500" : "M0001455000");
  EXPECT_EQ(said, "E20.");
}

TEST(DxpFront, TakesMovesBackUnlessItIsSearching) {
  FrontTalk side({"17-21", "18-23", "20-25"});
  side.answers_at_once = false;
  EXPECT_EQ(side.hear("B001W"), "K2.");  // there is no game
  side.hear(request);
  side.hear("M0001322800");
  EXPECT_EQ(side.hear("B001W"), "K2.");  // the engine is searching
  EXPECT_EQ(side.run(), "M0000172100.");
  EXPECT_EQ(side.hear("B003W"), "K2.");
  EXPECT_EQ(side.hear("B002W"), "K0.");  // the position is already the current one
  side.answers_at_once = true;
  EXPECT_EQ(side.hear("B001Z"), "K0.M0000182300.");  // the engine has to move again
  EXPECT_EQ(side.hear("B001W"), "K0.");
  EXPECT_EQ(side.hear("M0001312700"), "M0000202500.");
}

TEST(DxpFront, ShowsALimitedNumberOfChatsSafely) {
  FrontTalk side({});
  side.hear(request);
  side.told.clear();
  EXPECT_EQ(side.hear("CGood luck"), "");
  EXPECT_EQ(side.told, "movetext says: Good luck\n");
  for (int i = 0; i < 5000; ++i) side.hear("C" + std::string(126, 'x'));
  EXPECT_LT(side.told.size(), 200'000U);
}

TEST(DxpFront, InvitesAndLeavesAfterTheGame) {
  FrontTalk side({"32-28", "31-27"}, Answer::Kind::resign,
                 Challenge{.side = Side::first, .minutes = 7, .moves = 75});
  EXPECT_EQ(std::exchange(side.said, {}), "R01Scripted 2                      Z007075A.");
  EXPECT_EQ(side.hear("AScan 3.1                        0"), "M0000322800.");
  EXPECT_EQ(side.hear("M0000172100"), "M0000312700.");
  EXPECT_EQ(side.hear("M00002123022728"), "E11.");
  EXPECT_FALSE(side.has_quit);
  EXPECT_EQ(side.hear("E00"), "");
  EXPECT_TRUE(side.has_quit);
}

TEST(DxpFront, InvitesToAPosition) {
  FrontTalk side({}, Answer::Kind::resign,
                 Challenge{.side = Side::second, .minutes = 1, .moves = 0, .start = "B:W28,K50:B3"});
  EXPECT_EQ(side.said, "R01Scripted 2                      W001000BZeez" + std::string(24, 'e') + "w" +
                           std::string(21, 'e') + "W.");
}

TEST(DxpFront, LeavesWhenItIsRefused) {
  for (const char* code : {"1", "2", "3"}) {
    FrontTalk side({}, Answer::Kind::resign, Challenge{});
    side.hear("AScan 3.1                        " + std::string(code));
    EXPECT_TRUE(side.has_quit);
    EXPECT_TRUE(side.told.starts_with("Scan 3.1 ")) << side.told;
  }
}

TEST(DxpFront, AcceptsWhenInvitationsCross) {
  FrontTalk side({"17-21"}, Answer::Kind::resign, Challenge{});
  side.said.clear();
  EXPECT_EQ(side.hear(request), accepted + ".");
  // This message answers our own invitation, which became void when we accepted the invitation of the peer.
  EXPECT_EQ(side.hear("Ax                               3"), "");
  EXPECT_FALSE(side.has_quit);
  EXPECT_EQ(side.hear("M0001322800"), "M0000172100.");
}

TEST(DxpFront, LeavesWithTheConnection) {
  FrontTalk side({"17-21"});
  side.answers_at_once = false;
  side.hear(request);
  side.hear("M0001322800");
  side.hear_end();
  EXPECT_TRUE(side.has_quit);
  EXPECT_EQ(side.stops, 1);
}

TEST(DxpFront, SurvivesUnreadableMessages) {
  FrontTalk side({"17-21"});
  for (const char* noise : {"", "X", "\xFF\xFE", "E9", "A", "K", "B", "C", "hub", "M", "M0001322800"})
    EXPECT_EQ(side.hear(noise), "") << noise;
  side.hear(request);
  for (const char* noise : {"", "X", "\xFF\xFE", "E9", "A", "K0", "B"})
    EXPECT_EQ(side.hear(noise), "") << noise;
  EXPECT_EQ(side.hear("M0001322800"), "M0000172100.");
}

}  // namespace
}  // namespace mt::engine
