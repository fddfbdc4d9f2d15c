// The content decides the format of a file. The file is read in the same way under any name, and its export
// has the format of the content.
#include "runner.hpp"

#include <set>

namespace mt::archive {
namespace {

// The findings for the input files with the counts of the run, the output in the canonical form of the format
// of each content, and the rejects.
struct Heard {
  std::string told;
  std::string out;
  std::string rejects;
};

Heard exported(const Runner& runner, const std::vector<std::string>& files) {
  Job job;
  job.task.files = files;
  job.output.own_format = true;
  Notes notes;
  const std::atomic<bool> stop = false;
  Destination out(DestinationOptions{.path = runner.path("out")});
  EXPECT_TRUE(out.open()) << out.error();
  std::filesystem::remove(runner.path("rejects"));
  const RunResult result = archive::run(job, &out, runner.path("rejects"), notes, stop);
  Heard heard;
  for (const Told& told : notes.told) heard.told += told.text + '\n';
  for (const std::uint64_t count :
       {result.counts.games, result.counts.moves, result.counts.errors, result.counts.warnings})
    heard.told += std::to_string(count) + ' ';
  heard.out = read_file(runner.path("out"));
  heard.rejects = read_file(runner.path("rejects"));
  return heard;
}

std::string in_capitals(std::string text) {
  for (char& c : text) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  return text;
}

std::set<std::string> records_of(const std::string& corpus) {
  constexpr std::uintmax_t most = 300'000;  // bytes; larger files would only make the test slower
  std::set<std::string> paths;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(corpus)) {
    const std::string extension = entry.path().extension().string();
    const bool records = extension == ".pgn" || extension == ".pdn" || extension == ".mat" ||
                         extension == ".sgf" || extension == ".xg";
    if (entry.is_regular_file() && records && entry.file_size() < most) paths.insert(entry.path().string());
  }
  return paths;
}

TEST(AnyName, RealRecordsAreReadTheSame) {
  const char* corpus = std::getenv("MOVETEXT_CORPUS");
  if (corpus == nullptr) GTEST_SKIP() << "MOVETEXT_CORPUS is not set: no real records to read";
  const Runner runner;
  const std::set<std::string> paths = records_of(corpus);
  EXPECT_GE(paths.size(), 200U);
  for (const std::string& path : paths) {
    const Heard own = exported(runner, {path});
    const std::string bytes = read_file(path);
    const std::string extension = std::filesystem::path(path).extension().string();
    for (const std::string& name :
         {std::string("plain"), "X" + in_capitals(extension), std::string("frisian.txt")}) {
      const Heard other = exported(runner, {runner.write(name, bytes)});
      EXPECT_EQ(other.told, own.told) << path << " as " << name;
      EXPECT_TRUE(other.out == own.out) << path << " as " << name;
      EXPECT_TRUE(other.rejects == own.rejects) << path << " as " << name;
    }
  }
}

TEST(AnyName, ExportsInTheFormatOfTheContent) {
  const Runner runner;
  const std::string json =
      runner.write("x.pdn", "[{\"format\":\"pgn\",\"tags\":{},\"moves\":[],\"result\":\"*\"}]\n");
  EXPECT_TRUE(exported(runner, {json}).out.starts_with("[\n{")) << "the output must be a JSON array";
  const std::string tree = runner.write("y.mat", "(;FF[4]GM[6];B[52lqac])\n");
  EXPECT_TRUE(exported(runner, {tree}).out.starts_with("(;FF[4]"));
}

// The first file decides the format of the output. Every part of the other files that this format cannot hold
// is reported.
TEST(AnyName, TheFirstFileDecidesAndEveryLossIsReported) {
  const Runner runner;
  const std::string match =
      runner.write("m", " 3 point match\n\n Game 1\n A : 0              B : 0\n  1) 31: 8/5 6/5\n");
  const std::string tree = runner.write("t", "(;FF[4]GM[6]PW[A]PB[B];B[52lqac]SK[0.1])\n");
  const Heard heard = exported(runner, {match, tree});
  EXPECT_NE(heard.told.find("left out"), std::string::npos) << heard.told;
  const std::string chess = runner.write("c", "1. e4 *\n");
  EXPECT_NE(exported(runner, {tree, chess}).out.find("1. e4 *"), std::string::npos);
}

TEST(AnyName, ThePathDoesNotInfluenceTheGame) {
  const Runner runner;
  std::filesystem::create_directory(runner.path("frisian"));
  const Heard heard = exported(runner, {runner.write("frisian/thai.pdn", "1. 32-28 19-23 *\n")});
  EXPECT_NE(heard.out.find("[GameType \"20\"]"), std::string::npos) << heard.out;
}

// In PDN 3.0, the tag GameType can name chess too. Each record is written in the movetext of the game that
// its tag names.
TEST(AnyName, ARecordHasTheGameThatItNames) {
  const Runner runner;
  const Heard chess_first =
      exported(runner, {runner.write("x.pgn", "1. e4 e5 *\n\n[GameType \"20\"]\n\n1. 32-28 19-23 *\n")});
  EXPECT_TRUE(chess_first.out.ends_with("[GameType \"20\"]\n\n1. 32-28 19-23 *\n\n")) << chess_first.out;
  EXPECT_EQ(chess_first.told, "2 4 0 0 ");
  const Heard draughts_first =
      exported(runner, {runner.write("x.pdn",
                                     "[GameType \"20\"]\n\n1. 32-28 *\n\n[GameType \"0\"]\n\n"
                                     "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O *\n")});
  EXPECT_NE(draughts_first.out.find("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O *\n"), std::string::npos);
  EXPECT_EQ(draughts_first.told, "2 8 0 0 ");
}

TEST(AnyName, AFileOfAnotherKindGoesToTheRejectsUnchanged) {
  const Runner runner;
  std::string bytes("RGMH\1\0\0\0", 8);
  while (bytes.size() < 2'000'000) bytes += static_cast<char>(bytes.size() * 31 % 251);
  const Heard heard = exported(runner, {runner.write("x.pgn", bytes)});
  EXPECT_TRUE(heard.rejects == bytes);
  EXPECT_EQ(heard.out, "");
  EXPECT_TRUE(heard.told.ends_with("\n0 0 1 0 ")) << heard.told;
}

}  // namespace
}  // namespace mt::archive
