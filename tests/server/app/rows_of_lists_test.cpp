// Tests of commands that show boards and lists, as users of older servers wrote them, each in a complete
// mail.
#include "server/app/rows.hpp"

#include <algorithm>

namespace mt::server::test {
namespace {

class RowsOfLists : public Rows {};

TEST_F(RowsOfLists, AllShowListsAllGames) {
  const GameId first = draughts();
  const GameId second = begin("chess", "barney", "fred");
  const std::string all = look("wilma", "all show fred");
  EXPECT_TRUE(has(all, "Board " + number(first)) && has(all, "Board " + number(second))) << all;
  const std::string next = look("wilma", "all show fred next");
  EXPECT_TRUE(has(next, "Board " + number(first))) << next;
  EXPECT_FALSE(has(next, "Board " + number(second))) << next;
  const std::string active = look("wilma", "all show fred active");
  EXPECT_TRUE(has(active, "Board " + number(second))) << active;
}

TEST_F(RowsOfLists, ShowOfAUserListsTheBoardsOfThatGame) {
  const GameId board = draughts();
  const GameId small = draughts("fred", "barney", "-small");
  const GameId chess = begin("chess", "fred", "barney");
  const std::string shown = look("wilma", "draughts show fred");
  EXPECT_TRUE(has(shown, "Board " + number(board) + ":")) << shown;
  EXPECT_TRUE(has(shown, "Board " + number(small) + ":")) << "a form of draughts is draughts\n" << shown;
  EXPECT_FALSE(has(shown, "Board " + number(chess) + ":")) << shown;
  EXPECT_FALSE(has(look("wilma", "chess show fred"), "Board " + number(board) + ":"));
}

TEST_F(RowsOfLists, ShowDisplaysEarlierBoards) {
  const GameId board = draughts();
  const GameId other = draughts("barney", "fred");
  play(board, {"32-28", "19-23"});
  const std::string shown = look("wilma", on("show", board, number(other)));
  EXPECT_TRUE(has(shown, "Board " + number(board) + ": fred - barney") &&
              has(shown, "Board " + number(other) + ": barney - fred"))
      << shown;
  EXPECT_TRUE(has(look("wilma", on("show", board) + "#1"), "after half-move 1"));
  EXPECT_TRUE(has(look("wilma", on("refresh", board)), "Board " + number(board)));
  write("wilma", on("show", 9999));
  EXPECT_EQ(last_.code, "refused");
}

TEST_F(RowsOfLists, ShowasDisplaysThePlayersPrivateView) {
  const GameId board = draughts();
  play(board, {"32-28"});
  EXPECT_EQ(answer("fred", "queue 28x19 if 19-23", board), "done");
  EXPECT_EQ(as("fred", "draughts showas fred secret " + number(board)), "done");
  EXPECT_TRUE(newest("fred").has("28x19 if 19-23")) << newest("fred").text;
  EXPECT_EQ(as("fred", "draughts showas fred secret active"), "done");
  EXPECT_TRUE(newest("fred").has("28x19 if 19-23")) << newest("fred").text;
  EXPECT_EQ(as("barney", "draughts showas barney secret " + number(board)), "done");
  EXPECT_TRUE(newest("barney").has("Board " + number(board))) << newest("barney").text;
  EXPECT_FALSE(newest("barney").has("28x19 if")) << newest("barney").text;
  EXPECT_FALSE(has(look("wilma", on("show", board)), "28x19 if"));
}

TEST_F(RowsOfLists, GamesAcceptsFilters) {
  const GameId active = draughts();
  const GameId waiting = draughts("barney", "fred");
  const GameId over = draughts();
  play(over, {"32-28", "19-23"});
  answer("fred", "resign!", over);
  const GameId small = draughts("fred", "barney", "-small");
  const GameId chess = begin("chess", "fred", "wilma");
  const auto lists = [&](const std::string& subject, std::initializer_list<GameId> wanted) {
    const std::string text = look("wilma", subject);
    for (const GameId board : {active, waiting, over, small, chess})
      EXPECT_EQ(has(text, ' ' + number(board) + ' '),
                std::find(wanted.begin(), wanted.end(), board) != wanted.end())
          << subject << ": " << board << '\n'
          << text;
  };
  lists("draughts games fred", {active, waiting, over, small});
  lists("draughts games fred all", {active, waiting, over, small});
  lists("draughts games fred active", {active, waiting, small});
  lists("draughts games fred inactive", {over});
  lists("draughts games fred next", {active, small});
  lists("draughts games fred next standard", {active, small});
  lists("draughts games fred active standard", {active, waiting, small});
  lists("draughts games fred tournament", {});  // this server does not have tournaments
  lists("draughts games barney fred active", {active, waiting, small});
  lists("draughts games wilma", {});
  lists("brazilian games fred", {small});
  lists("chess games fred", {chess});
  lists("chess stored fred wilma", {chess});
  lists("all games fred active", {active, waiting, small, chess});
}

TEST_F(RowsOfLists, StandingsAndRatingsAreListed) {
  const GameId board = draughts();
  play(board, {"32-28", "19-23"});
  answer("fred", "resign!", board);
  for (const char* verb : {"standings", "ratings"}) {
    const std::string text = look("wilma", std::string("draughts ") + verb);
    EXPECT_TRUE(has(text, "barney") && has(text, "1662")) << text;
    EXPECT_FALSE(has(text, "wilma ")) << text;
  }
  EXPECT_TRUE(has(look("wilma", "chess standings"), "No games played yet"));
  const std::string mine = look("wilma", "ratings fred");
  EXPECT_TRUE(has(mine, "Ratings of fred") && has(mine, "international") && has(mine, "1338")) << mine;
  EXPECT_TRUE(has(look("wilma", "draughts ratings wilma"), "No rated game yet"));
  write("wilma", "ratings nobody");
  EXPECT_EQ(last_.code, "refused");
}

TEST_F(RowsOfLists, HistoryHasPages) {
  const GameId first = draughts();
  for (int i = 1; i < 52; ++i) {
    store::BoardRow row{.players = {account("fred").id, account("barney").id}};
    store_->write([&](store::Transaction& t) {
      const auto there = t.games().events(first);
      row.terms = t.games().get(first)->terms;
      row.rating_class = "international";
      row.id = t.games().add(row);
      domain::Game played(row.id);
      for (domain::GameEvent event : there) played.add(std::move(event));
      played.add({.at = now_,
                  .kind = domain::GameEventKind::finished,
                  .a = static_cast<std::int64_t>(domain::BoardResult::draw),
                  .text = "agreed"});
      row.state = domain::GameState::finished;
      row.seq = played.seq();
      row.finished = now_;
      row.result = domain::BoardResult::draw;
      t.games().append(row, played.fresh());
    });
  }
  expect_faults_ = true;  // no moves were played in these games, so their rows have faults
  const GameId newest_board = first + 51;
  const std::string page = look("wilma", "draughts history");
  EXPECT_TRUE(has(page, ' ' + number(newest_board) + ' ')) << page;
  const std::string more = "draughts history " + number(newest_board - 49);
  EXPECT_TRUE(has(page, more)) << page;
  const std::string second = look("wilma", more);
  EXPECT_TRUE(has(second, ' ' + number(newest_board - 50) + ' ')) << second;
  EXPECT_FALSE(has(second, ' ' + number(newest_board - 49) + ' ')) << second;
  EXPECT_FALSE(has(second, "For earlier games")) << second;
  EXPECT_TRUE(has(look("wilma", "chess history"), "None yet"));
  EXPECT_TRUE(has(look("wilma", "history"), ' ' + number(newest_board) + ' '));
}

TEST_F(RowsOfLists, PreviewShowsABoardAndANewOne) {
  const GameId board = draughts();
  play(board, {"32-28", "19-23"});
  EXPECT_TRUE(has(look("stranger", on("preview", board, "28x19 14x23")), "After 28x19 14x23"));
  EXPECT_TRUE(has(look("stranger", on("prev", board, "28x19")), "After 28x19"));
  EXPECT_TRUE(has(look("stranger", "draughts preview " + number(board) + "#1 18-22"), "After 18-22"));
  EXPECT_TRUE(has(look("stranger", "draughts preview new 2 32-28 19-23 28x19"), "After 32-28 19-23 28x19"));
  EXPECT_TRUE(has(look("stranger", "chess preview new 2 e4 e5"), "After e4 e5"));
  EXPECT_EQ(answer("fred", "preview 28x19", board), "done");
  EXPECT_TRUE(newest("fred").has("After 28x19"));
  EXPECT_EQ(write("stranger", "draughts preview new 2 32-27x1"), "refused");
  EXPECT_EQ(row(board).ply, 2U);
}

TEST_F(RowsOfLists, ListNamesAllUsersOrThePlayersOfAGame) {
  begin("chess", "fred", "barney");
  const std::string all = look("stranger", "list");
  for (const char* name : {"fred", "barney", "wilma"}) EXPECT_TRUE(has(all, name)) << all;
  const std::string chess = look("stranger", "list chess");
  EXPECT_TRUE(has(chess, "fred") && has(chess, "barney")) << chess;
  EXPECT_FALSE(has(chess, "wilma")) << chess;
  const std::string both = look("stranger", "list chess draughts");
  EXPECT_TRUE(has(both, "chess") && has(both, "draughts")) << both;
  EXPECT_EQ(write("stranger", "list tiddlywinks"), "refused");
}

TEST_F(RowsOfLists, HelpPagesAreSent) {
  EXPECT_TRUE(has(look("stranger", "help"), "help commands"));
  EXPECT_TRUE(has(look("stranger", "help commands"), "GAME queue BOARD"));
  EXPECT_TRUE(has(look("stranger", "help tutorial"), "signup fred"));
  EXPECT_TRUE(has(look("stranger", "draughts help"), "32-28") || has(newest("stranger").text, "draughts"));
  EXPECT_TRUE(has(look("stranger", "help draughts challenge"), "-reverse")) << newest("stranger").text;
}

TEST_F(RowsOfLists, PendingListsUnansweredQuestions) {
  const GameId offer = offered("fred", "draughts challenge fred barney");
  const GameId draw = draughts();
  const GameId quiet = draughts();
  play(draw, {"32-28 draw"});
  play(quiet, {"32-28"});
  const std::string text = look("barney", "pending");
  EXPECT_TRUE(has(text, ' ' + number(offer) + ' ')) << text;
  EXPECT_TRUE(has(text, ' ' + number(draw) + ' ') && has(text, "to move, draw")) << text;
  EXPECT_FALSE(has(text, ' ' + number(quiet) + ' ')) << text;
  EXPECT_TRUE(has(look("wilma", "pending"), "No games"));
}

}  // namespace
}  // namespace mt::server::test
