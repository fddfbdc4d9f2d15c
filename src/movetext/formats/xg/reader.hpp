// Reads eXtreme Gammon files (.xg, .xgp) into records.
//
// A file is one match, one session for money, or one position (.xgp). The program's author published the
// layout: `archive.hpp` reads the container, `entries.hpp` its content.
#pragma once
#include "movetext/formats/xg/archive.hpp"
#include "movetext/record/match_splitter.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace mt::xg {

// The largest size of a file in bytes; a long match with analysis has about 2 MiB.
inline constexpr std::size_t most_bytes = std::size_t{32} << 20;

// Reads the file that begins at `begin` of `chunk`, in the same way as mat::read_record. A diagnostic of the
// record has the position of the entry concerned, in the packed bytes of the file.
Reading read_record(std::string_view chunk, std::size_t begin, Record& record,
                    const ReadOptions& options = {});

// The Scan of a MatchSplitter: it finds the headers of files. A match begins at each header.
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
  std::size_t scanned_ = 0;  // the next header is searched for from this index
};

using Splitter = MatchSplitter<HeaderScan>;

template <class Border>
void HeaderScan::run(std::string_view buffer, bool last, Border&& border) {
  if (scanned_ == 0) scanned_ = 1;  // the header at index 0 belongs to the current match
  for (std::size_t at = next_file(buffer, scanned_); at < buffer.size(); at = next_file(buffer, at + 1)) {
    border(at);
    scanned_ = at + 1;
  }
  // The end of the buffer may contain only a part of a header.
  const std::size_t uncertain = last ? 0 : std::min(lookahead, buffer.size());
  const std::size_t seen = buffer.size() - uncertain;
  if (seen > scanned_) scanned_ = seen;
}

}  // namespace mt::xg
