// Games that were merged into a tree with their tags are the same after the tree is split, byte for byte in
// their canonical form. Comparing an archive with itself finds nothing, and comparing it with a changed copy
// finds exactly the change.
#include "movetext/archive/archive_diff.hpp"
#include "movetext/archive/each_record.hpp"
#include "movetext/archive/stages/count_moves.hpp"
#include "movetext/archive/tree_merger.hpp"
#include "movetext/record/move_rows.hpp"
#include "movetext/record/record_diff.hpp"
#include "runner.hpp"
#include "support/corpus.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace mt::archive {
namespace {

using Texts = std::vector<std::string>;

// Divides exported records, each of which begins with its tag Event.
Texts records_of(const std::string& text) {
  constexpr std::string_view border = "\n\n[Event ";
  Texts out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t next = text.find(border, at);
    const std::size_t end = next == std::string::npos ? text.size() : next + 2;
    out.push_back(text.substr(at, end - at));
    at = end;
  }
  return out;
}

class Trees : public ::testing::Test {
 protected:
  // Exports the first games of a file in their canonical form. Records with errors are left out.
  std::string exported(const std::string& file, std::string_view format, int games, bool splits = false) {
    Job job;
    job.task.files = {file};
    job.splits_lines = splits;
    job.output.own_format = true;
    if (games > 0) {
      const std::string filter = "number<=" + std::to_string(games);
      EXPECT_EQ(job.selection.require(filter, {}), "");
    }
    const Ran ran = runner_.run(job, format);
    EXPECT_EQ(ran.result.error, "");
    return ran.out;
  }
  std::string merged(const std::string& file, std::string_view format, TreeMergerOptions options,
                     unsigned threads = 1) {
    Job job;
    job.task.files = {file};
    job.task.threads = threads;
    job.images = true;
    job.output.to = find_format(format);
    job.output.own_format = true;
    Destination out({.path = runner_.path("tree"), .format = job.output.to}, job.output.to->frame);
    EXPECT_TRUE(out.open()) << out.error();
    TreeMerger merger(options);
    Notes notes;
    const std::atomic<bool> stop = false;
    EXPECT_EQ(archive::run(job, {merger, &out}, {}, notes, stop).error, "");
    return read_file(runner_.path("tree"));
  }
  // Checks that the games of a file come back. Returns the number of games.
  std::size_t round_trip(const std::string& file, std::string_view format, int games) {
    const std::string before = exported(file, format, games);
    const std::string path = runner_.write("before", before);
    const std::string tree = merged(path, format, {.keep = GameTree::Keep::games});
    const std::string after = exported(runner_.write("merged", tree), format, 0, true);
    Texts was = records_of(before);
    Texts is = records_of(after);
    if (records_of(tree).size() > 1) {  // the games of each tree are together
      std::ranges::sort(was);
      std::ranges::sort(is);
    }
    EXPECT_EQ(was.size(), is.size()) << file;
    const auto [one, other] = std::ranges::mismatch(was, is);
    if (one != was.end() && other != is.end())
      ADD_FAILURE() << file << ", game " << one - was.begin() + 1 << ":\n" << *one << "became\n" << *other;
    return was.size();
  }
  // Returns the changes between two files as "new", "gone" or "changed" with their differences.
  Texts diff(const std::string& before, const std::string& after) {
    ArchiveDiff diff;
    const std::atomic<bool> stop = false;
    for (const std::size_t side : {0U, 1U}) {
      Job job;
      job.task.files = {side == 0 ? before : after};
      job.images = true;
      Notes notes;
      EXPECT_EQ(archive::run(job, {diff.side(side), nullptr}, {}, notes, stop).error, "");
    }
    Texts out;
    const auto show = [&](const GameChange& change) {
      const auto& [one, other] = change.records;
      std::string words = one == nullptr ? "new" : other == nullptr ? "gone" : "changed";
      if (one != nullptr && other != nullptr)
        for (const Difference& each : differences(*one, *other, true))
          words += ' ' + std::string(name(each.kind)) + ' ' + each.name + each.place + ':' + each.before +
                   "->" + each.after;
      out.push_back(words);
      return true;
    };
    EXPECT_TRUE(diff.finish(show, stop)) << diff.error();
    EXPECT_EQ(diff.counts().changed + diff.counts().gone + diff.counts().added, out.size());
    return out;
  }

  Runner runner_;
};

TEST_F(Trees, ThousandGamesOfChessComeBack) {
  SKIP_WITHOUT_CORPUS();
  EXPECT_EQ(round_trip(test::corpus() / "bench/human-24mb.pgn.zst", "pgn", 1000), 1000U);
}

