// Tests of the texts of mails about offers, dice and sides, and of the effects of answers to these mails.
#include "movetext/server/app/notices.hpp"
#include "server/app/post.hpp"

#include <set>

namespace mt::server::test {
namespace {

class Offers : public Post {
 protected:
  void SetUp() override {
    for (const char* name : {"fred", "anna", "wilma"}) sign_up(name);
  }
};

TEST_F(Offers, AnAcceptAppliesToTheOfferInItsMail) {
  const GameId board = begin("draughts", "fred", "anna");
  play(board, {"32-28", "19-23", "28x19", "14x23"});
  EXPECT_EQ(answer("fred", "draw", board), "done");
  const Mail of_draw = newest_of("anna", board);
  EXPECT_TRUE(of_draw.has("fred offers a draw: answer accept or reject.")) << of_draw.text;
  EXPECT_TRUE(newest_of("fred", board).has("withdraw")) << newest_of("fred", board).text;
  EXPECT_EQ(answer("fred", "undo", board), "done");
  EXPECT_TRUE(newest_of("anna", board).has("withdraws the draw offer")) << newest_of("anna", board).text;
  const Way to_older{.headers = "In-Reply-To: <" + of_draw.message_id + ">\n"};
  EXPECT_EQ(write_to(of_draw.reply_to, "anna", "Re: x", "accept", to_older), "refused");
  EXPECT_EQ(answer("anna", "accept", board), "done");
  EXPECT_EQ(row(board).state, domain::GameState::active);
  EXPECT_EQ(row(board).ply, 2U);
}

// The refusal shows the current board and comes from the address of this board. So a player who answers the
// refusal has seen the current board.
TEST_F(Offers, AnswersToAnOldBoardAreRefusedWithTheCurrentOne) {
  const GameId board = begin("draughts", "fred", "anna");
  play(board, {"32-28"});
  const Mail first = newest_of("anna", board);
  EXPECT_EQ(answer("fred", "undo", board), "done");
  EXPECT_EQ(answer("anna", "accept", board), "done");
  play(board, {"31-27"});
  const Way to_first{.headers = "In-Reply-To: <" + first.message_id + ">\n"};
  EXPECT_EQ(write_to(first.reply_to, "anna", "Re: x", "19-23", to_first), "refused");
  EXPECT_TRUE(newest("anna").has("moves were taken back")) << newest("anna").text;
  const std::string as_it_is = "Draughts Board " + std::to_string(board) + ": fred - anna";
  EXPECT_TRUE(newest("anna").has(as_it_is)) << newest("anna").text;
  EXPECT_EQ(answer("anna", "19-23#1", board), "refused");
  EXPECT_TRUE(newest("anna").has(as_it_is)) << newest("anna").text;
}

TEST_F(Offers, OfAPositionMakeItsMoverTheFirstUser) {
  write("fred", "draughts challenge fred anna -fen=B:W31,32:B19,20");
  answer("fred", "yes");
  ASSERT_EQ(answer("anna", "accept"), "done");
  const std::unique_ptr<domain::Game> begun = game(101);
  EXPECT_EQ(begun->player(*begun->awaited()), account("fred").id);
}

TEST_F(Offers, AreShownWhileTheyAreOpen) {
  const GameId board = begin("draughts", "fred", "anna");
  play(board, {"32-28", "19-23", "28x19", "14x23"});
  answer("fred", "abort", board);
  play(board, {"33-28"});
  EXPECT_TRUE(newest_of("anna", board).has("fred offers to call the game off"))
      << newest_of("anna", board).text;
  play(board, {"23x32"});
  EXPECT_FALSE(newest_of("fred", board).has("call the game off")) << newest_of("fred", board).text;
  EXPECT_EQ(answer("anna", "accept", board), "refused");
  EXPECT_EQ(answer("fred", "withdraw", board), "refused");
  EXPECT_EQ(row(board).state, domain::GameState::active);
}

TEST_F(Offers, AreClosedByAQueuedMove) {
  const GameId board = begin("draughts", "fred", "anna");
  EXPECT_EQ(answer("fred", "queue 28x19 if 19-23", board), "refused");  // it is fred's own turn
  EXPECT_EQ(answer("fred", "32-28", board), "done");
  EXPECT_EQ(answer("fred", "queue 28x19 if 19-23", board), "done");
  EXPECT_EQ(answer("anna", "19-23 draw", board), "done");
  ASSERT_EQ(row(board).ply, 3U);
  for (const char* name : {"fred", "anna"}) {
    EXPECT_FALSE(newest_of(name, board).has("accept or reject")) << newest_of(name, board).text;
    EXPECT_TRUE(newest_of(name, board).has("which declines the draw")) << newest_of(name, board).text;
  }
}

TEST_F(Offers, NameThePlayerWhoChangesSides) {
  const GameId board = begin("draughts", "fred", "anna", "-swap");
  play(board, {"32-28"});
  EXPECT_EQ(answer("anna", "swap", board), "done");
  EXPECT_TRUE(newest_of("fred", board).has("anna changes sides")) << newest_of("fred", board).text;
}

TEST_F(Offers, OpeningRollsAreNamed) {
  const GameId board = begin("backgammon", "fred", "anna", "-match=3");
  const auto now = game(board);
  const auto name_of = [](AccountId id) { return "player " + std::to_string(id); };
  const std::string first = name_of(now->player(Side::first));
  const std::string second = name_of(now->player(Side::second));
  const auto roll = [](const char* dice, Side seat, int number) {
    return domain::GameEvent{.kind = domain::GameEventKind::rolled, .seat = seat, .a = number, .text = dice};
  };
  const std::vector<domain::GameEvent> news{
      {.kind = domain::GameEventKind::accepted},
      roll("33", Side::first, 1),
      roll("14", Side::second, 2),
      {.kind = domain::GameEventKind::moved, .seat = Side::second, .text = "24/23 13/9"},
      roll("41", Side::first, 3)};
  std::vector<std::string> said;
  for (const Phrase& notice : app::notices(*now, news, {.seat = {}, .name_of = name_of}))
    said.push_back(say(words::english(), notice));
  EXPECT_EQ(said, (std::vector<std::string>{"The opening roll is 33, a tie: both sides roll again",
                                            second + " begins with 14", first + " rolled: 41"}));
  EXPECT_TRUE(newest_of("fred", board).has(" begins with ")) << newest_of("fred", board).text;
}

TEST_F(Offers, ABoardShownAndOneInADigestCanBeAnswered) {
  const GameId board = begin("draughts", "fred", "anna");
  answer("anna", "set digest=daily", board);
  play(board, {"32-28"});
  now_ += day_long;
  send();
  const Mail digest = newest("anna");
  ASSERT_EQ(digest.kind, "digest");
  EXPECT_TRUE(digest.has("after 32-28")) << digest.text;
  const auto address_in = [](const Mail& mail) {
    const std::size_t at = mail.text.find("play+");
    return at == std::string::npos ? std::string() : mail.text.substr(at, mail.text.find('\n', at) - at);
  };
  EXPECT_EQ(write_to(address_in(digest), "anna", "a move", "19-23"), "done") << digest.text;
  write("fred", "draughts show " + std::to_string(board));
  EXPECT_EQ(write_to(address_in(newest("fred")), "fred", "a move", "28x19"), "done") << newest("fred").text;
  EXPECT_EQ(row(board).ply, 3U);
  write("wilma", "draughts show " + std::to_string(board));
  EXPECT_EQ(address_in(newest("wilma")), "");
}

TEST_F(Offers, ExamplesAreInNumbersAndInLetters) {
  const auto told = [&](const GameId board) { return newest_of("fred", board).raw; };
  const std::string draughts = told(begin("draughts", "fred", "anna"));
  EXPECT_NE(draughts.find("or b4-a5"), std::string::npos) << draughts;
  const std::string chess = told(begin("chess", "fred", "anna"));
  EXPECT_EQ(chess.find(", or "), std::string::npos) << chess;
}

TEST_F(Offers, AGameHasOneClock) {
  write("fred", "draughts challenge fred anna --totaltime=5 --time=3d/move");
  EXPECT_TRUE(newest("fred").has("you asked for two")) << newest("fred").text;
}

TEST_F(Offers, UnplayableTermsAreRefusedBeforeTheQuestion) {
  EXPECT_EQ(write("fred", "draughts challenge fred anna -match=4"), "refused");
  EXPECT_EQ(newest("fred").kind, "answer") << newest("fred").text;
  EXPECT_EQ(write("fred", "draughts challenge fred anna -fen=W:W:B"), "refused");
  EXPECT_TRUE(newest("fred").has("over before it begins")) << newest("fred").text;
}

TEST_F(Offers, Chess960StartsAtARandomOrChosenArray) {
  const GameId named = begin("chess960", "fred", "anna", "-position=518");
  EXPECT_EQ(game(named)->terms().start, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  std::set<std::string> starts;
  for (int i = 0; i < 4; ++i) starts.insert(game(begin("chess960", "fred", "anna"))->terms().start);
  EXPECT_EQ(starts.count(""), 0U);
  for (const char* none : {"960", "961", "-1", "99999999999999999999"}) {
    write("fred", std::string("chess960 challenge fred anna -position=") + none);
    if (!newest("fred").has("from 0 to 959")) answer("fred", "yes");
    EXPECT_TRUE(newest("fred").has("from 0 to 959")) << none << '\n' << newest("fred").text;
  }
  EXPECT_GT(starts.size(), 1U) << "three times the same array: once in 960 * 960 * 960 runs";
}

TEST_F(Offers, ChatGoesToWatchers) {
  const GameId board = begin("draughts", "fred", "anna");
  write("wilma", "draughts subscribe " + std::to_string(board));
  EXPECT_EQ(answer("wilma", "yes"), "done");
  EXPECT_EQ(answer("fred", "chat hello", board), "done");
  EXPECT_EQ(newest("wilma").kind, "chat");
  EXPECT_TRUE(newest("wilma").has("hello")) << newest("wilma").text;
  EXPECT_EQ(newest("wilma").reply_to, "");
}

// A board mail lists the commands that are possible at that moment.
TEST_F(Offers, AreListedWithAllPossibleAnswers) {
  const GameId board = begin("draughts", "fred", "anna", "-rated");
  const auto answers = [&](const std::string& name) {
    const std::string raw = newest_of(name, board).raw;
    const std::size_t begin = raw.find("replies: ") != std::string::npos ? raw.find("replies: ") + 9
                                                                         : raw.find("reply with: ") + 12;
    return raw.substr(begin, raw.find_first_of(".\r", begin) - begin);
  };
  EXPECT_EQ(answers("fred"), "draw, resign, chat, show, help");
  EXPECT_EQ(answer("fred", "32-28\ndraw", board), "done");
  EXPECT_TRUE(newest_of("anna", board).has("fred offers a draw")) << newest_of("anna", board).text;
  EXPECT_EQ(answers("anna"), "accept, reject, resign, chat, show, help")
      << "she has nothing to take back yet";
  EXPECT_EQ(answers("fred"), "withdraw, queue MOVE, undo, resign, chat, show, help");
  sweep(8 * day_long);
  const Mail reminder = newest_of("anna", board);
  EXPECT_EQ(reminder.kind, "reminder");
  EXPECT_TRUE(reminder.has("fred offers a draw: answer accept or reject")) << reminder.text;
  EXPECT_EQ(answers("anna"), "accept, reject, resign, chat, show, help");
  EXPECT_EQ(answer("anna", "19-23\nundo", board), "done");
  EXPECT_EQ(answers("anna"), "withdraw, queue MOVE, draw, resign, chat, show, help") << "asked for already";
}

}  // namespace
}  // namespace mt::server::test
