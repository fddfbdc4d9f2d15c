// When repeats are dropped, no annotation of a copy is lost. The annotations of real records are divided
// between two copies; the kept record must have all of them.
#include "movetext/archive/stages/visit_records.hpp"
#include "movetext/record/comment_parts.hpp"
#include "movetext/record/line_slots.hpp"
#include "movetext/record/merge_records.hpp"
#include "movetext/record/record_image.hpp"
#include "runner.hpp"

#include <array>
#include <map>
#include <set>
#include <string>

namespace mt::archive {
namespace {

using Said = std::set<std::string>;

// Returns what a record contains besides its main line: tags, words and commands of comments, glyphs, and
// moves of variations. Each item except a tag begins with the number of plies of the main line that come
// before the item.
Said said(const Record& record) {
  Said out;
  int ply = 0;
  std::uint32_t end = 0;  // end of the outermost variation
  for (std::uint32_t at = 0; at < record.tape.size(); ++at) {
    const Event& event = record.tape[at];
    if (event.kind == EventKind::open) end = std::max(end, event.value);
    const std::string place = std::to_string(ply) + (at < end ? " in a variation: " : ": ");
    if (event.kind == EventKind::ply && at >= end) ++ply;
    if (event.kind == EventKind::ply && at < end) out.insert(place + std::string(record.text(event)));
    if (event.kind == EventKind::nag) out.insert(place + '$' + std::to_string(event.value));
    if (event.kind != EventKind::comment) continue;
    const CommentParts parts = comment_parts(record.text(event));
    for (const CommentCommand& command : parts.commands) out.insert(place + command.text());
    for (std::size_t begin = 0; begin < parts.words.size();) {
      const std::size_t stop = std::min(parts.words.find(' ', begin), parts.words.size());
      out.insert(place + parts.words.substr(begin, stop - begin));
      begin = stop + 1;
    }
  }
  for (const Tag& tag : record.tags)
    out.insert(std::string(record.text(tag.name)) + '=' + std::string(record.text(tag.value)));
  return out;
}

Said minus(const Said& one, const Said& other) {
  Said out;
  std::ranges::set_difference(one, other, std::inserter(out, out.end()));
  return out;
}

class Merge : public ::testing::Test {
 protected:
  // Selects the annotations that an edited record keeps: all of them, those with even numbers, or those with
  // odd numbers.
  enum class Half : std::uint8_t { all, even, odd };

  static void thin(Record& record, Half half) {
    if (half == Half::all) return;
    std::size_t number = 0;
    const auto goes = [&] { return (number++ % 2 == 0) != (half == Half::even); };
    for (std::uint32_t at = 0; at < record.tape.size(); ++at) {
      Event& event = record.tape[at];
      if (event.kind == EventKind::comment || event.kind == EventKind::nag) {
        if (goes()) event.kind = EventKind::removed;
      } else if (event.kind == EventKind::open && number % 3 == 0) {
        const std::uint32_t close = event.value;
        const bool is_lost = goes();
        for (std::uint32_t i = at; is_lost && i <= close; ++i) record.tape[i].kind = EventKind::removed;
        at = close;
      }
    }
    std::vector<std::string> names;
    for (const Tag& tag : record.tags)
      if (record.text(tag.name) == "Annotator" || record.text(tag.name).ends_with("Elo") ||
          record.text(tag.name) == "ECO")
        names.emplace_back(record.text(tag.name));
    for (const std::string& name : names)
      if (goes()) record.remove_tag(name);
  }
  // Exports a file and gives each record a different name, so that no record repeats another record.
  std::string exported(const std::string& path, std::string_view format, Half half) {
    int number = 0;
    Job job;
    job.task.files = {path};
    job.edit = [&](Record& record, const Editing&) {
      record.set_tag("Event", "record " + std::to_string(number++));
      thin(record, half);
    };
    return runner_.run(job, format).out;
  }
  std::map<std::string, Said> read(const std::string& path) {
    std::map<std::string, Said> out;
    Job job;
    job.task.files = {path};
    job.task.stages.push_back(visit_records([&](const PlayedRecord& played) {
      out[std::string(played.record.tag("Event"))] = said(played.record);
      return true;
    }));
    (void)runner_.run(job, "");
    return out;
  }
  Ran unique(std::vector<std::string> files, std::string_view format, Keep keep, unsigned threads = 1) {
    Job job;
    job.task.files = std::move(files);
    job.keys.unique = true;
    job.keys.keep = keep;
    job.task.threads = threads;
    return runner_.run(job, format);
  }

