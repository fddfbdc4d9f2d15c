// Reads files of eXtreme Gammon (.xg, .xgp) to records.
//
// One file is one match, or a session for money, or a position (.xgp).  The layout was published by the
// author of the program; `archive.hpp` has the container, `entries.hpp` what is in it.
#pragma once
#include "movetext/formats/xg/archive.hpp"
#include "movetext/record/match_splitter.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace mt::xg {

// A file has at most so many bytes; a long match that is analysed has some 2 MiB.
inline constexpr std::size_t most_bytes = std::size_t{32} << 20;

// Reads the file that begins at `begin` of `chunk`, as mat::read_record does.  The record's diagnostics name
// bytes of the file: where the entry stands that they are about, packed as it is.
Reading read_record(std::string_view chunk, std::size_t begin, Record& record,
                    const ReadOptions& options = {});

// This is the Scan of a MatchSplitter: a match begins with the header of a file.
class HeaderScan {
 public:
  static constexpr std::size_t lookahead = 16;
  explicit HeaderScan(const ReadLimits& /*limits*/) {}

  template <class Border>
  void run(std::string_view buffer, bool last, Border&& border);
  std::size_t sure() const { return scanned_; }
  void drop(std::size_t size) { scanned_ -= size < scanned_ ? size : scanned_; }
  void restart() { scanned_ = 0; }

 private:
  std::size_t scanned_ = 0;  // no header of another match begins before it
};

using Splitter = MatchSplitter<HeaderScan>;

template <class Border>
void HeaderScan::run(std::string_view buffer, bool last, Border&& border) {
  if (scanned_ == 0) scanned_ = 1;  // the first header is the match's own
  for (std::size_t at = next_file(buffer, scanned_); at < buffer.size(); at = next_file(buffer, at + 1)) {
    border(at);
    scanned_ = at + 1;
  }
  // A header may be cut off at the end.
  const std::size_t uncertain = last ? 0 : std::min(lookahead, buffer.size());
  const std::size_t seen = buffer.size() - uncertain;
  if (seen > scanned_) scanned_ = seen;
}

}  // namespace mt::xg
