// Writes real records in short notation. Reading them must give the same moves.
#include "runner.hpp"

#include <filesystem>
#include <set>
#include <string>

namespace mt::archive {
namespace {

// Returns the text without the tags that name the notation.
std::string without_game_type(const std::string& text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view line = std::string_view(text).substr(at, end - at);
    if (!line.starts_with("[GameType ") && !line.starts_with("[Notation ")) out.append(line).append("\n");
    at = end + 1;
  }
  return out;
}

TEST(ShortNotation, RealRecordsAreReadBackMoveByMove) {
  const char* directory = std::getenv("MOVETEXT_CORPUS");
  if (directory == nullptr) GTEST_SKIP() << "MOVETEXT_CORPUS is not set: no real records to read";
  const bool thorough = std::getenv("MOVETEXT_THOROUGH") != nullptr;
  std::set<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(std::string(directory) + "/pdn"))
    if (entry.path().extension() == ".pdn" && (thorough || entry.file_size() < 300'000))
      paths.insert(entry.path());
  const Runner runner;
  std::size_t games = 0;
  for (const std::filesystem::path& path : paths) {
    const auto exported = [&](const std::string& file, std::optional<board::Notation> notation) {
      Job job;
      job.task.files = {file};
      job.task.threads = 1;
      job.terms.notation = notation;
      return runner.run(job, "pdn");
    };
    const Ran own = exported(path, std::nullopt);
    const std::string clean = runner.write("own.pdn", own.out);
    const Ran in_short = exported(clean, board::Notation::short_form);
    const std::string file = runner.write("short.pdn", in_short.out);
    const Ran again = exported(file, board::Notation::short_form);
    EXPECT_EQ(again.out, in_short.out) << path;
    const Ran back = exported(file, std::nullopt);
    EXPECT_EQ(back.result.counts.errors, in_short.result.counts.errors) << path;
    EXPECT_EQ(without_game_type(back.out), without_game_type(own.out)) << path;
    games += back.result.counts.games;
  }
  EXPECT_GT(games, 500U);
}

}  // namespace
}  // namespace mt::archive