  Runner runner_;
};

constexpr std::string_view bare = "[Event \"x\"]\n\n1. e4 e5 2. Nf3 *\n";
constexpr std::string_view commented = "[Event \"x\"]\n\n1. e4 {good} e5 2. Nf3 *\n";
constexpr std::string_view varied = "[Event \"x\"]\n\n1. e4 e5 (1... c5) 2. Nf3 $1 *\n";

TEST_F(Merge, TheOrderOfTheCopiesMakesNoDifference) {
  std::vector<std::string> files{runner_.write("a.pgn", bare), runner_.write("b.pgn", commented),
                                 runner_.write("c.pgn", varied)};
  std::sort(files.begin(), files.end());
  do {
    const Ran ran = unique(files, "pgn", Keep::merged);
    EXPECT_TRUE(ran.out.ends_with("1. e4 {good} 1... e5 (1... c5) 2. Nf3 $1 *\n\n")) << ran.out;
    EXPECT_EQ(ran.result.repeats, 2U);
    EXPECT_TRUE(ran.notes.told.empty());
  } while (std::next_permutation(files.begin(), files.end()));
}

TEST_F(Merge, LossesAreReportedAtTheirPlace) {
  const std::vector<std::string> files{runner_.write("a.pgn", bare),
                                       runner_.write("b.pgn", "\n\n" + std::string(commented))};
  const Ran ran = unique(files, "pgn", Keep::first);
  EXPECT_TRUE(ran.out.ends_with("1. e4 e5 2. Nf3 *\n\n"));
  ASSERT_EQ(ran.notes.told.size(), 1U);
  EXPECT_EQ(ran.notes.told[0].text, "3:1: a dropped repeat has more than the kept copy: 1 comment");
  EXPECT_EQ(ran.notes.told[0].code, Code::left_out);
  EXPECT_EQ(ran.result.counts.warnings, 1U);
  const Ran richest = unique(files, "pgn", Keep::richest);
  EXPECT_TRUE(richest.out.ends_with("1. e4 {good} 1... e5 2. Nf3 *\n\n"));
  EXPECT_TRUE(richest.notes.told.empty());
}

TEST_F(Merge, TheFormatIsThatOfTheOutput) {
  const std::vector<std::string> files{runner_.write("a.pgn", commented), runner_.write("b.pgn", varied)};
  const Ran ran = unique(files, "ndjson", Keep::merged);
  EXPECT_NE(ran.out.find("\"good\""), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("\"c5\""), std::string::npos) << ran.out;
}

TEST_F(Merge, ManyCopiesTakeLittleMemory) {
  std::string text;
  for (int i = 0; i < 3000; ++i)
    text += "[Event \"x\"]\n\n1. e4 {copy " + std::to_string(i) + "} e5 2. Nf3 *\n\n";
  const Ran ran = unique({runner_.write("x.pgn", text)}, "pgn", Keep::merged, 2);
  EXPECT_EQ(ran.result.repeats, 2999U);
  EXPECT_NE(ran.out.find("copy 17 "), std::string::npos);
}

// The part of a record that is removed.
enum class Strip : std::uint8_t {
  nothing,
  comments,
  variations,
  glyphs,
  some_variations,
  ends_of_variations
};

void strip(Record& record, Strip what) {
  int number = 0;
  for (std::uint32_t at = 0; at < record.tape.size(); ++at) {
    Event& event = record.tape[at];
    const bool goes = (what == Strip::comments && event.kind == EventKind::comment) ||
                      (what == Strip::glyphs && event.kind == EventKind::nag);
    if (goes) event.kind = EventKind::removed;
    if (event.kind != EventKind::open) continue;
    const std::uint32_t close = event.value;
    std::uint32_t from = at;
    if (what == Strip::ends_of_variations)
      from = slot_end(record, std::min(slot_end(record, at + 1, close) + 1, close), close);
    else if (what != Strip::variations && (what != Strip::some_variations || number++ % 2 != 0))
      continue;
    const std::uint32_t end = what == Strip::ends_of_variations ? close : close + 1;
    for (std::uint32_t i = from; i < end; ++i) record.tape[i].kind = EventKind::removed;
    at = close;
  }
}

std::string shown(const Record& record) {
  std::string out;
  for (const Event& event : record.tape)
    if (event.kind != EventKind::removed) {
      const bool is_bracket = event.kind == EventKind::open || event.kind == EventKind::close;
      out += std::to_string(static_cast<int>(event.kind));
      if (event.kind == EventKind::nag) out += '$' + std::to_string(event.value);
      if (!is_bracket) out.append(":").append(record.text(event));
      out += ' ';
    }
  return out;
}

TEST_F(Merge, ARealRecordAbsorbsReducedCopies) {
  const char* directory = std::getenv("MOVETEXT_CORPUS");
  if (directory == nullptr) GTEST_SKIP() << "MOVETEXT_CORPUS is not set: no real records to read";
  int merged = 0;
  Job job;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(directory))
    if (entry.is_regular_file() && entry.file_size() < 300'000) job.task.files.push_back(entry.path());
  job.task.stages.push_back(visit_records([&](const PlayedRecord& played) {
    std::string image;
    const bool is_annotated = std::ranges::any_of(played.record.tape, [](const Event& event) {
      return event.kind == EventKind::open || event.kind == EventKind::comment;
    });
    if (!is_annotated || !append_image(played.record, 1 << 20, image)) return true;
    for (const Strip what : {Strip::nothing, Strip::comments, Strip::variations, Strip::glyphs,
                             Strip::some_variations, Strip::ends_of_variations}) {
      Record kept;
      Record other;
      read_image(image, kept);
      read_image(image, other);
      strip(other, what);
      const std::string before = shown(kept);
      RecordMerger merger(kept, true);
      const MergeReport report = merger.merge(other, Merging::adds);
      merger.finish();
      EXPECT_FALSE(report.adds()) << played.file << ": " << words_of_additions(report);
      EXPECT_FALSE(report.has_conflicts()) << played.file << ": " << words_of_conflicts(report);
      EXPECT_EQ(shown(kept), before) << played.file;
      ++merged;
      // The record is merged twice in the other direction. The second merge must add nothing.
      RecordMerger back(other, true);
      static_cast<void>(back.merge(kept, Merging::adds));
      EXPECT_FALSE(back.merge(kept, Merging::adds).adds()) << played.file;
    }
    return true;
  }));
  (void)runner_.run(job, "");
  std::cout << merged << " merged\n";
  EXPECT_GE(merged, 3000);
}

TEST_F(Merge, ListsOfPositionsAndReducedRecordsReportLosses) {
  const std::vector<std::string> files{runner_.write("a.epd", "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4;\n"),
                                       runner_.write("b.epd", "4k3/8/8/8/8/8/4P3/4K3 w - - bm e3; acd 8;\n")};
  for (const std::string_view format : {"epd", "fen"}) {
    const Ran ran = unique(files, format, Keep::merged);
    EXPECT_EQ(ran.result.repeats, 1U);
    EXPECT_TRUE(std::ranges::any_of(ran.notes.told, [](const Told& told) {
      return told.text == "1:1: a dropped repeat has more than the kept copy: 1 comment";
    })) << format;
  }
  Job job;
  job.task.files = {runner_.write("a.pgn", commented), runner_.write("b.pgn", varied)};
  job.keys.unique = true;
  job.output.writer.reduced = true;
  const Ran ran = runner_.run(job, "pgn");
  EXPECT_TRUE(ran.out.ends_with("1. e4 e5 2. Nf3 *\n\n")) << ran.out;
  ASSERT_EQ(ran.notes.told.size(), 1U);
  EXPECT_NE(ran.notes.told[0].text.find("more than the kept copy: "), std::string::npos);
}

TEST_F(Merge, LongCopiesAreMergedUpToALimit) {
  const auto record = [](std::size_t size, std::string_view word) {
    return "[Event \"x\"]\n\n1. e4 {" + std::string(word) + ' ' + std::string(size, 'a') + "} e5 {" +
           std::string(word) + "} *\n\n";
  };
  for (const auto& [size, fits] :
       {std::pair{200'000, true}, std::pair{900'000, true}, std::pair{1'200'000, false}}) {
    const auto bytes = static_cast<std::size_t>(size);
    const Ran ran =
        unique({runner_.write("x.pgn", record(bytes, "one") + record(bytes, "two"))}, "pgn", Keep::merged);
    EXPECT_EQ(ran.out.find("one") != std::string::npos && ran.out.find("two") != std::string::npos, fits)
        << size;
    EXPECT_EQ(ran.notes.told.empty(), fits) << size;
  }
}

TEST_F(Merge, LosesNothingOfRealRecords) {
  const char* directory = std::getenv("MOVETEXT_CORPUS");
  if (directory == nullptr) GTEST_SKIP() << "MOVETEXT_CORPUS is not set: no real records to read";
  int compared = 0;
  int lost_by_first = 0;
  for (const std::string format : {"pgn", "pdn"}) {
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(std::string(directory) + '/' + format)) {
      if (entry.path().extension() != '.' + format || entry.file_size() > 300'000) continue;
      const std::string whole = runner_.write("whole." + format, exported(entry.path(), format, Half::all));
      const std::string even = runner_.write("even." + format, exported(entry.path(), format, Half::even));
      const std::string odd = runner_.write("odd." + format, exported(entry.path(), format, Half::odd));
      const Ran merged = unique({even, odd}, format, Keep::merged);
      const auto wanted = read(whole);
      auto got = read(runner_.write("merged." + format, merged.out));
      EXPECT_EQ(got.size(), wanted.size()) << entry.path();
      const bool differs = std::ranges::any_of(merged.notes.told,
                                               [](const Told& told) { return told.code == Code::left_out; });
      for (const auto& [name, all] : wanted) {
        ++compared;
        if (!differs) {
          EXPECT_EQ(minus(all, got[name]), Said{}) << "lost: " << entry.path() << ": " << name;
          EXPECT_EQ(minus(got[name], all), Said{}) << "new: " << entry.path() << ": " << name;
        }
      }
      const Ran first = unique({even, odd}, format, Keep::first);
      auto kept = read(runner_.write("first." + format, first.out));
      for (const auto& [name, all] : wanted) lost_by_first += kept[name] == all ? 0 : 1;
    }
  }
  std::cout << compared << " records; of " << lost_by_first << " the first copy alone is not enough\n";
  EXPECT_GE(compared, 1000);
  EXPECT_GE(lost_by_first, 100);
}

}  // namespace
}  // namespace mt::archive
