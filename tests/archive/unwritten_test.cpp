// Every loss in a conversion is reported. For each output format, a finding must name what is missing from
// the output and the rejects.
#include "movetext/archive/stages/visit_records.hpp"
#include "movetext/record/roster.hpp"
#include "movetext/record/tape.hpp"
#include "runner.hpp"

#include <algorithm>
#include <set>
#include <string>

namespace mt::archive {
namespace {

class Unwritten : public ::testing::Test {
 protected:
  // What the records contain besides their moves.
  struct Content {
    std::set<std::string> comments;  // the longest word of each comment
    std::set<std::string> tags;      // the longest word of each tag value
    bool has_glyphs = false;
    bool has_variations = false;
  };

  static std::string longest_word(std::string_view text) {
    std::string longest;
    std::string word;
    for (const char c : std::string(text) + ' ') {
      const bool is_letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
      if (is_letter) word += c;
      if (is_letter) continue;
      if (word.size() > longest.size()) longest = word;
      word.clear();
    }
    return longest.size() >= 6 ? longest : std::string();
  }
  Content content_of(const std::string& path) {
    constexpr std::size_t most = 40;
    Content content;
    Job job;
    job.task.files = {path};
    job.task.stages.push_back(visit_records([&](const PlayedRecord& played) {
      const Record& record = played.record;
      const auto add = [&](std::set<std::string>& words, std::string_view text) {
        std::string word = longest_word(text);
        if (!word.empty() && words.size() < most) words.insert(std::move(word));
      };
      for (const Event& event : record.tape) {
        if (event.kind == EventKind::comment) add(content.comments, record.text(event));
        content.has_glyphs = content.has_glyphs || event.kind == EventKind::nag;
        content.has_variations = content.has_variations || event.kind == EventKind::open;
      }
      for (const Tag& tag : record.tags) {
        const std::string_view name = record.text(tag.name);
        if (name != "GameType" && name != "Variant" && name != "Variation" && name != "FEN" &&
            name != "SetUp")
          add(content.tags, record.text(tag.value));
      }
      return true;
    }));
    (void)runner_.run(job, "");
    return content;
  }
  // Returns the text without blanks and line ends, and without the backslashes with which formats escape
  // characters.
  static std::string joined(std::string text) {
    std::erase_if(text, [](char c) { return c == '\n' || c == '\r' || c == ' ' || c == '\\'; });
    return text;
  }

  Runner runner_;
};

bool is_loss(const Told& told) {
  return told.code == Code::left_out || told.code == Code::no_notation || told.code == Code::position_loss ||
         told.code == Code::too_many_faults;
}

TEST_F(Unwritten, PartsOfRealRecordsAreReported) {
  const char* directory = std::getenv("MOVETEXT_CORPUS");
  if (directory == nullptr) GTEST_SKIP() << "MOVETEXT_CORPUS is not set: no real records to read";
  const std::uintmax_t most_bytes = std::getenv("MOVETEXT_THOROUGH") != nullptr ? 400'000 : 20'000;
  int tried = 0;
  int named = 0;
  for (const std::string folder :
       {"/pgn", "/pdn", "/xiangqi", "/othello", "/backgammon/mat", "/backgammon/sgf"}) {
    for (const auto& entry : std::filesystem::recursive_directory_iterator(directory + folder)) {
      if (!entry.is_regular_file() || entry.file_size() > most_bytes) continue;
      const Content content = content_of(entry.path());
      for (const Format* format : all_formats()) {
        if (!format->writes() || format->bind != nullptr) continue;
        const Ran ran = runner_.run(entry.path(), format->name);
        const bool is_named = std::ranges::any_of(ran.notes.told, is_loss) || !ran.rejects.empty();
        ++tried;
        named += is_named ? 1 : 0;
        if (is_named || ran.result.counts.written == 0) continue;
        const std::string all = joined(ran.out);
        // A table of moves has glyphs, comments between moves, and no variations.
        const bool is_table_of_moves = format->append_row != nullptr;
        for (const auto* words : {&content.comments, &content.tags})
          for (const std::string& word : *words)
            EXPECT_NE(all.find(word), std::string::npos)
                << entry.path() << " as " << format->name << ": " << word;
        if (format->reads() || is_table_of_moves)
          continue;  // formats that can be read back are checked by other tests
        EXPECT_FALSE(content.has_variations) << entry.path() << " as " << format->name << ": variations";
        EXPECT_FALSE(content.has_glyphs) << entry.path() << " as " << format->name << ": glyphs";
      }
    }
  }
  std::cout << tried << " files and formats, " << named << " with a finding\n";
  EXPECT_GE(tried, 1000);
}

constexpr std::string_view annotated =
    "[Event \"Qevent\"]\n[White \"Qwhite\"]\n[Annotator \"Qnotes\"]\n[Result \"1-0\"]\n\n"
    "1. e4 {Qcomment} e5 $1 (1... c5 2. Nf3) 1-0\n";

TEST_F(Unwritten, EachKindIsReportedForTablesAndListsOfPositions) {
  const std::string path = runner_.write("x.pgn", annotated);
  for (const std::string format : {"csv", "fen", "epd"}) {
    const Ran ran = runner_.run(path, format);
    std::string told;
    for (const Told& each : ran.notes.told) told += each.text + '\n';
    for (const std::string kind : {"tag", "comments", "glyphs", "variations"})
      EXPECT_NE(told.find(kind), std::string::npos) << format << ": " << kind;
    Job job;
    job.task.files = {path};
    job.output.writer.reduced = true;
    const Ran reduced = runner_.run(job, format);
    EXPECT_EQ(std::ranges::count_if(reduced.notes.told, is_loss), format == "csv" ? 1 : 0) << format;
  }
}

TEST_F(Unwritten, EachTagWithoutAColumnIsReportedOnce) {
  std::string tags;
  for (int i = 0; i < 1500; ++i) tags += "[Qtag" + std::to_string(i) + " \"x\"]\n";
  const std::string record = tags + "[Plies \"x\"]\n[Movetext \"x\"]\n\n1. e4 e5 *\n\n";
  const Ran ran = runner_.run(runner_.write("x.pgn", record + record), "csv");
  EXPECT_EQ(ran.notes.told.size(), 1502U);
}

TEST_F(Unwritten, TagsAreReportedForATableOfMovesWithoutChosenColumns) {
  const auto reports_tags = [&](const std::string& record, std::vector<std::string> columns) {
    Job job;
    job.task.files = {runner_.write("x.pgn", record)};
    job.output.writer.columns = std::move(columns);
    return std::ranges::any_of(runner_.run(job, "csv-moves").notes.told, [](const Told& each) {
      return each.text.find("tags have no column") != std::string::npos;
    });
  };
  EXPECT_TRUE(reports_tags(std::string(annotated), {}));
  EXPECT_FALSE(reports_tags(std::string(annotated), {"ply", "move"}));
  EXPECT_FALSE(reports_tags("[White \"?\"]\n[Result \"*\"]\n\n1. e4 *\n", {}));
}

}  // namespace
}  // namespace mt::archive
