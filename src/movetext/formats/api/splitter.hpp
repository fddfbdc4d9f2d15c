// Finds positions between two records where a growing input buffer can be cut.
#pragma once
#include "movetext/record/reading.hpp"

#include <cstddef>
#include <memory>
#include <string_view>
#include <utility>

namespace mt {

// Each file has its own splitter, which is called once for each chunk, in order.
class RecordSplitter {
 public:
  virtual ~RecordSplitter() = default;
  // Returns where the buffer may be cut. `buffer` starts at the previous cut; `last`: the buffer reaches the
  // end of the input.
  virtual Cut cut(std::string_view buffer, bool last) = 0;
  // Returns a size in bytes; a buffer of this size can always be cut.
  virtual std::size_t most_needed() const = 0;
};

// Wraps a splitter class that has the functions cut and most_needed.
template <class Splitter>
class SplitterOf final : public RecordSplitter {
 public:
  explicit SplitterOf(Splitter splitter) : splitter_(std::move(splitter)) {}
  Cut cut(std::string_view buffer, bool last) override { return splitter_.cut(buffer, last); }
  std::size_t most_needed() const override { return splitter_.most_needed(); }

 private:
  Splitter splitter_;
};

// Adapts a splitter that has no options.
template <class Splitter>
std::unique_ptr<RecordSplitter> split_by(const ReadOptions& /*options*/) {
  return std::make_unique<SplitterOf<Splitter>>(Splitter());
}

}  // namespace mt
