// The differences between two records are named one by one.
#include "movetext/record/record_diff.hpp"

#include "movetext/formats/pgn/reader.hpp"
#include "support/grammar.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace mt {
namespace {

using Lines = std::vector<std::string>;

// Numbers the plies, as the replay does.
void number_plies(Record& record) {
  std::vector<std::uint32_t> next{2};
  for (Event& event : record.tape) {
    if (event.kind == EventKind::open) next.push_back(next.back() - 1);
    if (event.kind == EventKind::close) next.pop_back();
    if (event.kind == EventKind::ply) event.value = next.back()++;
  }
}

// Returns the differences as "KIND NAME PLACE: BEFORE -> AFTER".
Lines diff(std::string_view before, std::string_view after) {
  Record records[2];
  pgn::read_record(before, 0, test::pgn(), records[0]);
  pgn::read_record(after, 0, test::pgn(), records[1]);
  for (Record& record : records) number_plies(record);
  Lines out;
  for (const Difference& each : differences(records[0], records[1], true))
    out.push_back(std::string(name(each.kind)) + ' ' + each.name + each.place + ": " + each.before + " -> " +
                  each.after);
  return out;
}

TEST(RecordDiff, Tags) {
  EXPECT_EQ(diff("[White \"A\"]\n[Result \"1-0\"]\n\n1. e4 1-0",
                 "[White \"B\"]\n[ECO \"B00\"]\n[Result \"1-0\"]\n\n1. e4 1-0"),
            (Lines{"tag ECO:  -> B00", "tag White: A -> B"}));
}

TEST(RecordDiff, TheFirstDifferentMove) {
  EXPECT_EQ(diff("1. e4 e5 2. Nf3 Nc6 *", "1. e4 e5 2. Nc3 *"), Lines{"move 2.: Nf3 -> Nc3"});
  EXPECT_EQ(diff("1. e4 e5 2. Nf3 *", "1. e4 e5 *"), Lines{"move 2.: Nf3 -> "});
  EXPECT_EQ(diff("1. e4 *", "1. e4 e5 *"), Lines{"move 1...:  -> e5"});
}

TEST(RecordDiff, Notes) {
  EXPECT_EQ(
      diff("{start} 1. e4 {good} e5 $1 *", "1. e4 {very good} e5 $1 $14 (1... c5 {sharp} 2. Nf3 (2. c3)) *"),
      (Lines{"comment : start -> ", "comment 1. e4: good -> very good", "glyph 1... e5:  -> $14",
             "variation 1... e5:  -> (1... c5 {sharp} 2. Nf3 (2. c3))"}));
}

TEST(RecordDiff, AdjacentCommentsAreOneComment) {
  EXPECT_EQ(diff("1. e4 {a  b} {c} *", "1. e4 {a b c} *"), Lines{"other :  -> "});
  EXPECT_EQ(diff("1. e4 {a} (1. d4) {b} *", "1. e4 {a} {b} (1. d4) *"),
            (Lines{"comment 1. e4: a -> a b", "comment 1. e4: b -> "}));
}

TEST(RecordDiff, TheResultAtTheEnd) {
  EXPECT_EQ(diff("[Result \"1-0\"]\n\n1. e4 1-0", "[Result \"0-1\"]\n\n1. e4 0-1"),
            Lines{"tag Result: 1-0 -> 0-1"});
}

}  // namespace
}  // namespace mt
