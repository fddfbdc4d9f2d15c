// PDN 3.0, the GameType tag.
#include "movetext/games/table/game_type.hpp"

#include "movetext/games/draughts/rows.hpp"

#include <gtest/gtest.h>

namespace mt {
namespace {

using draughts::Colour;
using draughts::Notation;
using draughts::Rules;
namespace rows = draughts::rows;

Rules applied(const Rules& row, std::string_view text) {
  const auto fields = read_game_type(text);
  EXPECT_TRUE(fields) << text;
  return fields ? apply(*fields, row) : row;
}

struct Standard {
  const Rules& rules;
  const char* value;
};

constexpr int number_of(std::string_view value) {
  return (value[0] - '0') * 10 + (value[1] - '0');
}

TEST(GameType, FullValuesOfTheStandard) {
  const Standard games[] = {
      {rows::international, "20,W,10,10,N2,0"}, {rows::english, "21,B,8,8,N1,0"},
      {rows::italian, "22,W,8,8,N2,1"},         {rows::pool, "23,B,8,8,N1,0"},
      {rows::unified_pool, "23,W,8,8,A0,0"},    {rows::jamaican_pool, "23,B,8,8,A1,1"},
      {rows::spanish, "24,W,8,8,N1,1"},         {rows::russian, "25,W,8,8,A0,0"},
      {rows::brazilian, "26,W,8,8,A0,0"},       {rows::canadian, "27,W,12,12,N2,0"},
      {rows::portuguese, "28,W,8,8,N1,1"},      {rows::czech, "29,W,8,8,A0,0"},
      {rows::turkish, "30,W,8,8,A0,0"},         {rows::thai, "31,B,8,8,N2,0"},
      {rows::frisian, "40,W,10,10,N2,0"},       {rows::spantsireti, "41,W,10,8,A0,0"},
  };
  for (const Standard& game : games) {
    EXPECT_EQ(write_game_type(number_of(game.value), game.rules), game.value);
    EXPECT_EQ(applied(game.rules, game.value), game.rules) << game.value;
  }
}

TEST(GameType, EveryFieldIsHonoured) {
  const Rules small = applied(rows::international, "20,W,8,8,N2,0");
  EXPECT_EQ(small.shape, (board::Shape{8, 8, board::Squares::corner_a1}));
  EXPECT_EQ(small.men_rows, 3);
  const Rules large = applied(rows::russian, "25,W,14,14,A0,0");
  EXPECT_EQ(large.men_rows, 6);
  EXPECT_EQ(write_game_type(25, large), "25,W,14,14,A0,0");
  const Rules black = applied(rows::international, "20,B,10,10,N1,0");
  EXPECT_EQ(black.first, Colour::black);
  EXPECT_EQ(black.square_one, board::Corner::top_left);
  EXPECT_EQ(applied(rows::english, "21,W,8,8,N2,1").shape.squares, board::Squares::corner_h1);
  EXPECT_EQ(applied(rows::brazilian, "26,W,8,8,N2,0").notation, Notation::numeric);
  EXPECT_EQ(applied(rows::pool, "23,W,8,8,A0,0"), rows::unified_pool);
  EXPECT_EQ(applied(rows::pool, "23,B,8,8,A1,1"), rows::jamaican_pool);
}

TEST(GameType, MissingFieldsKeepThoseOfTheNumber) {
  EXPECT_EQ(applied(rows::international, "20"), rows::international);
  EXPECT_EQ(applied(rows::international, "20,w,8,8"), applied(rows::international, " 20, W , 8 ,8,N2,0"));
}

TEST(GameType, FieldsThatCannotBe) {
  for (const char* text :
       {"20,X,8,8,N2,0", "20,W,3,8,N2,0", "20,W,8,15,N2,0", "20,W,8,8,S2,0", "20,W,8,8,N4,0", "20,W,8,8,N2,2",
        "20,W,8,8,N2,0,1", "twenty", "", "99999999999999999999"})
    EXPECT_FALSE(read_game_type(text)) << text;
}

// Boards of every size and corner go out and in again.
TEST(GameType, RoundTripOverAllBoards) {
  for (const Rules& row : {rows::international, rows::english, rows::russian, rows::turkish})
    for (int width = 4; width <= 14; ++width)
      for (int height = 4; height <= 14; ++height)
        for (const char* rest : {",N0,0", ",N1,1", ",N2,0", ",N3,1", ",A0,0", ",A3,1"})
          for (const char* first : {"W", "B"}) {
            const std::string size = std::to_string(width) + "," + std::to_string(height);
            const Rules rules = applied(row, "20," + std::string(first) + "," + size + rest);
            const std::string written = write_game_type(20, rules);
            ASSERT_EQ(applied(row, written), rules) << written;
          }
}

}  // namespace
}  // namespace mt
