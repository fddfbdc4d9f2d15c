// Tests of commands about boards as users of older servers wrote them, each in a complete mail.
#include "server/app/rows.hpp"

namespace mt::server::test {
namespace {

class RowsOfBoards : public Rows {};

TEST_F(RowsOfBoards, MoveIsReadInTheSubjectWithItsAliases) {
  const GameId board = draughts();
  EXPECT_EQ(as("fred", on("move", board, "fred secret 32-28"), "Good luck"), "done");
  EXPECT_EQ(row(board).ply, 1U);
  EXPECT_TRUE(newest_of("barney", board).has("Good luck"));
  EXPECT_EQ(as("barney", on("mvoe", board, "barney secret 19-23")), "done");
  EXPECT_EQ(as("fred", on("board", board, "fred secret 28x19#3")), "done");
  EXPECT_EQ(as("barney", "DRAUGHTS Move " + number(board) + " Barney SECRET 14x23"), "done");
  EXPECT_EQ(row(board).ply, 4U);
  EXPECT_EQ(as("fred", on("move", board, "fred 33-28")), "done");  // without a password
  EXPECT_EQ(row(board).ply, 5U);
}

// A player sends the subject of a board mail, with a move after it, to the plain address.
TEST_F(RowsOfBoards, TheSubjectOfABoardMailIsACommand) {
  const GameId board = draughts();
  EXPECT_EQ(newest_of("fred", board).subject, "New Draughts Board " + number(board) + " fred");
  EXPECT_EQ(as("fred", "Re: " + newest_of("fred", board).subject + " secret 32-28", "a comment"), "done");
  const std::string subject = newest_of("barney", board).subject;
  EXPECT_EQ(subject, "Draughts Board " + number(board) + " barney **");
  EXPECT_EQ(as("barney", "Re: " + subject + " secret 19-23"), "done");
  EXPECT_EQ(row(board).ply, 2U);
  EXPECT_EQ(as("fred", "Re: [games] Nag: Draughts Board " + number(board) + " fred ** 28x19"), "done");
  EXPECT_EQ(row(board).ply, 3U);
}

TEST_F(RowsOfBoards, AGuardNamesTheHalfMove) {
  const GameId board = draughts();
  EXPECT_EQ(as("fred", on("move", board, "fred secret 32-28#2")), "refused");
  EXPECT_TRUE(newest("fred").has("number 1")) << newest("fred").text;
  EXPECT_EQ(as("fred", on("move", board, "fred secret 32-28#1")), "done");
  // The move has already been played.
  EXPECT_EQ(as("fred", on("move", board, "fred secret 32-28#1")), "done");
  EXPECT_EQ(row(board).ply, 1U);
  EXPECT_EQ(answer("barney", "19-23#2", board), "done");
}

TEST_F(RowsOfBoards, TheMateSignIsNotAGuard) {
  const GameId board = begin("chess", "fred", "barney");
  play(board, {"f3", "e5", "g4"});
  EXPECT_EQ(as("barney", "chess move " + number(board) + " barney secret Qh4#"), "done");
  EXPECT_EQ(row(board).result, domain::BoardResult::second_wins);
  EXPECT_EQ(game(board)->reason(), "checkmate");
}

TEST_F(RowsOfBoards, WordsReplaceAMove) {
  const GameId board = draughts();
  play(board, {"32-28", "19-23"});
  EXPECT_EQ(as("fred", on("move", board, "fred secret propose")), "done");
  EXPECT_TRUE(game(board)->draw());
  EXPECT_EQ(as("barney", on("move", board, "barney secret reject")), "done");
  EXPECT_FALSE(game(board)->draw());
  EXPECT_EQ(as("barney", on("move", board, "barney secret undo")), "done");
  EXPECT_TRUE(game(board)->undo());
  EXPECT_EQ(as("fred", on("move", board, "fred secret accept")), "done");
  EXPECT_EQ(row(board).ply, 1U);
  EXPECT_EQ(as("barney", on("move", board, "barney secret 19-23")), "done");
  EXPECT_EQ(as("fred", on("move", board, "fred secret resign")), "done");
  EXPECT_EQ(row(board).result, domain::BoardResult::second_wins)
      << "the answer to the question was the confirmation";
}

TEST_F(RowsOfBoards, SwapIsAllowedRightAfterTheFirstMove) {
  const GameId board = draughts("fred", "barney", "-swap");
  EXPECT_EQ(as("fred", on("move", board, "fred secret swap")), "refused");
  play(board, {"32-28"});
  EXPECT_EQ(as("barney", on("move", board, "barney secret swap")), "done");
  EXPECT_EQ(row(board).players[0], account("barney").id);
  EXPECT_EQ(row(board).to_move, account("fred").id);
  const GameId plain = draughts();
  play(plain, {"32-28"});
  EXPECT_EQ(answer("barney", "swap", plain), "refused");
  EXPECT_TRUE(newest("barney").has("without the swap rule"));
}

TEST_F(RowsOfBoards, PassIsAllowedOnlyByTheRules) {
  const GameId board = draughts();
  EXPECT_EQ(as("fred", on("move", board, "fred secret pass")), "refused");
  EXPECT_EQ(answer("fred", "pass", board), "refused");
  EXPECT_EQ(row(board).ply, 0U);
}

TEST_F(RowsOfBoards, OptionsReplaceAMove) {
  const GameId board = draughts();
  EXPECT_EQ(as("barney", on("move", board, "barney secret noflip")), "done");
  EXPECT_FALSE(account("barney").settings.flip);
  EXPECT_EQ(as("barney", on("board", board, "barney secret small")), "done");
  EXPECT_FALSE(account("barney").settings.large);
  EXPECT_EQ(answer("barney", "flip", board), "done");
  EXPECT_EQ(answer("barney", "large", board), "done");
  EXPECT_EQ(account("barney").settings, domain::Settings{});
  EXPECT_EQ(row(board).ply, 0U);
}

TEST_F(RowsOfBoards, QueueHasSeveralNames) {
  const GameId board = draughts();
  for (const char* verb : {"queue", "qmove", "qboard", "moveq", "boardq"}) {
    EXPECT_EQ(as("barney", on(verb, board, "barney secret 19-23")), "done") << verb;
    EXPECT_EQ(game(board)->queue(Side::second), "19-23") << verb;
    EXPECT_EQ(as("barney", on(verb, board, "barney secret clear")), "done") << verb;
    EXPECT_EQ(game(board)->queue(Side::second), "") << verb;
  }
  EXPECT_EQ(answer("barney", "queue 19-23", board), "done");
  EXPECT_EQ(answer("barney", "queue", board), "done");  // without a move, the command deletes the queue
  EXPECT_EQ(game(board)->queue(Side::second), "");
  EXPECT_EQ(as("barney", on("queue", board, "barney secret 19-23 if 32-28; 10-14 if 28x19")), "done");
  EXPECT_EQ(answer("fred", "queue 33-28", board), "refused");  // it is fred's own turn
  play(board, {"32-28"});
  EXPECT_EQ(row(board).ply, 2U);
}

TEST_F(RowsOfBoards, AQueuedMoveThatBecameIllegalIsDroppedAndReported) {
  const GameId board = draughts();
  EXPECT_EQ(answer("barney", "queue 20-25", board), "done");
  const std::size_t had = box("barney").size();
  write("wilma", on("subscribe", board, ""));
  EXPECT_EQ(answer("wilma", "yes"), "done");
  play(board, {"32-28"});
  EXPECT_EQ(row(board).ply, 2U);  // the queued move was legal, so it was played
  EXPECT_EQ(answer("barney", "queue 31-26", board), "done");
  play(board, {"37-32"});
  EXPECT_EQ(row(board).ply, 3U);
  EXPECT_TRUE(newest_of("barney", board).has("could not be played and have been"))
      << newest_of("barney", board).text;
  EXPECT_GT(box("barney").size(), had);
  EXPECT_TRUE(newest("wilma").has("37-32")) << newest("wilma").text;
  for (const char* other : {"fred", "wilma"})
    for (const Mail& mail : box(other))
      EXPECT_FALSE(mail.has("queued moves of")) << other << '\n' << mail.text;
}

TEST_F(RowsOfBoards, SubmitShowsTheBoardAndConfirmPlays) {
  const GameId board = draughts();
  EXPECT_EQ(as("fred", on("submit", board, "fred secret 32-28")), "done");
  EXPECT_EQ(row(board).ply, 0U);
  const Mail shown = newest("fred");
  EXPECT_TRUE(shown.has("After 32-28")) << shown.text;
  EXPECT_TRUE(shown.has("+---+")) << "the board as it would be\n" << shown.text;
  EXPECT_TRUE(shown.has("[:C:]")) << "the move is marked\n" << shown.text;
  EXPECT_EQ(as("fred", on("confirm", board, "fred secret")), "done");
  EXPECT_EQ(row(board).ply, 1U);
  EXPECT_EQ(answer("barney", "confirm", board), "refused");
  EXPECT_EQ(answer("barney", "submit 19-23", board), "done");
  EXPECT_EQ(answer("barney", "confirm"), "done");  // answers the mail with the submitted move
  EXPECT_EQ(row(board).ply, 2U);
}

TEST_F(RowsOfBoards, ResignIsConfirmedOnce) {
  const GameId board = draughts();
  play(board, {"32-28", "19-23"});
  write("fred", on("resign", board, "fred secret"));
  EXPECT_EQ(row(board).state, domain::GameState::active);
  EXPECT_EQ(answer("fred", "yes"), "done");
  EXPECT_EQ(row(board).result, domain::BoardResult::second_wins);
}

TEST_F(RowsOfBoards, ChatHasSeveralNames) {
  const GameId board = draughts();
  for (const char* verb : {"chat", "kibitz", "say"}) {
    EXPECT_EQ(as("fred", on(verb, board, "fred secret"), std::string("word of ") + verb), "done");
    EXPECT_TRUE(newest_of("barney", board).has(std::string("word of ") + verb)) << verb;
    EXPECT_EQ(newest_of("barney", board).subject, "Draughts chat " + number(board) + " fred");
  }
  EXPECT_EQ(as("fred", on("chat", board, "fred secret")), "refused");  // the message is empty
}

TEST_F(RowsOfBoards, WordsOfChessServersForOffersAreRead) {
  const GameId board = draughts();
  play(board, {"32-28", "19-23", "28x19", "14x23"});
  EXPECT_EQ(as("fred", on("takeback", board, "fred secret")), "done");
  EXPECT_TRUE(game(board)->undo());
  EXPECT_EQ(answer("barney", "takeback", board), "done");  // both players asked: the move is undone
  EXPECT_EQ(row(board).ply, 2U);
  EXPECT_EQ(as("fred", on("abort", board, "fred secret")), "done");
  EXPECT_EQ(row(board).state, domain::GameState::active);
  EXPECT_EQ(answer("barney", "decline", board), "done");
  EXPECT_EQ(as("fred", on("draw", board, "fred secret")), "done");
  EXPECT_EQ(as("barney", on("draw", board, "barney secret")), "done");  // accepts the open draw offer
  EXPECT_EQ(row(board).result, domain::BoardResult::draw);
  const GameId offer = offered("fred", "draughts match fred barney");
  EXPECT_EQ(row(offer).state, domain::GameState::offered);
  EXPECT_EQ(as("fred", on("withdraw", offer, "fred secret")), "done");
  EXPECT_EQ(game(offer)->reason(), "withdrawn");
}

TEST_F(RowsOfBoards, FlagClaimsTheGameOnTime) {
  const GameId board = draughts("fred", "barney", "--claim=manual --forfeittime=2");
  play(board, {"32-28", "19-23"});
  EXPECT_EQ(as("barney", on("flag", board, "barney secret")), "refused");
  sweep(3 * day_long);
  EXPECT_EQ(row(board).state, domain::GameState::active);
  EXPECT_EQ(as("barney", on("flag", board, "barney secret")), "done");
  EXPECT_EQ(row(board).result, domain::BoardResult::second_wins);
  EXPECT_EQ(game(board)->reason(), "timeout");
}

}  // namespace
}  // namespace mt::server::test
