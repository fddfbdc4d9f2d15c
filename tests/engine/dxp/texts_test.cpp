// Tests the messages of DXP: the texts that Scan 3.1 and its opponent sent, and the position of every field.
#include "movetext/engine/protocol/dxp/texts.hpp"

#include "movetext/engine/protocol/dxp/game.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace mt::engine::dxp {
namespace {

template <class Kind>
Kind read_as(std::string_view text) {
  const auto message = read_message(text);
  const Kind* const kind = message ? std::get_if<Kind>(&*message) : nullptr;
  EXPECT_NE(kind, nullptr) << text;
  return kind != nullptr ? *kind : Kind{};
}

TEST(DxpTexts, AreWrittenAsTheyAreRead) {
  const std::string start = std::string(20, 'z') + std::string(10, 'e') + std::string(20, 'w');
  for (const std::string& text : std::vector<std::string>{
           "R01movetext                        Z001050A",
           "R01Scan 3.1                        W999000BZ" + start, "AScan 3.1                        0",
           "AScan 3.1                        3", "M0001322800", "M00002123022728",
           "M9999010220" + std::string("0304050607080910111213141516171819202122"), "E00", "E21", "E30",
           "CHello", "C?", "B001W", "B999Z", "K0", "K2"}) {
    const auto message = read_message(text);
    ASSERT_TRUE(message) << text;
    EXPECT_EQ(text_of(*message), text);
  }
}

TEST(DxpTexts, HaveTheirFields) {
  const auto request = read_as<GameRequest>("R01movetext                        Z001050A");
  EXPECT_EQ(request.name, "movetext");
  EXPECT_FALSE(request.follower_is_white);
  EXPECT_EQ(request.minutes, 1);
  EXPECT_EQ(request.moves, 50);
  EXPECT_EQ(request.position, "");
  const auto given =
      read_as<GameRequest>("R01" + std::string(32, ' ') + "W000000BZzZwW" + std::string(46, 'e'));
  EXPECT_EQ(given.name, "");
  EXPECT_EQ(given.position, "BbBwW" + std::string(46, 'e'));
  // If the version is another one, the rest of the message is not read.
  EXPECT_EQ(read_as<GameRequest>("R02").version, "02");
  EXPECT_EQ(read_as<GameRequest>("R99and whatever").version, "99");
  const auto move = read_as<Move>("M00122123022827");
  EXPECT_EQ(move.seconds, 12);
  EXPECT_EQ(move.from, 21);
  EXPECT_EQ(move.to, 23);
  EXPECT_EQ(move.taken, (std::vector<int>{27, 28}));
  EXPECT_EQ(read_as<GameEnd>("E21").reason, GameEnd::Reason::drawn);
  EXPECT_TRUE(read_as<GameEnd>("E21").leaves);
  EXPECT_EQ(read_as<BackRequest>("B012Z").number, 12);
}

TEST(DxpTexts, RefuseOtherLengthsAndValues) {
  const std::string name(32, 'x');
  const std::string board(50, 'e');
  for (const std::string& text : std::vector<std::string>{"",
                                                          "X",
                                                          "r01",
                                                          "R",
                                                          "R0",
                                                          "Rx1",
                                                          "R01",
                                                          "R01" + name + "Z001050",
                                                          "R01" + name + "Z001050AA",
                                                          "R01" + name + "X001050A",
                                                          "R01" + name + "Z0a1050A",
                                                          "R01" + name + "Z001050C",
                                                          "R01" + name + "Z001050B",
                                                          "R01" + name + "Z001050B" + board,
                                                          "R01" + name + "Z001050BE" + board,
                                                          "R01" + name + "Z001050BW" + board + "e",
                                                          "R01" + name + "Z001050BWb" + board.substr(1),
                                                          "A" + name,
                                                          "A" + name + "4",
                                                          "A" + name + "00",
                                                          "A" + name.substr(1) + "0",
                                                          "M",
                                                          "M000132280",
                                                          "M00013228000",
                                                          "M0001002800",
                                                          "M0001325100",
                                                          "M-001322800",
                                                          "M0001322801",
                                                          "M000021230227",
                                                          "M000021230327282",
                                                          "M00002123022727",
                                                          "M000021230100",
                                                          "M000021230151",
                                                          "M0000010221" + std::string(42, '1'),
                                                          "E",
                                                          "E0",
                                                          "E000",
                                                          "E40",
                                                          "E02",
                                                          "C",
                                                          "B000W",
                                                          "B1W",
                                                          "B001w",
                                                          "B0011W",
                                                          "K",
                                                          "K3",
                                                          "K00",
                                                          "\x01",
                                                          "\xFF",
                                                          "M00013228\xB2\xB9",
                                                          "Ccaf\xC3\xA9",
                                                          std::string("C\0", 2),
                                                          std::string("E0\0", 3),
                                                          "C" + std::string(127, 'x')})
    EXPECT_FALSE(read_message(text)) << text;
  EXPECT_TRUE(read_message("C" + std::string(126, 'x')));
}

TEST(DxpTexts, StayWithinTheirBounds) {
  EXPECT_EQ(text_of(GameAnswer{.name = "  A\nname \xC3\xA9 that is longer than its field allows"}),
            "AA?name ?? that is longer than it0");
  EXPECT_EQ(text_of(Chat{std::string(500, 'x')}).size(), longest_message);
  EXPECT_EQ(text_of(Chat{"a\tb\x7F"}), "Ca?b?");
  EXPECT_EQ(text_of(Move{.seconds = 100'000, .from = 1, .to = 6}), "M9999010600");
  EXPECT_EQ(text_of(Move{.seconds = -3, .from = 1, .to = 6}), "M0000010600");
  EXPECT_EQ(text_of(GameRequest{.minutes = 5000}), "R01" + std::string(32, ' ') + "Z999000A");
}

TEST(DxpGame, CountsMovesFromTheFirstMover) {
  for (const bool white_began : {true, false})
    for (int ply = 0; ply < 9; ++ply) EXPECT_EQ(ply_of(move_at(ply, white_began), white_began), ply);
  EXPECT_EQ(move_at(0, true).number, 1);
  EXPECT_TRUE(move_at(0, true).is_white);
  EXPECT_EQ(move_at(0, false).number, 1);
  EXPECT_FALSE(move_at(0, false).is_white);
  EXPECT_EQ(move_at(1, false).number, 2);
  EXPECT_EQ(ply_of({.number = 1, .is_white = true}, false), -1);
}

TEST(DxpGame, SupportsOnlyInternationalDraughts) {
  EXPECT_TRUE(has_game(*parse_game("international")));
  for (const char* name : {"frisian", "killer", "breakthrough", "antidraughts", "international-losing",
                           "canadian", "russian", "chess"}) {
    const auto game = parse_game(name);
    ASSERT_TRUE(game) << name;
    EXPECT_FALSE(has_game(*game)) << name;
  }
}

// The king on 48 can reach 8 in two ways, and it can also reach 2. In DXP only the captured pieces
// distinguish these moves.
TEST(DxpGame, DistinguishesCapturesByTheTakenPieces) {
  const GameSpec spec = *parse_game("international");
  std::string position = "W" + std::string(50, 'e');
  position[48] = 'W';
  for (const int square : {13, 23, 34, 42, 43}) position[static_cast<std::size_t>(square)] = 'b';
  std::vector<std::string> played;
  for (const char* said :
       {"M0000480803134223", "M0000480803433413", "M0000480203132342", "M0000480203341343"}) {
    const auto game = Game::begin(spec, position);
    ASSERT_TRUE(game);
    const auto move = find_move(game->line().game(), game->line().position(), read_as<Move>(said));
    ASSERT_TRUE(move) << said;
    played.push_back(*move);
    const auto squares = squares_of(game->line().game(), game->line().position(), *move);
    ASSERT_TRUE(squares);
    EXPECT_EQ(squares->taken, read_as<Move>(said).taken);
    EXPECT_TRUE(game->play(*move)) << *move;
    std::string left;
    game->line().game().write_position(game->line().position(), "hub", left);
    EXPECT_EQ(left[42], said == std::string("M0000480803134223") || said == std::string("M0000480203132342")
                            ? 'e'
                            : 'b');
  }
  std::sort(played.begin(), played.end());
  EXPECT_EQ(std::unique(played.begin(), played.end()), played.end());
  const auto game = Game::begin(spec, position);
  for (const char* wrong : {"M0000480803134243", "M00004808021342", "M0000480800"})
    EXPECT_FALSE(find_move(game->line().game(), game->line().position(), read_as<Move>(wrong))) << wrong;
}

TEST(DxpGame, TakesMovesBack) {
  const auto game = Game::begin(*parse_game("international"), "");
  ASSERT_TRUE(game);
  for (const char* move : {"32-28", "17-21", "31-27"}) ASSERT_TRUE(game->play(move)) << move;
  EXPECT_EQ(game->moves_of(Side::first), 2);
  EXPECT_FALSE(game->take_back({.number = 3, .is_white = true}));
  EXPECT_FALSE(game->play("32-28"));
  EXPECT_TRUE(game->take_back({.number = 1, .is_white = false}));
  EXPECT_EQ(game->line().moves().size(), 1U);
  EXPECT_EQ(game->moves_of(Side::first), 1);
  EXPECT_EQ(game->moves_of(Side::second), 0);
  EXPECT_TRUE(game->play("17-22"));
  EXPECT_EQ(Game::begin(*parse_game("international"), "W" + std::string(50, 'e')), nullptr);
  EXPECT_EQ(Game::begin(*parse_game("international"), "Wnonsense"), nullptr);
}

}  // namespace
}  // namespace mt::engine::dxp
