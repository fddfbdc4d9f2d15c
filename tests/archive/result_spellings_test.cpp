// A result in another spelling is read as the same result of the same game. It does not affect the next game.
#include "movetext/text/utf8.hpp"
#include "runner.hpp"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace mt::archive {
namespace {

using Spellings = std::vector<std::string>;

// The usual spellings of each result, with blanks and quotes. Other spellings are composed of parts.
const std::map<std::string, Spellings> spellings{
    {"1-0",
     {" 1 - 0", " 1 -0", " 1- 0", " 1:0", " 1 : 0", " 1\u20130", " 1 \u2013 0", " \"1-0\"", " 1-0.",
      " \u201C1-0\u201D", " 1\t-\t0", "1-0"}},
    {"0-1", {" 0 - 1", " 0:1", " 0 : 1", " \"0-1\"", " 0-1.", " 0 \u2014 1", "0-1"}},
    {"1/2-1/2",
     {" 1/2 - 1/2", " 1/2 -1/2", " \u00BD-\u00BD", " \u00BD - \u00BD", " 1/2", " \u00BD", " 0.5-0.5",
      " 0.5 - 0.5", " 1/2 \u2013 1/2", " \"1/2-1/2\"", " 1/2-1/2.", "1/2-1/2"}},
    {"2-0", {" 2 - 0", " 2:0", " 2 : 0", " \"2-0\"", " 2-0.", "2-0"}},
    {"0-2", {" 0 - 2", " 0 : 2", " \"0-2\"", "0-2"}},
    {"1-1", {" 1 - 1", " 1:1", " 1 : 1", " \"1-1\"", " 1-1.", "1-1"}},
};
// Texts that may follow a result.
constexpr auto tails =
    std::to_array<std::string_view>({"", "!", " =", "+", "`", ",", " in time", "\n`",
                                     "\n\nin another paragraph", " here\n\nand there\n\ntoo"});
constexpr auto halves = std::to_array<std::string_view>({"1/2", "\u00BD", "0.5", "0,5", ".5", "1\u20442"});
constexpr auto signs =
    std::to_array<std::string_view>({"-", ":", " - ", " : ", "- ", " -", "\u2010", "\u2011", "\u2012",
                                     "\u2013", "\u2014", "\u2015", "\u2212", "\uFE58", "\uFE63", "\uFF0D"});
constexpr auto quotes =
    std::to_array<std::string_view>({"\"", "'", "`", "\u2018", "\u2019", "\u201A", "\u201C", "\u201D",
                                     "\u201E", "\u00AB", "\u00BB", "\u2039", "\u203A"});

class ResultSpellings : public ::testing::Test {
 protected:
  // Returns the exported result, followed by the number of games and of moves.
  std::string game_of(const std::string& name, const std::string& record) {
    const Ran ran = runner_.run(runner_.write(name, record), name.substr(name.find('.') + 1));
    const std::size_t result = ran.out.find("[Result \"");
    faults_ = ran.result.counts.errors + ran.result.counts.warnings;
    return ran.out.substr(std::min(result, ran.out.size()), ran.out.find(']', result) - result) + ' ' +
           std::to_string(ran.result.counts.games) + ' ' + std::to_string(ran.result.counts.moves);
  }
  template <class List>
  std::string one_of(const List& list) {
    return std::string(list[random_() % list.size()]);
  }
  // Returns a spelling of the result that is composed of random parts: " .5 : 1/2", " (1-0)".
  std::string spelled(const std::string& usual) {
    const std::size_t dash = usual.find('-');
    const bool is_draw = usual == "1/2-1/2";
    const std::string close = (is_draw ? one_of(halves) : usual.substr(0, dash)) + one_of(signs) +
                              (is_draw ? one_of(halves) : usual.substr(dash + 1));
    switch (random_() % 5) {
      case 0:
        return ' ' + one_of(quotes) + close + one_of(quotes);
      case 1:
        return " (" + close + ')';
      case 2:
        return ' ' + close + '.';
      default:
        return ' ' + close;
    }
  }
  void spell_result_of(const std::string& name, std::string record) {
    record.resize(record.find_last_not_of(" \r\n") + 1);
    const std::size_t end = record.find_last_of(" \r\n");
    if (end == std::string::npos) return;
    const auto found = spellings.find(record.substr(end + 1));
    if (found == spellings.end() || record.find("[Result ") > end) return;
    record.resize(record.find_last_not_of(" \r\n", end) + 1);
    const std::size_t tag = record.find("[Result ");
    record.erase(tag,
                 record.find('\n', tag) + 1 - tag);  // without the tag, the reader must read the spelling
    const std::string next = "\n\n[Event \"next\"]\n\n*\n";
    const std::string usual = game_of(name, record + ' ' + found->first + next);
    const std::uint64_t faults = faults_;
    Spellings all = found->second;
    for (int made = 0; made < 4; ++made) all.push_back(spelled(found->first));
    for (const std::string& spelling : all) {
      const std::string_view tail = tails[random_() % tails.size()];
      const bool glued_to_dot = spelling.back() == '.' && !tail.empty() && tail[0] != ' ' && tail[0] != '\n';
      const std::string text = record + spelling + std::string(glued_to_dot ? "" : tail);
      if (spelling[0] != ' ' && (record.back() == '}' || record.back() == ')')) continue;
      ++tried_;
      const std::string read = game_of(name, text + next);
      if (read == usual && (tail.empty() || glued_to_dot || faults_ > faults)) continue;
      // If there is no blank before the result, its first digits may be read as part of the last square of a
      // capture. This must be reported.
      if (spelling[0] == ' ' || faults_ <= faults)
        ADD_FAILURE() << text.substr(text.size() - std::min<std::size_t>(text.size(), 40)) << ": " << read
                      << " instead of " << usual;
      else
        ++refused_;
    }
  }

  Runner runner_;
  std::mt19937 random_{20261127};
  std::uint64_t faults_ = 0;
  int tried_ = 0;
  int refused_ = 0;
};

TEST_F(ResultSpellings, HaveTheSameResult) {
  const char* directory = std::getenv("MOVETEXT_CORPUS");
  if (directory == nullptr) GTEST_SKIP() << "MOVETEXT_CORPUS is not set: no real records to read";
  const bool thorough = std::getenv("MOVETEXT_THOROUGH") != nullptr;
  std::set<std::filesystem::path> paths;
  for (const std::string folder : {"/pgn", "/pdn"})
    for (const auto& entry : std::filesystem::recursive_directory_iterator(directory + folder)) {
      const bool hurt = entry.path().string().find("broken") != std::string::npos ||
                        entry.path().string().find("quirks") != std::string::npos;
      if (!hurt && (entry.path().extension() == ".pgn" || entry.path().extension() == ".pdn") &&
          entry.file_size() < 2'000'000)
        paths.insert(entry.path());
    }
  for (const std::filesystem::path& path : paths) {
    const std::string text = read_file(path);
    int left = thorough ? 40 : 3;
    for (std::size_t at = text.find("[Event "); at < text.size() && left > 0; --left) {
      const std::size_t end = std::min(text.find("\n[Event ", at), text.size());
      // A record in another encoding cannot contain UTF-8 characters.
      if (end - at < 8'000 && text::is_utf8(std::string_view(text).substr(at, end - at)))
        spell_result_of("x" + path.extension().string(), text.substr(at, end - at));
      at = std::min(end + 1, text.size());
    }
  }
  EXPECT_GE(tried_, 300);
  EXPECT_LE(refused_ * 10, tried_);
}

}  // namespace
}  // namespace mt::archive
