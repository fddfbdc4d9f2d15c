// Tests that the rows of the table of formats do not contradict each other.
#include "movetext/formats/table/formats.hpp"

#include "movetext/formats/table/writers.hpp"

#include <gtest/gtest.h>
#include <set>
#include <string>
#include <string_view>

namespace mt {
namespace {

TEST(Formats, HaveDistinctNamesAndExtensions) {
  std::set<std::string_view> names;
  std::set<std::string_view> extensions;
  for (const Format* format : all_formats()) {
    EXPECT_TRUE(names.insert(format->name).second) << format->name;
    // Two formats of movetext may have the same extension, because the games in a file show its format.
    // Formats that cannot be read may also share an extension. The extension then means the first of these
    // formats.
    const bool is_new = extensions.insert(format->extension).second;
    EXPECT_TRUE(is_new || format->movetext || !format->reads()) << format->name;
    EXPECT_TRUE(format->extension.starts_with('.')) << format->name;
    EXPECT_FALSE(format->title.empty()) << format->name;
    EXPECT_EQ(find_format(format->name), format);
  }
  EXPECT_EQ(find_format("nothing"), nullptr);
}

TEST(Formats, ReadOrWrite) {
  for (const Format* format : all_formats()) {
    EXPECT_TRUE(format->reads() || format->writes()) << format->name;
    EXPECT_EQ(format->reads(), format->split != nullptr) << format->name;
    // A file of movetext is recognised by its games, a file of any other format by its first bytes.
    EXPECT_EQ(format->recognise != nullptr, format->reads() && !format->movetext) << format->name;
    EXPECT_FALSE(format->shows_replay() && format->writer != nullptr) << format->name;
    EXPECT_FALSE(format->positions && format->append_row != nullptr) << format->name;
  }
}

TEST(Formats, HaveACanonicalOneIfTheyAreNotWritten) {
  for (const Format* format : all_formats()) {
    const Format& other = canonical_format(*format);
    EXPECT_TRUE(other.writes()) << format->name;
    EXPECT_EQ(other.name, format->canonical.empty() ? format->name : format->canonical);
    for (const Convention* convention : format->conventions)
      EXPECT_TRUE(other.holds(*convention)) << format->name;
  }
}

// If a format has a binder, a file is complete only after its end was written. An export may be written to
// standard output, so it cannot use such a format.
TEST(Formats, AreExportedLikeOthersIfTheyHaveABinder) {
  for (const Format* format : all_formats()) {
    EXPECT_EQ(canonical_format(*format).bind, nullptr) << format->name;
    if (format->bind == nullptr) continue;
    EXPECT_TRUE(format->writes() && format->frame.before.empty() && format->frame.between.empty() &&
                format->frame.after.empty())
        << format->name;
  }
}

TEST(Formats, HoldRecordsOfEveryConvention) {
  for (const Convention* convention : conventions::all) {
    const Format& own = native_format(*convention);
    EXPECT_EQ(own.name, convention->text_format);
    EXPECT_TRUE(own.holds(*convention));
    EXPECT_TRUE(own.reads() && own.writes());
    for (const Format* format : all_formats()) {
      const Format& used = format_for(*format, *convention);
      EXPECT_TRUE(used.holds(*convention)) << format->name;
      EXPECT_TRUE(&used == format || &used == &own) << format->name;
    }
  }
}

TEST(Formats, AreRecognisedByTheirFirstBytes) {
  struct Row {
    std::string_view bytes;
    std::string_view name;  // is empty if the convention has no format of this kind
  };
  constexpr Row rows[] = {{"(;FF[4]GM[6])", "sgf"},
                          {"\xEF\xBB\xBF \n{\"format\": \"pgn\"}", "ndjson"},
                          {"[ {", "json"},
                          {" 5 point match\n\n Game 1\n", "mat"},
                          {"bgammon-replay 00000023\n", "bgammon"},
                          {"[Event \"?\"]\n", ""},
                          {"", ""}};
  for (const Row& row : rows) {
    const Format* const found = format_by_opening(row.bytes);
    EXPECT_EQ(found == nullptr ? "" : found->name, row.name) << row.bytes;
  }
}

TEST(Formats, WriteTheSameRecordFromOneSetOfWriters) {
  Record record;
  record.convention = &conventions::pgn;
  record.tape.push_back({.kind = EventKind::ply, .text = record.keep("e4")});
  Writers writers({});
  std::string line;
  writers.write_line(record, line);
  EXPECT_EQ(line, "1. e4 *\n");
  std::string row;
  writers.of(*find_format("csv")).write(record, true, row);
  EXPECT_NE(row.find("1. e4 *"), std::string::npos);
  EXPECT_EQ(&writers.of(*find_format("csv")), &writers.of(*find_format("csv")));
}

}  // namespace
}  // namespace mt
