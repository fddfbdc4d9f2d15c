// Moves are counted as a tree, or as a graph in which equal positions are joined.
#include "movetext/record/move_graph.hpp"

#include "movetext/record/move_rows.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace mt {
namespace {

using Joins = MoveGraph::Joins;

constexpr GameWorth win{PlayerResult::win, PlayerResult::loss};
constexpr GameWorth loss{PlayerResult::loss, PlayerResult::win};
constexpr GameWorth draw{PlayerResult::draw, PlayerResult::draw};

// Plays moves that are letters. The position after them depends on the letters, not on their order.
void add_game(MoveGraph& graph, std::string_view moves, const GameWorth& worth) {
  graph.begin_game();
  MoveGraph::Node node = graph.start(Side::first, 0);
  std::uint64_t key = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    key += std::uint64_t{1} << 2U * static_cast<unsigned>(moves[i] - 'a');
    node = graph.play(node, moves.substr(i, 1), i % 2 == 0 ? Side::first : Side::second, key);
  }
  graph.end_game(worth);
}

// Returns rows as "PLY MOVE GAMES +WINS =DRAWS -LOSSES", with "@ROW" for a position that is listed elsewhere.
std::vector<std::string> rows(const MoveGraph& graph, const MoveRowOptions& options) {
  std::vector<std::string> out;
  for (const MoveRow& row : list_moves(graph, options)) {
    const MoveSums& sums = row.sums;
    std::string text = std::to_string(row.ply) + ' ' + std::string(row.move) + ' ' +
                       std::to_string(sums.games) + " +" + std::to_string(sums.wins) + '=' +
                       std::to_string(sums.draws) + '-' + std::to_string(sums.losses);
    if (row.same_as) text += '@' + std::to_string(*row.same_as);
    out.push_back(text);
  }
  return out;
}

using Rows = std::vector<std::string>;

TEST(MoveGraph, CountsFromTheViewOfTheSideThatMoves) {
  MoveGraph graph(Joins::no);
  add_game(graph, "ab", win);
  add_game(graph, "ac", loss);
  add_game(graph, "b", draw);
  add_game(graph, "ac", {});
  EXPECT_EQ(rows(graph, {.plies = 2}),
            (Rows{"0  4 +1=1-1", "1 a 3 +1=0-1", "2 c 2 +1=0-0", "2 b 1 +0=0-1", "1 b 1 +0=1-0"}));
  EXPECT_EQ(rows(graph, {.plies = 1, .min_games = 2}), (Rows{"0  4 +1=1-1", "1 a 3 +1=0-1"}));
}

TEST(MoveGraph, JoinsEqualPositions) {
  MoveGraph tree(Joins::no);
  MoveGraph graph(Joins::yes);
  for (MoveGraph* const each : {&tree, &graph}) {
    add_game(*each, "abcd", win);
    add_game(*each, "cbae", win);
  }
  EXPECT_EQ(rows(tree, {.plies = 9}).size(), 9U);
  EXPECT_EQ(rows(graph, {.plies = 9}),
            (Rows{"0  2 +2=0-0", "1 a 1 +1=0-0", "2 b 1 +0=0-1", "3 c 1 +1=0-0", "4 d 1 +0=0-1",
                  "4 e 1 +0=0-1", "1 c 1 +1=0-0", "2 b 1 +0=0-1", "3 a 1 +1=0-0@3"}));
}

TEST(MoveGraph, AGameCountsOnceForAMove) {
  MoveGraph graph(Joins::yes);
  graph.begin_game();
  MoveGraph::Node node = graph.start(Side::first, 0);
  for (int i = 0; i < 3; ++i) {
    node = graph.play(node, "there", Side::first, 1);
    node = graph.play(node, "back", Side::first, 0);
    EXPECT_EQ(node, MoveGraph::root);
  }
  graph.end_game(win);
  EXPECT_EQ(rows(graph, {.plies = 9}), (Rows{"0  1 +1=0-0", "1 there 1 +1=0-0", "2 back 1 +1=0-0@0"}));
}

TEST(MoveGraph, TheSumOfTwoGraphsIsTheGraphOfAllGames) {
  for (const Joins joins : {Joins::no, Joins::yes}) {
    MoveGraph one(joins);
    MoveGraph other(joins);
    MoveGraph all(joins);
    int number = 0;
    for (const std::string_view game : {"abc", "bac", "cab", "abd", "a", "", "cba", "bca"}) {
      ++number;
      add_game(number % 2 == 0 ? one : other, game, number % 3 == 0 ? win : loss);
      add_game(all, game, number % 3 == 0 ? win : loss);
    }
    one.add(other);
    EXPECT_EQ(rows(one, {.plies = 9}), rows(all, {.plies = 9}));
  }
}

TEST(MoveGraph, PointsAreThoseOfTheSideThatMoves) {
  MoveGraph graph(Joins::no);
  add_game(graph, "ab", {PlayerResult::win, PlayerResult::loss, 4});
  add_game(graph, "ab", {PlayerResult::loss, PlayerResult::win, -1});
  const std::vector<MoveRow> list = list_moves(graph, {.plies = 2});
  EXPECT_EQ(list[1].sums.points, 3);
  EXPECT_EQ(list[2].sums.points, -3);
}

}  // namespace
}  // namespace mt
