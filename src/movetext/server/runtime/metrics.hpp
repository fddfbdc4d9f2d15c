// What the process counts, for those who watch it (text exposition format of Prometheus, version 0.0.4).
//
//   Metrics metrics;
//   Counter& moves = metrics.counter("movetext_commands_total", "Commands by outcome", {{"outcome",
//   "done"}}); moves.add();                       // any thread; costs one atomic addition
//   send(metrics.exposition());
#pragma once
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mt::server::runtime {

class Counter {
 public:
  void add(std::uint64_t by = 1) { value_.fetch_add(by, std::memory_order_relaxed); }
  std::uint64_t value() const { return value_.load(std::memory_order_relaxed); }

 private:
  std::atomic<std::uint64_t> value_ = 0;
};

class Gauge {
 public:
  void set(double value) { value_.store(value, std::memory_order_relaxed); }
  void add(double by) { value_.fetch_add(by, std::memory_order_relaxed); }
  double value() const { return value_.load(std::memory_order_relaxed); }

 private:
  std::atomic<double> value_ = 0;
};

// How many values were at most each of its bounds.
class Histogram {
 public:
  // Ascending, finite, at most 30.
  explicit Histogram(std::span<const double> bounds);
  void observe(double value);

  std::span<const double> bounds() const { return bounds_; }
  // One more than bounds: the last bucket is of what is above all of them.  Not summed up.
  std::uint64_t in_bucket(std::size_t i) const { return buckets_[i].load(std::memory_order_relaxed); }
  double sum() const { return sum_.load(std::memory_order_relaxed); }

 private:
  std::vector<double> bounds_;
  std::vector<std::atomic<std::uint64_t>> buckets_;
  std::atomic<double> sum_ = 0;
};

// Seconds, from half a millisecond to a minute.
std::span<const double> latency_bounds();
// Powers of two from 1 to 1024.
std::span<const double> size_bounds();

using Labels = std::vector<std::pair<std::string, std::string>>;

// All of them.  Everything may be called from any thread; what it gives lives as long as it does.
class Metrics {
 public:
  // Series of one name; labels beyond are counted together, with the value "other".
  static constexpr std::size_t most_series = 200;

  Metrics();
  ~Metrics();
  Metrics(const Metrics&) = delete;
  Metrics& operator=(const Metrics&) = delete;

  // The same name and labels give the same object.  std::logic_error: the name is no name of a metric, or
  // one of another kind.
  Counter& counter(std::string_view name, std::string_view help, const Labels& labels = {});
  Gauge& gauge(std::string_view name, std::string_view help, const Labels& labels = {});
  Histogram& histogram(std::string_view name, std::string_view help, std::span<const double> bounds,
                       const Labels& labels = {});
  // Asked for its value when somebody looks; must not throw.  The last one given for a name holds.
  void gauge_of(std::string_view name, std::string_view help, std::function<double()> value);

  // In the order in which the names were first used.
  std::string exposition() const;

 private:
  struct Family;
  struct Series;
  Series& series(std::string_view name, std::string_view help, std::uint8_t kind, const Labels& labels);

  mutable std::mutex mutex_;
  std::vector<std::unique_ptr<Family>> families_;
};

}  // namespace mt::server::runtime
