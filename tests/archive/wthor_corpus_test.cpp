// Real files of the WTHOR database have the same games as text versions from other sources, and are written
// back byte for byte.
#include "runner.hpp"

#include <algorithm>
#include <cctype>

namespace mt::archive {
namespace {

struct TextGame {
  std::string tags;
  std::string moves;  // "f5d6c5"
};

// Reads the parts of records that the WTHOR files and the text versions have in common. The year after some
// names of events is removed.
std::vector<TextGame> games_of(const std::string& text) {
  std::vector<TextGame> games;
  std::string event;
  const auto value = [](const std::string& line) {
    std::string out;
    for (std::size_t i = line.find('"') + 1; i + 2 < line.size(); ++i)
      if (line[i] != '\\') out += line[i];
    return out;
  };
  std::size_t begin = 0;
  std::array<std::string, 4> tags;  // Event, Black, White, Result
  for (std::size_t end; (end = text.find('\n', begin)) != std::string::npos; begin = end + 1) {
    const std::string line = text.substr(begin, end - begin);
    if (line.starts_with("[Event ")) {
      games.emplace_back();
      tags[0] = value(line);
      const std::size_t year = tags[0].rfind(" - ");
      if (year != std::string::npos && year + 7 == tags[0].size()) tags[0].resize(year);
    }
    if (line.starts_with("[Black ")) tags[1] = value(line);
    if (line.starts_with("[White ")) tags[2] = value(line);
    if (line.starts_with("[Result ")) tags[3] = value(line);
    if (games.empty() || line.starts_with('[')) continue;
    games.back().tags = tags[0] + '|' + tags[1] + '|' + tags[2] + '|' + tags[3];
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
      const char file = static_cast<char>(std::tolower(static_cast<unsigned char>(line[i])));
      if (file < 'a' || file > 'h' || line[i + 1] < '1' || line[i + 1] > '8') continue;
      games.back().moves += file;
      games.back().moves += line[i + 1];
    }
  }
  return games;
}

class WthorCorpus : public ::testing::Test {
 protected:
  void SetUp() override {
    const char* corpus = std::getenv("MOVETEXT_CORPUS");
    if (corpus == nullptr) GTEST_SKIP() << "MOVETEXT_CORPUS is not set: no real records to read";
    directory_ = std::string(corpus) + "/othello/";
    for (const auto& entry : std::filesystem::directory_iterator(directory_))
      if (entry.path().extension() == ".wtb") files_.push_back(entry.path().string());
    std::sort(files_.begin(), files_.end());
    ASSERT_EQ(files_.size(), 5U);
  }
  // Copies the tables of names to the output directory.
  void copy_tables() {
    for (const char* name : {"WTHOR.JOU", "WTHOR.TRN"}) runner_.write(name, read_file(directory_ + name));
  }
  Runner runner_;
  std::string directory_;
  std::vector<std::string> files_;
};

TEST_F(WthorCorpus, IsReadWithoutAFault) {
  std::uint64_t games = 0;
  for (const std::string& file : files_) {
    const Ran ran = runner_.run(file, "");
    games += ran.result.counts.games;
    EXPECT_TRUE(ran.notes.told.empty()) << file << ' ' << ran.notes.told[0].text;
  }
  EXPECT_EQ(games, 12U + 8U + 160U + 199U + 680U);
}

TEST_F(WthorCorpus, HasTheGamesThatOtherProgramsReadFromIt) {
  for (const auto& [file, text] :
       {std::pair{"WTH_1977.wtb", "WTH_1977.python.pgn"}, std::pair{"WTH_1977.wtb", "WTH_1977.r.pgn"},
        std::pair{"WTH_1983.wtb", "WTH_1983.python.pgn"}}) {
    const std::vector<TextGame> theirs = games_of(read_file(directory_ + text));
    const std::vector<TextGame> ours = games_of(runner_.run(directory_ + file, "pdn").out);
    ASSERT_EQ(ours.size(), theirs.size()) << text;
    for (std::size_t i = 0; i < ours.size(); ++i) {
      EXPECT_EQ(ours[i].tags, theirs[i].tags) << text;
      EXPECT_EQ(ours[i].moves, theirs[i].moves) << text;
    }
  }
}

TEST_F(WthorCorpus, IsWrittenBackByteForByte) {
  copy_tables();
  for (const std::string& file : files_) {
    const std::string bytes = read_file(file);
    EXPECT_TRUE(runner_.run(file, "wthor").out == bytes) << file;
    for (const char* format : {"pdn", "ndjson"}) {
      const std::string text = runner_.write(std::string("text.") + format, runner_.run(file, format).out);
      const Ran back = runner_.run(text, "wthor");
      EXPECT_TRUE(back.out == bytes) << file << ' ' << format;
      EXPECT_TRUE(back.notes.told.empty()) << file << ' ' << format;
    }
  }
  for (const char* name : {"WTHOR.JOU", "WTHOR.TRN"})
    EXPECT_TRUE(read_file(runner_.path(name)) == read_file(directory_ + name)) << name;
}

// Without the tables, the output has numbers instead of names. If the output is written as a WTHOR file
// again, this file equals the original.
TEST_F(WthorCorpus, IsWrittenBackWithoutTheTables) {
  for (const std::string& file : files_) {
    const std::string bytes = read_file(file);
    const Runner apart;
    EXPECT_TRUE(apart.run(apart.write("x.wtb", bytes), "wthor").out == bytes) << file;
  }
}

// A damaged move makes the game impossible or its score wrong. There is one exception: a zero instead of the
// last move gives an unfinished game.
TEST_F(WthorCorpus, DamageOfAMoveIsReported) {
  const std::string bytes = read_file(files_[0]);
  const std::string header = bytes.substr(0, 16);
  std::string damaged = header;
  std::size_t games = 0;
  for (std::size_t move = 0; move < 60; ++move) {
    for (unsigned byte = 0; byte < 256; ++byte) {
      std::string game = bytes.substr(16, 68);
      const char was = game[8 + move];
      if (was == 0 || was == static_cast<char>(byte)) continue;
      game[8 + move] = static_cast<char>(byte);
      damaged += game;
      ++games;
    }
  }
  for (std::size_t i = 0; i < 4; ++i) damaged[4 + i] = static_cast<char>(games >> (8 * i));
  copy_tables();
  const Ran ran = runner_.run(runner_.write("x.wtb", damaged), "");
  EXPECT_EQ(ran.result.counts.games, games);
  EXPECT_EQ(ran.notes.told.size(), games - 1) << "one message a game, since the first fault ends it";
}

}  // namespace
}  // namespace mt::archive
