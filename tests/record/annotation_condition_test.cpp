// Conditions on comments, glyphs, values, clocks and variations.
#include "movetext/record/annotation_condition.hpp"

#include "movetext/formats/pgn/reader.hpp"
#include "support/grammar.hpp"

#include <gtest/gtest.h>

namespace mt {
namespace {

// Returns whether the condition holds for a record, or the fault of the condition.
std::string holds(std::string_view text, std::string_view condition, bool in_variations = false) {
  Filter filter;
  FilterFault fault;
  if (!read_filter(condition, filter, fault)) return fault.message;
  AnnotationCondition prepared;
  std::string wrong = prepared.prepare(filter.conditions().front(), nullptr);
  if (!wrong.empty()) return wrong;
  Record record;
  pgn::read_record(text, 0, test::pdn(), record);
  std::string scratch;
  return prepared.holds(record, in_variations, scratch) ? "yes" : "no";
}

constexpr std::string_view game =
    "1. 32-28 {The Springer Opening [%eval 0.31] [%clk 0:10:00]} 19-23 $4 ({Or} 1... 18-23 $1 {[%eval #-3]}) "
    "2. 28x19 {[%eval -1.20] [%clk 0:00:42]} 14x23 *";

TEST(AnnotationCondition, FindsTextInComments) {
  EXPECT_EQ(holds(game, "comment:springer"), "yes");
  EXPECT_EQ(holds(game, "comment:or"), "no");
  EXPECT_EQ(holds(game, "comment:or", true), "yes");
  EXPECT_EQ(holds(game, "comment=or"), "no");
  EXPECT_EQ(holds(game, "comment=or", true), "yes");
  EXPECT_EQ(holds(game, "comment!=or"), "yes");
  EXPECT_EQ(holds(game, "comment<x"), "comments can only be compared with ':', '=', '!=' and '~'");
}

TEST(AnnotationCondition, ComparesNumbers) {
  EXPECT_EQ(holds(game, "nag:4"), "yes");
  EXPECT_EQ(holds(game, "nag=$1"), "no");
  EXPECT_EQ(holds(game, "nag:!", true), "yes");
  EXPECT_EQ(holds(game, "nag:2..6"), "yes");
  EXPECT_EQ(holds(game, "eval<-1"), "yes");
  EXPECT_EQ(holds(game, "eval<-1.2"), "no");
  EXPECT_EQ(holds(game, "eval:0..0.5"), "yes");
  EXPECT_EQ(holds(game, "eval<-100"), "no");
  EXPECT_EQ(holds(game, "eval<-100", true), "yes");
  EXPECT_EQ(holds(game, "eval:#-3", true), "yes");
  EXPECT_EQ(holds(game, "clock<60"), "yes");
  EXPECT_EQ(holds(game, "clock<0:42"), "no");
  EXPECT_EQ(holds(game, "clock>=0:10:00"), "yes");
  EXPECT_EQ(holds(game, "variations>0"), "yes");
  EXPECT_EQ(holds(game, "variations>1"), "no");
}

// Where the annotation is: "3. Nf3" or "start"; "" if nowhere.
std::string place(std::string_view text, std::string_view condition) {
  Filter filter;
  FilterFault fault;
  EXPECT_TRUE(read_filter(condition, filter, fault)) << fault.message;
  AnnotationCondition prepared;
  EXPECT_EQ(prepared.prepare(filter.conditions().front(), nullptr), "");
  Record record;
  pgn::read_record(text, 0, test::pdn(), record);
  std::string scratch;
  const auto event = prepared.find(record, true, scratch);
  if (!event) return "";
  return *event == UINT32_MAX ? "start" : std::string(record.text(record.tape[*event]));
}

TEST(AnnotationCondition, FindsTheMoveBeforeTheAnnotation) {
  EXPECT_EQ(place(game, "comment:springer"), "32-28");
  EXPECT_EQ(place(game, "nag:4"), "19-23");
  EXPECT_EQ(place(game, "comment=or"), "32-28");
  EXPECT_EQ(place(game, "nag:1"), "18-23");
  EXPECT_EQ(place(game, "clock<60"), "28x19");
  EXPECT_EQ(place("{Zero} 1. 32-28 *", "comment:zero"), "start");
  EXPECT_EQ(place(game, "comment:zero"), "");
  EXPECT_EQ(place(game, "comment!=zero"), "");
}

TEST(AnnotationCondition, NamesTheFault) {
  EXPECT_EQ(holds(game, "eval<x"), "invalid evaluation 'x'; use a value such as -1.5, 0..0.5 or #3");
  EXPECT_EQ(holds(game, "nag:good"), "invalid glyph 'good'; use a value such as 4, $4 or !?");
  EXPECT_EQ(holds(game, "clock<noon"), "invalid time 'noon'; use a value such as 60, 0:30 or 1:05:00");
  EXPECT_EQ(holds(game, "clock~x"), "numbers cannot be matched with '~'; compare them");
}

}  // namespace
}  // namespace mt
