// Checks docs/bpn.md: the texts of its test vectors, and its grammar as regular expressions.
#include "games/backgammon/reading_position.hpp"
#include "support/corpus.hpp"

#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <sstream>

namespace mt::backgammon {
namespace {

using enum PositionNotation;

std::string page() {
  return mt::test::read_file(std::filesystem::path(MOVETEXT_DOCS) / "bpn.md");
}

// The texts of a test vector by their names: "bpn", "ext", "xgid", "gnubg".
using Vector = std::map<std::string, std::string>;

std::vector<Vector> vectors() {
  std::vector<Vector> all;
  const std::string text = page();
  const std::size_t begin = text.find("```vectors\n");
  EXPECT_NE(begin, std::string::npos);
  std::istringstream lines(text.substr(begin + 11, text.find("\n```\n", begin) - begin - 11));
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string name;
    std::string value;
    words >> name >> value;
    if (!line.starts_with(' '))
      all.emplace_back();
    else
      all.back()[name] = value;
  }
  return all;
}

struct Read {
  Position position;
  const Rules* rules;
};

// Returns the position of a text. `rules` apply unless the text names a variant.
Read read_as(const Rules& rules, const std::string& text) {
  PositionNotes notes;
  const auto reading = parse_position(rules, text, notes);
  EXPECT_TRUE(reading) << text << ": " << test::told(notes);
  return reading ? Read{reading->position, reading->rules} : Read{{}, &rules};
}

TEST(BpnPage, EachTextOfAVectorHasTheSameState) {
  const std::vector<Vector> all = vectors();
  EXPECT_EQ(all.size(), 24U);
  for (const Vector& vector : all) {
    const std::string& plain = vector.at("bpn");
    const bool is_extended = vector.contains("ext");
    const Read state = read_as(rows::backgammon, is_extended ? vector.at("ext") : plain);
    EXPECT_EQ(test::written(state.position, bpn, *state.rules), plain);
    EXPECT_EQ(test::written(state.position, bpn_ext, *state.rules), is_extended ? vector.at("ext") : plain);
    EXPECT_EQ(test::written(state.position, xgid, *state.rules), vector.at("xgid"));
    EXPECT_EQ(test::written(state.position, gnubg, *state.rules), vector.at("gnubg"));
    for (const char* other : {"bpn", "xgid", "gnubg"}) {
      const Read same = read_as(*state.rules, vector.at(other));
      EXPECT_EQ(test::written(same.position, bpn, *same.rules), plain) << other;
      EXPECT_EQ(same.position.board, state.position.board) << other;
    }
  }
}

// The rows of the table of offers begin with an ID, and then have the extended BPN if there is one.
TEST(BpnPage, IdsOfOffersAreReadAndWritten) {
  const std::string text = page();
  int count = 0;
  const std::regex row("\n\\| `([^`:]{14}:[^`]{12})` \\| (`([^`]+)`)?");
  for (auto at = std::sregex_iterator(text.begin(), text.end(), row); at != std::sregex_iterator(); ++at) {
    const Position position = test::read(at->str(1));
    EXPECT_EQ(test::written(position, gnubg), at->str(1));
    if ((*at)[3].matched) {
      EXPECT_EQ(test::written(position, bpn_ext), at->str(3));
    }
    if ((*at)[3].matched) {
      EXPECT_EQ(test::written(test::read(at->str(3)), gnubg), at->str(1));
    }
    ++count;
  }
  EXPECT_EQ(count, 4);
}

TEST(BpnPage, CanonicalTextsMatchTheGrammar) {
  const std::regex grammar(
      "([a-oA-O]|[1-9]|1[0-9]|2[0-4])+-w([0-9]|1[0-5])b([0-9]|1[0-5])-[wb](00|[1-6][1-6])-"
      "n(1|2|4|8|16|32|64|128|256|512|1024|2048|4096|8192|16384|32768)[12]?-"
      "(0|[1-9][0-9]{0,4}):(0|[1-9][0-9]{0,4}):(0|[1-9][0-9]{0,4})");
  for (const Vector& vector : vectors()) {
    const std::string& text = vector.at("bpn");
    EXPECT_TRUE(std::regex_match(text, grammar)) << text;
    EXPECT_LE(text.size(), 80U);
    for (const Diagnostic& note : test::notes_of(text)) EXPECT_EQ(note.severity, Severity::note) << text;
  }
}

TEST(BpnPage, EveryCubeHasADistinctText) {
  std::set<std::string> texts;
  for (unsigned exponent = 0; exponent <= 15; ++exponent)
    for (const char* owner : {"", "1", "2"})
      if (exponent > 0 || *owner == '\0') texts.insert(std::to_string(1U << exponent) + owner);
  EXPECT_EQ(texts.size(), 46U);
}

TEST(BpnPage, TheRefusedTextsAreRefused) {
  std::istringstream lines(page().substr(page().find("### Texts that must be refused")));
  int count = 0;
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("| `")) continue;
    const std::string text = line.substr(3, line.find("` |") - 3);
    PositionNotes notes;
    EXPECT_FALSE(parse_position(rows::backgammon, text, notes)) << text;
    ASSERT_FALSE(notes.empty()) << text;
    EXPECT_EQ(notes.back().code, Code::bad_position);
    EXPECT_EQ(notes.back().severity, Severity::error);
    ++count;
  }
  EXPECT_EQ(count, 36);
}

}  // namespace
}  // namespace mt::backgammon
