#include "movetext/cli/perft/parallel_perft.hpp"

#include <algorithm>
#include <thread>

namespace mt::cli {
namespace {

// A position that is reached from the root by one or more plies.
struct Branch {
  AnyPosition position;
  std::size_t first_move;  // index in PerftCount::by_move
};

// Up to this depth the game counts paths without interruption. At greater depths the counter checks for a
// stop after every move, so that a stop takes effect soon.
constexpr int whole_depth = 6;
// At this depth there are enough branches to keep all threads busy to the end.
constexpr int split = 2;

class Counter {
 public:
  explicit Counter(const PerftJob& job) : job_(job) {}

  PerftCount count() {
    if (job_.depth == 0) {
      count_.total = 1;
      return std::move(count_);
    }
    if (!branch_at_root()) {  // the game is over; its rules define whether this counts as a path
      count_.total = paths_of(job_.position, job_.depth);
      return std::move(count_);
    }
    const int plies = job_.depth > whole_depth ? split : 1;
    for (int ply = 1; ply < plies; ++ply) branch_further();
    count_branches(job_.depth - plies);
    std::sort(count_.by_move.begin(), count_.by_move.end());
    for (const auto& [move, count] : count_.by_move) count_.total += count;
    count_.too_complex = too_complex_;
    return std::move(count_);
  }

 private:
  // Calls visit(text, position) for each legal move. Returns whether there is a legal move.
  template <class Visit>
  bool each_move(const AnyPosition& position, board::Notation notation, Visit visit) {
    std::vector<std::string> moves;
    std::vector<AnyPosition> after;
    if (!job_.game.next_positions(position, notation, moves, after)) {
      too_complex_ = true;
      return true;
    }
    for (std::size_t i = 0; i < moves.size(); ++i) visit(moves[i], after[i]);
    return !moves.empty();
  }

  std::uint64_t paths_of(const AnyPosition& position, int depth) {
    const Result<std::uint64_t> paths = job_.game.perft(position, depth);
    if (!paths) too_complex_ = true;
    return paths ? *paths : 0;
  }

  bool branch_at_root() {
    return each_move(job_.position, job_.notation, [&](const std::string& move, const AnyPosition& after) {
      branches_.push_back({after, count_.by_move.size()});
      count_.by_move.emplace_back(move, 0);
    });
  }

  void branch_further() {
    std::vector<Branch> next;
    for (const Branch& branch : branches_) {
      const bool goes_on =
          each_move(branch.position, job_.game.notation(), [&](const std::string&, const AnyPosition& after) {
            next.push_back({after, branch.first_move});
          });
      if (!goes_on) next.push_back(branch);
    }
    branches_ = std::move(next);
  }

  bool over() const { return job_.stop || too_complex_; }

  std::uint64_t count_below(const AnyPosition& position, int depth) {
    std::uint64_t sum = 0;
    if (depth <= whole_depth) return paths_of(position, depth);
    const bool goes_on =
        each_move(position, job_.game.notation(), [&](const std::string&, const AnyPosition& after) {
          if (!over()) sum += count_below(after, depth - 1);
        });
    return goes_on ? sum : paths_of(position, depth);
  }

  void count_branches(int depth) {
    std::vector<std::uint64_t> counts(branches_.size());
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
      for (std::size_t i = next++; i < branches_.size() && !over(); i = next++)
        counts[i] = count_below(branches_[i].position, depth);
    };
    std::vector<std::thread> helpers;
    const std::size_t useful = std::min<std::size_t>(job_.threads, branches_.size());
    for (std::size_t i = 1; i < useful; ++i) helpers.emplace_back(work);
    work();
    for (std::thread& helper : helpers) helper.join();
    for (std::size_t i = 0; i < branches_.size(); ++i)
      count_.by_move[branches_[i].first_move].second += counts[i];
  }

  const PerftJob& job_;
  PerftCount count_;
  std::vector<Branch> branches_;
  std::atomic<bool> too_complex_ = false;
};

}  // namespace

PerftCount count_paths(const PerftJob& job) {
  return Counter(job).count();
}

}  // namespace mt::cli
