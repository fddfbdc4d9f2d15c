// Every game of the examples and of real files is played through, to its end and back, on large and small
// screens.
#include "shown.hpp"
#include "support/corpus.hpp"
#include "support/samples.hpp"

#include <algorithm>
#include <filesystem>
#include <random>

namespace mt::cli::view {
namespace {

using Kind = Key::Kind;

const int most_steps = test::samples(400);

// Plays the open game to its end and back.
void play_through(Shown& shown, const std::string& name) {
  shown.press(Kind::home);
  const std::vector<std::string> start = shown.screen();
  int steps = 0;
  for (; steps < most_steps; ++steps) {
    const Steps::Number before = shown.viewer.game().at();
    shown.press(Kind::right);
    if (shown.viewer.game().at() == before) break;
    if (steps < 20 || steps % 25 == 0) shown.screen();  // screen() checks the canvas
  }
  const Steps::Number end = shown.viewer.game().at();
  if (steps < most_steps) {
    shown.press(Kind::home);
    shown.press(Kind::end);
    EXPECT_EQ(shown.viewer.game().at(), end) << name;
  }
  for (int i = 0; i < steps; ++i) shown.press(Kind::left);
  EXPECT_EQ(shown.screen(), start) << name << ", " << steps << " steps";
}

void check_sizes(Shown& shown) {
  for (const int rows : {1, 2, 6, 7, 16, 24, 60})
    for (const int columns : {1, 2, 24, 40, 79, 80, 200}) {
      Canvas canvas({rows, columns}, (rows + columns) % 3 == 0 ? Signs::ascii : Signs::unicode);
      shown.viewer.draw(canvas);
      check_canvas(canvas);
    }
}

void check_file(const std::string& path, std::uint64_t most_games) {
  Shown shown(path);
  check_sizes(shown);
  for (std::uint64_t game = 0; game < std::min(shown.files.count(), most_games); ++game) {
    if (game == 0)
      shown.press(Kind::enter);
    else
      shown.type("n");
    ASSERT_TRUE(shown.viewer.is_game_open()) << path;
    ASSERT_EQ(shown.viewer.at(), game) << path;
    play_through(shown, path + " game " + std::to_string(game + 1));
    if (testing::Test::HasFailure()) return;
    if (game < 2) check_sizes(shown);
  }
}

std::vector<std::string> files_below(const std::filesystem::path& directory) {
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(directory))
    if (entry.is_regular_file() && entry.file_size() > 0) files.push_back(entry.path().string());
  std::sort(files.begin(), files.end());
  return files;
}

TEST(ViewEveryGame, ShowsTheExamples) {
  for (const std::string& path : files_below(MOVETEXT_EXAMPLES)) check_file(path, 100);
}

TEST(ViewEveryGame, ShowsRealFiles) {
  SKIP_WITHOUT_CORPUS();
  for (const std::string& path : files_below(test::corpus())) {
    if (path.find("/bench/") != std::string::npos) continue;
    check_file(path, 1);
  }
}

// Random keys on random games always lead to a valid screen.
TEST(ViewEveryGame, SurvivesRandomKeys) {
  std::mt19937 random(7);
  const std::vector<std::string> files = files_below(MOVETEXT_EXAMPLES);
  for (const std::string& path : files) {
    Shown shown(path);
    for (int i = 0; i < 150 && !shown.viewer.is_over(); ++i) {
      const auto binding = bindings()[random() % bindings().size()];
      if (binding.action != Action::quit || shown.viewer.is_game_open()) shown.press(binding.key);
      Canvas canvas({static_cast<int>(4 + random() % 40), static_cast<int>(20 + random() % 100)},
                    random() % 2 == 0 ? Signs::ascii : Signs::unicode);
      shown.viewer.draw(canvas);
      check_canvas(canvas);
    }
  }
}

}  // namespace
}  // namespace mt::cli::view
