// The FEN tags of real records.
#include "reading.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

namespace mt::draughts {
namespace {

std::filesystem::path corpus() {
  const char* path = std::getenv("MOVETEXT_CORPUS");
  return path == nullptr ? std::filesystem::path() : std::filesystem::path(path) / "pdn";
}

std::vector<std::string> fens_in(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::stringstream bytes;
  bytes << in.rdbuf();
  const std::string text = bytes.str();
  std::vector<std::string> fens;
  constexpr std::string_view tag = "[FEN \"";
  for (std::size_t at = text.find(tag); at != std::string::npos; at = text.find(tag, at)) {
    at += tag.size();
    fens.push_back(text.substr(at, text.find('"', at) - at));
  }
  return fens;
}

struct Folder {
  const char* path;
  Rules rules;
  std::size_t at_least;  // minimum number of positions
};

TEST(CorpusPositions, AreReadAndWrittenCanonically) {
  if (corpus().empty()) GTEST_SKIP() << "MOVETEXT_CORPUS is not set: real records are not tested";
  const Folder folders[] = {{"english/11man-ballots-200.pdn", rows::english, 200},
                            {"english/lpc-setups.pdn", rows::english, 100},
                            {"english/sage-spaced-fen.pdn", rows::english, 1},
                            {"italian/11man-ballots-200.pdn", rows::italian, 200},
                            {"intl10/problems-catB1.pdn", rows::international, 37},
                            {"intl10/problems-catC1-defects.pdn", rows::international, 45},
                            {"brazilian/lidraughts-algebraic.pdn", rows::brazilian, 12},
                            {"anti-bt-frysk/frysk.pdn", rows::frysk, 11}};
  for (const Folder& folder : folders) {
    const auto fens = fens_in(corpus() / folder.path);
    EXPECT_GE(fens.size(), folder.at_least) << folder.path;
    test::with_variant(folder.rules, [&](const auto& variant) {
      for (const std::string& fen : fens) {
        PositionNotes notes;
        const auto position = parse_position(variant, fen, notes);
        ASSERT_TRUE(position) << folder.path << ": " << fen << ": " << notes.back().message;
        std::string canonical;
        write_fen(variant, *position, {}, canonical);
        ASSERT_EQ(*parse_position(variant, canonical, notes), *position) << fen;
      }
    });
  }
}

}  // namespace
}  // namespace mt::draughts
