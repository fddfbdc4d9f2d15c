// The stage that counts the moves which games play after a position.
//
//   const auto counts = std::make_shared<MoveCounts>(MoveCountOptions{.plies = 4});
//   task.stages.push_back(count_moves(counts));
//   run_stages(task);
//   for (const auto& [game, moves] : counts->games()) show(game, list_moves(moves.graph, {.plies = 4}));
#pragma once
#include "movetext/archive/core/stage.hpp"
#include "movetext/games/api/any_game.hpp"
#include "movetext/record/move_graph.hpp"

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace mt::archive {

// A position from which moves are counted.
struct CountedPosition {
  GameSpec game;  // a record counts if its game has the same name
  AnyPosition position;
};

struct MoveCountOptions {
  // If empty, the moves of each game are counted from its start position.
  std::optional<CountedPosition> from{};
  std::uint32_t plies = 1;  // moves are counted up to this many plies after the position
  MoveGraph::Joins joins = MoveGraph::Joins::no;
  bool variations = false;  // count the moves of variations, too
};

// The moves of the records of a game.
struct CountedMoves {
  explicit CountedMoves(MoveGraph::Joins joins) : graph(joins) {}

  std::optional<GameSpec> spec{};
  std::uint64_t read = 0;  // games that were read; each game of a match counts
  MoveGraph graph;
};

// Each worker counts separately, so that the workers need no locks.
class MoveCounts {
 public:
  using Games = std::map<std::string, CountedMoves>;  // by the name of the game

  explicit MoveCounts(MoveCountOptions options) : options_(options) {}

  const MoveCountOptions& options() const { return options_; }
  // Returns the counts of a further worker. They stay valid.
  Games& add_worker() { return workers_.emplace_back(); }
  // Returns the sums of all workers; must be called after the run. With MoveCountOptions::from, only its game
  // is in the result.
  Games games() const;

 private:
  MoveCountOptions options_;
  std::deque<Games> workers_;
};

MakeStage count_moves(std::shared_ptr<MoveCounts> counts);

}  // namespace mt::archive
