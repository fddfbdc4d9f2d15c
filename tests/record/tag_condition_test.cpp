// Tests conditions on tags.
#include "movetext/record/tag_condition.hpp"

#include <gtest/gtest.h>

namespace mt {
namespace {

// A pattern that matches if a text contains a string. It replaces the library of regular expressions.
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

TEST(TagCondition, SelectsPlayersByPartOfTheName) {
  expect(true,
         {"white:w..x", "white:W..W", "white>=W", "event:A..Clubk", "event:\"clubkamp\"", "player:..N"});
  expect(false, {"white:a..v", "event:\"A..Z\"", "white>w", "player:X.."});
  expect(true,
         {"player:wiersma", "player:абациев", "event:CLUB", "white:harm", "black:MULLER", "player:Müller",
          "player:mu\xCC\x88ller", "white=wiersma, harm", "player!=wiersma", "white!=x"});
  expect(false, {"player:sijbrands", "black:harm", "white=wiersma", "white!=Wiersma, Harm", "opening:x"});
}

TEST(TagCondition, SelectsDatesByRange) {
  // The date is May 1979 without a day, so conditions on a day may match.
  expect(true, {"date:1979", "date:1970..1979", "date:1979.05.20..1979.06", "date:1979..", "date=1979.05",
                "date<1979.06", "date<=1979", "date>1979.05.01", "date>=1979.05.31", "year:1979", "year>1978",
                "year:1970..1980", "date!=1980"});
  expect(false, {"date:..1979.04", "date:1980..1990", "date<1979.05.01", "date>1979", "date>=1979.06",
                 "year<1979", "year!=1979"});
}

TEST(TagCondition, SelectsResultsInAnyScoringSystem) {
  expect(true, {"result:1-0", "result:first", "result=2-0", "result!=draw"});
  expect(false, {"result:draw", "result:*", "result!=1-0"});
}

TEST(TagCondition, SelectsRatingsOfBothPlayers) {
  expect(true,
         {"elo>=2300", "elo:2300..2410", "whiteelo=2410", "blackelo<2311", "blackelo>2310", "elo!=2410"});
  expect(false, {"elo>=2400", "elo>2410", "whiteelo<2410", "elo=2410"});
}

TEST(TagCondition, SelectsByOtherTags) {
  expect(true, {"eco:B90..B99", "eco:B", "eco:b9", "eco:B96..B96", "eco:A..B", "eco>=B90", "eco<C",
                "round:9..11", "round>9", "tag.Board:5..8", "tag.board=7", "tag.Board<10", "tag.Nothing!=x",
                "tag.Nothing=\"\"", "eco~B9", "white~WIER"});
  expect(false, {"eco:C..D", "eco:B97..", "round:1..9", "round<10", "tag.Board>7", "tag.Nothing:x",
                 "tag.Nothing<5", "tag.Nothing>=a", "tag.Nothing!=?", "white~wier"});
}

bool holds_of_tag(const char* tag, const char* value, std::string_view text) {
  Filter filter;
  FilterFault fault;
  EXPECT_TRUE(read_filter(text, filter, fault)) << text << ": " << fault.message;
  TagCondition condition;
  EXPECT_EQ(condition.prepare(filter.conditions().at(0), make_part), "") << text;
  Record record;
  if (value != nullptr) record.set_tag(tag, value);
  std::string scratch;
  return condition.holds(record, true, scratch);
}

TEST(TagCondition, ComparesRoundsPartByPart) {
  for (const char* filter : {"round:7..9", "round>=7", "round<=9", "round=9", "round>8", "round>9.1",
                             "round<10", "round:9.2..9.10", "round:9.2", "round:9.2..9.2", "round!=8"})
    EXPECT_TRUE(holds_of_tag("Round", "9.2", filter)) << filter;
  for (const char* filter : {"round>9", "round<9", "round:7..8", "round:9.3..", "round:..9.1", "round=9.20",
                             "round!=9", "round:10..", "round=?"})
    EXPECT_FALSE(holds_of_tag("Round", "9.2", filter)) << filter;
  EXPECT_TRUE(holds_of_tag("Round", "2.10", "round:2.9..2.11"));
  EXPECT_TRUE(holds_of_tag("Round", "final", "round>100")) << "words come after numbers";
  EXPECT_FALSE(holds_of_tag("Round", "?", "round>=1"));
  EXPECT_FALSE(holds_of_tag("Round", "9", "round>=9.1"));
}

// A range is equivalent to its two bounds, joined with "and".
TEST(TagCondition, TreatsRangesAsTheirBounds) {
  for (const char* value :
       {"A00", "B", "B99", "C", "C99", "D00", "", "?", "7", "7.1", "9.10", "2025.03.01", "x"})
    for (const char* name : {"eco", "round", "tag.Code"}) {
      const char* tag = name[0] == 'e' ? "ECO" : name[0] == 'r' ? "Round" : "Code";
      for (const auto& [first, last] : {std::pair("B", "C"), {"7", "9"}, {"2024", "2026"}, {"2.9", "2.11"}}) {
        const std::string range = std::string(name) + ":" + first + ".." + last;
        if (std::string_view(first) == "2.9" && name[0] != 'r') continue;
        EXPECT_EQ(holds_of_tag(tag, value, range),
                  holds_of_tag(tag, value, std::string(name) + ">=" + first) &&
                      holds_of_tag(tag, value, std::string(name) + "<=" + last))
            << value << " " << range;
      }
    }
  EXPECT_TRUE(holds_of_tag("ECO", "C99", "eco<=C"));
  EXPECT_FALSE(holds_of_tag("ECO", "C99", "eco>C"));
}

TEST(TagCondition, ComparesDatesOfAnyTagByTheirDays) {
  for (const char* filter : {"tag.EventDate>=2024", "tag.EventDate:2024..2026", "tag.EventDate<=2025",
                             "tag.EventDate>2025.02", "tag.EventDate<2025.10.1"})
    EXPECT_TRUE(holds_of_tag("EventDate", "2025.03.14", filter)) << filter;
  for (const char* filter : {"tag.EventDate<2025", "tag.EventDate>2025", "tag.EventDate:..2024"})
    EXPECT_FALSE(holds_of_tag("EventDate", "2025.03.14", filter)) << filter;
  EXPECT_TRUE(holds_of_tag("Board", "12a", "tag.Board>=1")) << "as texts";
  EXPECT_FALSE(holds_of_tag("EventDate", "????.??.??", "tag.EventDate>=0"));
}

TEST(TagCondition, SelectsMissingValues) {
  for (const char* value : {(const char*)nullptr, "", "?", " ? ", "????.??.??", "-"})
    for (const char* filter : {"tag.X=?", "tag.X:?", "tag.X = ?"}) {
      EXPECT_TRUE(holds_of_tag("X", value, filter)) << filter;
      EXPECT_FALSE(holds_of_tag("X", value, "tag.X!=?"));
    }
  EXPECT_FALSE(holds_of_tag("X", "why?", "tag.X=?"));
  EXPECT_TRUE(holds_of_tag("X", "why?", "tag.X!=?"));
  EXPECT_TRUE(holds_of_tag("X", "why?", "tag.X:\"?\"")) << "a text in quotes";
  for (const char* filter : {"date=?", "year:?", "whiteelo=?", "white=?", "eco=?", "elo=?", "player=?"})
    EXPECT_TRUE(holds_of_tag("X", "x", filter)) << filter;
  EXPECT_FALSE(holds_of_tag("Date", "2001.??.??", "date=?"));
}

TEST(TagCondition, RefusesMeaninglessRanges) {
  EXPECT_EQ(fault_of("elo:2700..2600"), "the range '2700..2600' ends before it begins");
  EXPECT_EQ(fault_of("date:2002..2001"), "the range '2002..2001' ends before it begins");
  EXPECT_EQ(fault_of("round:2.11..2.9"),
            "the range '2.11..2.9' ends before it begins; put it into double quotes if it is a text");
  EXPECT_EQ(fault_of("eco:C..B99"),
            "the range 'C..B99' ends before it begins; put it into double quotes if it is a text");
  for (const char* filter : {"elo>2600..2700", "round>7..9", "date<=2001..2002", "event<a..b"})
    EXPECT_NE(fault_of(filter).find("<, <=, > and >= compare with a single value"), std::string::npos)
        << filter;
  for (const char* filter :
       {"eco:C..C", "eco:B90..B", "round:9..9.3", "event:Wait...", "event:\"z..a\"", "eco:B.."})
    EXPECT_EQ(fault_of(filter), "") << filter;
  EXPECT_NE(fault_of("event:.."), "");
}

TEST(TagCondition, ReportsErrors) {
  EXPECT_EQ(fault_of("date:soon"), "invalid date 'soon'; use a value such as 2001 or 2001.05..2001.08");
  EXPECT_EQ(fault_of("date:.."), "invalid date '..'; use a value such as 2001 or 2001.05..2001.08");
  EXPECT_EQ(fault_of("result:white"), "invalid result 'white'; use 1-0, 0-1, draw or *");
  EXPECT_EQ(fault_of("result<1-0"), "results cannot be compared by order; use : or =");
  EXPECT_EQ(fault_of("elo>=strong"), "invalid rating 'strong'; use a value such as 2400 or 2000..2400");
  EXPECT_EQ(fault_of("white~("), "invalid regular expression '(': missing )");
}

}  // namespace
}  // namespace mt
