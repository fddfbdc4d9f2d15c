// Filters on a database give what they give on its files, and leave out most of its records.
#include "movetext/archive/run.hpp"
#include "movetext/database/file/database_container.hpp"
#include "movetext/database/file/open_file.hpp"
#include "movetext/database/file/schema.hpp"
#include "movetext/database/index/game_writer.hpp"
#include "movetext/database/index/index_games.hpp"
#include "movetext/database/index/remove_games.hpp"
#include "movetext/database/positions/position_store.hpp"
#include "movetext/database/positions/stored_traces.hpp"
#include "movetext/database/select/unit_finder.hpp"
#include "movetext/formats/table/formats.hpp"
#include "support/corpus.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <regex>
#include <string>
#include <unistd.h>
#include <vector>

namespace mt::database {
namespace {

// Files are cut into small chunks, because the first chunk of a file is always read.
constexpr std::size_t chunk_bytes = 4096;

constexpr std::array filters{
    // columns
    "white:a",
    "black=kasparov",
    "player:carlsen",
    "player!=carlsen",
    "not player:a",
    "white<m",
    "white:a..k",
    "player=\"?\"",
    "player=?",
    "event:a and not event:o",
    "event=?",
    "site:o",
    "site!=?",
    "date:1990..2010",
    "date<1950",
    "date=?",
    "year>=2000",
    "year:1851",
    "round:1",
    "round>2",
    "round=?",
    "result:1-0",
    "result:draw",
    "result:open",
    "result!=0-1",
    "result:first and year:1900..",
    "elo>2400",
    "whiteelo<2000",
    "blackelo=?",
    "elo:2000..2400",
    "whiteelo!=2500",
    "eco:B90..C99",
    "eco:C",
    "eco=?",
    "opening:sicilian",
    "opening!=?",
    "plies<40",
    "plies:60..80",
    "plies!=33",
    "game:chess",
    "game:international",
    "game!=chess",
    "game:othello or plies<20",
    // annotations and tags that are no columns
    "comment:a",
    "comment!=a",
    "nag:1",
    "variations>0",
    "variations:0",
    "eval>1",
    "clock<60",
    "tag.Annotator:a",
    "tag.ECO:B",
    "ends:checkmate",
    // positions
    "position:rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
    "position:rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -",
    "position:rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq",
    "position:rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR",
    "position:r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b",
    "position!=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w",
    "position:W:W31-50:B1-20",
    "position:B:W27,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1-20",
    "position:W31-50:B1-20",
    "position:B:W28,31,33-50:B1-20",
    "position:rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b",
    "position:8/8/8/3OX3/3XO3/8/8/8",
    // material, patterns and moves
    "material:KRPvKR/4",
    "material:KvK/end",
    "material!=KRvK",
    "pattern:*/*/*/*/4P3/*/*/*",
    "moves:\"1. e4 e5 2. Nf3\"",
    "moves:\"d4 d5 ... Nc3\"",
    "moves:\"e4|d4\"",
    "moves:\"1. 32-28\"",
    // combinations
    "white:a and position:rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b",
    "white:a or position:rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b",
    "not (result:1-0 or position:rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b)",
    "elo>2300 and (eco:B or eco:D) and plies>30",
    "date:1900.. and comment:e or round:1 and not result:*",
    "year<2000 and material:KQvK",
    "white~^[A-M] or black~n$",
    "date~^19.*05",
    "whiteelo~5 and plies<80",
};

class Heard final : public archive::Listener {
 public:
  bool found(const archive::Place& place, const Diagnostic& diagnostic) override {
    text_.append(place.file)
        .append(":" + std::to_string(place.line) + ":" + std::to_string(place.column) + ": ");
    text_.append(diagnostic.message).append(" ").append(place.line_text.substr(0, 40)).append("\n");
    return true;
  }
  void unreadable(std::string_view error) override { text_.append(error).append("\n"); }
  void progress(std::string_view /*file*/, std::uint64_t read, std::uint64_t size) override {
    read_ = read;
    size_ = size;
  }
  const std::string& text() const { return text_; }
  std::uint64_t bytes_read() const { return read_; }
  std::uint64_t size() const { return size_; }

