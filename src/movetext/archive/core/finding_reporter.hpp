// Counts the findings in chunks, and reports them to a listener with their places in the files.
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

// Expects the chunks in the order of the input. A chunk that was handled in several parts is reported in the
// same parts.
class FindingReporter {
 public:
  // `line`: the line in which the first chunk begins. `column`: how many bytes of that line are before the
  // chunk.
  explicit FindingReporter(FindingListener& listener, std::uint64_t line = 1, std::uint64_t column = 0)
      : listener_(listener), line_(line), column_(column) {}

  // Reports the findings of the chunk. Returns false if the listener ends the run; then the chunk must be
  // ignored.
  bool report(const Chunk& chunk);
  // Reports what a binary output file cannot express. Begin and end of the diagnostic are offsets in that
  // file. Returns false if the listener ends the run.
  bool report_output(std::string_view path, const Diagnostic& diagnostic);
  // Reports that data of a record that was read earlier are lost in the output. Returns false if the listener
  // ends the run.
  bool report_record(const Place& place, const Diagnostic& diagnostic);
  // Reports the oversized record at the end of the input, if there is one. Returns false if the listener ends
  // the run.
  bool finish() { return oversized_.report(listener_); }

  // Return the line in which the next chunk begins, and how many bytes of that line are before the chunk.
  std::uint64_t line() const { return line_; }
  std::uint64_t column() const { return column_; }

  // The totals of all chunks so far.
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
  std::set<std::string, std::less<>> reported_losses_;  // messages about losses already reported for the file
  Oversized oversized_;
};

}  // namespace mt::archive
