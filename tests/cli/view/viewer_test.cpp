// The list of games: its display, searching, and the selected games.
#include "movetext/cli/pattern.hpp"
#include "shown.hpp"

namespace mt::cli::view {
namespace {

using Kind = Key::Kind;

std::string many_games(int count) {
  std::string bytes;
  for (int i = 1; i <= count; ++i)
    bytes += "[White \"W" + std::to_string(i) + "\"]\n[Black \"" +
             (i % 10 == 0 ? "Zukert\u00F6rt" : "Smith") + "\"]\n[Date \"1883.??.??\"]\n[Result \"" +
             (i % 2 == 0 ? "1-0" : "0-1") + "\"]\n\n1. e4 " + (i % 3 == 0 ? "c5 " : "e5 ") +
             (i % 2 == 0 ? "1-0" : "0-1") + "\n\n";
  return bytes;
}

TEST(Viewer, ListsTheGames) {
  ShownText shown(many_games(50));
  const std::vector<std::string> rows = shown.rows();
  EXPECT_NE(rows[0].find("50 games"), std::string::npos);
  EXPECT_NE(rows[1].find("1 W1"), std::string::npos);
  EXPECT_NE(rows[1].find("0-1"), std::string::npos);
  EXPECT_NE(rows[1].find("1883 "), std::string::npos);
  EXPECT_EQ(rows[1].find("??"), std::string::npos);
  EXPECT_NE(rows[21].find("W21"), std::string::npos);
  shown.press(Kind::end);
  EXPECT_EQ(shown.viewer.at(), 49U);
  EXPECT_TRUE(shown.shows("W50"));
  shown.press(Kind::page_up);
  EXPECT_EQ(shown.viewer.at(), 28U);
  shown.press(Kind::up);
  EXPECT_EQ(shown.viewer.at(), 27U);
  shown.press(Kind::home);
  shown.press(Kind::up);
  EXPECT_EQ(shown.viewer.at(), 0U);
}

TEST(Viewer, GoesToANumber) {
  ShownText shown(many_games(50));
  shown.type("g37");
  EXPECT_TRUE(shown.shows("game number: 37"));
  shown.press(Kind::enter);
  EXPECT_EQ(shown.viewer.at(), 36U);
  shown.type("g99");
  shown.press(Kind::enter);
  EXPECT_TRUE(shown.shows("game 99 is not in the list"));
  shown.type("gx");
  shown.press(Kind::enter);
  EXPECT_TRUE(shown.shows("'x' is not a game number"));
}

TEST(Viewer, KeysLeadToTheNextAndPreviousGame) {
  ShownText shown(many_games(3));
  shown.press(Kind::enter);
  EXPECT_TRUE(shown.shows("W1 - Smith"));
  shown.type("p");
  EXPECT_TRUE(shown.shows("this is the first game"));
  shown.type("nn");
  EXPECT_TRUE(shown.shows("W3 - Smith"));
  EXPECT_TRUE(shown.shows("3 of 3"));
  shown.type("n");
  EXPECT_TRUE(shown.shows("this is the last game"));
  shown.type("q");
  EXPECT_FALSE(shown.viewer.is_game_open());
  EXPECT_EQ(shown.viewer.at(), 2U);
  shown.type("q");
  EXPECT_TRUE(shown.viewer.is_over());
}

TEST(Viewer, SearchIgnoresCaseAndWrapsAround) {
  ShownText shown(many_games(50));
  shown.type("/zukert\u00D6RT");
  shown.press(Kind::enter);
  EXPECT_EQ(shown.viewer.at(), 9U);
  shown.type("N");
  EXPECT_EQ(shown.viewer.at(), 19U);
  shown.press(Kind::end);  // the last game, number 50, also matches
  shown.type("N");
  EXPECT_EQ(shown.viewer.at(), 9U);
  EXPECT_TRUE(shown.shows("from the beginning"));
  shown.type("/nobody");
  shown.press(Kind::enter);
  EXPECT_TRUE(shown.shows("nothing found: nobody"));
  EXPECT_EQ(shown.viewer.at(), 9U);
  shown.type("/abc");
  shown.press(Kind::escape);
  EXPECT_FALSE(shown.shows("abc"));
}

TEST(Viewer, HelpListsEveryKey) {
  ShownText shown(many_games(1));
  shown.type("?");
  const std::string page = shown.text({60, 120});
  for (const Binding& binding : bindings())
    if (!binding.name.empty()) {
      EXPECT_NE(page.find(binding.name), std::string::npos) << binding.name;
    }
  shown.type("z");
  EXPECT_TRUE(shown.shows("W1"));
}

// Each key stands for one action.
TEST(Viewer, NoKeyIsBoundTwice) {
  for (const Binding& a : bindings())
    for (const Binding& b : bindings())
      if (&a != &b) {
        EXPECT_FALSE(a.key == b.key) << b.name;
      }
}

std::vector<std::uint64_t> selected(const std::string& bytes, std::string_view filter) {
  const test::TemporaryDirectory directory;
  test::put(directory.file("a.pgn"), bytes);
  archive::Job job = Shown::task_of({directory.file("a.pgn")});
  job.task.chunk_bytes = 1024;  // the file is read in several parts
  EXPECT_EQ(job.selection.require(filter, make_pattern), "");
  Shown shown(job);
  std::vector<std::uint64_t> numbers;
  for (std::uint64_t i = 0; i < shown.files.count(); ++i) numbers.push_back(shown.files.locate(i).number);
  for (std::uint64_t i = 0; i < shown.files.count(); ++i) {  // the rows show the same games
    std::vector<Summary> row(1);
    shown.files.summarise(i, row);
    EXPECT_EQ(row[0].white, "W" + std::to_string(numbers[i]));
  }
  return numbers;
}

TEST(Viewer, ShowsOnlySelectedGames) {
  using Numbers = std::vector<std::uint64_t>;
  EXPECT_EQ(selected(many_games(35), "black:zukertort"), (Numbers{10, 20, 30}));
  EXPECT_EQ(selected(many_games(35), "number:33..40"), (Numbers{33, 34, 35}));
  EXPECT_EQ(selected(many_games(7), "result:1-0 and plies=2"), (Numbers{2, 4, 6}));
  // After 1. e4 c5.
  EXPECT_EQ(selected(many_games(9), "position:rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w"),
            (Numbers{3, 6, 9}));
  EXPECT_EQ(selected(many_games(9), "ends:checkmate"), Numbers{});
}

TEST(Viewer, ShowsTheGamesOfSeveralFiles) {
  const test::TemporaryDirectory directory;
  std::vector<std::string> paths;
  for (int i = 0; i < 30; ++i) {
    paths.push_back(directory.file(std::to_string(i) + ".pgn"));
    test::put(paths.back(), i % 3 == 0 ? std::string() : many_games(i % 3));
  }
  Shown shown(Shown::task_of(paths));
  ASSERT_EQ(shown.files.count(), 30U);
  for (const std::uint64_t index : {0U, 1U, 2U, 3U, 29U, 0U, 15U}) {
    const GameFiles::Where where = shown.files.locate(index);
    EXPECT_EQ(where.file, index / 3 * 3 + (index % 3 == 0 ? 1 : 2));
    EXPECT_EQ(where.number, index % 3 == 2 ? 2U : 1U);
  }
  shown.press(Kind::enter);
  for (int i = 0; i < 29; ++i) shown.type("n");
  EXPECT_TRUE(shown.shows("W2 - Smith"));
  EXPECT_TRUE(shown.shows("30 of 30"));
}

}  // namespace
}  // namespace mt::cli::view
