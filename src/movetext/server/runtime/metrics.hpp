// Counts the activities of the process, for monitoring programs (text exposition format of Prometheus,
// version 0.0.4).
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

// For each of its bounds, counts the values up to that bound.
class Histogram {
 public:
  // The bounds must be ascending and finite, at most 30.
  explicit Histogram(std::span<const double> bounds);
  void observe(double value);

  std::span<const double> bounds() const { return bounds_; }
  // Returns the number of values in bucket i alone, without the buckets before it.  There is one more bucket
  // than bounds: the last one counts the values above all bounds.
  std::uint64_t in_bucket(std::size_t i) const { return buckets_[i].load(std::memory_order_relaxed); }
  double sum() const { return sum_.load(std::memory_order_relaxed); }

 private:
  std::vector<double> bounds_;
  std::vector<std::atomic<std::uint64_t>> buckets_;
  std::atomic<double> sum_ = 0;
};

// Returns bounds in seconds, from half a millisecond to a minute.
std::span<const double> latency_bounds();
// Returns the powers of two from 1 to 1024.
std::span<const double> size_bounds();

using Labels = std::vector<std::pair<std::string, std::string>>;

// All metrics of a process.  Every member may be called from any thread; the returned objects live as long as
// the Metrics.
class Metrics {
 public:
  // A name has at most this many series; further labels are counted together, with the value "other".
  static constexpr std::size_t most_series = 200;

  Metrics();
  ~Metrics();
  Metrics(const Metrics&) = delete;
  Metrics& operator=(const Metrics&) = delete;

  // Returns the metric of that name and those labels, which is always the same object, and creates it on the
  // first call.  Throws std::logic_error if the name is not a valid metric name, or belongs to a metric of
  // another type.
  Counter& counter(std::string_view name, std::string_view help, const Labels& labels = {});
  Gauge& gauge(std::string_view name, std::string_view help, const Labels& labels = {});
  Histogram& histogram(std::string_view name, std::string_view help, std::span<const double> bounds,
                       const Labels& labels = {});
  // Sets the function that returns the value for each exposition; it must not throw.  A later call for the
  // same name replaces it.
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
