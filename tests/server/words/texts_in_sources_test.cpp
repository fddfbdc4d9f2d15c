// Checks that the keys and fields used in the sources agree with the table of texts.
#include "movetext/server/words/language.hpp"
#include "server/words/template_fields.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server {
namespace {

struct Use {
  std::string key;
  std::set<std::string> fields;  // the fields that the phrase with this key gives
  bool has_fields = false;       // true if the key comes with a list of fields
  std::string where;
};

// Returns the string that begins at the quotation mark, and moves `at` to the end of the string.
std::string read_literal(std::string_view source, std::size_t& at) {
  std::string text;
  for (++at; at < source.size() && source[at] != '"'; ++at) {
    if (source[at] == '\\') ++at;
    text += source[at];
  }
  ++at;
  return text;
}

void skip_blanks(std::string_view source, std::size_t& at) {
  while (at < source.size() && (source[at] == ' ' || source[at] == '\n' || source[at] == ',')) ++at;
}

// Returns the names of the fields in a list such as "{{"name", ...}, {"side", ...}}" that begins at `at`. The
// names are literals after the second opening brace.
std::set<std::string> read_fields(std::string_view source, std::size_t at) {
  std::set<std::string> names;
  int depth = 0;
  do {
    if (source[at] == '"') {
      const bool begins_field = depth == 2 && source[at - 1] == '{';
      const std::string text = read_literal(source, at);
      if (begins_field) names.insert(text);
      continue;
    }
    if (source[at] == '{' || source[at] == '(') ++depth;
    if (source[at] == '}' || source[at] == ')') --depth;
    ++at;
  } while (depth > 0 && at < source.size());
  return names;
}

void find_uses(const std::string& source, const std::string& where, std::vector<Use>& uses) {
  for (std::size_t at = source.find("\"_text"); at != std::string::npos;
       at = source.find("\"_text", at + 1)) {
    const std::size_t begin = source.rfind('"', at - 1) + 1;
    Use use{source.substr(begin, at - begin), {}, false, where};
    std::size_t after = at + 6;
    skip_blanks(source, after);
    // In "condition ? one : other", both keys have the same fields.
    if (source[after] == ':') {
      after = source.find("\"_text", after) + 6;
      skip_blanks(source, after);
    }
    use.has_fields = source.compare(after, 2, "{{") == 0;
    if (use.has_fields) use.fields = read_fields(source, after);
    uses.push_back(std::move(use));
  }
}

std::vector<Use> uses_in_sources() {
  std::vector<Use> uses;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(MOVETEXT_SERVER_SOURCES)) {
    const std::string path = entry.path().string();
    if ((!path.ends_with(".cpp") && !path.ends_with(".hpp")) || path.ends_with("phrase.hpp")) continue;
    std::ifstream file(path, std::ios::binary);
    std::string source;
    for (std::string line; std::getline(file, line);) source += line.substr(0, line.find("//")) + '\n';
    find_uses(source, path.substr(path.find("/server/") + 8), uses);
  }
  return uses;
}

TEST(TextsInSources, EveryKeyHasATextAndEveryTextIsUsed) {
  std::set<std::string> used;
  for (const Use& use : uses_in_sources()) used.insert(use.key);
  std::set<std::string> known;
  for (const words::TextRow& row : words::english().rows) known.emplace(row.key);
  EXPECT_EQ(used, known);
}

TEST(TextsInSources, FieldsOfATextAreSetWithItsKey) {
  std::map<std::string, std::set<std::string>> known;
  for (const words::TextRow& row : words::english().rows) {
    std::set<std::string> fields = test::fields_of(row.text);
    fields.merge(test::fields_of(row.hint));
    known.emplace(row.key, fields);
  }
  int checked = 0;
  for (const Use& use : uses_in_sources()) {
    if (!use.has_fields) continue;
    ++checked;
    const std::set<std::string>& wanted = known[use.key];
    EXPECT_TRUE(std::includes(use.fields.begin(), use.fields.end(), wanted.begin(), wanted.end()))
        << use.where << ": " << use.key;
  }
  EXPECT_GT(checked, 50);
}

}  // namespace
}  // namespace mt::server
