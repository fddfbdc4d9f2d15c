#include "movetext/record/move_graph.hpp"

namespace mt {

void MoveGraph::begin_game() {
  ++game_;
  played_.clear();
  started_ = has_moved_ = false;
}

MoveGraph::Node MoveGraph::start(Side mover, std::uint64_t key) {
  if (!started_) first_mover_ = mover;
  started_ = true;
  if (joins_ == Joins::yes) joined_.insert_or_assign(key, root);
  return root;
}

MoveGraph::Node MoveGraph::play(Node from, std::string_view move, Side mover, std::uint64_t key) {
  const std::uint32_t index = find_or_add(from, move, key);
  if (index == no_move) return none;
  // Before the first roll of a game, the side to move is not known.
  if (from == root && !has_moved_) first_mover_ = mover;
  has_moved_ = has_moved_ || from == root;
  Move& played = moves_[index];
  if (played.game != game_) played_.push_back({index, mover});
  played.game = game_;
  Position& position = positions_[played.to];
  if (position.game != game_) ++position.games;
  position.game = game_;
  return played.to;
}

void MoveGraph::end_game(const GameWorth& worth) {
  if (started_) root_.add(worth, first_mover_);
  for (const Played& played : played_) moves_[played.move].sums.add(worth, played.mover);
  played_.clear();
  started_ = false;
}

MoveGraph::Node MoveGraph::add_position() {
  positions_.emplace_back();
  return static_cast<Node>(positions_.size() - 1);
}

// Returns the position with this key.
MoveGraph::Node MoveGraph::node_of(std::uint64_t key) {
  if (joins_ == Joins::no) return add_position();
  const auto [found, is_new] = joined_.try_emplace(key, none);
  if (is_new) found->second = add_position();
  return found->second;
}

std::uint32_t MoveGraph::find_or_add(Node from, std::string_view move, std::uint64_t key) {
  scratch_.clear();
  for (int byte = 0; byte < 4; ++byte) scratch_ += static_cast<char>(from >> 8 * byte & 0xFFU);
  scratch_ += move;
  const auto found = index_.find(scratch_);
  if (found != index_.end()) return found->second;
  is_full_ = is_full_ || moves_.size() == most_moves || move.size() > UINT32_MAX - texts_.size();
  if (is_full_) return no_move;
  const auto index = static_cast<std::uint32_t>(moves_.size());
  texts_ += move;
  moves_.push_back({.from = from, .to = node_of(key), .text_end = static_cast<std::uint32_t>(texts_.size())});
  index_.emplace(scratch_, index);
  return index;
}

void MoveGraph::add(const MoveGraph& other) {
  std::vector<std::uint64_t> keys(other.nodes(), 0);
  std::vector<Node> here(other.nodes(), none);  // the positions of the other graph in this one
  here[root] = root;
  for (const auto& [key, node] : other.joined_) {
    keys[node] = key;
    if (node == root) joined_.insert_or_assign(key, root);
  }
  // The position before a move is the first one, or that after an earlier move.
  for (std::size_t i = 0; i < other.moves_.size(); ++i) {
    const Move& move = other.moves_[i];
    const std::uint32_t index = find_or_add(here[move.from], other.text(i), keys[move.to]);
    if (index == no_move) break;
    moves_[index].sums += move.sums;
    here[move.to] = moves_[index].to;
  }
  for (std::size_t node = 1; node < here.size(); ++node)
    if (here[node] != none) positions_[here[node]].games += other.positions_[node].games;
  root_ += other.root_;
  is_full_ = is_full_ || other.is_full_;
}

}  // namespace mt
