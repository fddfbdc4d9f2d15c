// Tests of games by mail, from the challenge to the rematch.
#include "server/app/post.hpp"

namespace mt::server::test {
namespace {

class Games : public Post {
 protected:
  void SetUp() override {
    for (const char* name : {"fred", "barney", "wilma"}) sign_up(name);
  }
  GameId offer(const std::string& subject) {
    write("fred", subject);
    EXPECT_EQ(answer("fred", "yes"), "done");
    return read([&](store::Transaction& t) { return t.games().find({.limit = 1}); }).at(0).id;
  }
  std::string number(GameId board) { return std::to_string(board); }
};

TEST_F(Games, AreOfferedAndAcceptedDeclinedWithdrawnOrForgotten) {
  const GameId first = offer("draughts challenge fred barney");
  EXPECT_EQ(row(first).state, domain::GameState::offered);
  EXPECT_EQ(newest("barney").kind, "offer");
  EXPECT_EQ(newest("barney").header("Auto-Submitted"), "auto-generated");
  EXPECT_EQ(answer("wilma", "help"), "bad-code");  // her sign-up mail is not about a board
  EXPECT_EQ(answer("barney", "accept", first), "done");
  EXPECT_EQ(row(first).state, domain::GameState::active);
  EXPECT_EQ(answer("barney", "accept", first), "refused");
  const GameId second = offer("draughts challenge fred barney -reverse");
  EXPECT_EQ(answer("barney", "decline tooFast", second), "done");
  EXPECT_EQ(row(second).state, domain::GameState::aborted);
  EXPECT_TRUE(newest_of("fred", second).has("barney")) << newest_of("fred", second).text;
  const GameId third = offer("chess challenge fred barney");
  EXPECT_EQ(answer("fred", "withdraw", third), "done");
  EXPECT_EQ(game(third)->reason(), "withdrawn");
  EXPECT_EQ(answer("barney", "accept", third), "refused");
  const GameId fourth = offer("draughts challenge fred barney -small");
  sweep(15 * day_long);
  EXPECT_EQ(game(fourth)->reason(), "expired");
  EXPECT_TRUE(newest_of("fred", fourth).kind == "offer-end");
}

TEST_F(Games, StartWithTheFirstMoveOfTheChallengedPlayer) {
  write("fred", "draughts challenge barney fred");
  EXPECT_EQ(answer("fred", "yes"), "done");
  const GameId board = read([&](store::Transaction& t) { return t.games().find({.limit = 1}); }).at(0).id;
  EXPECT_EQ(answer("barney", "32-28", board), "done");
  EXPECT_EQ(row(board).state, domain::GameState::active);
  EXPECT_EQ(row(board).ply, 1U);
}

TEST_F(Games, ArePlayedByAnswering) {
  const GameId board = begin("draughts", "fred", "barney");
  EXPECT_EQ(answer("fred", "32-28\n\nGood luck!", board), "done");
  const Mail told = newest_of("barney", board);
  EXPECT_EQ(told.subject, "Draughts Board " + number(board) + " barney **");
  EXPECT_TRUE(told.has("Good luck!"));
  EXPECT_EQ(told.header("X-Movetext-Ply"), "1");
  EXPECT_EQ(told.header("In-Reply-To"), "<g" + number(board) + "@games.example>");
  EXPECT_EQ(told.header("References"), "<g" + number(board) + "@games.example>");
  EXPECT_EQ(told.message_id.substr(0, 6), "g" + number(board) + ".e");
  EXPECT_NE(told.envelope_sender.find("play+b."), std::string::npos);
  EXPECT_EQ(answer("barney", "19-23", board), "done");
  EXPECT_EQ(newest_of("fred", board).subject, "Draughts Board " + number(board) + " fred");
  write("wilma", "draughts move " + number(board) + " wilma x 33-29");
  EXPECT_EQ(answer("wilma", "yes"), "refused");
  EXPECT_TRUE(newest("wilma").has("you are not a player in this game")) << newest("wilma").text;
  write("fred", "draughts move " + number(board) + " fred x 28x19#3");
  EXPECT_EQ(answer("fred", "yes"), "done");
  EXPECT_EQ(row(board).ply, 3U);
}

TEST_F(Games, TheResultNamesTheSideThatCannotMove) {
  const GameId taken = begin("draughts", "fred", "barney", "-fen=W:W32:B28");
  EXPECT_EQ(answer("fred", "32x23", taken), "done");
  EXPECT_TRUE(newest_of("fred", taken).has("\nWhite wins: Black has no pieces left.\n"))
      << newest_of("fred", taken).text;
  const GameId given = begin("draughts", "fred", "barney", "-losing -fen=W:W32:B28");
  EXPECT_EQ(answer("fred", "32x23", given), "done");
  EXPECT_TRUE(newest_of("fred", given).has("\nBlack wins: Black has no pieces left.\n"))
      << newest_of("fred", given).text;
  const GameId blocked = begin("draughts", "fred", "barney", "-fen=W:W41,47,50:B36");
  EXPECT_EQ(answer("fred", "50-45", blocked), "done");
  EXPECT_TRUE(newest_of("fred", blocked).has("\nWhite wins: Black has no legal move.\n"))
      << newest_of("fred", blocked).text;
}

TEST_F(Games, TheSameMailCountsOnce) {
  const GameId board = begin("draughts", "fred", "barney");
  const std::string to = newest_of("fred", board).reply_to;
  const std::string bytes = mail_of("fred", "Re: x", "32-28");
  EXPECT_EQ(deliver(to, "fred@example.org", bytes).code, "done");
  const std::size_t sent = mails();
  const auto stood = events(board);
  EXPECT_EQ(deliver(to, "fred@example.org", bytes).code, "duplicate");
  EXPECT_EQ(mails(), sent);
  EXPECT_EQ(events(board), stood);
  // A mail with the same id and other bytes is a different mail, but the move in it has already been played.
  EXPECT_EQ(write_to(to, "fred", "Re: x", "32-28\n\nplease",
                     {.id = "m" + std::to_string(written_) + "@example.org"}),
            "done");
  EXPECT_EQ(events(board), stood);
  // This mail answers an earlier position, so its move is refused.
  EXPECT_EQ(write_to(to, "fred", "Re: x", "33-28"), "refused");
  EXPECT_EQ(events(board), stood);
  // This mail has no Message-ID.
  const std::string nameless = "From: fred@example.org\r\nSubject: x\r\n\r\nchat once\r\n";
  EXPECT_EQ(deliver(to, "fred@example.org", nameless).code, "done");
  EXPECT_EQ(deliver(to, "fred@example.org", nameless).code, "duplicate");
}

TEST_F(Games, ATokenIsValidOnlyForItsSeatAndBoard) {
  const GameId one = begin("draughts", "fred", "barney");
  const GameId other = begin("draughts", "fred", "barney");
  const std::string mine = newest_of("fred", one).reply_to;
  std::string wrong = mine;
  wrong[wrong.find('@') - 3] = wrong[wrong.find('@') - 3] == 'a' ? 'b' : 'a';
  EXPECT_EQ(write_to(wrong, "fred", "Re: x", "32-28"), "bad-token");
  std::string elsewhere = mine;
  elsewhere.replace(elsewhere.find('+') + 1, number(one).size(), number(other));
  EXPECT_EQ(write_to(elsewhere, "fred", "Re: x", "32-28"), "bad-token");
  std::string nowhere = mine;
  nowhere.replace(nowhere.find('+') + 1, number(one).size(), "99999");
  EXPECT_EQ(write_to(nowhere, "fred", "Re: x", "32-28"), "bad-token");
  EXPECT_EQ(answer("barney", "32-28", one), "refused");  // it is the other side's turn
  EXPECT_EQ(write_to(mine, "fred", "Re: x", "move " + number(other) + " 32-28"), "refused");
  for (const char* line : {"signoff", "revoke", "change address x@example.org", "add x@example.org",
                           "vacation on", "challenge barney", "broadcast"})
    EXPECT_EQ(write_to(mine, "fred", "Re: x", line), "refused") << line;
  EXPECT_EQ(row(one).ply + row(other).ply, 0U);
  std::string upper = mine;
  for (char& c : upper) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  EXPECT_EQ(write_to(upper, "fred", "Re: x", "32-28"), "done");
  EXPECT_EQ(deliver("play+nonsense@games.example", "fred@example.org", mail_of("fred", "x", "y")).kind,
            app::MailOutcome::Kind::refused);
  EXPECT_EQ(deliver("play@elsewhere.example", "fred@example.org", mail_of("fred", "x", "y")).kind,
            app::MailOutcome::Kind::refused);
}

TEST_F(Games, ATokenExpiresAMonthAfterItsGame) {
  const GameId board = begin("draughts", "fred", "barney");
  play(board, {"32-28", "19-23"});
  EXPECT_EQ(answer("fred", "resign!", board), "done");
  EXPECT_EQ(answer("barney", "chat thanks", board), "done");
  now_ += 31 * day_long;
  EXPECT_EQ(answer("barney", "chat thanks", board), "bad-token");
}

TEST_F(Games, SendersAreVerifiedIfRequired) {
  const GameId board = begin("draughts", "fred", "barney");
  policy_->sender_check = app::SenderCheck::require;
  EXPECT_EQ(answer("fred", "32-28", board), "bad-token");
  const std::string pass = "Authentication-Results: mx.games.example; spf=pass smtp.mailfrom=example.org\n";
  EXPECT_EQ(write_to(newest_of("fred", board).reply_to, "mallory", "x", "32-28", {.headers = pass}),
            "bad-token");
  EXPECT_EQ(answer("fred", "32-28", board, {.headers = pass}), "done");
}

TEST_F(Games, AutomaticAnswersHaveNoEffect) {
  const GameId board = begin("draughts", "fred", "barney");
  EXPECT_EQ(answer("fred", "32-28", board, {.headers = "Auto-Submitted: auto-replied\n"}), "automatic");
  EXPECT_EQ(answer("fred", "32-28", board, {.sender = ""}), "automatic");
  for (const char* report : {"disposition-notification", "delivery-status"}) {
    const std::string type = "MIME-Version: 1.0\nContent-Type: multipart/report; boundary=b; report-type=";
    EXPECT_EQ(answer("fred", "--b\nContent-Type: text/plain\n\n32-28\n--b--", board,
                     {.headers = type + report + "\n"}),
              "automatic")
        << report;
  }
  EXPECT_EQ(row(board).ply, 0U);
}

TEST_F(Games, IllegalMovesAreAnsweredWithTheLegalOnes) {
  const GameId board = begin("draughts", "fred", "barney");
  EXPECT_EQ(answer("fred", "32-27x1", board), "refused");
  EXPECT_EQ(answer("fred", "32-29", board), "refused");
  const Mail& told = newest("fred");
  EXPECT_TRUE(told.has("Legal moves")) << told.text;
  EXPECT_TRUE(told.has("32-28"));
  EXPECT_EQ(told.header("Auto-Submitted"), "auto-replied");
  EXPECT_EQ(told.envelope_sender, "");
  EXPECT_EQ(answer("fred", "32-28", board), "done");  // answers the newest mail
  EXPECT_EQ(answer("fred", "what is this?", board), "refused");
}

TEST_F(Games, CommentsDoNotCarryTokensToTheOtherSide) {
  const GameId board = begin("draughts", "fred", "barney");
  const std::string mine = newest_of("fred", board).reply_to;
  const std::string token = mine.substr(mine.rfind('.', mine.find('@')) + 1, 27);
  EXPECT_EQ(answer("fred", "32-28\n\nYou wrote to " + mine + " yesterday", board), "done");
  EXPECT_TRUE(newest_of("barney", board).has("[...]")) << newest_of("barney", board).text;
  EXPECT_EQ(answer("fred", "chat look: " + token, board), "done");
  for (const Mail& mail : box("barney")) EXPECT_EQ(mail.raw.find(token), std::string::npos);
  write("fred", "message fred x barney", "my token is " + token);
  answer("fred", "yes");
  for (const Mail& mail : box("barney")) EXPECT_EQ(mail.raw.find(token), std::string::npos);
}

TEST_F(Games, ChatGoesToAllOthersOnTheBoard) {
  const GameId board = begin("draughts", "fred", "barney");
  const std::size_t mine = box("fred").size();
  write("wilma", "draughts chat " + number(board) + " wilma x", "who is winning?");
  answer("wilma", "yes");
  EXPECT_EQ(answer("fred", "chat hello\nthere\n\nand again", board), "done");
  const Mail& told = newest_of("barney", board);
  EXPECT_EQ(told.subject, "Draughts chat " + number(board) + " fred");
  EXPECT_TRUE(told.has("and again")) << told.text;
  EXPECT_LE(box("fred").size(), mine + 2);
}

TEST_F(Games, DrawsAreOfferedAndAgreedOrIgnored) {
  const GameId board = begin("draughts", "fred", "barney");
  EXPECT_EQ(answer("fred", "32-28 draw", board), "done");
  EXPECT_TRUE(newest_of("barney", board).has("draw")) << newest_of("barney", board).text;
  EXPECT_EQ(answer("barney", "19-23", board), "done");  // a move declines the draw
  EXPECT_EQ(answer("barney", "accept", board), "refused");
  EXPECT_EQ(answer("fred", "draw", board), "refused");  // too soon after the last offer
  EXPECT_EQ(answer("barney", "propose", board), "done");
  EXPECT_EQ(answer("fred", "reject", board), "done");
  EXPECT_FALSE(game(board)->draw());
  play(board, {"28x19", "14x23", "33-28", "23x32", "37x28", "10-14", "41-37", "5-10", "37-32", "20-24"});
  EXPECT_EQ(answer("fred", "draw", board), "done");
  const std::size_t before = box("fred").size();
  EXPECT_EQ(answer("barney", "accept", board), "done");
  EXPECT_EQ(row(board).result, domain::BoardResult::draw);
  EXPECT_GT(box("fred").size(), before);
  EXPECT_EQ(answer("barney", "accept", board), "done");  // repeats the same answer
  EXPECT_EQ(answer("fred", "claim draw", board), "refused");
}

TEST_F(Games, MovesAreTakenBackWhenBothAgree) {
  const GameId board = begin("draughts", "fred", "barney");
  play(board, {"32-28", "19-23", "28x19", "14x23"});
  const Mail old = newest_of("fred", board);
  EXPECT_EQ(answer("fred", "undo", board), "done");
  EXPECT_EQ(answer("barney", "accept", board), "done");
  EXPECT_EQ(row(board).ply, 2U);
  EXPECT_EQ(write_to(old.reply_to, "fred", "Re: x", "33-29",
                     {.headers = "In-Reply-To: <" + old.message_id + ">\n"}),
            "refused");
  EXPECT_EQ(answer("fred", "28x19", board), "done");
  EXPECT_EQ(answer("barney", "undo", board), "done");
  EXPECT_EQ(answer("fred", "reject", board), "done");
  EXPECT_EQ(row(board).ply, 3U);
}

TEST_F(Games, QueuedAndSubmittedMovesArePlayed) {
  const GameId board = begin("draughts", "fred", "barney");
  EXPECT_EQ(answer("barney", "queue 19-23 if 32-28", board), "done");
  for (const Mail& mail : box("fred")) EXPECT_FALSE(mail.has("19-23"));
  write("wilma", "draughts show " + number(board));
  EXPECT_FALSE(newest("wilma").has("19-23"));
  EXPECT_EQ(answer("fred", "submit 32-28", board), "done");
  EXPECT_EQ(row(board).ply, 0U);
  EXPECT_TRUE(newest("fred").has("After 32-28")) << newest("fred").text;
  EXPECT_EQ(answer("fred", "confirm", board), "done");
  EXPECT_EQ(row(board).ply, 2U);
  EXPECT_EQ(answer("fred", "28x19", board), "done");
  EXPECT_EQ(answer("fred", "queue 33-28 if 13x22", board), "done");
  // This is not the move that the condition names: the queue is dropped, and fred receives a mail.
  EXPECT_EQ(answer("barney", "14x23", board), "done");
  EXPECT_EQ(row(board).ply, 4U);
  EXPECT_EQ(game(board)->queue(Side::first), "");
}

TEST_F(Games, ResigningIsConfirmedOrCallsOffAGameThatHasNotStarted) {
  const GameId board = begin("draughts", "fred", "barney");
  play(board, {"32-28", "19-23"});
  EXPECT_EQ(answer("barney", "resign", board), "done");
  EXPECT_EQ(row(board).state, domain::GameState::active);
  EXPECT_EQ(answer("barney", "confirm", board), "done");
  EXPECT_EQ(row(board).result, domain::BoardResult::first_wins);
  EXPECT_EQ(answer("barney", "resign!", board), "done");  // repeats a command that was carried out
  const GameId early = begin("draughts", "fred", "barney");
  EXPECT_EQ(answer("fred", "resign!", early), "done");
  EXPECT_EQ(row(early).state, domain::GameState::aborted);
  const GameId called_off = begin("chess", "fred", "barney");
  EXPECT_EQ(answer("barney", "abort", called_off), "done");
  EXPECT_EQ(row(called_off).state, domain::GameState::aborted);
}

// A command that must be confirmed is answered in a mail of its own. The opponent does not learn that the
// player wanted to resign, and no board is sent when the player withdraws.
TEST_F(Games, CommandsWithoutABoardAreAnswered) {
  const GameId board = begin("draughts", "fred", "barney");
  play(board, {"32-28", "19-23"});
  EXPECT_EQ(answer("barney", "resign", board), "done");
  const std::size_t mails = boxes_["barney@example.org"].size();
  EXPECT_EQ(answer("barney", "withdraw", board), "done");
  EXPECT_GT(boxes_["barney@example.org"].size(), mails);
}

TEST_F(Games, RatingsAreSavedAndReportedAndTheRecordIsSent) {
  const GameId board = begin("draughts", "fred", "barney");
  play(board, {"32-28", "19-23"});
  EXPECT_EQ(answer("fred", "resign!", board), "done");
  const Mail& told = newest_of("barney", board);
  EXPECT_TRUE(told.has("1662") && told.has("1338")) << told.text;
  EXPECT_NE(told.raw.find("board" + number(board) + ".pdn"), std::string::npos);
  const auto rating =
      read([&](store::Transaction& t) { return t.ratings().get(account("barney").id, "international"); });
  ASSERT_TRUE(rating);
  EXPECT_NEAR(rating->rating, 1662.31, 0.01);
  EXPECT_EQ(rating->wins, 1U);
  write("wilma", "draughts standings");
  EXPECT_TRUE(newest("wilma").has("barney") && newest("wilma").has("1662")) << newest("wilma").text;
  write("wilma", "draughts history");
  EXPECT_TRUE(newest("wilma").has(number(board)));
}

TEST_F(Games, ARematchChangesTheSides) {
  const GameId board = begin("draughts", "fred", "barney");
  EXPECT_EQ(answer("fred", "rematch", board), "refused");
  play(board, {"32-28", "19-23"});
  answer("fred", "resign!", board);
  EXPECT_EQ(answer("fred", "rematch", board), "done");
  const store::BoardRow again = row(board + 1);
  EXPECT_EQ(again.state, domain::GameState::offered);
  EXPECT_EQ(again.players[0], account("barney").id);
  EXPECT_EQ(answer("barney", "accept", board + 1), "done");
  EXPECT_EQ(row(board + 1).state, domain::GameState::active);
}

TEST_F(Games, ARematchIsAnOrdinaryChallenge) {
  write("fred", "draughts challenge fred barney");
  ASSERT_EQ(answer("fred", "yes"), "done");
  const GameId board = read([&](store::Transaction& t) { return t.games().find({.limit = 1}); }).at(0).id;
  EXPECT_EQ(answer("barney", "decline", board), "done");
  write("barney", "draughts limit reject");
  ASSERT_EQ(answer("barney", "yes"), "done");
  EXPECT_EQ(answer("fred", "rematch", board), "refused");
  EXPECT_EQ(row(board + 1).id, 0);
  write("barney", "draughts limit accept");
  ASSERT_EQ(answer("barney", "yes"), "done");
  const std::size_t had = box("barney").size();
  for (int i = 0; i < 30; ++i) answer("fred", "rematch\nrematch", board);
  EXPECT_LE(box("barney").size(), had + 2) << "one that stands is enough";
  write("barney", "signoff");
  ASSERT_EQ(answer("barney", "yes"), "done");
  ASSERT_EQ(answer("barney", "yes"), "confirmed");
  EXPECT_EQ(answer("fred", "rematch", board), "refused");
  EXPECT_TRUE(newest("fred").has("no longer plays here")) << newest("fred").text;
}

TEST_F(Games, BoardsAreShownAndPreviewed) {
  const GameId board = begin("draughts", "fred", "barney");
  play(board, {"32-28", "19-23"});
  for (const std::string& subject :
       {"draughts show " + number(board), "draughts show " + number(board) + "#1",
        std::string("draughts show fred"), "draughts preview " + number(board) + " 28x19 14x23",
        std::string("draughts games fred barney all"), std::string("all show fred next")}) {
    write("wilma", subject);
    EXPECT_EQ(last_.code, "done") << subject;
    EXPECT_TRUE(newest("wilma").has("fred") || newest("wilma").has("After 28x19 14x23"))
        << newest("wilma").text;
  }
  write("fred", "draughts showas fred x " + number(board));
  EXPECT_EQ(answer("fred", "yes"), "done");
  EXPECT_EQ(answer("fred", "show", board), "done");
  write("wilma", "draughts preview " + number(board) + " 28x12");
  EXPECT_EQ(last_.code, "refused");
  write("wilma", "pending");
  EXPECT_FALSE(last_.code.empty());
}

}  // namespace
}  // namespace mt::server::test
