#include "movetext/server/words/help_page.hpp"

#include "movetext/games/draughts/rules_in_words.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/server/words/command_list.hpp"
#include "movetext/server/words/game_page.hpp"
#include "server/words/golden.hpp"

namespace mt::server {
namespace {

const words::HelpContext context{"games.example", "play@games.example"};

TEST(HelpPage, EveryPageNamedByTheFirstOneExists) {
  const std::string index = *words::help_page("", context, words::english());
  int pages = 0;
  for (std::size_t at = index.find("\n  help "); at != std::string::npos;
       at = index.find("\n  help ", at + 1)) {
    const std::size_t begin = at + 8;
    const std::string subject = index.substr(begin, index.find(' ', begin) - begin);
    if (subject == "GAME") continue;
    ++pages;
    EXPECT_TRUE(words::help_page(subject, context, words::english())) << subject;
  }
  EXPECT_EQ(pages, 10);
}

TEST(HelpPage, FitsAMailAndLeavesNoPlaceholders) {
  for (const words::HelpText& text : words::help_texts()) {
    const auto page = words::help_page(text.name, context, words::english());
    ASSERT_TRUE(page) << text.name;
    EXPECT_LE(widest_line(*page), 78U) << text.name;
    EXPECT_EQ(page->find('{'), std::string::npos) << text.name;
    EXPECT_EQ(page->back(), '\n') << text.name;
  }
  words::HelpContext long_one = context;
  long_one.play = std::string(60, 'p') + "@" + std::string(60, 'h');
  for (const words::HelpText& text : words::help_texts())
    EXPECT_LE(widest_line(*words::help_page(text.name, long_one, words::english())), 78U) << text.name;
}

TEST(HelpPage, EveryGameOfTheTableHasAPageWithItsBoard) {
  for (const GameRow& row : game_rows()) {
    const auto page = words::help_page(row.name, context, words::english());
    ASSERT_TRUE(page) << row.name;
    EXPECT_LE(widest_line(*page), 78U) << row.name;
    EXPECT_NE(page->find(std::string(row.name) + " challenge USER USER"), std::string::npos) << row.name;
    EXPECT_GT(page->size(), 1000U) << row.name;
  }
  EXPECT_TRUE(words::help_page("russian-losing", context, words::english()));
  EXPECT_NE(words::help_page("25", context, words::english())->find("shashki"), std::string::npos);
}

TEST(HelpPage, ListsTheGivenCommands) {
  const std::vector<words::CommandTopic> topics{
      {"Playing",
       {{"GAME draw BOARD", "offer a draw"},
        {"GAME queue BOARD MOVE [if MOVE]", "play it as soon as it is your turn; without a move forget it"}}},
      {"Looking", {{"GAME games [USER...] [all|active|next]", ""}}}};
  const std::string list =
      "Playing\n"
      "  GAME draw BOARD              offer a draw\n"
      "  GAME queue BOARD MOVE [if MOVE]\n"
      "                               play it as soon as it is your turn; without a\n"
      "                               move forget it\n"
      "\n"
      "Looking\n"
      "  GAME games [USER...] [all|active|next]";
  EXPECT_EQ(words::command_list(topics), list);
  words::HelpContext listing = context;
  listing.commands = list;
  EXPECT_TRUE(words::help_page("commands", listing, words::english())->ends_with("\n" + list + "\n"));
}

TEST(HelpPage, EqualsTheGoldenFile) {
  expect_golden("help_draughts", *words::help_page("draughts", context, words::english()));
  expect_golden("help_turkish", *words::help_page("turkish", context, words::english()));
  expect_golden("help_hypergammon", *words::help_page("hypergammon", context, words::english()));
  expect_golden("help_chess", *words::help_page("chess", context, words::english()));
  expect_golden("help_games", *words::help_page("games", context, words::english()));
}

TEST(HelpPage, SentencesFollowTheRules) {
  const auto text = [](std::string_view name) {
    return draughts::rules_in_words(parse_game(name)->rules.as<draughts::Rules>());
  };
  EXPECT_NE(text("english").find("Black begins"), std::string::npos);
  EXPECT_NE(text("english").find("in the same directions as men"), std::string::npos);
  EXPECT_NE(text("italian").find("may not take a king"), std::string::npos);
  EXPECT_NE(text("frisian").find("all eight directions"), std::string::npos);
  EXPECT_NE(text("frisian").find("three times in a row"), std::string::npos);
  EXPECT_NE(text("russian-losing").find("no men left or cannot move wins"), std::string::npos);
  EXPECT_NE(text("breakthrough").find("first gets a king wins"), std::string::npos);
}

TEST(HelpPage, MissingPagesAreReportedWithTheExistingOnes) {
  EXPECT_FALSE(words::help_page("nonsense", context, words::english()));
  EXPECT_FALSE(words::help_page(std::string(100000, 'x'), context, words::english()));
  EXPECT_NE(words::no_help_page("tutorail", words::english()).find("did you mean \"help tutorial\"?"),
            std::string::npos);
  EXPECT_LE(widest_line(words::no_help_page(std::string(100000, '\x1B'), words::english())), 78U);
}

}  // namespace
}  // namespace mt::server
