#include "movetext/record/move_rows.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace mt {
namespace {

// Orders the moves of each position, and finds the shortest way to each position.
class Listing {
 public:
  Listing(const MoveGraph& graph, const MoveRowOptions& options)
      : graph_(graph), options_(options), moves_(graph.nodes()), ways_(graph.nodes()) {
    sort_moves();
    find_ways();
  }

  std::vector<MoveRow> rows() const;

 private:
  // The shortest way to a position: its last move, and its length in plies.
  struct Way {
    std::uint32_t move = UINT32_MAX;
    std::uint32_t plies = UINT32_MAX;
  };
  using Moves = std::vector<std::uint32_t>;

  void sort_moves();
  void find_ways();

  const MoveGraph& graph_;
  MoveRowOptions options_;
  std::vector<Moves> moves_;  // for each position
  std::vector<Way> ways_;     // for each position
};

void Listing::sort_moves() {
  const std::vector<MoveGraph::Move>& all = graph_.moves();
  for (std::size_t i = 0; i < all.size(); ++i)
    if (all[i].sums.games >= options_.min_games) moves_[all[i].from].push_back(static_cast<std::uint32_t>(i));
  for (Moves& moves : moves_)
    std::ranges::sort(moves, [&](std::uint32_t a, std::uint32_t b) {
      if (all[a].sums.games != all[b].sums.games) return all[a].sums.games > all[b].sums.games;
      return graph_.text(a) < graph_.text(b);
    });
}

void Listing::find_ways() {
  ways_[MoveGraph::root].plies = 0;
  std::vector<MoveGraph::Node> nodes{MoveGraph::root};
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const std::uint32_t plies = ways_[nodes[i]].plies;
    if (plies >= options_.plies) break;
    for (const std::uint32_t move : moves_[nodes[i]]) {
      const MoveGraph::Node to = graph_.moves()[move].to;
      if (ways_[to].plies != UINT32_MAX) continue;
      ways_[to] = {move, plies + 1};
      nodes.push_back(to);
    }
  }
}

std::vector<MoveRow> Listing::rows() const {
  struct Open {
    MoveGraph::Node node;
    std::uint32_t row;
    std::size_t at;  // the next of its moves
  };
  std::vector<MoveRow> out{{.sums = graph_.sums()}};
  std::vector<std::uint32_t> row_of(graph_.nodes(), 0);
  std::vector<std::pair<std::uint32_t, MoveGraph::Node>> joins;  // rows whose position is listed elsewhere
  std::vector<Open> open{{MoveGraph::root, 0, 0}};
  while (!open.empty()) {
    Open& here = open.back();
    const std::uint32_t ply = out[here.row].ply;
    if (ply >= options_.plies || here.at == moves_[here.node].size()) {
      open.pop_back();
      continue;
    }
    const std::uint32_t index = moves_[here.node][here.at++];
    const MoveGraph::Move& move = graph_.moves()[index];
    const auto row = static_cast<std::uint32_t>(out.size());
    out.push_back({.ply = ply + 1,
                   .before = here.row,
                   .move = graph_.text(index),
                   .sums = move.sums,
                   .games_before = graph_.games_at(here.node)});
    if (ways_[move.to].move != index) {
      joins.emplace_back(row, move.to);
      continue;
    }
    row_of[move.to] = row;
    open.push_back({move.to, row, 0});
  }
  for (const auto& [row, node] : joins) out[row].same_as = row_of[node];
  return out;
}

}  // namespace

std::vector<MoveRow> list_moves(const MoveGraph& graph, const MoveRowOptions& options) {
  return Listing(graph, options).rows();
}

}  // namespace mt
