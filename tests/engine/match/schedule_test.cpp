#include "movetext/engine/match/schedule.hpp"

#include "movetext/engine/match/adjudication.hpp"
#include "movetext/engine/match/duplicate_dice.hpp"
#include "movetext/engine/match/openings.hpp"
#include "movetext/engine/match/scoreboard.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/replay/live_game.hpp"

#include <gtest/gtest.h>
#include <map>
#include <set>
#include <vector>

namespace mt::engine::match {
namespace {

TEST(Schedule, PlaysEachOpeningTwiceWithColoursReversed) {
  const Schedule schedule(4, 6);
  ASSERT_EQ(schedule.size(), 36U);
  std::map<std::array<std::size_t, 2>, std::multiset<std::uint64_t>>
      openings;  // by engines, that of the first side before the other: the numbers of the openings
  for (std::uint64_t i = 0; i < schedule.size(); ++i) {
    const Appointment game = schedule.game(i);
    EXPECT_NE(game.engines[0], game.engines[1]);
    EXPECT_LT(game.pairing[0], game.pairing[1]);
    EXPECT_LT(game.pairing[1], 4U);
    openings[game.engines].insert(game.opening);
    EXPECT_EQ(number_of_round(round_of(game)), i);
  }
  EXPECT_EQ(openings.size(), 12U);  // 4 engines with 3 opponents each
  for (const auto& [engines, numbers] : openings) EXPECT_EQ(numbers, (std::multiset<std::uint64_t>{0, 1, 2}));
}

TEST(Schedule, DoesNotDependOnItsLength) {
  const Schedule few(3, 4);
  const Schedule many(3, 400);
  for (std::uint64_t i = 0; i < few.size(); ++i) {
    EXPECT_EQ(few.game(i).engines, many.game(i).engines);
    EXPECT_EQ(few.game(i).opening, many.game(i).opening);
  }
  EXPECT_EQ(Schedule(2, 5).size(), 6U);
}

TEST(Schedule, ReadsTheNumbersOfRounds) {
  EXPECT_EQ(number_of_round("1.1"), 0U);
  EXPECT_EQ(number_of_round("17.2"), 33U);
  for (const char* other : {"", "1", "0.1", "1.3", "-1.1", "1.", ".2", "1.1.1", "?"})
    EXPECT_EQ(number_of_round(other), UINT64_MAX) << other;
}

TEST(DuplicateDice, AreTheSameForBothGamesOfAPairAndFair) {
  std::array<std::array<int, 7>, 2> seen{};
  int equal = 0;
  constexpr int rolls = 60'000;
  for (int i = 0; i < rolls; ++i) {
    const auto pair = static_cast<std::uint64_t>(i / 100);
    const auto turn = static_cast<std::uint32_t>(i % 100);
    const Dice dice = DuplicateDice(5, pair).roll(1, turn);
    EXPECT_EQ(dice, DuplicateDice(5, pair).roll(1, turn));
    ASSERT_TRUE(are_dice(dice.first, dice.second));
    ++seen[0][dice.first];
    ++seen[1][dice.second];
    equal += dice.is_double() ? 1 : 0;
  }
  // The tolerance of 456 is five standard deviations for 10,000 dice.
  for (const auto& die : seen)
    for (std::size_t face = 1; face <= 6; ++face) EXPECT_NEAR(die[face], rolls / 6.0, 456);
  EXPECT_NEAR(equal, rolls / 6.0, 456);
  EXPECT_NE(DuplicateDice(5, 0).roll(0, 3), DuplicateDice(6, 0).roll(0, 3));
}

Score pawns(double value) {
  return {.value = static_cast<int>(value * 100)};
}

TEST(Adjudicator, EndsAGameThatBothConsiderWon) {
  const AdjudicationTerms terms{.win = AdjudicationTerms::Win{.score = 5, .moves = 3}};
  Adjudicator both(terms);
  Adjudicator one(terms);
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(both.outcome().kind, Outcome::Kind::open);
    both.hear(Side::first, pawns(-5));
    both.hear(Side::second, pawns(7));
    one.hear(Side::first, pawns(-9));
    one.hear(Side::second, pawns(4.9));
  }
  EXPECT_EQ(both.outcome().kind, Outcome::Kind::win);
  EXPECT_EQ(both.outcome().winner, Side::second);
  EXPECT_EQ(one.outcome().kind, Outcome::Kind::open);
  // A lower value or a missing value between the high values restarts the count.
  Adjudicator doubt(terms);
  for (const double value : {6.0, 6.0, 1.0, 6.0, 6.0}) {
    doubt.hear(Side::first, pawns(value));
    doubt.hear(Side::second, pawns(-8));
  }
  EXPECT_EQ(doubt.outcome().kind, Outcome::Kind::open);
  doubt.hear(Side::first, Score{.unit = Score::Unit::wins_in, .value = 9});
  EXPECT_EQ(doubt.outcome().winner, Side::first);
  doubt.hear(Side::first, std::nullopt);
  EXPECT_EQ(doubt.outcome().kind, Outcome::Kind::open);
}

TEST(Adjudicator, EndsAGameThatBothConsiderDrawn) {
  const AdjudicationTerms terms{.draw = AdjudicationTerms::Draw{.score = 0.1, .moves = 2, .first_move = 4}};
  Adjudicator game(terms);
  for (int move = 1; move <= 4; ++move) {
    EXPECT_EQ(game.outcome().kind, Outcome::Kind::open);
    game.hear(Side::first, pawns(0.1));
    game.hear(Side::second, pawns(-0.05));
  }
  EXPECT_EQ(game.outcome().kind, Outcome::Kind::draw);
}

TEST(Openings, AreDrawnReproduciblyAndOnce) {
  for (const char* name : {"chess", "russian", "othello", "xiangqi", "chess960"}) {
    const std::shared_ptr<const AnyGame> game = make_game(*parse_game(name));
    Openings one(game, 3, 4, nullptr);
    Openings two(game, 3, 4, nullptr);
    std::set<std::uint64_t> ends;
    for (const std::uint64_t i : {0, 1, 2, 3, 4, 5, 6, 7, 8, 9}) {
      const Opening opening = one.of(i);
      EXPECT_EQ(opening.moves.size(), 4U);
      AnyPosition position = game->start();
      std::vector<Diagnostic> notes;
      if (!opening.start.empty()) {
        ASSERT_TRUE(game->parse_position(opening.start, position, notes)) << opening.start;
      }
      for (const std::string& move : opening.moves) {
        std::string canonical;
        Diagnostic refusal;
        ASSERT_TRUE(game->play(position, move, game->notation(), canonical, refusal)) << name << ' ' << move;
      }
      ends.insert(game->board_key(position));
    }
    EXPECT_EQ(ends.size(), 10U) << name;
    EXPECT_EQ(two.of(9).moves, one.of(9).moves);  // the order in which they are requested does not matter
  }
}

// The board makes a forced pass; the pass is not listed among the moves of an opening.
TEST(Openings, IncludeForcedPasses) {
  const GameSpec spec = *parse_game("othello");
  Openings drawn(make_game(spec), 5, 56, nullptr);
  for (std::uint64_t i = 0; i < 6; ++i) {
    Diagnostic problem;
    const auto board = replay::LiveGame::begin(spec, {}, problem);
    ASSERT_TRUE(board) << problem.message;
    for (const std::string& move : drawn.of(i).moves) {
      std::string canonical;
      ASSERT_TRUE(board->play(move, board->rules().notation(), canonical, problem)) << problem.message;
    }
    EXPECT_EQ(board->awaiting(), replay::Awaiting::move);
  }
}

TEST(Openings, AreFairIfPossible) {
  const std::shared_ptr<const AnyGame> game = make_game(*parse_game("chess"));
  Openings fair(game, 1, 2, [](const GameLine& line) { return line.moves()[0] == "e4"; });
  for (std::uint64_t i = 0; i < 5; ++i) EXPECT_EQ(fair.of(i).moves.at(0), "e4");
  // If there is no fair opening, an unfair opening is returned.
  Openings none(game, 1, 2, [](const GameLine&) { return false; });
  EXPECT_EQ(none.of(0).moves.size(), 2U);
}

TEST(Openings, DrawEachLineOfAListOnce) {
  const std::shared_ptr<const AnyGame> game = make_game(*parse_game("chess"));
  std::vector<Opening> list;
  for (const char* move : {"a3", "b3", "c3", "d3", "e3", "f3", "g3", "h3"})
    list.push_back({.start = {}, .moves = {move}});
  const auto order = [&](std::uint64_t seed, const Openings::Fair& fair) {
    Openings openings(game, list, seed, fair);
    std::string out;
    for (std::uint64_t i = 0; i < list.size(); ++i) out += openings.of(i).moves.at(0)[0];
    return out;
  };
  const std::string one = order(1, nullptr);
  EXPECT_EQ(one, order(1, nullptr));
  EXPECT_NE(one, order(2, nullptr));
  std::string sorted = one;
  std::sort(sorted.begin(), sorted.end());
  EXPECT_EQ(sorted, "abcdefgh");
  const std::string fair = order(1, [](const GameLine& line) { return line.moves()[0] < "c"; });
  EXPECT_EQ(std::count(fair.begin(), fair.end(), 'a'), 4);
  EXPECT_EQ(std::count(fair.begin(), fair.end(), 'b'), 4);
  EXPECT_EQ(order(1, [](const GameLine&) { return false; }).size(), 8U);
}

TEST(Openings, StartAListAgain) {
  Openings list({{.start = {}, .moves = {"e4"}}, {.start = {}, .moves = {"d4"}}});
  EXPECT_EQ(list.of(0).moves, list.of(2).moves);
  EXPECT_EQ(list.of(3).moves.at(0), "d4");
  EXPECT_TRUE(Openings().of(7).moves.empty());
}

FinishedGame won_by(std::uint64_t number, std::optional<Side> winner) {
  return {.number = number, .winner = winner, .points = {}, .ending = "checkmate"};
}

TEST(Scoreboard, CountsForTheFirstEngineOnEitherSide) {
  const Schedule schedule(2, 10);
  Scoreboard board(schedule);
  board.add(won_by(0, Side::first));   // the engine plays the first side ...
  board.add(won_by(1, Side::second));  // ... and the second side in the return game
  board.add(won_by(3, Side::first));
  board.add(won_by(3, Side::second));  // a game that is added twice counts once
  board.add(won_by(2, std::nullopt));
  board.add(won_by(4, std::nullopt));
  const Tally tally = board.tally_of(0);
  EXPECT_EQ(tally.games, (std::array<std::uint64_t, 3>{1, 2, 2}));
  EXPECT_EQ(tally.pairs, (std::array<std::uint64_t, 5>{0, 1, 0, 0, 1}));
  EXPECT_EQ(board.tally_of(1).games, (std::array<std::uint64_t, 3>{2, 2, 1}));
  EXPECT_EQ(board.tally_of(1).pairs, (std::array<std::uint64_t, 5>{1, 0, 0, 1, 0}));
  EXPECT_EQ(board.size(), 5U);
  EXPECT_EQ(board.endings().at("checkmate"), 5U);
}

}  // namespace
}  // namespace mt::engine::match