 private:
  std::string text_;
  std::uint64_t read_ = 0;
  std::uint64_t size_ = 0;
};

std::string temporary(const std::string& name) {
  return testing::TempDir() + "movetext-filters-" + std::to_string(::getpid()) + name;
}

std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::shared_ptr<const Pattern> pattern_of(const std::string& expression, std::string& /*fault*/) {
  class Expression final : public Pattern {
   public:
    explicit Expression(const std::string& text) : expression_(text) {}
    bool finds(std::string_view text) const override {
      return std::regex_search(text.begin(), text.end(), expression_);
    }

   private:
    std::regex expression_;
  };
  return std::make_shared<const Expression>(expression);
}

// The blank lines around a rejected record depend on where chunks begin.
std::string without_blank_lines(const std::string& text) {
  const std::string out = std::regex_replace(text, std::regex("[\\r\\n]+"), "\n");
  return out.starts_with('\n') ? out.substr(1) : out;
}

// What a run gives: the records that it writes, its messages, and its counts.
struct Outcome {
  std::string text;
  std::uint64_t bytes_read = 0;
  std::uint64_t size = 0;
};

// How a run treats the records that it selects.
enum class Kind : std::uint8_t { exported, as_json, counted, variations };

Outcome run_on(const std::vector<std::string>& files, const std::string& filter, Kind kind,
               const archive::OpenContainer& open_container = open_searched_container) {
  archive::Job job;
  job.task.files = files;
  job.task.chunk_bytes = chunk_bytes;
  job.task.threads = 2;
  job.task.open_container = open_container;
  EXPECT_EQ(job.selection.require(filter, pattern_of), "");
  if (kind == Kind::variations) job.selection.look_into_variations();
  if (kind != Kind::counted) job.output.own_format = kind != Kind::as_json;
  if (kind == Kind::as_json) job.output.to = find_format("ndjson");
  const std::string path = temporary(".out");
  archive::Destination out({.path = path}, {});
  EXPECT_TRUE(out.open());
  Heard heard;
  const std::atomic<bool> stop = false;
  if (kind == Kind::counted) job.groups = {GroupKey{FilterName::year}};
  archive::Destination* const to = kind == Kind::counted ? nullptr : &out;
  const std::string rejects = kind == Kind::exported ? path + ".rejects" : std::string();
  const archive::RunResult result = archive::run(job, to, rejects, heard, stop);
  const archive::Counts& counts = result.counts;
  std::string text =
      to != nullptr ? read_file(path) + without_blank_lines(read_file(rejects)) : std::string();
  for (const std::uint64_t count : {counts.errors, counts.warnings, counts.written, counts.rejected})
    text += std::to_string(count) + ' ';
  if (kind != Kind::counted) text += std::to_string(counts.games) + ' ' + std::to_string(counts.moves) + '\n';
  std::filesystem::remove(path);
  std::filesystem::remove(path + ".rejects");
  return {text + result.error + heard.text(), heard.bytes_read(), heard.size()};
}

// A database of files, which is removed at the end of the test.
class FilteredDatabase {
 public:
  explicit FilteredDatabase(const std::vector<std::string>& files) : path_(temporary(".mtdb")) {
    NewDatabase made(path_);
    sqlite::Transaction transaction(made.database());
    create_schema(made.database());
    const auto tables =
        make_position_store({.directory = testing::TempDir(), .young_games = 300}, make_stored_traces);
    tables->create(made.database());
    const auto options = std::make_shared<IndexOptions>();
    options->tables = tables.get();
    GameWriter writer(made.database(), tables.get(), *options, {});
    archive::Job job;
    job.task.files = files;
    job.task.chunk_bytes = std::size_t{4} * chunk_bytes;
    job.task.stages = {index_games(options)};
    Heard heard;
    const std::atomic<bool> stop = false;
    EXPECT_EQ(archive::run(job, archive::Destinations(writer), {}, heard, stop).error, "");
    writer.finish();
    create_indexes(made.database());
    transaction.commit();
    made.finish();
  }
  FilteredDatabase(const FilteredDatabase&) = delete;
  FilteredDatabase& operator=(const FilteredDatabase&) = delete;
  ~FilteredDatabase() { std::filesystem::remove(path_); }
  const std::string& path() const { return path_; }

  // Removes every third game.
  void remove_games() {
    WrittenDatabase written(path_);
    sqlite::Transaction transaction(written.database());
    const auto tables =
        make_position_store({.directory = testing::TempDir(), .young_games = 300}, make_stored_traces);
    std::vector<std::int64_t> ids;
    for (sqlite::Query all = written.database().query("select id from game where id % 3 = 0"); all.step();)
      ids.push_back(all.number(0));
    database::remove_games(written.database(), tables.get(), ids);
    transaction.commit();
  }

