// Tests docs/ubgi.md. Its dialogues are run against our engine, and its list of checks must equal the list of
// the conformance tests.
//
// If the environment has MOVETEXT_UPDATE_PAGES=1, the page is rewritten.
#include "engine/front_peer.hpp"
#include "engine/pip_player.hpp"
#include "movetext/engine/conformance/check.hpp"
#include "movetext/engine/protocol/ubgi/protocol.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace mt::engine {
namespace {

const std::string& page_path() {
  static const std::string path = std::string(MOVETEXT_DOCS) + "/ubgi.md";
  return path;
}
std::vector<std::string> lines_of_page() {
  std::ifstream in(page_path());
  std::vector<std::string> out;
  for (std::string line; std::getline(in, line);) out.push_back(line);
  return out;
}
void compare(const std::vector<std::string>& made) {
  if (std::getenv("MOVETEXT_UPDATE_PAGES") != nullptr) {
    std::ofstream out(page_path());
    for (const std::string& line : made) out << line << "\n";
    return;
  }
  const std::vector<std::string> page = lines_of_page();
  for (std::size_t i = 0; i < std::min(made.size(), page.size()); ++i)
    ASSERT_EQ(made[i], page[i]) << "line " << i + 1 << " of " << page_path();
  EXPECT_EQ(made.size(), page.size());
}

// Builds the page again with the replies of our engine, and expects that nothing changes.
TEST(UbgiPage, DialoguesWorkAsShown) {
  std::vector<std::string> made;
  std::unique_ptr<FrontPeer> engine;
  int dialogues = 0;
  for (const std::string& line : lines_of_page()) {
    const bool is_said = line.starts_with("< ");
    if (engine != nullptr && is_said) continue;
    made.push_back(line);
    if (line == "```dialogue") {
      engine = std::make_unique<FrontPeer>(ubgi::protocol, *parse_game("backgammon"),
                                           std::make_unique<PipPlayer>());
      ++dialogues;
    } else if (line.starts_with("```")) {
      engine.reset();
    }
    if (engine == nullptr || !line.starts_with("> ")) continue;
    engine->send(line.substr(2));
    LinePeer::Line heard;
    while (engine->hear({}, heard) == LinePeer::Heard::line) made.push_back("< " + heard.text);
  }
  EXPECT_EQ(dialogues, 3);
  compare(made);
}

TEST(UbgiPage, ListsTheChecksOfTheSuite) {
  std::vector<std::string> made;
  bool is_in_list = false;
  const auto cell = [](std::string_view text) { return std::string(text) + " | "; };
  for (const std::string& line : lines_of_page()) {
    if (is_in_list && line.starts_with("| ")) continue;
    is_in_list = is_in_list && !line.empty();
    made.push_back(line);
    if (line != "|---|---|---|---|" || made[made.size() - 2].find("is expected") == std::string::npos)
      continue;
    is_in_list = true;
    for (const Check& check : ubgi_checks()) {
      std::string row = "| " + cell(std::to_string(check.number)) + cell(check.name) + cell(check.sends) +
                        cell(check.expects);
      row.pop_back();
      made.push_back(row);
    }
  }
  compare(made);
}

// Every rule that the grammar uses must be defined in the grammar, or be a core rule of RFC 5234.
TEST(UbgiPage, GrammarIsComplete) {
  std::ifstream in(page_path());
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  const std::size_t begin = text.find("```abnf\n") + 8;
  std::stringstream grammar(text.substr(begin, text.find("```", begin) - begin));
  std::set<std::string> defined{"SP", "DIGIT", "VCHAR"};
  std::set<std::string> used;
  for (std::string line; std::getline(grammar, line);) {
    line = std::regex_replace(line, std::regex("\"[^\"]*\""), "");
    line = line.substr(0, line.find(';'));
    line = std::regex_replace(line, std::regex("%x[0-9A-F]+(-[0-9A-F]+)?"), "");
    std::smatch rule;
    if (std::regex_search(line, rule, std::regex("^([a-z]+) +="))) {
      defined.insert(rule[1]);
      line = rule.suffix();
    }
    const std::regex name("[A-Za-z]+");
    for (auto at = std::sregex_iterator(line.begin(), line.end(), name); at != std::sregex_iterator(); ++at)
      used.insert(at->str());
  }
  EXPECT_GT(used.size(), 20U);
  for (const std::string& name : used) EXPECT_TRUE(defined.contains(name)) << name;
}

}  // namespace
}  // namespace mt::engine
