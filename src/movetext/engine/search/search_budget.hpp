// Counts the nodes of a search and decides when it must end.
//
//   meter.start(limits, side, now, stop);
//   while (!meter.spend()) visit_next_node();
#pragma once
#include "movetext/engine/api/limits.hpp"
#include "movetext/engine/search/shared_nodes.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>

namespace mt::engine {

using TimePoint = std::chrono::steady_clock::time_point;

// The time that a move may take.
struct Spans {
  std::optional<Milliseconds> soft{};  // no new depth is started after this
  std::optional<Milliseconds> hard{};  // the search is interrupted after this
};

// Returns the time for the next move of a side. Some time is always reserved for sending the answer.
Spans spans_of(const Limits& limits, Side side);

class SearchBudget {
 public:
  // Starts a search at the time `now`. `side` is the side whose clock runs.
  void start(const Limits& limits, Side side, TimePoint now, std::stop_token stop);

  // Lets helpers take part in the search, which has just started: the nodes of all of them together are
  // limited, and counted in nodes(). `shared` must exist until end_sharing() is called.
  void share(SharedNodes& shared);
  // Starts the part of a helper in the search of `main`, which shares its nodes. Only `stop` and the limits
  // of nodes and depth end it.
  void help(const SearchBudget& main, std::stop_token stop);
  // Gives back the nodes that the helper has taken but not searched.
  void end_helping();
  // Called when all helpers have ended. The search may then go on alone.
  void end_sharing();

  // Counts a node, so many plies after the root. Returns true if the search must end now.
  [[gnu::always_inline]] bool spend(int ply = 0) {
    if (stopped_) return true;
    ++nodes_;
    deepest_ = std::max(deepest_, ply);
    if (nodes_ >= node_limit_ || stop_.stop_requested()) return ends();
    if (nodes_ >= next_look_) look();
    return stopped_;
  }
  bool stopped() const { return stopped_; }
  std::uint64_t nodes() const;
  // Returns the largest number of plies after the root at which a node was counted.
  int deepest() const { return deepest_; }
  Milliseconds elapsed() const;
  // Returns how many seconds the search may still take. If the limit is a number of nodes, returns the time
  // that the remaining nodes usually take.
  double seconds_left() const;
  // Returns whether there is enough time to start the next depth: at most the part `share` of the soft time
  // limit may have passed.
  bool may_go_on(double share);
  // Returns whether a search that has nothing left to find must still wait for a stop: it has no limits, and
  // was not stopped yet.
  bool may_wait();
  int depth_limit() const { return depth_limit_; }
  // Returns whether a clock is the only limit of the search.
  bool plays_by_clock() const { return by_clock_; }

 private:
  void look();
  // Returns whether the search ends at this node, which is the last of those taken so far, or at which a stop
  // was requested.
  bool ends();

  std::uint64_t nodes_ = 0;
  std::uint64_t node_limit_ = 0;       // while nodes are shared: the nodes that this search has taken so far
  std::uint64_t nodes_of_others_ = 0;  // the nodes of helpers that have ended
  SharedNodes* shared_ = nullptr;
  int deepest_ = 0;
  std::uint64_t next_look_ = 0;
  bool stopped_ = false;
  bool by_clock_ = false;
  bool is_limited_ = false;
  int depth_limit_ = 0;
  TimePoint start_{};
  TimePoint last_look_{};
  std::optional<TimePoint> soft_{};
  std::optional<TimePoint> hard_{};
  Milliseconds soft_span_{};
  std::stop_token stop_{};
};

}  // namespace mt::engine
