// Measures the process for monitoring programs (text exposition format of Prometheus, version 0.0.4).
//
//   Metrics metrics;
//   const Labels labels{{"outcome", "done"}};
//   Counter& done = metrics.counter("movetext_commands_total", "Commands by outcome", labels);
//   done.add();   // from any thread; costs one atomic addition
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

// Counts observed values in buckets. Each bound is the largest value of one bucket.
class Histogram {
 public:
  // The bounds must be finite and ascending. There may be at most 30.
  explicit Histogram(std::span<const double> bounds);
  void observe(double value);

  std::span<const double> bounds() const { return bounds_; }
  // Returns the number of values in bucket i alone, without the values in the buckets before it. The last
  // bucket has no bound: it counts the values above all bounds.
  std::uint64_t in_bucket(std::size_t i) const { return buckets_[i].load(std::memory_order_relaxed); }
  double sum() const { return sum_.load(std::memory_order_relaxed); }

 private:
  std::vector<double> bounds_;
  std::vector<std::atomic<std::uint64_t>> buckets_;
  std::atomic<double> sum_ = 0;
};

// Returns bounds from half a millisecond to a minute, in seconds.
std::span<const double> latency_bounds();
// Returns the powers of two from 1 to 1024.
std::span<const double> size_bounds();

using Labels = std::vector<std::pair<std::string, std::string>>;

// All metrics of a process. Any thread may call any member. The returned objects exist as long as the Metrics
// object.
class Metrics {
 public:
  // The maximum number of series of one name. Further labels are counted together in a series with the value
  // "other".
  static constexpr std::size_t most_series = 200;

  Metrics();
  ~Metrics();
  Metrics(const Metrics&) = delete;
  Metrics& operator=(const Metrics&) = delete;

  // Returns the metric with that name and those labels. The first call creates it; later calls return the
  // same object. Throws std::logic_error if the name is not a valid name of a metric, or if a metric of
  // another type has the name.
  Counter& counter(std::string_view name, std::string_view help, const Labels& labels = {});
  Gauge& gauge(std::string_view name, std::string_view help, const Labels& labels = {});
  Histogram& histogram(std::string_view name, std::string_view help, std::span<const double> bounds,
                       const Labels& labels = {});
  // Sets the function that returns the value of a gauge for each exposition. The function must not throw. A
  // later call with the same name replaces the function.
  void gauge_of(std::string_view name, std::string_view help, std::function<double()> value);

  // Returns the text of all metrics, in the order in which their names were first used.
  std::string exposition() const;

 private:
  struct Family;
  struct Series;
  Series& series(std::string_view name, std::string_view help, std::uint8_t kind, const Labels& labels);

  mutable std::mutex mutex_;
  std::vector<std::unique_ptr<Family>> families_;
};

}  // namespace mt::server::runtime
