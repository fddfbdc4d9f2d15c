// Counts the moves that games play after a position: as a tree, or as a graph in which equal positions are
// joined.
//
//   MoveGraph graph(MoveGraph::Joins::no);
//   graph.begin_game();
//   MoveGraph::Node node = graph.start(Side::first, 0);
//   node = graph.play(node, "e4", Side::first, 0);
//   graph.end_game({PlayerResult::win, PlayerResult::loss});
#pragma once
#include "movetext/base/side.hpp"
#include "movetext/record/move_sums.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace mt {

class MoveGraph {
 public:
  using Node = std::uint32_t;  // a position
  static constexpr Node root = 0;
  static constexpr Node none = UINT32_MAX;
  // The maximum number of moves. It takes about 100 MB.
  static constexpr std::size_t most_moves = 1'000'000;

  enum class Joins : std::uint8_t { no, yes };

  struct Move {
    Node from = root;
    Node to = root;
    std::uint32_t text_end = 0;  // the text of the move ends here in the texts; it begins where the last ends
    std::uint32_t game = 0;      // number of the last game that has played the move
    MoveSums sums{};
  };

  explicit MoveGraph(Joins joins) : joins_(joins) {}

  // Begins a game. A game counts once for each move, however often it plays the move.
  void begin_game();
  // Notes that the game reaches the first position of the graph; `mover` is the side to move there. `key`
  // identifies the position if positions are joined.
  Node start(Side mover, std::uint64_t key);
  // Notes a move of the game. `key` identifies the position after it, if positions are joined. Returns the
  // position after it, or none if the graph is full.
  Node play(Node from, std::string_view move, Side mover, std::uint64_t key);
  void end_game(const GameWorth& worth);
  // Adds the counts of another graph.
  void add(const MoveGraph& other);

  // Returns whether a move was left out because there were too many.
  bool is_full() const { return is_full_; }
  // Returns the games that have reached the first position, from the view of the side to move there.
  const MoveSums& sums() const { return root_; }
  const std::vector<Move>& moves() const { return moves_; }
  // Returns the text of a move; `index` is an index of moves().
  std::string_view text(std::size_t index) const {
    const std::uint32_t begin = index == 0 ? 0 : moves_[index - 1].text_end;
    return std::string_view(texts_).substr(begin, moves_[index].text_end - begin);
  }
  // Returns the number of positions.
  std::size_t nodes() const { return positions_.size(); }
  // Returns how many games have reached a position.
  std::uint64_t games_at(Node node) const { return node == root ? root_.games : positions_[node].games; }

 private:
  static constexpr std::uint32_t no_move = UINT32_MAX;

  struct Position {
    std::uint64_t games = 0;
    std::uint32_t game = 0;  // number of the last game that has reached it
  };
  struct Played {
    std::uint32_t move;
    Side mover;
  };

  std::uint32_t find_or_add(Node from, std::string_view move, std::uint64_t key);
  Node add_position();
  Node node_of(std::uint64_t key);

  Joins joins_;
  std::vector<Move> moves_;
  std::string texts_;
  std::unordered_map<std::string, std::uint32_t> index_;  // by position and text
  std::unordered_map<std::uint64_t, Node> joined_;        // positions by their keys
  std::string scratch_;
  std::vector<Position> positions_{1};
  std::uint32_t game_ = 0;
  std::vector<Played> played_;  // the moves of the game
  bool started_ = false;        // the game has reached the first position
  bool has_moved_ = false;      // the game has played a move there
  Side first_mover_ = Side::first;
  MoveSums root_;
  bool is_full_ = false;
};

}  // namespace mt
