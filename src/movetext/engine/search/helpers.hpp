// Threads that help a search: they search the same position, and share only the transposition table and the
// number of nodes with it. The search finds in the table what they have found out, and gets on faster.
//
//   const Helpers<G, E> helpers(count, game, evaluation, table, meter, contempt, {past, position, roots});
//   search.run(past, position, roots, 1, found, max_plies);
//
// The results are not reproducible, because they depend on which thread writes to the table first.
#pragma once
#include "movetext/engine/search/search.hpp"

#include <deque>
#include <system_error>
#include <thread>
#include <vector>

namespace mt::engine {

template <Game G, Evaluates<G> E>
class Helpers {
 public:
  struct Task {
    const Past<G>& past;
    const typename G::Position& position;
    const std::vector<RootMove<G>>& moves;
  };

  // Starts `count` helpers of the search that `meter` measures. They end when they have nothing left to
  // search, and at the latest when this object is destroyed. With 0 helpers, nothing changes. If the system
  // cannot start so many threads, there are fewer.
  Helpers(int count, const G& game, const E& evaluation, Table& table, SearchBudget& meter, int contempt,
          const Task& task)
      : meter_(meter) {
    if (count <= 0) return;
    meter.share(nodes_);
    for (int i = 0; i < count; ++i) {
      Helper& helper = helpers_.emplace_back(game, evaluation, table, contempt, task.moves);
      helper.meter.help(meter, stop_.get_token());
      // Every other helper is one depth ahead, so that the helpers do not all search the same nodes.
      const int first_depth = i % 2 == 0 ? 2 : 1;
      try {
        threads_.emplace_back([&helper, task, first_depth] {
          const auto silent = [](const std::vector<RootMove<G>>&, std::size_t, bool) {};
          helper.search.run(task.past, task.position, helper.moves, 1, silent, max_plies, first_depth);
          helper.meter.end_helping();
        });
      } catch (const std::system_error&) {
        helper.meter.end_helping();
        return;
      }
    }
  }
  ~Helpers() {
    if (helpers_.empty()) return;
    stop_.request_stop();
    for (std::thread& thread : threads_) thread.join();
    meter_.end_sharing();
  }
  Helpers(const Helpers&) = delete;
  Helpers& operator=(const Helpers&) = delete;

 private:
  struct Helper {
    Helper(const G& game, const E& evaluation, Table& table, int contempt,
           const std::vector<RootMove<G>>& roots)
        : search(game, evaluation, table, meter, contempt), moves(roots) {}
    SearchBudget meter;
    Search<G, E> search;
    std::vector<RootMove<G>> moves;
  };

  SearchBudget& meter_;
  SharedNodes nodes_;
  std::stop_source stop_;
  std::deque<Helper> helpers_;
  std::vector<std::thread> threads_;
};

}  // namespace mt::engine
