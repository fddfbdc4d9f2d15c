// Tests of texts that people type into answers to boards, in different parts of complete mails.
#include "server/app/post.hpp"

namespace mt::server::test {
namespace {

class Typing : public Post {
 protected:
  void SetUp() override {
    for (const char* name : {"fred", "anna"}) sign_up(name);
  }
  std::string last_move(GameId board) { return game(board)->moves().back().text; }
  std::string last_comment(GameId board) {
    std::string last;
    for (const domain::GameEvent& event : events(board))
      if (event.kind == domain::GameEventKind::said) last = event.text;
    return last;
  }
  // Answers NAME's newest mail about the board, but sends the answer to the server's plain address. In
  // `headers`, "<@>" becomes the id of that mail.
  std::string answer_plainly(const std::string& name, GameId board, const std::string& subject,
                             const std::string& body, const std::string& headers) {
    const Mail mail = newest_of(name, board);
    std::string filled = headers;
    if (const std::size_t at = filled.find("<@>"); at != std::string::npos)
      filled.replace(at + 1, 1, mail.message_id);
    return write(name, subject, body, {.headers = filled});
  }
};

TEST_F(Typing, MovesOfDraughtsAreReadAsTyped) {
  const GameId board = begin("draughts", "fred", "anna");
  for (const auto& [name, typed, played] :
       std::initializer_list<std::tuple<const char*, const char*, const char*>>{
           {"fred", "33 28", "33-28"},
           {"anna", "1... 19-23", "19-23"},
           {"fred", "2. 28x19!", "28x19"},
           {"anna", "2. ... 14 x 23", "14x23"},
           {"fred", "3. 39-33.", "39-33"},
           {"anna", "12\u2026 10-14", "10-14"},
           {"fred", "Hello, Anna,\n34-29 !?", "34-29"}}) {
    ASSERT_EQ(answer(name, typed, board), "done") << typed << '\n' << newest(name).text;
    EXPECT_EQ(last_move(board), played) << typed;
  }
}

TEST_F(Typing, MovesOfChessAreReadAsTyped) {
  const GameId board = begin("chess", "fred", "anna");
  for (const auto& [name, typed, played] :
       std::initializer_list<std::tuple<const char*, const char*, const char*>>{
           {"fred", "1. e4", "e4"},
           {"anna", "1...e5", "e5"},
           {"fred", "2. Nf3", "Nf3"},
           {"anna", "Nb8 c6", "Nc6"},
           {"fred", "Dear Anna,\n\n3. Bb5!\n\nthe Spanish one\n", "Bb5"},
           {"anna", "Fred,\na6?!", "a6"},
           {"fred", "Hi Anna!\n\nGood morning.\n\nb5 c6\n", "Bxc6"}}) {
    ASSERT_EQ(answer(name, typed, board), "done") << typed << '\n' << newest(name).text;
    EXPECT_EQ(last_move(board), played) << typed;
  }
}

TEST_F(Typing, MovesAreReadAmongWordsAndMarks) {
  const GameId board = begin("chess", "fred", "anna");
  for (const auto& [name, typed, played, said] :
       std::initializer_list<std::tuple<const char*, const char*, const char*, const char*>>{
           {"fred", "*e4*\n", "e4", ""},
           {"anna", "Thanks for the game!\n\nHappy new year 2027!\n\ne5", "e5",
            "Thanks for the game!\nHappy new year 2027!\n"},
           {"fred", "My move: Nf3", "Nf3", ""},
           {"anna", "Nc6, your turn\n\nbye", "Nc6", "your turn\n\nbye\n"},
           {"fred", "Lb5", "Bb5", ""},
           {"anna", "Sf6 :-)", "Nf6", ""},
           {"fred", "- O-O (at last)", "O-O", "(at last)\n"}}) {
    const std::string before = last_comment(board);
    ASSERT_EQ(answer(name, typed, board), "done") << typed << '\n' << newest(name).text;
    EXPECT_EQ(last_move(board), played) << typed;
    EXPECT_EQ(last_comment(board), *said == '\0' ? before : said) << typed;
  }
  // An ambiguous text is refused.
  for (const char* typed : {"Dd4", "Nf9\n\nd5", "not d5\n\nd6", "How about d5?", "d5 or d6", "d5, or d6"})
    EXPECT_EQ(answer("anna", typed, board), "refused") << typed;
  EXPECT_EQ(game(board)->ply(), 7U);
}

TEST_F(Typing, AYesToAnOfferIsAnsweredWithTheRightCommand) {
  write("fred", "chess challenge anna fred");
  answer("fred", "yes");
  EXPECT_EQ(answer("anna", "yes", 101), "refused");
  EXPECT_TRUE(newest("anna").has("answer the challenge with accept or decline")) << newest("anna").text;
  EXPECT_EQ(answer("anna", "Accept.", 101), "done");
  EXPECT_EQ(answer("anna", "e4 draw?", 101), "done");
  EXPECT_EQ(answer("fred", "ok", 101), "refused");
  EXPECT_TRUE(newest("fred").has("answer the offer with accept or reject")) << newest("fred").text;
  EXPECT_EQ(row(101).state, domain::GameState::active);
}

TEST_F(Typing, APromotionPieceIsNotAComment) {
  const GameId board = begin("chess", "fred", "anna", "-fen=\"7k/P7/8/8/8/8/8/K7 w - - 0 1\"");
  for (const char* typed : {"a8, knight", "a8 (a knight)", "a8 (Springer)"})
    EXPECT_EQ(answer("fred", typed, board), "refused") << typed;
  ASSERT_EQ(answer("fred", "a8=S", board), "done") << newest("fred").text;
  EXPECT_EQ(last_move(board), "a8=N");
}

TEST_F(Typing, PlaysOfBackgammonAreReadWithTheirDice) {
  const GameId board = begin("backgammon", "fred", "anna");
  const std::string roller = game(board)->awaited() == Side::first ? "fred" : "anna";
  std::string dice;
  for (const domain::GameEvent& event : events(board))
    if (event.kind == domain::GameEventKind::rolled) dice = event.text;
  ASSERT_EQ(dice.size(), 2U);
  const std::string play =
      "8/" + std::to_string(8 - (dice[0] - '0')) + " 8/" + std::to_string(8 - (dice[1] - '0'));
  const std::string other = dice == "65" || dice == "56" ? "31: " : "65: ";
  EXPECT_EQ(answer(roller, other + play, board), "refused");
  EXPECT_TRUE(newest(roller).has("the dice are rolled for you")) << newest(roller).text;
  EXPECT_EQ(answer(roller, std::string(dice.rbegin(), dice.rend()) + ": " + play, board), "done")
      << newest(roller).text;
  EXPECT_EQ(game(board)->ply(), 1U);
}

TEST_F(Typing, AGreetingIsSentToTheOtherSide) {
  const GameId board = begin("chess", "fred", "anna");
  ASSERT_EQ(answer("fred", "Hello, Anna,\nNf3", board), "done");
  EXPECT_EQ(last_move(board), "Nf3");
  EXPECT_EQ(last_comment(board), "Hello, Anna,\n");
  ASSERT_EQ(answer("anna", "Liebe Freundin,\n\nd5\n\nbis bald\n", board), "done");
  EXPECT_EQ(last_comment(board), "Liebe Freundin,\n\nbis bald\n");
}

TEST_F(Typing, AMoveIsReadInTheSubjectOfAnAnswer) {
  const GameId board = begin("draughts", "fred", "anna");
  const auto to = [&](const char* name) { return newest_of(name, board).reply_to; };
  for (const auto& [name, subject, body, played, said] :
       std::initializer_list<std::tuple<const char*, const char*, const char*, const char*, const char*>>{
           {"fred", "Re: Draughts Board 101 fred 33-28", "", "33-28", ""},
           {"anna", "Re: New Draughts Board 101 anna ** 19-23", "> quoted", "19-23", "> quoted"},
           {"fred", "AW: 2. 28x19!", "Well played!", "28x19", "Well played!\n"},
           {"anna", "14 23", "I think that this is good\n\nfor me", "14x23",
            "I think that this is good\n\nfor me\n"},
           {"fred", "Re: Draughts Board 101 fred", "39-33", "39-33", ""},
           {"anna", "Re: Draughts Board 101 anna 20-24", "10-14", "10-14", ""},
           {"fred", "\u041e\u0442\u0432\u0435\u0442: New Draughts Board 101 fred - 34-29", "", "34-29", ""},
           {"anna", "***SPAM*** R: Draughts Board 101 anna (23x34)", "", "23x34", ""}}) {
    const std::string before = last_comment(board);
    ASSERT_EQ(write_to(to(name), name, subject, body), "done") << subject << '\n' << newest(name).text;
    EXPECT_EQ(last_move(board), played) << subject;
    if (*said != '\0' && *said != '>') {
      EXPECT_EQ(last_comment(board), said) << subject;
    } else {
      EXPECT_EQ(last_comment(board), before) << subject;
    }
  }
  EXPECT_EQ(write_to(to("fred"), "fred", "Re: Draughts Board 101 fred", ""), "refused");
  EXPECT_EQ(write_to(to("fred"), "fred", "take it easy", ""), "refused");
}

TEST_F(Typing, AnAnswerToThePlainAddressAppliesToTheNamedBoard) {
  const GameId board = begin("draughts", "fred", "anna");
  ASSERT_EQ(
      answer_plainly("fred", board, "Re: Draughts Board 101 fred", "33 28\n\nHello", "In-Reply-To: <@>\n"),
      "done");
  EXPECT_TRUE(newest("fred").has("move 101 33-28 #1")) << newest("fred").text;
  EXPECT_EQ(game(board)->ply(), 0U) << "an address alone vouches for nothing";
  EXPECT_EQ(answer("fred", "yes"), "done");
  EXPECT_EQ(last_move(board), "33-28");
  EXPECT_EQ(last_comment(board), "Hello\n");
  // This mail has no Subject. Its References have the id of the board mail between two other ids.
  ASSERT_EQ(
      answer_plainly("anna", board, "", "19-23", "References: <other@example.org> <@> <more@example.org>\n"),
      "done");
  EXPECT_EQ(answer("anna", "yes"), "done");
  EXPECT_EQ(last_move(board), "19-23");
  // The id of the game's thread is enough to find the board.
  ASSERT_EQ(write("fred", "Re: my game", "28x19", {.headers = "References: <g101@games.example>\n"}), "done");
  EXPECT_EQ(answer("fred", "yes"), "done");
  EXPECT_EQ(last_move(board), "28x19");
}

TEST_F(Typing, AnAnswerToThePlainAddressAppliesToTheSeenPosition) {
  const GameId board = begin("draughts", "fred", "anna");
  const Mail first = newest_of("fred", board);
  play(board, {"33-28", "19-23", "28x19", "14x23"});
  write("fred", "Re: x", "39-33", {.headers = "In-Reply-To: <" + first.message_id + ">\n"});
  EXPECT_TRUE(newest("fred").has("move 101 39-33 #1")) << newest("fred").text;
  EXPECT_EQ(answer("fred", "yes"), "refused");
  EXPECT_EQ(game(board)->ply(), 4U);
}

TEST_F(Typing, TextsWithoutABoardOrAMoveAreRefused) {
  const GameId board = begin("draughts", "fred", "anna");
  EXPECT_EQ(write("fred", "33-28"), "refused");
  EXPECT_EQ(write("fred", "33-28", "", {.headers = "In-Reply-To: <g101@elsewhere.example>\n"}), "refused");
  EXPECT_EQ(
      answer_plainly("fred", board, "Re: Draughts Board 101 fred", "how are you?", "In-Reply-To: <@>\n"),
      "refused");
  // A complete command is not applied to the board that the mail answers.
  ASSERT_EQ(answer_plainly("fred", board, "draughts limit 3", "", "In-Reply-To: <@>\n"), "done");
  EXPECT_EQ(answer("fred", "yes"), "done");
  EXPECT_EQ(account("fred").policies.size(), 1U);
  // A Subject that is not a command may contain a password. The answer does not repeat it.
  write("fred", "drauhgts mvoe 101 fred Secret99 33-29", "show",
        {.headers = "References: <g101@games.example>\n"});
  EXPECT_EQ(newest("fred").raw.find("Secret99"), std::string::npos) << newest("fred").raw;
  // An account that does not play on the board may only look at it.
  sign_up("mallory");
  write("mallory", "Re: x", "33-28", {.headers = "References: <g101@games.example>\n"});
  EXPECT_EQ(answer("mallory", "yes"), "refused");
  EXPECT_EQ(game(board)->ply(), 0U);
}

// A program may answer every mail, without a header that marks its mails as automatic. It does not receive
// mails for ever.
TEST_F(Typing, ASentenceIsReportedAsNoMoveOncePerDay) {
  const GameId board = begin("draughts", "fred", "anna");
  const std::size_t before = box("fred").size();
  for (int i = 0; i < 5; ++i) {
    now_ += 2 * hour_long;
    EXPECT_EQ(answer("fred", "I am out of the office until " + std::to_string(i + 1) + " March", board),
              "refused");
  }
  EXPECT_EQ(box("fred").size(), before + 1);
  EXPECT_EQ(game(board)->ply(), 0U);
  EXPECT_EQ(answer("fred", "33-29x", board), "refused");
  EXPECT_EQ(box("fred").size(), before + 2) << "a slip is told each time";
  EXPECT_EQ(answer("fred", "33-28", board), "done");
}

}  // namespace
}  // namespace mt::server::test
