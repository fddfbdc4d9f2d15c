// Two copies of a game become one record that has everything from both of them, without repetition.
#include "movetext/record/merge_records.hpp"

#include "movetext/formats/pgn/reader.hpp"
#include "movetext/record/comment_parts.hpp"
#include "movetext/record/record_image.hpp"
#include "support/grammar.hpp"
#include "support/pdn.hpp"

#include <gtest/gtest.h>

namespace mt {
namespace {

class MergeRecords : public ::testing::Test {
 protected:
  // Returns the tape of the first record after adding the second one.
  std::string merged(std::string_view kept, std::string_view other) {
    pgn::read_record(kept, 0, test::pgn(), kept_);
    pgn::read_record(other, 0, test::pgn(), other_);
    RecordMerger merger(kept_, true);
    report_ = merger.merge(other_, Merging::adds);
    merger.finish();
    return test::tape(kept_);
  }
  std::string tag(std::string_view name) const { return std::string(kept_.tag(name)); }

  Record kept_;
  Record other_;
  MergeReport report_;
};

TEST_F(MergeRecords, CommentsGlyphsAndVariationsAreAdded) {
  EXPECT_EQ(merged("1. e4 e5 2. Nf3 *", "1. e4 {good} e5 (1... c5) 2. Nf3 $1 *"),
            "e4 {good} e5 ( c5 ) Nf3 $1 =*");
  EXPECT_EQ(report_.comments, 1U);
  EXPECT_EQ(report_.variations, 1U);
  EXPECT_EQ(report_.glyphs, 1U);
  EXPECT_FALSE(report_.has_conflicts());
}

TEST_F(MergeRecords, ExistingNotesAreNotAddedAgain) {
  for (const std::string_view text :
       {"{start} 1. e4 $1 {good} e5 (1... c5 {sharp} 2. Nf3 (2. c3)) (1... e6) 2. Nf3 {end} *",
        "1. e4 {[%clk 0:01:00] [%eval 0.3] good} e5 {[%cal Ge2e4]} *"}) {
    Record alone;
    pgn::read_record(text, 0, test::pgn(), alone);
    EXPECT_EQ(merged(text, text), test::tape(alone));
    EXPECT_FALSE(report_.adds());
  }
}

TEST_F(MergeRecords, WordsContainedInOthersAreNotRepeated) {
  EXPECT_EQ(merged("1. e4 {good move} *", "1. e4 {a very good move} *"), "e4 {a very good move} =*");
  EXPECT_EQ(merged("1. e4 {a very good move} *", "1. e4 {good   move} *"), "e4 {a very good move} =*");
  EXPECT_EQ(merged("1. e4 {goodness} *", "1. e4 {good} *"), "e4 {goodness} {good} =*");
}

TEST_F(MergeRecords, EmbeddedCommandsAreMergedSeparately) {
  EXPECT_EQ(merged("1. e4 {[%clk 0:01:00] good} *", "1. e4 {[%clk 0:01:00] [%eval 0.3]} *"),
            "e4 {[%clk 0:01:00] good} {[%eval 0.3]} =*");
  EXPECT_EQ(merged("1. e4 {[%clk 0:01:00]} *", "1. e4 {[%clk 0:02:00]} *"), "e4 {[%clk 0:01:00]} =*");
  ASSERT_EQ(report_.conflicts.size(), 1U);
  EXPECT_EQ(report_.conflicts[0], "[%clk 0:02:00]");
  EXPECT_EQ(merged("1. e4 {[%csl Ge4]} *", "1. e4 {[%csl Rd5]} *"), "e4 {[%csl Ge4]} {[%csl Rd5]} =*");
}

TEST_F(MergeRecords, LinesThatBeginAlikeAreMerged) {
  EXPECT_EQ(merged("1. e4 e5 (1... c5 2. Nf3) *", "1. e4 e5 (1... c5 2. Nf3 d6 {Najdorf}) *"),
            "e4 e5 ( c5 Nf3 d6 {Najdorf} ) =*");
  EXPECT_EQ(merged("1. e4 e5 (1... c5 2. Nf3) *", "1. e4 e5 (1... c5 2. c3 d5) *"),
            "e4 e5 ( c5 Nf3 ( c3 d5 ) ) =*");
  EXPECT_EQ(merged("1. e4 e5 (1... c5 (1... e6 2. d4)) *", "1. e4 e5 (1... e6 2. d4 d5) *"),
            "e4 e5 ( c5 ( e6 d4 d5 ) ) =*");
  // A copy's new line has an alternative to its first move, and the record already has that alternative.
  EXPECT_EQ(merged("1. e4 e5 (1... c5 2. c3 d5) *", "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5 3. exd5)) *"),
            "e4 e5 ( c5 c3 ( Nf3 ) d5 exd5 ) =*");
}

TEST_F(MergeRecords, AVariationDoesNotMakeTheGameLonger) {
  EXPECT_EQ(merged("1. e4 e5 *", "1. e4 e5 (1... e5 2. Nf3 $1) *"), "e4 e5 ( e5 Nf3 $1 ) =*");
  EXPECT_EQ(merged("1. e4 e5 (1... c5) *", "1. e4 e5 (1... e5 2. Nf3) *"), "e4 e5 ( c5 ) ( e5 Nf3 ) =*");
  EXPECT_EQ(merged("1. e4 e5 *", "1. e4 e5 (1... c5 (1... e5 2. d4)) *"), "e4 e5 ( c5 ) ( e5 d4 ) =*");
}

TEST_F(MergeRecords, TagsAreAddedAndDifferencesReported) {
  const std::string_view kept =
      "[White \"A\"]\n[Black \"B\"]\n[Date \"2001.??.??\"]\n[Annotator \"X\"]\n[Site \"?\"]\n\n*";
  const std::string_view other =
      "[White \"a\"]\n[Black \"B\"]\n[Date \"2001.05.07\"]\n[Annotator \"Y\"]\n[Site \"Here\"]\n[ECO "
      "\"B20\"]\n\n*";
  (void)merged(kept, other);
  EXPECT_EQ(tag("Date"), "2001.05.07");
  EXPECT_EQ(tag("Site"), "Here");
  EXPECT_EQ(tag("ECO"), "B20");
  EXPECT_EQ(tag("Annotator"), "X");
  EXPECT_EQ(words_of_conflicts(report_), "White \"a\" (kept: \"A\"), Annotator \"Y\" (kept: \"X\")");
}

TEST_F(MergeRecords, SpellingsOfOneDateDoNotConflict) {
  (void)merged("[Date \"2001.05.07\"]\n\n1. e4 *", "[Date \"2001-5-7\"]\n\n1. e4 *");
  EXPECT_FALSE(report_.has_conflicts()) << words_of_conflicts(report_);
}

TEST_F(MergeRecords, TagsOfOtherPlayersAreNotAdded) {
  (void)merged("[White \"A\"]\n[Black \"B\"]\n\n1. e4 *",
               "[White \"C\"]\n[Black \"B\"]\n[WhiteElo \"2400\"]\n\n1. e4 {c} *");
  EXPECT_EQ(tag("WhiteElo"), "");
  EXPECT_EQ(test::tape(kept_), "e4 {c} =*");
  EXPECT_EQ(words_of_conflicts(report_), "White \"C\" (kept: \"A\"), WhiteElo \"2400\"");
}

TEST_F(MergeRecords, ACopyWithOtherMovesAddsNoAnnotations) {
  EXPECT_EQ(merged("1. e4 e5 *", "1. e4 {c} c5 *"), "e4 e5 =*");
  EXPECT_EQ(words_of_conflicts(report_), "its annotations, which belong to other moves");
}

TEST_F(MergeRecords, AnImageRestoresTheRecord) {
  Record record;
  pgn::read_record("[White \"A\"]\n[ECO \"B20\"]\n\n{s} 1. e4 $1 {g} e5 (1... c5 {x} (1... e6)) 2. Nf3 1-0",
                   0, test::pgn(), record);
  std::string image;
  ASSERT_TRUE(append_image(record, 1000, image));
  Record copy;
  read_image(image, copy);
  EXPECT_EQ(test::tape(copy), test::tape(record));
  EXPECT_EQ(copy.tag("ECO"), "B20");
  EXPECT_EQ(copy.convention, record.convention);
  std::string small;
  EXPECT_FALSE(append_image(record, 20, small));
  EXPECT_EQ(small, "");
  for (std::size_t size = 0; size < image.size(); ++size)
    read_image(image.substr(0, size), copy);  // cut images must be read without harm
}

TEST_F(MergeRecords, TheRicherRecordIsLarger) {
  Record bare;
  pgn::read_record("1. e4 e5 2. Nf3 *", 0, test::pgn(), bare);
  for (const std::string_view text : {"1. e4 {x} e5 2. Nf3 *", "1. e4 e5 (1... c5) 2. Nf3 *",
                                      "1. e4 e5 2. Nf3 $1 *", "[ECO \"C40\"]\n\n1. e4 e5 2. Nf3 *"}) {
    Record rich;
    pgn::read_record(text, 0, test::pgn(), rich);
    EXPECT_GT(annotation_size(rich), annotation_size(bare)) << text;
  }
}

// A copy that has only a part of the record adds nothing, in whatever way its variations are arranged.
TEST_F(MergeRecords, ARecordAndACopyWithLessAddNothing) {
  const std::string record =
      "{a} 1. e4 {b} {a b c} e5 $1 {[%clk 0:01:00]} ({lead} 1... c5 {x} 2. Nf3 d6) (1... c5 {y} 2. d4 $2 "
      "(2. c3 {z} d5) (2. c3 Nf6) cxd4) (1... c5) (1... e5 2. Nc3) 2. Nf3 (2. Nf3 Nc6 3. Bb5) *";
  for (const std::string& copy :
       {record, std::string("1. e4 e5 2. Nf3 *"), std::string("1. e4 e5 (1... c5 2. d4 cxd4) 2. Nf3 *"),
        std::string("1. e4 e5 (1... c5 {y} 2. d4 (2. c3 Nf6) cxd4) (1... c5 2. Nf3) 2. Nf3 *"),
        std::string("1. e4 {b} e5 (1... c5) (1... c5 2. c3 d5) 2. Nf3 (2. Nf3 Nc6) *"),
        std::string("1. e4 {b a b c} e5 2. Nf3 *")}) {
    kept_.clear();
    pgn::read_record(record, 0, test::pgn(), kept_);
    const std::string before = test::tape(kept_);
    EXPECT_EQ(merged(record, copy), before) << copy;
    EXPECT_FALSE(report_.adds()) << copy << ": " << words_of_additions(report_);
    EXPECT_FALSE(report_.has_conflicts()) << copy;
  }
}

TEST_F(MergeRecords, MergingTwiceAddsNothing) {
  const std::string copy =
      "1. e4 {a} (1. d4 {b} d5 (1... Nf6 {c} 2. c4) 2. c4) (1. d4 f5) (1. c4) e5 (1... c5 2. Nf3) (1... c5 "
      "2. d4) 2. Nf3 (2. Nf3 Nc6 3. Bb5 {d}) *";
  for (const std::string& kept :
       {std::string("1. e4 e5 2. Nf3 *"), std::string("1. e4 (1. d4 {e}) e5 (1... c5 2. c3) 2. Nf3 *"),
        std::string("1. e4 (1. d4 d5) (1. d4 d5 2. Nf3) e5 {f} (1... c5) 2. Nf3 *")}) {
    pgn::read_record(kept, 0, test::pgn(), kept_);
    pgn::read_record(copy, 0, test::pgn(), other_);
    RecordMerger merger(kept_, true);
    EXPECT_TRUE(merger.merge(other_, Merging::counts).adds());
    EXPECT_TRUE(merger.merge(other_, Merging::adds).adds());
    EXPECT_FALSE(merger.merge(other_, Merging::adds).adds()) << kept;
    merger.finish();
    RecordMerger again(kept_, true);
    EXPECT_FALSE(again.merge(other_, Merging::adds).adds()) << kept << ": " << test::tape(kept_);
  }
}

// Two lines of the copy begin with the same variation of the record, and continue beyond its end in different
// ways.
TEST_F(MergeRecords, LinesThatContinueBeyondAnEndStaySeparate) {
  EXPECT_EQ(merged("1. e4 e5 (1... c5) 2. Nf3 *", "1. e4 e5 (1... c5 2. Nf3 d6) (1... c5 2. d4) 2. Nf3 *"),
            "e4 e5 ( c5 Nf3 ( d4 ) d6 ) Nf3 =*");
}

}  // namespace
}  // namespace mt
