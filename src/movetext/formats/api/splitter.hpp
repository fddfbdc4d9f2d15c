// Where a growing buffer of input can be cut between two records.
#pragma once
#include "movetext/record/reading.hpp"

#include <cstddef>
#include <memory>
#include <string_view>
#include <utility>

namespace mt {

// One for each file; it is called once a chunk, in the order of the file.
class RecordSplitter {
 public:
  virtual ~RecordSplitter() = default;
  // Returns where the buffer may be cut.  `buffer` begins where the last cut ended; `last`: the input ends
  // with it.
  virtual Cut cut(std::string_view buffer, bool last) = 0;
  // A buffer of so many bytes has a cut.
  virtual std::size_t most_needed() const = 0;
};

// Wraps a splitter that has these two functions itself.
template <class Splitter>
class SplitterOf final : public RecordSplitter {
 public:
  explicit SplitterOf(Splitter splitter) : splitter_(std::move(splitter)) {}
  Cut cut(std::string_view buffer, bool last) override { return splitter_.cut(buffer, last); }
  std::size_t most_needed() const override { return splitter_.most_needed(); }

 private:
  Splitter splitter_;
};

// The function of a row whose splitter has no options.
template <class Splitter>
std::unique_ptr<RecordSplitter> split_by(const ReadOptions& /*options*/) {
  return std::make_unique<SplitterOf<Splitter>>(Splitter());
}

}  // namespace mt
