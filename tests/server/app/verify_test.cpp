// Tests of the checks of a damaged store: the damaged board is reported, and the other boards are still
// checked.
#include "server/app/post.hpp"

#include <sqlite3.h>

namespace mt::server::test {
namespace {

class Verify : public Post {
 protected:
  void SetUp() override {
    for (const char* name : {"fred", "barney"}) sign_up(name);
    expect_faults_ = true;
  }
  // Changes the database while no server uses it.
  void change(const std::string& statement) {
    sqlite3* database = nullptr;
    ASSERT_EQ(sqlite3_open(directory_.file("games.db").c_str(), &database), SQLITE_OK);
    sqlite3_busy_timeout(database, 5000);
    EXPECT_EQ(sqlite3_exec(database, statement.c_str(), nullptr, nullptr, nullptr), SQLITE_OK)
        << sqlite3_errmsg(database);
    sqlite3_close(database);
  }
};

TEST_F(Verify, ReportsEachFaultyBoardAndContinues) {
  struct Damage {
    std::string statement;  // an SQL statement without the number of the board, which follows it
    std::string fault;
  };
  const std::vector<Damage> all{
      {"update event set kind = 'foo' where seq = 2 and game = ", "does not know: \"foo\""},
      {"update game set state = 'foo' where id = ", "does not know: \"foo\""},
      {"update game set result = 'foo' where id = ", "does not know: \"foo\""},
      {"delete from game where id = ", "but no row"},
      {"delete from event where game = ", "differ in the number of events"},
      {"update game set wake = 0 where id = ", "differ in the time of the next clock check"},
      {"update game set finished = 5 where id = ", "differ in the end of the game"},
      {"update game set rating_class = 'chess' where id = ", "differ in the rating class"},
  };
  std::vector<std::string> expected;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const GameId sound = begin("draughts", "fred", "barney");
    expected.push_back(std::to_string(begin("draughts", "fred", "barney")));
    play(sound, {"32-28"});
  }
  EXPECT_EQ(faults(), std::vector<std::string>{});
  for (std::size_t i = 0; i < all.size(); ++i) change(all[i].statement + expected[i]);
  const std::vector<std::string> found = faults();
  ASSERT_EQ(found.size(), all.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    EXPECT_TRUE(found[i].starts_with(expected[i] + ": ")) << found[i];
    EXPECT_NE(found[i].find(all[i].fault), std::string::npos) << found[i];
  }
}

}  // namespace
}  // namespace mt::server::test
