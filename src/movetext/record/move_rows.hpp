// Lists the moves of a MoveGraph in the order in which they are shown: the most frequent moves of a position
// first, and after each move the moves that follow it.
//
//   for (const MoveRow& row : list_moves(graph, {.plies = 4}))
//     show(row.ply, row.move, row.sums.games);
#pragma once
#include "movetext/record/move_graph.hpp"
#include "movetext/record/move_sums.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace mt {

struct MoveRow {
  std::uint32_t ply = 0;     // number of the move after the first position, from 1; 0 for that position
  std::uint32_t before = 0;  // index of the row of the move before it
  std::string_view move{};   // empty in the first row, which stands for the first position
  MoveSums sums{};
  std::uint64_t games_before = 0;  // number of games that have reached the position before the move
  // If the position after the move also arises by other moves, and its moves are listed there: the index of
  // that row.
  std::optional<std::uint32_t> same_as{};
};

struct MoveRowOptions {
  std::uint32_t plies = 1;      // how many plies after the first position are listed
  std::uint64_t min_games = 1;  // moves of fewer games are not listed
};

// Returns the rows; the first one stands for the first position. Moves with the same number of games are in
// the order of their bytes. The graph must outlive the rows.
std::vector<MoveRow> list_moves(const MoveGraph& graph, const MoveRowOptions& options);

}  // namespace mt
