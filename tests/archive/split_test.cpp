// Writes a separate output file for each value of a key of the records.
#include "runner.hpp"

#include <map>

namespace mt::archive {
namespace {

using Files = std::map<std::string, std::string>;

// Returns the contents of the output files by file name.
Files split(const Runner& runner, std::string_view records, std::string_view keys, unsigned threads = 1,
            bool unique = false) {
  Job job;
  job.task.files = {runner.write("in.pgn", records)};
  job.output.to = find_format("pgn");
  job.task.threads = threads;
  job.task.chunk_bytes = 512;
  job.keys.unique = unique;
  EXPECT_EQ(read_group_keys(keys, job.groups), "");
  const std::string directory = runner.path("out");
  std::filesystem::remove_all(directory);
  std::filesystem::create_directory(directory);
  Destination out({.path = directory + "/s.pgn", .files_by_name = true, .format = job.output.to});
  EXPECT_TRUE(out.open()) << out.error();
  Notes notes;
  const std::atomic<bool> stop = false;
  EXPECT_EQ(archive::run(job, &out, {}, notes, stop).error, "");
  Files files;
  for (const auto& entry : std::filesystem::directory_iterator(directory))
    files[entry.path().filename().string()] = read_file(entry.path().string());
  return files;
}

std::vector<std::string> names(const Files& files) {
  std::vector<std::string> all;
  for (const auto& [name, bytes] : files) all.push_back(name);
  return all;
}

std::string game(const std::string& white, const std::string& black, std::size_t comment = 0) {
  return "[White \"" + white + "\"]\n[Black \"" + black + "\"]\n[Result \"*\"]\n\n1. e4 {" +
         std::string(comment, 'x') + "} *\n\n";
}

std::size_t count(const std::string& text, std::string_view word) {
  std::size_t n = 0;
  for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) ++n;
  return n;
}

TEST(Split, PutsAGameIntoTheFilesOfBothPlayers) {
  const Runner runner;
  const std::string records = game("Anna", "Bram") + game("Bram", "Cato") + game("Anna", "Cato");
  const Files files = split(runner, records, "player");
  EXPECT_EQ(names(files), (std::vector<std::string>{"s-Anna.pgn", "s-Bram.pgn", "s-Cato.pgn"}));
  for (const auto& [name, bytes] : files) EXPECT_EQ(count(bytes, "[Event "), 2U) << name;
  EXPECT_LT(files.at("s-Bram.pgn").find("Anna"),
            files.at("s-Bram.pgn").find("Cato"));  // Bram's records are in the order in which they were read
}

TEST(Split, KeepsValuesWithTheSameFileNameApart) {
  const Runner runner;
  const std::string records = game("Müller", "?") + game("Muller", "?") + game("MULLER", "unknown");
  EXPECT_EQ(names(split(runner, records, "white")),
            (std::vector<std::string>{"s-MULLER.pgn", "s-Muller~2.pgn", "s-Muller~3.pgn"}));
  EXPECT_EQ(names(split(runner, records, "black")),
            (std::vector<std::string>{"s-unknown.pgn", "s-unknown~2.pgn"}));
}

TEST(Split, DoesNotDependOnThreads) {
  const Runner runner;
  std::string records;
  for (int i = 0; i < 300; ++i)
    records += game("P" + std::to_string(i % 17), "P" + std::to_string(i % 23), i % 50 == 0 ? 200'000 : 10);
  const Files one = split(runner, records, "player");
  EXPECT_EQ(one.size(), 23U);
  EXPECT_EQ(split(runner, records, "player", 3), one);
  EXPECT_EQ(split(runner, records + records, "player", 3, true),
            one);  // repeated records are dropped from each file
}

}  // namespace
}  // namespace mt::archive
