// The search of the tree of positions after the root: alpha-beta with a transposition table, and a quiescence
// search at the leaves.
#pragma once
#include "movetext/engine/search/frame.hpp"
#include "movetext/engine/search/past.hpp"
#include "movetext/engine/search/reductions.hpp"
#include "movetext/engine/search/search_budget.hpp"
#include "movetext/engine/search/table.hpp"
#include "movetext/engine/search/values.hpp"
#include "movetext/games/api/evaluation.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace mt::engine {

template <Game G, Evaluates<G> E>
class Tree {
 public:
  using Position = typename G::Position;
  using Move = typename G::Move;

  // `contempt` is the penalty for a repetition, from the view of the side to move at the root.
  Tree(const G& game, const E& evaluation, Table& table, SearchBudget& meter, int contempt = 0)
      : game_(game),
        evaluation_(evaluation),
        traits_(evaluation.traits()),
        table_(table),
        meter_(meter),
        contempt_(contempt),
        frames_(max_plies + 1) {}

 protected:
  // Plays the move in the next frame.
  void make(int ply, const Move& move, bool with_key = true) {
    const Frame<G>& here = frame(ply);
    Frame<G>& next = frame(ply + 1);
    next.position = game_.play(here.position, move);
    if (with_key) next.key = evaluation_.key(next.position);
    next.quiet = evaluation_.is_irreversible(here.position, move) ? 0 : here.quiet + 1;
  }

  // Returns the value of the next frame, from the view of the side to move in this frame.
  int descend(int ply, int depth, int alpha, int beta, bool may_pass = true) {
    if constexpr (JudgesPasses<G>)
      if (game_.to_move(frame(ply).position) == game_.to_move(frame(ply + 1).position))
        return node(ply + 1, depth, alpha, beta, may_pass);
    return -node(ply + 1, depth, -beta, -alpha, may_pass);
  }

  int node(int ply, int depth, int alpha, int beta, bool may_pass) {
    Frame<G>& here = frame(ply);
    here.line.clear();
    const bool check = evaluation_.in_check(here.position);
    if (check && ply < 2 * max_plies / 3) ++depth;
    if (depth <= 0 || ply >= max_plies - 1) return leaf(ply, alpha, beta, true);
    if (meter_.spend(ply)) return 0;
    if (const auto known = value_of_past(ply)) return *known;
    if (!check && evaluation_.is_drawn(here.position)) return 0;
    alpha = std::max(alpha, -win_after(ply));
    beta = std::min(beta, win_after(ply + 1));
    if (alpha >= beta) return alpha;

    const bool wide = beta - alpha > 1;
    std::uint16_t hint = Entry::no_move;
    bool has_static = false;
    if (const Entry entry = table_.find(here.key)) {
      hint = entry.move;
      here.static_value = entry.static_value;
      has_static = true;
      const int value = from_table(entry.value, ply);
      if (!wide && entry.depth >= depth && decides(entry.bound(), value, alpha, beta)) return value;
    }
    if (check)
      here.static_value = -largest_value;
    else if (!has_static || here.static_value == -largest_value)
      here.static_value = evaluation_.value(here.position);
    if (!wide && !check)
      if (const auto value = pruned(ply, depth, beta, may_pass)) return *value;
    if (hint == Entry::no_move && depth >= 5) --depth;

    if (!game_.legal_moves(here.position, here.moves)) return here.static_value;
    if (here.moves.empty()) return ended(ply);
    return moves_of_node(ply, depth, alpha, beta, check, hint);
  }

  int moves_of_node(int ply, int depth, int alpha, int beta, bool check, std::uint16_t hint) {
    Frame<G>& here = frame(ply);
    if (here.moves.size() == 1 && ply < max_plies / 2) ++depth;  // a forced move does not use up depth
    rate(ply, hint);
    const bool wide = beta - alpha > 1;
    const int first_alpha = alpha;
    int best = -infinite_value;
    std::uint16_t best_index = Entry::no_move;
    std::size_t done = 0;
    while (const Rated* const next = here.order.next()) {
      const Rated rated = *next;
      const bool hopeless =
          best > -win_value + 1'000 && !wide && !check && is_hopeless(here, rated, depth, alpha, done);
      make(ply, move_at(here, rated.index), !hopeless);
      if (hopeless) {
        if (!evaluation_.in_check(frame(ply + 1).position)) {
          ++done;
          continue;
        }
        frame(ply + 1).key = evaluation_.key(frame(ply + 1).position);
      }
      const int value = search_move(ply, depth, alpha, beta, check, rated, done);
      ++done;
      if (meter_.stopped()) return 0;
      if (value <= best) continue;
      best = value;
      if (value <= alpha) continue;
      alpha = value;
      best_index = rated.index;
      keep_line(ply, move_at(here, rated.index));
      if (value >= beta) {
        reward(ply, depth, rated, done);
        break;
      }
    }
    const Bound bound = best >= beta ? Bound::lower : best > first_alpha ? Bound::exact : Bound::upper;
    if (rests_on_perpetual(best)) return best;
    table_.write(here.key, best_index, to_table(best, ply), here.static_value, std::min(depth, 100), bound);
    return best;
  }

