// Tests of commands about boards, as in a Subject.
#include "reading.hpp"

namespace mt::server::test {
namespace {

TEST(Subject, AMoveIsRead) {
  const Read read = open("draughts move 101 32-28");
  ASSERT_TRUE(read.good()) << read.text();
  EXPECT_EQ(read.command().verb->name, "move");
  EXPECT_EQ(read.command().game, "draughts");
  EXPECT_EQ(read.command().boards, (std::vector<protocol::BoardRef>{{101, {}}}));
  EXPECT_EQ(read.command().text, "32-28");
  EXPECT_EQ(open("move 101 32-28").text(), "move 101 32-28");
}

TEST(Subject, WordsAreReadInAnyCaseAndMovesKeepTheirs) {
  EXPECT_EQ(open("CHESS MOVE 7 Bxd3").text(), "chess move 7 Bxd3");
  EXPECT_EQ(open("Backgammon Move 7 8/5 6/5").text(), "backgammon move 7 8/5 6/5");
}

TEST(Subject, MarksOfAnswersAndListsAreSkipped) {
  EXPECT_EQ(open("Re: draughts show 101").text(), "draughts show 101");
  EXPECT_EQ(open("RE: Fwd: AW: SV: [games] draughts show 101").text(), "draughts show 101");
  EXPECT_EQ(open("Re[2]: Antw : chess help").text(), "chess help");
  EXPECT_EQ(open("[a list] [b] help").text(), "help");
  EXPECT_EQ(open("Re: New Draughts Board 101 fred secret 32-28 **").text(), "draughts move 101 fred * 32-28");
  EXPECT_EQ(open("Re: Nag: Draughts Board 101 fred secret 32-28").text(), "draughts move 101 fred * 32-28");
}

TEST(Subject, TheMarkOfACommentIsSkipped) {
  EXPECT_EQ(open("draughts move 101 32-28 **").text(), "draughts move 101 32-28");
  EXPECT_EQ(open("** draughts ** move 101 32-28").text(), "draughts move 101 32-28");
  EXPECT_EQ(open("**").text(), "empty: the command is missing");
}

TEST(Subject, AliasesAndACommonTypoAreRead) {
  EXPECT_EQ(open("draughts mvoe 101 32-28").text(), "draughts move 101 32-28");
  EXPECT_EQ(open("draughts board 101 32-28").text(), "draughts move 101 32-28");
  for (const char* word : {"qmove", "qboard", "moveq", "boardq"})
    EXPECT_EQ(open(std::string("draughts ") + word + " 101 32-28").text(), "draughts queue 101 32-28");
  EXPECT_EQ(open("chess takeback 101").text(), "chess undo 101");
  EXPECT_EQ(open("chess decline 101").text(), "chess reject 101");
  EXPECT_EQ(open("chess observe 101").text(), "chess subscribe 101");
  EXPECT_EQ(open("chess unobserve 101").text(), "chess unsubscribe 101");
  EXPECT_EQ(open("chess refresh 101").text(), "chess show 101");
  EXPECT_EQ(open("chess stored fred").text(), "chess games fred");
  EXPECT_EQ(open("chess ratings").text(), "chess standings");
  EXPECT_EQ(open("chess flag 101").text(), "chess claim 101 time");
  EXPECT_EQ(open("chess match anna").text(), "chess challenge anna");
  EXPECT_EQ(open("chess kibitz 101 hello").text(), "chess chat 101 hello");
  EXPECT_EQ(open("chess say 101 hello").text(), "chess chat 101 hello");
}

TEST(Subject, UniqueAbbreviationsAreRead) {
  EXPECT_EQ(open("draughts sub 101").text(), "draughts subscribe 101");
  EXPECT_EQ(open("draughts unsub 101").text(), "draughts unsubscribe 101");
  EXPECT_EQ(open("draughts chall fred anna").text(), "draughts challenge fred anna");
  EXPECT_EQ(open("draughts prev 101 32-28").text(), "draughts preview 101 32-28");
  EXPECT_EQ(open("draughts resi 101").text(), "draughts resign 101");
  EXPECT_EQ(open("draughts cha 101").text(),
            "ambiguous: 'cha' is ambiguous; it could mean chat, challenge, change");
  EXPECT_EQ(open("draughts re 101").text().substr(0, 12), "unknown-word");
}

TEST(Subject, AllAnswersAreRead) {
  for (const char* verb :
       {"confirm", "draw", "propose", "accept", "reject", "undo", "abort", "resign", "claim", "swap", "pass",
        "roll", "double", "take", "drop", "withdraw", "rematch"}) {
    const std::string line = std::string("draughts ") + verb + " 101";
    EXPECT_EQ(open(line).text(), line);
  }
  EXPECT_EQ(open("claim 101 draw").text(), "claim 101 draw");
  EXPECT_EQ(open("reject 101 later").text(), "reject 101 later");
  EXPECT_TRUE(open("resign! 101").command().sure);
  EXPECT_EQ(open("draw! 101").text().substr(0, 12), "unknown-word");
}

TEST(Subject, WordsThatPbmservReadsAsMovesAreRead) {
  EXPECT_EQ(open("draughts move 101 resign").text(), "draughts resign 101");
  EXPECT_EQ(open("draughts move 101 resign!").text(), "draughts resign! 101");
  EXPECT_EQ(open("draughts move 101 draw").text(), "draughts draw 101");
  EXPECT_EQ(open("draughts move 101 accept").text(), "draughts accept 101");
  EXPECT_EQ(open("draughts move 101 noflip").text(), "draughts set noflip");
}

TEST(Subject, AMoveIsReadEvenIfAUserHasThatName) {
  protocol::ReadingRules rules{.verbs = app::verbs()};
  rules.is_account = [](std::string_view) { return true; };
  EXPECT_EQ(read("draughts move 101 32-28", rules).text(), "draughts move 101 32-28");
  EXPECT_EQ(read("chess move 101 e4", rules).command().text, "e4");
  EXPECT_EQ(read("move 101 resign", rules).text(), "resign 101");
  EXPECT_EQ(read("queue 101 e4 if e5", rules).command().queue,
            (std::vector<domain::QueuedMove>{{"e4", "e5"}}));
}

TEST(Subject, TheNumberOfTheHalfMoveIsRead) {
  EXPECT_EQ(open("draughts move 101 32-28#17").command().guard, 17u);
  EXPECT_EQ(open("draughts move 101 32-28 #17").command().guard, 17u);
  EXPECT_EQ(open("chess move 101 Qxf7#").command().guard, std::nullopt);
  EXPECT_EQ(open("chess move 101 Qxf7#").command().text, "Qxf7#");
  EXPECT_EQ(open("chess move 101 Qxf7##12").text(), "chess move 101 Qxf7# #12");
  EXPECT_EQ(open("chess move 101 e4#0").command().guard, std::nullopt);
  EXPECT_EQ(open("pass 101 #4").text(), "pass 101 #4");
}

TEST(Subject, AMoveWithADrawOfferIsRead) {
  const Read read = open("draughts move 101 32-28#17 draw");
  ASSERT_TRUE(read.good()) << read.text();
  EXPECT_TRUE(read.command().with_draw);
  EXPECT_EQ(read.command().guard, 17u);
  EXPECT_EQ(read.command().text, "32-28");
}

TEST(Subject, QueuedMovesAreRead) {
  const Read one = open("draughts queue 101 32-28 if 19-23");
  ASSERT_TRUE(one.good()) << one.text();
  EXPECT_EQ(one.command().queue, (std::vector<domain::QueuedMove>{{"32-28", "19-23"}}));
  EXPECT_EQ(open("queue 101 if 19-23 then 32-28").text(), "queue 101 32-28 if 19-23");
  EXPECT_EQ(open("queue 101 32-28 if 19-23; 37-31 if 18-22;38-33").text(),
            "queue 101 32-28 if 19-23; 37-31 if 18-22; 38-33");
  EXPECT_EQ(open("queue 101 clear").text(), "queue 101 clear");
  EXPECT_EQ(open("queue 101 32-28 if").text().substr(0, 7), "no-move");
  EXPECT_EQ(open("queue 101 a if b if c").text().substr(0, 7), "no-move");
  EXPECT_EQ(open("queue 101 32-28; 37-31#17").command().guard, 17u);
  for (const char* line :
       {"queue 101 32-28#17; 37-31", "queue 101 32-28 #17 if 19-23", "queue 101 draw; 32-28"})
    EXPECT_EQ(open(line).text().substr(0, 7), "no-move") << line;
  EXPECT_EQ(open("queue 101").text(), "queue 101 clear");
}

TEST(Subject, BoardsUsersAndFiltersAreRead) {
  EXPECT_EQ(open("draughts show 101 102#17").command().boards,
            (std::vector<protocol::BoardRef>{{101, {}}, {102, 17u}}));
  EXPECT_EQ(open("draughts show fred next").text(), "draughts show fred next");
  EXPECT_EQ(open("all show fred active").text(), "all show fred active");
  EXPECT_EQ(open("chess games fred anna all").text(), "chess games fred anna all");
  EXPECT_EQ(open("chess games").text(), "chess games");
  EXPECT_EQ(open("chess show 10l!").text().substr(0, 7), "no-user");
}

TEST(Subject, APreviewIsReadWithOrWithoutABoard) {
  EXPECT_EQ(open("chess preview 101#4 e4 e5").text(), "chess preview 101#4 e4 e5");
  const Read fresh = open("chess preview new 2 e4 e5");
  EXPECT_EQ(fresh.command().new_players, 2u);
  EXPECT_EQ(fresh.command().text, "e4 e5");
  EXPECT_EQ(open("chess preview new 2 1. e4! e5").command().text, "e4 e5");
  std::string many;
  for (int i = 0; i < 50; ++i) many += i == 0 ? "e4" : " e4";
  EXPECT_EQ(open("chess preview new 2 " + many).command().text, many);
  EXPECT_EQ(open("chess preview new").text(), "no-text: the number of players is missing");
}

TEST(Subject, SubscriptionsAreRead) {
  EXPECT_EQ(open("draughts subscribe 101 102").text(), "draughts subscribe 101 102");
  EXPECT_EQ(open("draughts unsubscribe all").text(), "draughts unsubscribe all");
  EXPECT_EQ(open("draughts notify").text(), "draughts notify");
  EXPECT_EQ(open("draughts subscribe").text(), "no-board: the number of a board is missing");
}

TEST(Subject, ChangesByMailProgramsAreUndone) {
  EXPECT_EQ(open("draughts move 101 32\u201328").command().text, "32-28");
  EXPECT_EQ(open("draughts\u00A0move\u00A0101 32-28").text(), "draughts move 101 32-28");
  EXPECT_EQ(open("draughts challenge fred anna \u2014\u006eagtime=3").text(),
            "draughts challenge fred anna -nagtime=3");
  EXPECT_EQ(open("draughts move\t101\r\n 32-28").text(), "draughts move 101 32-28");
}

TEST(Subject, UnknownWordsAreReported) {
  EXPECT_EQ(open("").text(), "empty: the command is missing");
  EXPECT_EQ(open("draughts").text(), "no-verb: a command such as show or help is missing");
  EXPECT_EQ(open("drauhgts move 101 32-28").text(),
            "unknown-word: I don't know the command 'drauhgts' (did you mean draughts?)");
  EXPECT_EQ(open("draughts rezign 101").text(),
            "unknown-word: I don't know the command 'rezign' (did you mean resign?)");
  EXPECT_EQ(open("draughts move 32-28").text(), "no-board: expected the number of a board, not '32-28'");
  EXPECT_EQ(open("draughts move 101").text(), "no-move: a move is missing");
  EXPECT_EQ(open("draughts swap 101 please").text().substr(0, 8), "bad-word");
  EXPECT_EQ(open(std::string(1001, 'x')).text(), "too-long: the line is too long for a command");
  EXPECT_EQ(open("move 0 e4").text().substr(0, 8), "no-board");
  EXPECT_EQ(open("move 9999999999999999999999 e4").text().substr(0, 8), "no-board");
}

}  // namespace
}  // namespace mt::server::test
