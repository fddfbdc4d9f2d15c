// The common part of most fronts: if necessary, holds back the answer of a search until a stop command comes,
// and ends the conversation after the answer of the last search.
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
  // Starts a search. If `waits` is true, its answer is held back until stop_search() or hit_ponder() is
  // called. Until then the search has no limits, unless `which` is WhileWaiting::limits. A call of
  // hit_ponder() sets the limits.
  void begin_search(Host::Search search, bool waits, WhileWaiting which = WhileWaiting::no_limits);
  // Like begin_search(), for an answer that is already known without a search.
  void begin_answered(const Answer& answer, bool waits);
  // Like begin_answered(), for a search that is impossible: the answer is a failure with the reason `why`.
  void begin_refused(std::string why, bool waits);
  // These two functions do nothing without a search.
  void stop_search();
  void hit_ponder();
  // Stops the search, if there is one, and ends the conversation without waiting for its answer.
  void leave();

  // Sends the answer to the interface.
  virtual void tell(const Answer& answer) = 0;

 private:
  void release(const Answer& answer);

  Host& host_;
  Limits limits_{};
  Side side_ = Side::first;  // the side to move in the position that is searched
  bool thinks_ = false;
  bool waits_ = false;
  bool leaves_ = false;
  std::optional<Answer> held_{};
};

}  // namespace mt::engine
