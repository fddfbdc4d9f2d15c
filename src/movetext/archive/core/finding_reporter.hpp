// Reports the findings in chunks to a listener, with their places in the files, and counts them.
//
//   FindingReporter reporter(listener);
//   while (next(chunk) && reporter.report(chunk)) write(chunk.out);
//   reporter.finish();
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/listener.hpp"
#include "movetext/archive/core/oversized.hpp"
#include "movetext/archive/core/place.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <string_view>

namespace mt::archive {

// Expects the chunks in the order of the input, each in as many parts as it was handled in.
class FindingReporter {
 public:
  // `line`: the number of the line in which the first chunk begins; `column`: the bytes of that line before
  // it.
  explicit FindingReporter(FindingListener& listener, std::uint64_t line = 1, std::uint64_t column = 0)
      : listener_(listener), line_(line), column_(column) {}

  // Reports the findings of the chunk. Returns false if the listener ends the run; then the chunk is ignored.
  bool report(const Chunk& chunk);
  // Reports what a binary output file cannot express; begin and end of the diagnostic are bytes of that file.
  // Returns false as above.
  bool report_output(std::string_view path, const Diagnostic& diagnostic);
  // Reports what a record read earlier has lost. Returns false as above.
  bool report_record(const Place& place, const Diagnostic& diagnostic);
  // Reports the oversized record at the end of the input, if there is one. Returns false as above.
  bool finish() { return oversized_.report(listener_); }

  // Return the number of the line in which the next chunk begins, and the bytes of that line before it.
  std::uint64_t line() const { return line_; }
  std::uint64_t column() const { return column_; }

  // Totals of all chunks so far.
  Counts counts;

 private:
  bool report_findings(const Chunk& chunk);
  bool report_other_notation(const Chunk& chunk, const Finding& finding);
  bool report_loss(const Chunk& chunk, const Finding& loss);
  Place place_of(const Chunk& chunk, std::size_t offset, std::size_t length, const LineExtent& line) const;
  void pass(const Chunk& chunk);

  FindingListener& listener_;
  std::uint64_t line_;
  std::uint64_t column_;
  bool reported_other_notation_ = false;
  std::set<std::string, std::less<>> reported_losses_;  // messages already reported for the file
  Oversized oversized_;
};

}  // namespace mt::archive
