// Every loss is reported: a text anywhere in a record must be in the export, in the rejects or in a message.
#include "runner.hpp"

#include <algorithm>
#include <array>
#include <random>
#include <set>
#include <string>

namespace mt::archive {
namespace {

class Conservation : public ::testing::Test {
 protected:
  // Returns the text without blanks and line breaks, because a comment may be broken over lines.
  static std::string joined(std::string text) {
    std::erase_if(text, [](char c) { return c == '\n' || c == '\r' || c == ' '; });
    return text;
  }
  bool finds(const std::string& name, std::string_view text, const std::string& word) {
    const std::string format = name.substr(name.find('.') + 1);
    const Ran ran = runner_.run(runner_.write(name, text), format);
    std::string all = ran.out + ran.rejects;
    for (const Told& told : ran.notes.told) all += told.text + '\n';
    return all.find(word) != std::string::npos || joined(std::move(all)).find(word) != std::string::npos;
  }

  Runner runner_;
};

TEST_F(Conservation, KeepsWordsOutsideOfGames) {
  const std::string tags = "[Event \"a\"]\n[Result \"*\"]\n";
  for (const auto& [name, text] : {
           std::pair{"x.pgn", tags + "\n1. e4\n%Qzvord\ne5 *\n"},
           std::pair{"x.pgn", "%Qzvord\n" + tags + "\n1. e4 e5 *\n"},
           std::pair{"x.pgn", tags + "\n1. e4 e5 *\n%Qzvord\n"},
           std::pair{"x.pgn", tags + "[SetUp \"Qzvord\"]\n\n1. e4 e5 *\n"},
           std::pair{"x.pdn", tags + "[SetUp \"Qzvord\"]\n\n1. 32-28 *\n"},
           std::pair{"x.pgn", tags + "[PlyCount \"Qzvord\"]\n\n1. e4 e5 *\n"},
           std::pair{"x.pgn", tags + "\n1. e4 e5 1-0 Qzvord\n"},
           std::pair{"x.pgn", tags + "\n1. e4 Qzvord e5 $Qzvord *\n"},
           std::pair{"x.pdn", tags + "\n1. 32-28 (Qzvord) 19-23 *\n"},
           std::pair{"x.pdn", tags + "\n1. 32-28 19-23 (1... 19-32 2. Qzvord) *\n"},
       })
    EXPECT_TRUE(finds(name, text, "Qzvord")) << text;
}

TEST_F(Conservation, TrailingZerosAreReported) {
  using namespace std::literals;
  for (const std::string& text : {"1. e4 *\n\0\0"s, "1. e4 *\0\n"s, "[Event \"a\"]\n\n1. e4 *\n\0\0\0"s}) {
    const Ran ran = runner_.run(runner_.write("x.pgn", text), "pgn");
    EXPECT_TRUE(std::any_of(ran.notes.told.begin(), ran.notes.told.end(),
                            [](const Told& told) { return told.code == Code::control_char; }));
    EXPECT_EQ(ran.result.counts.games, 1U);
  }
}

// Inserts a word anywhere in real records.
TEST_F(Conservation, KeepsAWordAnywhereInARealRecord) {
  const char* directory = std::getenv("MOVETEXT_CORPUS");
  if (directory == nullptr) GTEST_SKIP() << "MOVETEXT_CORPUS is not set: no real records to read";
  constexpr auto forms = std::to_array<std::string_view>(
      {" Qzvord ", " {Qzvord} ", " (Qzvord) ", "\n%Qzvord\n", " ;Qzvord\n", "\n[Qzvord \"x\"]\n",
       "\n[Extra \"Qzvord\"]\n", "Qzvord", " $Qzvord ", " 1-0 Qzvord ", " [%clk Qzvord] "});
  std::set<std::filesystem::path> paths;
  for (const std::string folder : {"/pgn", "/pdn"})
    for (const auto& entry : std::filesystem::recursive_directory_iterator(directory + folder))
      if ((entry.path().extension() == ".pgn" || entry.path().extension() == ".pdn") &&
          entry.file_size() < 400'000)
        paths.insert(entry.path());
  std::mt19937 random{20261122};
  int tried = 0;
  for (const std::filesystem::path& path : paths) {
    const std::string text = read_file(path);
    const bool wide = text.size() < 2 || text[0] == '\xFF' ||
                      text[0] == '\xFE';  // UTF-16 does not contain the word in ASCII
    for (int i = 0; i < 4 && !wide; ++i) {
      const std::size_t begin = std::min(text.rfind("\n[Event ", random() % text.size()) + 1, text.size());
      std::string record =
          text.substr(begin, std::min<std::size_t>(text.find("\n[Event ", begin) - begin, 20'000));
      if (record.empty()) continue;
      const std::string_view form = forms[random() % forms.size()];
      const std::size_t at = random() % record.size();
      record.insert(at, form);
      EXPECT_TRUE(finds("x" + path.extension().string(), record, "Qzvord"))
          << path << " at byte " << at << ": " << form << '\n'
          << record.substr(at > 60 ? at - 60 : 0, 160);
      ++tried;
    }
  }
  EXPECT_GE(tried, 300);
}

}  // namespace
}  // namespace mt::archive