  int search_move(int ply, int depth, int alpha, int beta, bool check, const Rated& rated, std::size_t done) {
    if (done == 0) return descend(ply, depth - 1, alpha, beta);
    int less = 0;
    if (traits_.reductions && rated.quiet && !check && depth >= 3 && done >= 3) {
      less = reduction(depth, done);
      if (beta - alpha > 1) --less;
      less -= successes_.of(game_.to_move(frame(ply).position), rated.code) / (Successes::most / 2);
      less = std::clamp(less, 0, depth - 2);
    }
    int value = descend(ply, depth - 1 - less, alpha, alpha + 1);
    if (value > alpha && less > 0 && !meter_.stopped()) value = descend(ply, depth - 1, alpha, alpha + 1);
    if (value > alpha && value < beta && !meter_.stopped()) value = descend(ply, depth - 1, alpha, beta);
    return value;
  }

  // If the position is so good that no move needs to be searched, returns a value for the node.
  std::optional<int> pruned(int ply, int depth, int beta, bool may_pass) {
    Frame<G>& here = frame(ply);
    if (is_decided(beta)) return std::nullopt;
    if (traits_.pruning && depth <= 6 && here.static_value - traits_.margin * depth >= beta)
      return here.static_value;
    if (!traits_.null_move || !may_pass || depth < 3 || here.static_value < beta ||
        !evaluation_.may_try_pass(here.position))
      return std::nullopt;
    Frame<G>& next = frame(ply + 1);
    next.position = game_.pass(here.position);
    next.key = evaluation_.key(next.position);
    next.quiet = 0;
    const int less = 3 + depth / 4 + std::min((here.static_value - beta) / 200, 2);
    const int value = descend(ply, depth - 1 - less, beta - 1, beta, false);
    if (meter_.stopped() || value < beta) return std::nullopt;
    return is_decided(value) ? beta : value;
  }

  // Returns whether a move is unlikely to raise alpha, because it comes late in the order, loses material, or
  // because the position is too far below alpha.
  bool is_hopeless(const Frame<G>& here, const Rated& rated, int depth, int alpha, std::size_t done) const {
    if (!traits_.pruning || is_decided(alpha)) return false;
    if (!rated.quiet) return depth <= 3 && rated.gain < -60 * depth;
    if (depth <= 4 && static_cast<int>(done) > 4 + depth * depth) return true;
    return depth <= 4 && here.static_value + traits_.margin * 9 / 8 * (depth + 1) <= alpha;
  }

  // The quiescence search.
  int leaf(int ply, int alpha, int beta, bool at_horizon) {
    Frame<G>& here = frame(ply);
    here.line.clear();
    if (meter_.spend(ply)) return 0;
    if (const auto known = value_of_past(ply)) return *known;
    if (evaluation_.is_drawn(here.position)) return 0;
    const Unrest unrest = evaluation_.unrest(here.position, here.moves, at_horizon);
    if (unrest == Unrest::forced && here.moves.empty()) return ended(ply);
    if (unrest == Unrest::quiet || ply >= max_plies - 1) return evaluation_.value(here.position);
    int best = -infinite_value;
    if (unrest == Unrest::choice) {
      best = here.static_value = evaluation_.value(here.position);
      if (best >= beta) return best;
      alpha = std::max(alpha, best);
    }
    rate(ply, Entry::no_move);
    while (const Rated* const next = here.order.next()) {
      if (unrest == Unrest::choice &&
          (next->gain < 0 || here.static_value + next->gain + traits_.margin * 5 / 2 <= alpha))
        continue;
      const Rated rated = *next;
      make(ply, move_at(here, rated.index));
      const int value = descend_to_leaf(ply, alpha, beta);
      if (meter_.stopped()) return 0;
      if (value <= best) continue;
      best = value;
      if (value <= alpha) continue;
      alpha = value;
      keep_line(ply, move_at(here, rated.index));
      if (value >= beta) break;
    }
    return best;
  }
  int descend_to_leaf(int ply, int alpha, int beta) {
    if constexpr (JudgesPasses<G>)
      if (game_.to_move(frame(ply).position) == game_.to_move(frame(ply + 1).position))
        return leaf(ply + 1, alpha, beta, false);
    return -leaf(ply + 1, -beta, -alpha, false);
  }

