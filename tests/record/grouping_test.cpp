// Groups records by their values.
#include "movetext/record/grouping.hpp"

#include <gtest/gtest.h>

namespace mt {
namespace {

struct TagPair {
  const char* name;
  const char* value;
};
using Groups = std::vector<std::string>;

Groups groups_of(std::initializer_list<TagPair> tags, std::string_view keys) {
  Record record;
  for (const TagPair& tag : tags) record.set_tag(tag.name, tag.value);
  std::vector<GroupKey> read;
  EXPECT_EQ(read_group_keys(keys, read), "");
  Groups out;
  append_groups(record, read, {.game = "chess"}, out);
  return out;
}

TEST(Grouping, PutsAGameIntoTheGroupsOfBothPlayers) {
  EXPECT_EQ(groups_of({{"White", "Anna"}, {"Black", "Bram"}}, "player"), (Groups{"Anna", "Bram"}));
  EXPECT_EQ(groups_of({{"White", "Anna"}, {"Black", "Anna"}}, "player"), Groups{"Anna"});
  EXPECT_EQ(groups_of({{"White", "?"}}, "player"), Groups{""});
  EXPECT_EQ(groups_of({{"White", "Anna"}, {"Black", "Bram"}, {"Date", "2001"}}, "player,year"),
            (Groups{"Anna\x1F"
                    "2001",
                    "Bram\x1F"
                    "2001"}));
  EXPECT_EQ(groups_of({{"White", "Anna"}, {"Black", "Bram"}}, "year,player"), (Groups{"\x1F"
                                                                                      "Anna",
                                                                                      "\x1F"
                                                                                      "Bram"}));
}

TEST(Grouping, KnowsTheColoursOfPlayers) {
  const std::initializer_list<TagPair> tags{{"White", "Anna"}, {"Black", "Bram"}};
  EXPECT_EQ(groups_of(tags, "colour"), (Groups{"white", "black"}));
  EXPECT_EQ(groups_of(tags, "player,Color"), (Groups{"Anna\x1Fwhite",
                                                     "Bram\x1F"
                                                     "black"}));
  std::vector<GroupKey> keys;
  EXPECT_EQ(read_group_keys("colour,color", keys), "'color' is named twice");
}

TEST(Grouping, GivesAGameFromTheViewOfAPlayer) {
  Record record;
  record.set_tag("Result", "2-0");
  record.set_tag("WhiteElo", "2100");
  record.set_tag("BlackElo", "?");
  EXPECT_EQ(game_of_player(record, true, true), (PlayerGame{PlayerResult::win, 200, 0, 0}));
  EXPECT_EQ(game_of_player(record, false, true), (PlayerGame{PlayerResult::loss, 0, 200, 2100}));
  EXPECT_EQ(game_of_player(record, true, false), (PlayerGame{PlayerResult::loss, 0, 200, 0}));
  record.set_tag("Result", "*");
  EXPECT_EQ(game_of_player(record, true, true), PlayerGame());
}

TEST(Grouping, ReadsDatesCodesAndResults) {
  EXPECT_EQ(groups_of({{"Date", "31.5.2001"}}, "year"), Groups{"2001"});
  EXPECT_EQ(groups_of({{"Date", "31.5.2001"}}, "date"), Groups{"2001.05.31"});
  EXPECT_EQ(groups_of({{"Date", "????.??.??"}}, "year"), Groups{""});
  EXPECT_EQ(groups_of({{"Date", "19??"}}, "year"), Groups{"19??"});
  EXPECT_EQ(groups_of({{"ECO", "b90j"}}, "eco"), Groups{"B90"});
  EXPECT_EQ(groups_of({{"ECO", "KP"}}, "eco"), Groups{"KP"});
  EXPECT_EQ(groups_of({{"Result", "2-0"}}, "result"), Groups{"1-0"});
  EXPECT_EQ(groups_of({{"Result", "1-1"}}, "result"), Groups{"draw"});
  EXPECT_EQ(groups_of({{"Result", "24-40"}}, "result"), Groups{"0-1"});
  EXPECT_EQ(groups_of({}, "result"), Groups{"open"});
  EXPECT_EQ(groups_of({}, "game"), Groups{"chess"});
  EXPECT_EQ(groups_of({{"Board", "4"}}, "tag.board"), Groups{"4"});
}

TEST(Grouping, RemovesControlCharactersAndLimitsValues) {
  EXPECT_EQ(groups_of({{"Event", " a\x1F\nb "}}, "event"), Groups{"a  b"});
  const std::string longest = std::string(1023, 'x') + "é";
  EXPECT_EQ(groups_of({{"Event", longest.c_str()}}, "event"), Groups{std::string(1023, 'x')});
}

TEST(Grouping, RefusesUnknownValues) {
  std::vector<GroupKey> read;
  EXPECT_EQ(read_group_keys("playr", read), "unknown name 'playr'; did you mean player?");
  EXPECT_EQ(read_group_keys("year,elo", read), "records do not have a single value for 'elo'");
  read.clear();
  EXPECT_EQ(read_group_keys("foofoo", read),
            "unknown name 'foofoo'; names are player, white, black, event, site, date, year, round, "
            "result, eco, opening, whiteelo, blackelo, game, plies, number, position, ends, ply, tag.NAME");
  read.clear();
  EXPECT_NE(read_group_keys("year,", read), "");
  read.clear();
  EXPECT_EQ(read_group_keys("year,result,YEAR", read), "'YEAR' is named twice");
  read.clear();
  EXPECT_EQ(read_group_keys("tag.A,tag.B", read), "");
}

}  // namespace
}  // namespace mt