 private:
  std::string path_;
};

// Returns the folders of the corpus with their files.
std::map<std::string, std::vector<std::string>> folders() {
  std::map<std::string, std::vector<std::string>> out;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(test::corpus())) {
    const std::string extension = entry.path().extension().string();
    const bool is_text =
        extension != ".md" && extension != ".tsv" && extension != ".JOU" && extension != ".TRN";
    if (entry.is_regular_file() && is_text && entry.file_size() < (1U << 20))
      out[entry.path().parent_path().string()].push_back(entry.path().string());
  }
  for (auto& [folder, files] : out) std::sort(files.begin(), files.end());
  return out;
}

void expect_same(const Outcome& from_files, const Outcome& from_database, const std::string& what) {
  if (from_files.text == from_database.text) return;
  const auto at = std::mismatch(from_files.text.begin(), from_files.text.end(), from_database.text.begin(),
                                from_database.text.end())
                      .first -
                  from_files.text.begin();
  const auto from = static_cast<std::size_t>(std::max<std::ptrdiff_t>(at - 60, 0));
  ADD_FAILURE() << what << " differs at byte " << at << ":\n"
                << from_files.text.substr(from, 200) << "\nfrom the database:\n"
                << from_database.text.substr(from, 200);
}

// Half of the filters are tested on each folder, unless MOVETEXT_THOROUGH is set.
bool is_left_out(std::size_t turn) {
  return std::getenv("MOVETEXT_THOROUGH") == nullptr && turn / 4 % 2 != 0;
}

TEST(Filters, GiveTheSameFromADatabaseAsFromItsFiles) {
  SKIP_WITHOUT_CORPUS();
  std::size_t turn = 0;
  for (const auto& [folder, files] : folders()) {
    const FilteredDatabase made(files);
    for (const char* const filter : filters) {
      const auto kind = static_cast<Kind>(turn++ % 4);
      if (is_left_out(turn)) continue;
      expect_same(run_on(files, filter, kind), run_on({made.path()}, filter, kind), folder + ": " + filter);
    }
  }
}

// Writes 4000 games, of which every hundredth is of another kind, and one has moves of its own.
void write_games(const std::string& path) {
  std::ofstream file(path);
  for (int i = 0; i < 4000; ++i) {
    const bool is_rare = i % 100 == 50;
    file << "[Event \"" << (is_rare ? "Cup" : "League") << "\"]\n[Site \"?\"]\n[Date \""
         << (is_rare ? "1999" : "2005") << ".01.02\"]\n[Round \"1\"]\n[White \"Player " << i
         << "\"]\n[Black \"B\"]\n[Result \"" << (is_rare ? "0-1" : "1-0") << "\"]\n"
         << (is_rare ? "[ECO \"A00\"]\n[WhiteElo \"2500\"]\n[BlackElo \"2400\"]\n\n" : "[ECO \"C20\"]\n\n")
         << (i == 2050 ? "1. a3 a6 0-1\n\n"
             : is_rare ? "1. f3 {a note} d5 (1... e5) 2. g4 Bxg4 3. fxg4 c5 0-1\n\n"
                       : "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O 1-0\n\n");
  }
}

TEST(Filters, LeaveOutTheRecordsThatTheTablesRefuse) {
  const std::string file = temporary(".pgn");
  write_games(file);
  const FilteredDatabase made({file});
  for (const char* const filter :
       {"white:\"Player 2050\"", "event=cup", "year:1999", "result:0-1", "elo>2000", "eco:A", "plies:6",
        "comment:note", "variations>0", "position:rnbqkbnr/1ppppppp/p7/8/8/P7/1PPPPPPP/RNBQKBNR",
        "material:w:0B*v1B*", "material:w:KQRRBBNN7PvKQRRBNN8P", "moves:\"1. a3 a6\"", "moves:\"a3|a4 *\"",
        "event:cup and not white:a", "not (result:1-0 or plies:100..)", "game:othello"}) {
    const Outcome from_database = run_on({made.path()}, filter, Kind::as_json);
    expect_same(run_on({file}, filter, Kind::as_json), from_database, filter);
    EXPECT_LT(from_database.bytes_read, from_database.size / 20) << filter;
  }
  std::filesystem::remove(file);
}

TEST(Filters, GiveTheSameAsAScanAfterGamesWereRemoved) {
  SKIP_WITHOUT_CORPUS();
  std::size_t turn = 0;
  for (const auto& [folder, files] : folders()) {
    if (turn % 3 != 0 && folder.find("/pgn/") == std::string::npos) continue;
    FilteredDatabase made(files);
    made.remove_games();
    for (const char* const filter : filters) {
      const auto kind = static_cast<Kind>(turn++ % 4);
      if (is_left_out(turn)) continue;
      const auto scan = [](const std::string& path) { return open_container(path, {}); };
      expect_same(run_on({made.path()}, filter, kind, scan), run_on({made.path()}, filter, kind),
                  folder + ": " + filter);
    }
  }
}

}  // namespace
}  // namespace mt::database
