#include "movetext/server/words/own_texts.hpp"

#include "movetext/games/table/families.hpp"

#include <array>
#include <deque>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace mt::server {
namespace {

const std::vector<std::string> commands{"draw", "resign", "chat", "show", "help"};
const std::vector<std::string> none;

// A value for each field of these texts.
Phrase all_fields(TextKey key, const std::string& title) {
  return {key,
          {{"name", "fred"},
           {"side", Term("White")},
           {"for", Phrase("awaited.roll"_text)},
           {"half-move", 17},
           {"game", Term(title)},
           {"board", 101},
           {"variant", "international, 10x10"},
           {"terms", Phrase("terms.rated"_text)},
           {"first", "fred"},
           {"second", "barney"},
           {"address", "play+101.17.aqwertyuiopasdfghjklzxcvbnm@games.example"},
           {"command", "draughts limit 3"},
           {"commands", joined(commands)},
           {"examples", "37-32"},
           {"accept", "accept"},
           {"decline", "decline"}}};
}
// The same without what can be left out.
Phrase few_fields(TextKey key, const std::string& title) {
  return {key,
          {{"name", key.name() == "answer.heading" ? "" : "fred"},
           {"side", ""},
           {"for", ""},
           {"half-move", 1},
           {"game", Term(title)},
           {"board", 7},
           {"variant", ""},
           {"terms", Phrase("terms.not-rated"_text)},
           {"first", "fred"},
           {"second", "barney"},
           {"address", "p+1@x.y"},
           {"command", "resign"},
           {"commands", "show"},
           {"examples", joined(none)},
           {"accept", "accept"},
           {"decline", "decline"}}};
}

std::vector<std::string> titles() {
  std::vector<std::string> titles;
  for (const Family* family : families()) {
    titles.emplace_back(family->title);
    for (const mt::GameRow& row : family->games)
      if (!row.title.empty()) titles.emplace_back(row.title);
  }
  return titles;
}

void expect_all_recognised(const words::Language& language) {
  const words::Language* const languages[]{&words::english(), &language};
  const words::OwnTexts own{languages};
  for (const TextKey key : words::own_text_keys())
    for (const std::string& title : titles())
      for (const Phrase& phrase : {all_fields(key, title), few_fields(key, title)}) {
        const std::string text = words::say(language, phrase);
        EXPECT_TRUE(own.begin(text)) << key.name() << ": " << text;
        EXPECT_TRUE(own.begin(text + " More.")) << key.name() << ": " << text;
        EXPECT_FALSE(own.begin("Ha: " + text) && key.name() != "offer.to-you") << text;
      }
}

TEST(OwnTexts, are_recognised_in_each_language) {
  for (const words::Language* language : words::languages()) expect_all_recognised(*language);
}

// Recognition follows the tables: nothing of a wording is known besides.
TEST(OwnTexts, are_recognised_in_a_wording_that_changes) {
  std::deque<std::string> texts;
  std::vector<words::TextRow> rows;
  for (const words::TextRow& row : words::english().rows) {
    std::string& text = texts.emplace_back(row.text);
    for (std::size_t at = 0, depth = 0; at < text.size(); ++at) {
      if (text[at] == '{') ++depth;
      if (text[at] == '}') --depth;
      if (depth == 0 && text[at] == 'e') text[at] = '3';
    }
    rows.push_back({row.key, text, row.hint});
  }
  words::Language other = words::english();
  other.name = "x";
  other.rows = rows;
  constexpr auto terms = std::to_array<words::TermRow>({{"Chess", "Schach"}, {"Draughts", "Dame"}});
  other.terms = terms;
  expect_all_recognised(other);
}

TEST(OwnTexts, words_of_players_are_not_recognised) {
  const words::OwnTexts own(words::languages());
  for (const char* text :
       {"", "It is your turn, Anna", "It is your turn, Anna: half-move 17", "Chess Board 101 is my favourite",
        "Draughts Board 101 was harder, I think", "Draughts Board, rated",
        "Draughts Board 101, where we played", "Anna challenges you to chess, board games and cards",
        "Answer this mail", "Your address of this game:", "You may answer this mail with: a poem",
        "This came in the name of love", "Board 101: fred against anna", "fred against anna",
        "I do not know who it was, but barney challenges you to Chess, board 117"})
    EXPECT_FALSE(own.begin(text)) << text;
}

}  // namespace
}  // namespace mt::server
