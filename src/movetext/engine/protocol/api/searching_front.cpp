#include "movetext/engine/protocol/api/searching_front.hpp"

#include <utility>

namespace mt::engine {

void SearchingFront::begin_search(Host::Search search, bool waits, WhileWaiting which) {
  limits_ = search.limits;
  side_ = search.line.to_move();
  if (waits && which == WhileWaiting::no_limits) search.limits = {};
  waits_ = waits;
  thinks_ = true;
  host_.think(search);
}

void SearchingFront::begin_answered(const Answer& answer, bool waits) {
  waits_ = waits;
  thinks_ = true;
  answered(answer);
}

void SearchingFront::begin_refused(std::string why, bool waits) {
  begin_answered({.kind = Answer::Kind::failed, .problem = std::move(why)}, waits);
}

void SearchingFront::answered(const Answer& answer) {
  if (waits_)
    held_ = answer;
  else
    release(answer);
}

void SearchingFront::release(const Answer& answer) {
  thinks_ = false;
  tell(answer);
  if (leaves_) host_.quit();
}

void SearchingFront::stop_search() {
  if (!thinks_) return;
  waits_ = false;
  if (held_)
    release(*std::exchange(held_, std::nullopt));
  else
    host_.stop();
}

void SearchingFront::hit_ponder() {
  if (!thinks_ || !waits_) return;
  waits_ = false;
  if (held_)
    release(*std::exchange(held_, std::nullopt));
  else
    host_.limit(limits_);
}

void SearchingFront::hear_end() {
  if (!thinks_) return host_.quit();
  leaves_ = true;
  if (waits_ || !limits_.is_bounded_for(side_)) stop_search();
}

void SearchingFront::leave() {
  host_.stop();
  host_.quit();
}

}  // namespace mt::engine
