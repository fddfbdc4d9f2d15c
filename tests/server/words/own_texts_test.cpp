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

// A phrase with a value for every field of these texts.
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
           {"opponent", "barney"},
           {"challenger", "wilma"},
           {"reason", "I have too many games"},
           {"move", "28x19"},
           {"address", "play+101.17.aqwertyuiopasdfghjklzxcvbnm@games.example"},
           {"command", "draughts limit 3"},
           {"commands", joined(commands)},
           {"examples", "37-32"},
           {"accept", "accept"},
           {"decline", "decline"}}};
}
// A phrase without values for the optional fields.
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
           {"opponent", ""},
           {"challenger", "x"},
           {"reason", ""},
           {"move", ""},
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
        // A text that begins with a name is recognized even if a mail program has put a mark before the name.
        const bool begins_with_field = words::template_of(language, key).starts_with('{');
        EXPECT_FALSE(own.begin("Ha: " + text) && !begins_with_field) << text;
      }
}

TEST(OwnTexts, AreRecognisedInEachLanguage) {
  for (const words::Language* language : words::languages()) expect_all_recognised(*language);
}

// Recognition uses only the tables and does not depend on a particular wording.
TEST(OwnTexts, AreRecognisedInAChangingWording) {
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

TEST(OwnTexts, WordsOfPlayersAreNotRecognised) {
  const words::OwnTexts own(words::languages());
  for (const char* text :
       {"",
        "anna to move, half-move 17",
        "I want to say, half-move 12 was bad",
        "It is your turn, Anna",
        "It is your turn, Anna: half-move 17",
        "Chess Board 101 is my favourite",
        "Draughts Board 101 was harder, I think",
        "Draughts Board, rated",
        "Draughts Board 101, where we played",
        "Anna challenges you to chess, board games and cards",
        "Reply with your move",
        "Someone, probably you, asked to open the window",
        "Your address for this game:",
        "You may reply with: a poem",
        "Someone writing as a friend",
        "Board 101: fred against anna",
        "fred against anna",
        "I do not know who it was, but barney challenges you to Chess, board 117",
        "It is your turn, and I must say that this was a very long think for me but at last, half-move 17 "
        "came",
        "anna, who plays (as I have said, I think) to win by all means, and said so before half-move 3",
        "You may reply with: whatever you like best, I am in a good mood today and want to show "
        "it",
        "You may reply with: a poem, a show of hands that I would like very much, a song",
        "Someone writing as the secretary of our whole club at that time sent: flowers",
        "Your address for this game: as far as I can remember with play, not me@example.org"})
    EXPECT_FALSE(own.begin(text)) << text;
}

}  // namespace
}  // namespace mt::server
