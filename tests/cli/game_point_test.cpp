#include "movetext/cli/game_point.hpp"

#include <gtest/gtest.h>

namespace mt::cli {
namespace {

TEST(GamePoint, ReadsNumbersOfMovesAsUsersWriteThem) {
  for (const char* const text : {"23", "23."}) {
    const auto moment = parse_move(text);
    ASSERT_TRUE(moment) << text;
    EXPECT_EQ(moment->number, 23U);
    EXPECT_EQ(moment->side, '1');
  }
  EXPECT_EQ(parse_move("23...")->side, '2');
  EXPECT_EQ(parse_move("23b")->side, 'b');
  EXPECT_EQ(parse_move("7R")->side, 'r');
  EXPECT_EQ(parse_move("7w")->number, 7U);
}

TEST(GamePoint, RefusesTextsOtherThanMoveNumbers) {
  for (const char* const text : {"", "b", "x3", "-1", "+1", "23..", "23....", "23bb", "23 b", "3 ", " 3",
                                 "2.5", "99999999999999999999", "4294967296", "1e3", "23\xC3\xA9"})
    EXPECT_FALSE(parse_move(text)) << text;
}

// Only the main line is searched, and each game of a match separately.
TEST(GamePoint, FindsTheGamesOfARecord) {
  Record record;
  const auto add = [&record](EventKind kind, std::uint32_t value = 0) {
    record.tape.push_back({.kind = kind, .text = {}, .value = value});
  };
  add(EventKind::ply);
  add(EventKind::open, 3);
  add(EventKind::ply);
  add(EventKind::close, 1);
  add(EventKind::comment);
  add(EventKind::null_ply);
  add(EventKind::result);
  const std::vector<GameLine> games = games_of(record);
  ASSERT_EQ(games.size(), 1U);
  EXPECT_FALSE(games[0].start);
  EXPECT_EQ(games[0].number, 0U);
  EXPECT_EQ(games[0].events, (std::vector<std::uint32_t>{0, 5}));
}

TEST(GamePoint, FindsTheGamesOfAMatch) {
  Record record;
  record.convention = &conventions::match;
  for (const EventKind kind : {EventKind::game, EventKind::roll, EventKind::ply, EventKind::points,
                               EventKind::game, EventKind::cube, EventKind::points})
    record.tape.push_back({.kind = kind, .text = {}});
  const std::vector<GameLine> games = games_of(record);
  ASSERT_EQ(games.size(), 2U);
  EXPECT_EQ(games[0].start, 0U);
  EXPECT_EQ(games[0].events, (std::vector<std::uint32_t>{1, 2}));
  EXPECT_EQ(games[1].start, 4U);
  EXPECT_EQ(games[1].number, 2U);
  EXPECT_EQ(games[1].events, (std::vector<std::uint32_t>{5}));
}

}  // namespace
}  // namespace mt::cli
