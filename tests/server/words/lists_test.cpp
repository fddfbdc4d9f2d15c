#include "movetext/server/words/lists.hpp"

#include "server/words/golden.hpp"
#include "server/words/sample_views.hpp"

#include <limits>

namespace mt::server {
namespace {

TEST(Lists, AllKindsAreWritten) {
  const std::vector<words::GameLine> games{
      {101, "Draughts", {"fred", "barney"}, as_is("fred to move"), 17, 2 * day_long, 0},
      {1234, "Backgammon", {"wilma", "a-name-of-20-letters"}, as_is("drop"), 120, std::nullopt, 0}};
  const std::vector<words::StandingLine> standings{{"fred", {1623, false}, 61.2, 40, 25, 5, 10, 3, 2},
                                                   {"barney", {1500, true}, 350, 0, 0, 0, 0, 0, 0}};
  const std::vector<words::RatingLine> ratings{{"international", {1623, false}, 61.2, 40, 25, 5, 10},
                                               {"chess960", {1411, true}, 144, 3, 1, 0, 2}};
  const std::vector<words::HistoryLine> history{
      {99, {"fred", "barney"}, "2-0", "resigned", 57, 1795321892000},
      {98, {"wilma", "fred"}, "1-1", "the position occurred for the third time", 88, 1795021892000}};
  const std::vector<std::string> users{"barney", "betty", "fred", "wilma"};
  expect_golden("lists", words::games_list(games, words::english()) + "\n" +
                             words::standings_list("international", standings, words::english()) + "\n" +
                             words::ratings_list("fred", ratings, words::english()) + "\n" +
                             words::history_list("international", history, "draughts history before 98",
                                                 words::english()) +
                             "\n" + words::users_list(users, words::english()));
}

TEST(Lists, EmptyListsHaveAText) {
  EXPECT_EQ(words::games_list({}, words::english()), "No games.\n");
  EXPECT_EQ(words::users_list({}, words::english()), "Nobody yet.\n");
  EXPECT_EQ(words::standings_list("chess", {}, words::english()),
            "Standings of chess\n\nNobody has played yet.\n");
  EXPECT_EQ(words::ratings_list("fred", {}, words::english()), "Ratings of fred\n\nNo rated game yet.\n");
  EXPECT_EQ(words::history_list("chess", {}, "", words::english()), "Finished games of chess\n\nNone yet.\n");
}

TEST(Lists, MeaninglessNumbersAreWrittenSafely) {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const std::vector<words::RatingLine> ratings{{"chess", {nan, true}, nan, UINT32_MAX, 0, 0, 0}};
  EXPECT_LE(widest_line(words::ratings_list("fred", ratings, words::english())), 78U);
}

}  // namespace
}  // namespace mt::server
