#include "movetext/server/runtime/metrics.hpp"

#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <stdexcept>

namespace mt::server::runtime {
namespace {

enum Kind : std::uint8_t { counters, gauges, histograms, asked };
constexpr std::array<std::string_view, 4> kind_names{"counter", "gauge", "histogram", "gauge"};

constexpr std::array<double, 14> seconds{0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05,
                                         0.1,    0.25,  0.5,    1,     5,    20,    60};
constexpr std::array<double, 11> sizes{1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024};

bool is_metric_name(std::string_view name) {
  if (name.empty() || text::is_digit(name[0])) return false;
  return std::all_of(name.begin(), name.end(),
                     [](char c) { return text::is_letter(c) || text::is_digit(c) || c == '_'; });
}

// Returns the text with its special characters escaped. If `quotes` is set, quotes are escaped too, as in the
// value of a label.
std::string escaped(std::string_view text, bool quotes) {
  std::string out;
  for (const char c : text) {
    if (c == '\\' || (quotes && c == '"')) out += '\\';
    out += c == '\n' ? "\\n" : std::string(1, c);
  }
  return out;
}

std::string labels_text(const Labels& labels) {
  std::string out;
  for (const auto& [name, value] : labels) {
    if (!is_metric_name(name)) throw std::logic_error("invalid label name: " + name);
    if (!out.empty()) out += ',';
    out.append(name).append("=\"").append(escaped(value, true)).append("\"");
  }
  return out;
}

void add_number(std::string& out, double value) {
  if (std::isnan(value)) {
    out += "NaN";
  } else if (std::isinf(value)) {
    out += value > 0 ? "+Inf" : "-Inf";
  } else {
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value);
    out.append(digits.data(), end.ptr);
  }
}

void begin_line(std::string& out, std::string_view name, std::string_view suffix, std::string_view labels) {
  out.append(name).append(suffix);
  if (!labels.empty()) out.append("{").append(labels).append("}");
  out += ' ';
}

void add_histogram(std::string& out, std::string_view name, const std::string& labels,
                   const Histogram& histogram) {
  std::uint64_t count = 0;
  const std::string before = labels.empty() ? "" : labels + ",";
  for (std::size_t i = 0; i <= histogram.bounds().size(); ++i) {
    count += histogram.in_bucket(i);
    std::string bound = "+Inf";
    if (i < histogram.bounds().size()) {
      bound.clear();
      add_number(bound, histogram.bounds()[i]);
    }
    std::string bucket = before;
    bucket.append("le=\"").append(bound).append("\"");
    begin_line(out, name, "_bucket", bucket);
    out.append(std::to_string(count)).append("\n");
  }
  begin_line(out, name, "_sum", labels);
  add_number(out, histogram.sum());
  out += '\n';
  begin_line(out, name, "_count", labels);
  out.append(std::to_string(count)).append("\n");
}

}  // namespace

Histogram::Histogram(std::span<const double> bounds)
    : bounds_(bounds.begin(), bounds.end()), buckets_(bounds.size() + 1) {}

void Histogram::observe(double value) {
  const auto bound = std::lower_bound(bounds_.begin(), bounds_.end(), value);
  buckets_[static_cast<std::size_t>(bound - bounds_.begin())].fetch_add(1, std::memory_order_relaxed);
  sum_.fetch_add(value, std::memory_order_relaxed);
}

std::span<const double> latency_bounds() {
  return seconds;
}
std::span<const double> size_bounds() {
  return sizes;
}

struct Metrics::Series {
  std::string labels;  // labels in the form of the exposition
  Counter counter;
  Gauge gauge;
  std::unique_ptr<Histogram> histogram;
  std::function<double()> value;
};

struct Metrics::Family {
  std::string name;
  std::string help;
  std::uint8_t kind = counters;
  std::vector<std::unique_ptr<Series>> series;

  Series& at(const Labels& labels) {
    std::string text = labels_text(labels);
    for (const auto& known : series)
      if (known->labels == text) return *known;
    if (series.size() >= most_series) {
      Labels others = labels;
      for (auto& [label, value] : others) value = "other";
      text = labels_text(others);
      for (const auto& known : series)
        if (known->labels == text) return *known;
    }
    series.push_back(std::make_unique<Series>());
    series.back()->labels = std::move(text);
    return *series.back();
  }
};

Metrics::Metrics() = default;
Metrics::~Metrics() = default;

Metrics::Series& Metrics::series(std::string_view name, std::string_view help, std::uint8_t kind,
                                 const Labels& labels) {
  for (const auto& family : families_) {
    if (family->name != name) continue;
    if (family->kind != kind) throw std::logic_error("metric used with two types: " + family->name);
    return family->at(labels);
  }
  if (!is_metric_name(name)) throw std::logic_error("invalid metric name: " + std::string(name));
  families_.push_back(std::make_unique<Family>());
  Family& family = *families_.back();
  family.name = name;
  family.help = escaped(help, false);
  family.kind = kind;
  return family.at(labels);
}

Counter& Metrics::counter(std::string_view name, std::string_view help, const Labels& labels) {
  const std::lock_guard lock(mutex_);
  return series(name, help, counters, labels).counter;
}

Gauge& Metrics::gauge(std::string_view name, std::string_view help, const Labels& labels) {
  const std::lock_guard lock(mutex_);
  return series(name, help, gauges, labels).gauge;
}

Histogram& Metrics::histogram(std::string_view name, std::string_view help, std::span<const double> bounds,
                              const Labels& labels) {
  const std::lock_guard lock(mutex_);
  Series& found = series(name, help, histograms, labels);
  if (!found.histogram) found.histogram = std::make_unique<Histogram>(bounds);
  return *found.histogram;
}

void Metrics::gauge_of(std::string_view name, std::string_view help, std::function<double()> value) {
  const std::lock_guard lock(mutex_);
  series(name, help, asked, {}).value = std::move(value);
}

std::string Metrics::exposition() const {
  const std::lock_guard lock(mutex_);
  std::string out;
  for (const auto& family : families_) {
    out.append("# HELP ").append(family->name).append(" ").append(family->help).append("\n");
    out.append("# TYPE ").append(family->name).append(" ").append(kind_names[family->kind]).append("\n");
    for (const auto& one : family->series) {
      if (family->kind == histograms) {
        add_histogram(out, family->name, one->labels, *one->histogram);
        continue;
      }
      begin_line(out, family->name, {}, one->labels);
      if (family->kind == counters)
        out += std::to_string(one->counter.value());
      else
        add_number(out, family->kind == asked ? one->value() : one->gauge.value());
      out += '\n';
    }
  }
  return out;
}

}  // namespace mt::server::runtime