TEST_F(Trees, ThousandGamesOfDraughtsComeBack) {
  SKIP_WITHOUT_CORPUS();
  std::size_t games = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(test::corpus() / "pdn"))
    if (entry.path().extension() == ".pdn" && entry.path().string().find("broken") == std::string::npos)
      games += round_trip(entry.path(), "pdn", 400);
  EXPECT_GE(games, 1000U);
}

TEST_F(Trees, AnnotatedGamesOfChessComeBack) {
  SKIP_WITHOUT_CORPUS();
  std::size_t games = 0;
  for (const char* const folder : {"pgn/annotated", "pgn/samples", "pgn/scid"})
    for (const auto& entry : std::filesystem::recursive_directory_iterator(test::corpus() / folder))
      if (entry.path().extension() == ".pgn") games += round_trip(entry.path(), "pgn", 200);
  EXPECT_GE(games, 50U);
}

TEST_F(Trees, GamesOfXiangqiAndOthelloComeBack) {
  SKIP_WITHOUT_CORPUS();
  std::size_t games = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(test::corpus() / "xiangqi"))
    if (entry.path().extension() == ".pgn") games += round_trip(entry.path(), "pdn", 200);
  EXPECT_GE(games, 10U);
  EXPECT_EQ(round_trip(test::corpus() / "othello/WTH_2021.wtb", "pdn", 0), 680U);
}

TEST_F(Trees, TheTreeDoesNotDependOnTheNumberOfThreads) {
  SKIP_WITHOUT_CORPUS();
  const std::string path =
      runner_.write("some", exported(test::corpus() / "bench/human-24mb.pgn.zst", "pgn", 2000));
  for (const GameTree::Keep keep : {GameTree::Keep::moves, GameTree::Keep::games})
    EXPECT_TRUE(merged(path, "pgn", {.keep = keep}) == merged(path, "pgn", {.keep = keep}, 7));
  for (const MoveGraph::Joins joins : {MoveGraph::Joins::no, MoveGraph::Joins::yes}) {
    Texts lists;
    for (const unsigned threads : {1U, 7U}) {
      const auto counts = std::make_shared<MoveCounts>(MoveCountOptions{.plies = 12, .joins = joins});
      Task task;
      task.files = {path};
      task.threads = threads;
      task.stages.push_back(count_moves(counts));
      EXPECT_EQ(run_stages(task).error, "");
      std::string& list = lists.emplace_back();
      const MoveCounts::Games games = counts->games();
      for (const MoveRow& row : list_moves(games.at("chess").graph, {.plies = 12}))
        list.append(row.move)
            .append(" ")
            .append(std::to_string(row.sums.games * 1000 + row.sums.wins))
            .append("\n");
    }
    EXPECT_TRUE(lists[0] == lists[1]);
  }
}

TEST_F(Trees, AnArchiveDoesNotDifferFromItself) {
  SKIP_WITHOUT_CORPUS();
  for (const char* const file :
       {"bench/human-24mb.pgn.zst", "pdn/english/acf-sample-400.pdn", "pdn/intl10/dutch96.pdn",
        "backgammon/mat/bgs01.mat", "othello/WTH_1978.wtb"}) {
    const std::string format =
        find_format(std::string_view(file).substr(std::string_view(file).rfind('.') + 1)) == nullptr
            ? "pgn"
            : std::string(file).substr(std::string(file).rfind('.') + 1);
    const std::string to = format == "wtb" ? "pdn" : format;
    const std::string path = runner_.write("itself." + to, exported(test::corpus() / file, to, 300));
    EXPECT_EQ(diff(path, path), Texts{}) << file;
  }
}

TEST_F(Trees, ADifferenceIsTheKnownChange) {
  SKIP_WITHOUT_CORPUS();
  const std::string text = exported(test::corpus() / "bench/human-24mb.pgn.zst", "pgn", 200);
  const std::string before = runner_.write("before.pgn", text);
  const Texts records = records_of(text);
  const auto changed = [&](const auto& change) {
    Texts all = records;
    change(all);
    std::string out;
    for (const std::string& record : all) out += record;
    return diff(before, runner_.write("after.pgn", out));
  };
  EXPECT_EQ(changed([](Texts& all) { all.erase(all.begin() + 17); }), Texts{"gone"});
  EXPECT_EQ(changed([](Texts& all) { std::ranges::reverse(all); }), Texts{});
  EXPECT_EQ(changed([](Texts& all) { all.insert(all.begin() + 5, all[100]); }), Texts{"new"});
  EXPECT_EQ(changed([](Texts& all) {
              std::string& record = all[42];
              const std::size_t at = record.find("[Site \"") + 7;
              record.insert(at, "x");
            }).size(),
            1U);
  const Texts comment = changed([](Texts& all) {
    std::string& record = all[99];
    record.insert(record.find("\n\n") + 2, "{hello} ");
  });
  EXPECT_EQ(comment, Texts{"changed comment :->hello"});
}

}  // namespace
}  // namespace mt::archive