  // Returns a value if the position is a repetition, or if the game is drawn because it had too many moves
  // without progress. If the position has occurred before in the searched line, one such occurrence is
  // enough, because the moves can be repeated again. If it has occurred only in the game before the search,
  // it must have occurred twice, because only the third occurrence ends the game.
  std::optional<int> value_of_past(int ply) {
    const Frame<G>& here = frame(ply);
    if (traits_.quiet_limit > 0 && here.quiet >= traits_.quiet_limit) return value_of_draw(ply);
    int last = 0;  // plies since the position last occurred in the game
    for (int back = 2; back <= here.quiet; ++back) {
      if (key_before(ply, back) != here.key) continue;
      if (back < ply || last > 0) return value_of_repetition(ply, last > 0 ? last : back);
      last = back;
    }
    return std::nullopt;
  }
  int value_of_repetition(int ply, int back) {
    switch (evaluation_.repeated(cycle(ply, back))) {
      case Repeated::draw:
        break;
      case Repeated::win:
        return perpetual_value - ply;
      case Repeated::loss:
        return ply - perpetual_value;
    }
    return value_of_draw(ply);
  }
  int value_of_draw(int ply) const {
    const bool is_root_side = game_.to_move(frames_[static_cast<std::size_t>(ply)].position) ==
                              game_.to_move(frames_.front().position);
    return is_root_side ? -contempt_ : contempt_;
  }
  std::uint64_t key_before(int ply, int back) const {
    if (back <= ply) return frames_[static_cast<std::size_t>(ply - back)].key;
    const auto keys = past_->keys();
    const auto from_end = static_cast<std::size_t>(back - ply);
    return from_end <= keys.size() ? keys[keys.size() - from_end] : 0;
  }
  std::span<const Position> cycle(int ply, int back) {
    cycle_.clear();
    const auto positions = past_->positions();
    for (int i = back; i >= 0; --i) {
      const auto from_end = static_cast<std::size_t>(i - ply);
      cycle_.push_back(i <= ply ? frame(ply - i).position : positions[positions.size() - from_end]);
    }
    return cycle_;
  }

  // Returns the value of a position in which the game is over.
  int ended(int ply) {
    const Position& position = frame(ply).position;
    if (const std::optional<int> value = evaluation_.final_value(position)) return *value;
    typename G::Referee referee(game_);
    referee.reset(position);
    const Outcome outcome = referee.outcome();
    if (outcome.kind != Outcome::Kind::win) return 0;
    return outcome.winner == game_.to_move(position) ? win_after(ply) : -win_after(ply);
  }

  // Rates the moves of a node for their order. The move from the table comes first, then captures by their
  // gain, then moves that were good in other nodes.
  void rate(int ply, std::uint16_t hint) {
    Frame<G>& here = frame(ply);
    here.order.clear();
    const Side side = game_.to_move(here.position);
    std::uint16_t index = 0;
    for (const Move& move : here.moves) {
      Rated rated{
          .gain = evaluation_.gain(here.position, move), .index = index, .code = evaluation_.code(move)};
      rated.quiet = rated.gain == 0 && !game_.captures(move);
      if (index == hint)
        rated.rating = 1 << 28;
      else if (rated.gain > 0 || !rated.quiet)
        rated.rating = rated.gain >= 0 ? (1 << 24) + rated.gain : -(1 << 24) + rated.gain;
      else if (rated.gain < 0)
        rated.rating = -(1 << 24) + rated.gain;
      else if (rated.code == here.killers[0] || rated.code == here.killers[1])
        rated.rating = (1 << 22) + (rated.code == here.killers[0] ? 1 : 0);
      else
        rated.rating = successes_.of(side, rated.code);
      here.order.add(rated);
      ++index;
    }
  }

  void reward(int ply, int depth, const Rated& best, std::size_t done) {
    if (!best.quiet) return;
    Frame<G>& here = frame(ply);
    const Side side = game_.to_move(here.position);
    const int bonus = std::min(depth * depth * 16, Successes::most / 8);
    successes_.add(side, best.code, bonus);
    for (std::size_t i = 0; i + 1 < done; ++i)
      if (here.order.handed_out(i).quiet) successes_.add(side, here.order.handed_out(i).code, -bonus);
    if (here.killers[0] == best.code) return;
    here.killers[1] = here.killers[0];
    here.killers[0] = best.code;
  }

  void keep_line(int ply, const Move& move) {
    std::vector<Move>& line = frame(ply).line;
    const std::vector<Move>& rest = frame(ply + 1).line;
    line.assign(1, move);
    line.insert(line.end(), rest.begin(), rest.end());
  }

  // Converts a value for the table, in which the plies to a win are counted from the position of the entry
  // and not from the root.
  static int to_table(int value, int ply) {
    return is_decided(value) ? (value > 0 ? value + ply : value - ply) : value;
  }
  static int from_table(int value, int ply) {
    return is_decided(value) ? (value > 0 ? value - ply : value + ply) : value;
  }
  static bool decides(Bound bound, int value, int alpha, int beta) {
    if (bound == Bound::exact) return true;
    return bound == Bound::lower ? value >= beta : value <= alpha;
  }
  static const Move& move_at(const Frame<G>& frame, std::size_t index) {
    return *(frame.moves.begin() + static_cast<std::ptrdiff_t>(index));
  }
  Frame<G>& frame(int ply) { return frames_[static_cast<std::size_t>(ply)]; }

  const G& game_;
  const E& evaluation_;
  SearchTraits traits_;
  Table& table_;
  SearchBudget& meter_;
  int contempt_;
  std::vector<Frame<G>> frames_;
  Successes successes_;
  const Past<G>* past_ = nullptr;
  std::vector<Position> cycle_;
};

}  // namespace mt::engine
