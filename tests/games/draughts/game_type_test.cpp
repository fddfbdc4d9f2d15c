// PDN 3.0, the GameType tag.
#include "any_rules.hpp"
#include "movetext/games/draughts/game_type_fields.hpp"
#include "movetext/games/draughts/position_text.hpp"

#include <gtest/gtest.h>

namespace mt::draughts {
namespace {

std::string full_value(int number, const Rules& rules) {
  return write_game_type(number, rules);
}

Rules apply(const Rules& row, std::string_view text) {
  const auto type = read_game_type(text);
  EXPECT_TRUE(type) << text;
  return with_game_type(row, *type);
}

struct Standard {
  const Rules& rules;
  const char* value;
};

constexpr int number_of(std::string_view value) {
  return (value[0] - '0') * 10 + (value[1] - '0');
}

TEST(GameType, FullValuesAreThoseOfTheStandard) {
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
    EXPECT_EQ(full_value(number_of(game.value), game.rules), game.value);
    EXPECT_EQ(apply(game.rules, game.value), game.rules) << game.value;
  }
}

TEST(GameType, EveryFieldIsApplied) {
  const Rules small = apply(rows::international, "20,W,8,8,N2,0");
  EXPECT_EQ(small.shape, (board::Shape{8, 8, board::Squares::corner_a1}));
  EXPECT_EQ(small.men_rows, 3);
  const Rules large = apply(rows::russian, "25,W,14,14,A0,0");
  EXPECT_EQ(large.men_rows, 6);
  EXPECT_EQ(full_value(25, large), "25,W,14,14,A0,0");
  const Rules black = apply(rows::international, "20,B,10,10,N1,0");
  EXPECT_EQ(black.first, Colour::black);
  EXPECT_EQ(black.square_one, board::Corner::top_left);
  EXPECT_EQ(apply(rows::english, "21,W,8,8,N2,1").shape.squares, board::Squares::corner_h1);
  EXPECT_EQ(apply(rows::brazilian, "26,W,8,8,N2,0").notation, Notation::numeric);
  EXPECT_EQ(apply(rows::pool, "23,W,8,8,A0,0"), rows::unified_pool);
  EXPECT_EQ(apply(rows::pool, "23,B,8,8,A1,1"), rows::jamaican_pool);
}

TEST(GameType, MissingFieldsKeepThoseOfTheNumber) {
  EXPECT_TRUE(read_game_type("20")->number_only());
  EXPECT_EQ(apply(rows::international, "20"), rows::international);
  EXPECT_EQ(apply(rows::international, "20,,8,8"), apply(rows::international, " 20, W , 8 ,8,N2,0"));
  EXPECT_EQ(apply(rows::russian, "25,W,8,8,A"), rows::russian);
}

// PlayOK writes N1 and numbers from the top left; only the moves can show that the corner is wrong.
TEST(GameType, ACornerIsReadLiterally) {
  EXPECT_EQ(apply(rows::international, "20,W,10,10,N1,0").square_one, board::Corner::bottom_right);
}

TEST(GameType, FaultsHaveTheirField) {
  const auto range = [](std::string_view text) {
    const auto type = read_game_type(text);
    EXPECT_FALSE(type) << text;
    if (type) return std::string();
    EXPECT_EQ(type.code(), Code::bad_gametype);
    return std::string(text.substr(type.fault().begin, type.fault().end - type.fault().begin));
  };
  EXPECT_EQ(range("20,X,8,8,N2,0"), "X");
  EXPECT_EQ(range("20,W,3,8,N2,0"), "3");
  EXPECT_EQ(range("20,W,8,15,N2,0"), "15");
  EXPECT_EQ(range("20,W,8,8,Q2,0"), "Q2");
  EXPECT_EQ(range("20,W,8,8,N4,0"), "N4");
  EXPECT_EQ(range("20,W,8,8,N2,2"), "2");
  EXPECT_EQ(range("20,W,8,8,N2,0,1"), "1");
  EXPECT_EQ(range("twenty"), "twenty");
  EXPECT_EQ(range(""), "");
  EXPECT_EQ(range("99999999999999999999"), "99999999999999999999");
}

// Boards of every size and corner are written and read back.
TEST(GameType, EveryBoardIsReadBack) {
  for (const Rules& row : {rows::international, rows::english, rows::russian, rows::turkish})
    for (int width = 4; width <= 14; ++width)
      for (int height = 4; height <= 14; ++height)
        for (const char* rest : {",N0,0", ",N1,1", ",N2,0", ",N3,1", ",A0,0", ",A3,1"})
          for (const char* first : {"W", "B"}) {
            const std::string size = std::to_string(width) + "," + std::to_string(height);
            const Rules rules =
                with_game_type(row, *read_game_type("20," + std::string(first) + "," + size + rest));
            const std::string written = full_value(20, rules);
            ASSERT_EQ(with_game_type(row, *read_game_type(written)), rules) << written;
          }
}

}  // namespace
}  // namespace mt::draughts
