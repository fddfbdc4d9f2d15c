// Conditions that tags answer.
#include "movetext/record/tag_condition.hpp"

#include <gtest/gtest.h>

namespace mt {
namespace {

// A pattern that is a part of the text, in place of a library of regular expressions.
class Part final : public Pattern {
 public:
  explicit Part(std::string part) : part_(std::move(part)) {}
  bool finds(std::string_view text) const override { return text.find(part_) != std::string_view::npos; }

 private:
  std::string part_;
};

std::shared_ptr<const Pattern> make_part(const std::string& expression, std::string& fault) {
  if (expression != "(") return std::make_shared<Part>(expression);
  fault = "missing )";
  return nullptr;
}

Record game() {
  Record record;
  record.set_tag("White", "WIERSMA, Harm");
  record.set_tag("Black", "Müller Абациев");
  record.set_tag("Event", "Clubkampioenschap");
  record.set_tag("Date", "1979.05.??");
  record.set_tag("Round", "10");
  record.set_tag("Result", "2-0");
  record.set_tag("WhiteElo", "2410");
  record.set_tag("BlackElo", "2310.5");
  record.set_tag("ECO", "B96");
  record.set_tag("Board", "7");
  return record;
}

std::string fault_of(std::string_view text) {
  Filter filter;
  FilterFault fault;
  EXPECT_TRUE(read_filter(text, filter, fault)) << text << ": " << fault.message;
  return TagCondition().prepare(filter.conditions().at(0), make_part);
}

bool selected(std::string_view text) {
  Filter filter;
  FilterFault fault;
  EXPECT_TRUE(read_filter(text, filter, fault)) << text << ": " << fault.message;
  TagCondition condition;
  EXPECT_EQ(condition.prepare(filter.conditions().at(0), make_part), "") << text;
  std::string scratch;
  return condition.holds(game(), true, scratch);
}

void expect(bool all, std::initializer_list<const char*> filters) {
  for (const char* filter : filters) EXPECT_EQ(selected(filter), all) << filter;
}

TEST(TagCondition, PlayersByPartOfTheName) {
  expect(true,
         {"player:wiersma", "player:абациев", "event:CLUB", "white:harm", "black:MULLER", "player:Müller",
          "player:mu\xCC\x88ller", "white=wiersma, harm", "player!=wiersma", "white!=x"});
  expect(false, {"player:sijbrands", "black:harm", "white=wiersma", "white!=Wiersma, Harm", "opening:x"});
}

TEST(TagCondition, DatesByRange) {
  // The day is not known: it may be.
  expect(true, {"date:1979", "date:1970..1979", "date:1979.05.20..1979.06", "date:1979..", "date=1979.05",
                "date<1979.06", "date<=1979", "date>1979.05.01", "date>=1979.05.31", "year:1979", "year>1978",
                "year:1970..1980", "date!=1980"});
  expect(false, {"date:..1979.04", "date:1980..1990", "date<1979.05.01", "date>1979", "date>=1979.06",
                 "year<1979", "year!=1979"});
}

TEST(TagCondition, ResultsWhateverTheWayOfCounting) {
  expect(true, {"result:1-0", "result:first", "result=2-0", "result!=draw"});
  expect(false, {"result:draw", "result:*", "result!=1-0"});
}

TEST(TagCondition, RatingsOfBothPlayers) {
  expect(true,
         {"elo>=2300", "elo:2300..2410", "whiteelo=2410", "blackelo<2311", "blackelo>2310", "elo!=2410"});
  expect(false, {"elo>=2400", "elo>2410", "whiteelo<2410", "elo=2410"});
}

TEST(TagCondition, OtherTags) {
  expect(true, {"eco:B90..B99", "eco:B", "eco:b9", "eco:B96..B96", "eco:A..B", "eco>=B90", "eco<C",
                "round:9..11", "round>9", "tag.Board:5..8", "tag.board=7", "tag.Board<10", "tag.Nothing!=x",
                "tag.Nothing=\"\"", "eco~B9", "white~WIER"});
  expect(false, {"eco:C..D", "eco:B97..", "round:1..9", "round<10", "tag.Board>7", "tag.Nothing:x",
                 "tag.Nothing<5", "tag.Nothing>=a", "white~wier"});
}

TEST(TagCondition, FaultsSayWhatIsWrong) {
  EXPECT_EQ(fault_of("date:soon"), "'soon' is no date, as 2001 or 2001.05..2001.08");
  EXPECT_EQ(fault_of("date:.."), "'..' is no date, as 2001 or 2001.05..2001.08");
  EXPECT_EQ(fault_of("result:white"), "'white' is no result, as 1-0, draw or *");
  EXPECT_EQ(fault_of("result<1-0"), "results are not less or more than others");
  EXPECT_EQ(fault_of("elo>=strong"), "'strong' is no rating, as 2400 or 2000..2400");
  EXPECT_EQ(fault_of("white~("), "'(' is no regular expression: missing )");
}

}  // namespace
}  // namespace mt
