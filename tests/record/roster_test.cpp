#include "movetext/record/roster.hpp"

#include <gtest/gtest.h>
#include <initializer_list>
#include <utility>

namespace {

using namespace mt;

using Pairs = std::initializer_list<std::pair<std::string_view, std::string_view>>;

Record record_with(Pairs tags) {
  Record record;
  for (const auto& [name, value] : tags) record.set_tag(name, value);
  return record;
}

std::string sheet_of(const Record& record, const TagOptions& options = {}) {
  TagSheet sheet;
  sheet.fill(record, options);
  std::string out;
  for (const CanonicalTag& tag : sheet.tags())
    out += std::string(tag.name) + '=' + std::string(tag.value) + '\n';
  return out;
}

TEST(Roster, IsAlwaysCompleteAndInOrder) {
  EXPECT_EQ(sheet_of(record_with({{"Round", "3"}})),
            "Event=?\nSite=?\nDate=????.??.??\nRound=3\nWhite=?\nBlack=?\nResult=*\n");
}

// Moves of Red and Black are in the notation that the tag Format names, so a reduced record must keep the
// tag.
TEST(Roster, IncludesTheNotationOfAReducedRecord) {
  Record record = record_with({{"Format", "ICCS"}, {"Game", "Chinese Chess"}, {"Title", "x"}});
  record.convention = &conventions::pgn_of_red;
  const std::string sheet = sheet_of(record, {.reduced = true});
  EXPECT_TRUE(sheet.ends_with("Format=ICCS\nGame=Chinese Chess\n")) << sheet;
}

TEST(Roster, OtherTagsFollowInAsciiOrder) {
  const Record record = record_with({{"ECO", "1"},
                                     {"Annotator", "x"},
                                     {"GameType", "20"},
                                     {"EventDate", "1-2-1999"},
                                     {"FEN", "W:W1:B2"},
                                     {"Board", ""}});
  EXPECT_EQ(sheet_of(record).substr(sheet_of({}).size()),
            "Annotator=x\nECO=1\nEventDate=1999.02.01\nFEN=W:W1:B2\nGameType=20\nSetUp=1\n");
}

// A tag with an unknown name is information even if it has no value.
TEST(Roster, EmptyTagsOfUnknownNamesAreKept) {
  const Record record = record_with({{"Board", ""}, {"Bianco", " "}, {"Unheard", ""}});
  EXPECT_EQ(sheet_of(record).substr(sheet_of({}).size()), "Unheard=\n");
}

// These tags come from Italian federation archives.
TEST(Roster, ItalianNamesAreMappedToTheRoster) {
  const Record record = record_with({{"Dati", "69° ASSOLUTO"},
                                     {"Anno", "2005"},
                                     {"Bianco", "BORGHETTI"},
                                     {"Nero", "MASCOLO"},
                                     {"Risultato", "1-0"},
                                     {"Apertura", "0028"}});
  EXPECT_EQ(
      sheet_of(record),
      "Event=69° ASSOLUTO\nSite=?\nDate=2005.??.??\nRound=?\nWhite=BORGHETTI\nBlack=MASCOLO\nResult=1-0\n"
      "Apertura=0028\n");
}

TEST(Roster, AnAliasWithAnotherValueIsKept) {
  const std::string sheet = sheet_of(record_with({{"White", "A"}, {"Bianco", "B"}}));
  EXPECT_NE(sheet.find("White=A\n"), std::string::npos);
  EXPECT_NE(sheet.find("Bianco=B\n"), std::string::npos);
}

// P1 is the side that moves first, which is Black in English draughts.
TEST(Roster, FirstPlayerDependsOnTheGame) {
  const Record record = record_with({{"P1", "ganelon"}, {"P2", "Anyvil0"}});
  EXPECT_EQ(roster_value(record, RosterTag::white, true), "ganelon");
  EXPECT_EQ(roster_value(record, RosterTag::black, false), "ganelon");
}

TEST(Roster, ResultComesFromTheTagOrTheMarker) {
  Record record = record_with({{"Result", "*"}});
  record.tape.push_back({.kind = EventKind::result, .text = record.keep("0-1")});
  EXPECT_EQ(record_result(record), "0-1");
  record.set_tag("Result", "2-0");
  EXPECT_EQ(record_result(record), "2-0");
}

TEST(Roster, NamesAreSpelledAsUsual) {
  const auto spelled = [](std::string_view name) {
    std::string out;
    append_tag_name(name, out);
    return out;
  };
  EXPECT_EQ(spelled("setup"), "SetUp");
  EXPECT_EQ(spelled("WHITEELO"), "WhiteElo");
  EXPECT_EQ(spelled("drgnode"), "Drgnode");
  EXPECT_EQ(spelled("White Elo"), "White_Elo");
  EXPECT_TRUE(is_tag_name("GameType"));
  EXPECT_FALSE(is_tag_name("Gametype"));
}

}  // namespace
