// The values of the commands in comments, and the times that follow from them.
#include "movetext/record/move_notes.hpp"

#include "movetext/record/move_times.hpp"

#include <gtest/gtest.h>

namespace mt {
namespace {

MoveNotes notes_of(std::string_view comment) {
  MoveNotes notes;
  notes.add_comment(comment);
  return notes;
}

TEST(MoveNotes, HaveTheValuesOfCommands) {
  const MoveNotes notes =
      notes_of("[%clk 1:02:03.5] [%emt 0:00:07] [%eval -0.31,22] [%csl Ga4,Rb5][%cal Ge2e4] a  novelty");
  EXPECT_EQ(notes.clock, 3723.5);
  EXPECT_EQ(notes.elapsed, 7);
  ASSERT_TRUE(notes.value);
  EXPECT_FALSE(notes.value->is_win);
  EXPECT_EQ(notes.value->value, -0.31);
  EXPECT_EQ(notes.depth, 22U);
  EXPECT_EQ(notes.squares, (std::vector<std::string>{"Ga4", "Rb5"}));
  EXPECT_EQ(notes.arrows, (std::vector<std::string>{"Ge2e4"}));
  EXPECT_EQ(notes.words, "a novelty");
}

TEST(MoveNotes, ReadAMateApartFromAValue) {
  const MoveNotes notes = notes_of("[%eval #-3]");
  ASSERT_TRUE(notes.value);
  EXPECT_TRUE(notes.value->is_win);
  EXPECT_EQ(notes.value->value, -3);
  EXPECT_FALSE(notes.depth);
}

TEST(MoveNotes, KeepWhatTheyCannotRead) {
  EXPECT_EQ(notes_of("[%clk soon] [%tqu \"x\"] so [%eval #0]").words,
            "[%clk soon] [%tqu \"x\"] [%eval #0] so");
  EXPECT_FALSE(notes_of("[%clk -0:00:05]").clock);
  EXPECT_FALSE(notes_of("[%emt 1:2:3:4]").elapsed);
}

TEST(MoveNotes, TakeTheFirstOfSeveralValues) {
  MoveNotes notes = notes_of("[%clk 0:01:00] first");
  notes.add_comment("[%clk 0:00:30] [%eval 1] [%eval 2,9] second");
  EXPECT_EQ(notes.clock, 60);
  EXPECT_EQ(notes.value->value, 1);
  EXPECT_FALSE(notes.depth) << "the depth belongs to the other value";
  EXPECT_EQ(notes.words, "first second");
}

TEST(MoveTimes, AreDifferencesOfTheClockOfASide) {
  Record record;
  record.set_tag("TimeControl", "300+2");
  MoveTimes times(record);
  EXPECT_EQ(times.used(Side::first, notes_of("[%clk 0:04:58]")), 4) << "300 - 298 + 2";
  EXPECT_EQ(times.used(Side::second, notes_of("[%clk 0:05:01.9]")), 0.1);
  EXPECT_EQ(times.used(Side::first, notes_of("")), std::nullopt);
  EXPECT_EQ(times.used(Side::first, notes_of("[%clk 0:04:50] [%emt 0:00:09]")), 9)
      << "[%emt] takes precedence";
  EXPECT_EQ(times.used(Side::first, notes_of("[%clk 0:04:40]")), 12) << "since the clock before";
  EXPECT_EQ(times.used(Side::first, notes_of("[%clk 0:09:00]")), std::nullopt) << "a clock that was set";
}

TEST(MoveTimes, BeginWithTheFirstClockIfTheControlIsNotKnown) {
  for (const char* control : {"", "-", "40/7200:3600", "?"}) {
    Record record;
    record.set_tag("TimeControl", control);
    MoveTimes times(record);
    EXPECT_EQ(times.used(Side::first, notes_of("[%clk 1:00:00]")), std::nullopt) << control;
    EXPECT_EQ(times.used(Side::first, notes_of("[%clk 0:59:30]")), 30) << control;
  }
}

}  // namespace
}  // namespace mt
