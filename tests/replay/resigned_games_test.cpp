// Rewrites the resignations of real matches as "Resigned Game" in either column. The games must stay the
// same.
#include "replay/match_record.hpp"
#include "support/corpus.hpp"

namespace mt::replay::test {
namespace {

constexpr std::string_view concedes = "Concedes";

// Writes the words in the winner's column. They are on their own line, because the cell beside the play may
// be in use.
std::string in_other_column(std::string_view text, std::size_t at) {
  const std::size_t line = text.rfind('\n', at) + 1;
  const bool second = at - line > 20;
  const std::size_t end = at + concedes.size();
  std::string moved(text.substr(0, at));
  moved.resize(moved.find_last_not_of(' ') + 1);
  moved.append("\n").append(second ? 6 : 35, ' ').append("Resigned Game");
  return moved + std::string(text.substr(end));
}

TEST(ResignedGames, AreReadInEitherColumn) {
  SKIP_WITHOUT_CORPUS();
  int games = 0;
  int wrong = 0;
  for (const auto& file :
       std::filesystem::recursive_directory_iterator(mt::test::corpus() / "backgammon/mat")) {
    if (!file.is_regular_file()) continue;
    const Match match = replay_once(mt::test::read_file(file.path()));
    for (std::size_t at = match.text.find(concedes); at != std::string::npos;
         at = match.text.find(concedes, at + 1)) {
      std::string same = match.text;
      same.replace(at, concedes.size(), "Resigned Game");
      for (const std::string& text : {same, in_other_column(match.text, at)}) {
        const Match again = replay_once(text);
        ++games;
        wrong += again.line != match.line || again.record.errors != match.record.errors ? 1 : 0;
        EXPECT_EQ(again.line, match.line) << text.substr(at < 300 ? 0 : at - 300, 500);
        EXPECT_LE(again.told.size(), match.told.size());
      }
    }
  }
  std::printf("%d games, %d of them changed\n", games, wrong);
  EXPECT_GT(games, 10);
}

}  // namespace
}  // namespace mt::replay::test
