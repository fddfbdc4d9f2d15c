// What most fronts have in common: a search that may have to wait with its answer until it is told to stop,
// and an engine that leaves when its last search is answered.
#pragma once
#include "movetext/engine/protocol/api/front.hpp"

#include <optional>
#include <string>

namespace mt::engine {

class SearchingFront : public Front {
 public:
  void hear_end() final;
  void answered(const Answer& answer) final;

 protected:
  explicit SearchingFront(Host& host) : host_(host) {}

  Host& host() const { return host_; }
  bool thinks() const { return thinks_; }
  enum class WhileWaiting : bool { no_limits, limits };
  // Starts a search.  If it `waits`, its answer is told after stop_search() or hit_ponder(), and it has no
  // limits until then, which hit_ponder() puts on it, unless they are wanted at once.
  void begin_search(Host::Search search, bool waits, WhileWaiting which = WhileWaiting::no_limits);
  // The same for an answer that needs no thought.
  void begin_answered(const Answer& answer, bool waits);
  // The same where nothing can be searched: the answer has failed, and says why.
  void begin_refused(std::string why, bool waits);
  // These have no effect without a search.
  void stop_search();
  void hit_ponder();
  // Ends the search, if there is one, without an answer.
  void leave();

  // Tells the interface the answer.
  virtual void tell(const Answer& answer) = 0;

 private:
  void release(const Answer& answer);

  Host& host_;
  Limits limits_{};
  Side side_ = Side::first;  // that is searched for
  bool thinks_ = false;
  bool waits_ = false;
  bool leaves_ = false;
  std::optional<Answer> held_{};
};

}  // namespace mt::engine
