#include "movetext/engine/search/search_budget.hpp"

#include "movetext/engine/search/values.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace mt::engine {
namespace {

using std::chrono::steady_clock;

constexpr Milliseconds usual_reserve{50};
constexpr Milliseconds shortest{1};
// Number of nodes between two readings of the clock. One reading takes much less time than this number of
// nodes. In positions with long captures a single node may take milliseconds, so the clock is then read after
// each node.
constexpr std::uint64_t usual_distance = 32;
constexpr auto slow_distance = std::chrono::microseconds{500};

Milliseconds without_reserve(Milliseconds span) {
  return std::max(shortest, span - std::min(usual_reserve, span / 5));
}

}  // namespace

Spans spans_of(const Limits& limits, Side side) {
  Spans spans;
  if (const std::optional<Clock>& clock = limits.clock(side)) {
    const Milliseconds left = without_reserve(std::max(shortest, clock->left));
    const int moves = clock->moves_to_go > 0 ? std::min(clock->moves_to_go, 25) : 25;
    const Milliseconds soft = left / moves + clock->increment * 4 / 5;
    const Milliseconds most = clock->moves_to_go == 1 ? left * 4 / 5 : left / 3;
    spans.hard = std::max(shortest, std::min(soft * 4, most));
    spans.soft = std::max(shortest, std::min(soft, *spans.hard));
  }
  if (limits.move_time) {
    const Milliseconds whole = without_reserve(*limits.move_time);
    spans.hard = spans.hard ? std::min(*spans.hard, whole) : whole;
  }
  return spans;
}

void SearchBudget::start(const Limits& limits, Side side, TimePoint now, std::stop_token stop) {
  nodes_ = nodes_of_others_ = 0;
  shared_ = nullptr;
  deepest_ = 0;
  stopped_ = false;
  start_ = last_look_ = now;
  stop_ = std::move(stop);
  const Spans spans = spans_of(limits, side);
  soft_ = hard_ = std::nullopt;
  if (spans.soft) soft_ = now + *spans.soft;
  if (spans.hard) hard_ = now + *spans.hard;
  soft_span_ = spans.soft.value_or(Milliseconds{0});
  node_limit_ = limits.nodes.value_or(std::numeric_limits<std::uint64_t>::max());
  depth_limit_ = std::clamp(limits.depth.value_or(max_plies - 20), 1, max_plies - 20);
  const bool has_clock = limits.clock(side).has_value();
  by_clock_ = has_clock && !limits.move_time && !limits.nodes && !limits.depth;
  is_limited_ = has_clock || limits.move_time || limits.nodes || limits.depth;
  next_look_ = nodes_;
}

void SearchBudget::share(SharedNodes& shared) {
  shared_ = &shared;
  shared.start(node_limit_);
  node_limit_ = shared.take();
}

void SearchBudget::help(const SearchBudget& main, std::stop_token stop) {
  *this = SearchBudget();
  stop_ = std::move(stop);
  depth_limit_ = main.depth_limit_;
  shared_ = main.shared_;
  node_limit_ = shared_->take();
}

void SearchBudget::end_helping() {
  shared_->give_back(node_limit_ - std::min(nodes_, node_limit_));
}

void SearchBudget::end_sharing() {
  end_helping();
  nodes_of_others_ = shared_->taken() - nodes_;
  node_limit_ = shared_->limit() - nodes_of_others_;
  shared_ = nullptr;
}

bool SearchBudget::ends() {
  const bool may_take = shared_ != nullptr && !stop_.stop_requested();
  const std::uint64_t more = may_take ? shared_->take() : 0;
  node_limit_ += more;
  return stopped_ = more == 0;
}

std::uint64_t SearchBudget::nodes() const {
  return shared_ != nullptr ? shared_->taken() - (node_limit_ - nodes_) : nodes_ + nodes_of_others_;
}

Milliseconds SearchBudget::elapsed() const {
  return std::chrono::duration_cast<Milliseconds>(steady_clock::now() - start_);
}

double SearchBudget::seconds_left() const {
  constexpr double nodes_a_second = 10e6;
  double seconds = 1e9;
  if (node_limit_ != std::numeric_limits<std::uint64_t>::max())
    return static_cast<double>(node_limit_ - nodes_) / nodes_a_second;
  const TimePoint now = steady_clock::now();
  for (const std::optional<TimePoint>& end : {soft_, hard_})
    if (end) seconds = std::min(seconds, std::chrono::duration<double>(*end - now).count());
  return seconds;
}

void SearchBudget::look() {
  const TimePoint now = steady_clock::now();
  if (hard_ && now >= *hard_) stopped_ = true;
  next_look_ = nodes_ + (now - last_look_ > slow_distance ? 1 : usual_distance);
  last_look_ = now;
}

bool SearchBudget::may_go_on(double share) {
  look();
  if (stopped_ || stop_.stop_requested() || nodes_ >= node_limit_) return false;
  if (!soft_) return true;
  const auto spare = std::chrono::duration<double, std::milli>(soft_span_) * (1 - share);
  return last_look_ + spare < *soft_;
}

bool SearchBudget::may_wait() {
  look();
  return !stopped_ && !stop_.stop_requested() && !is_limited_;
}

}  // namespace mt::engine
