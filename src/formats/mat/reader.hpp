// .mat text to records: matches in the form that Jellyfish began and GNU Backgammon, eXtreme Gammon and the
// match archives write.
//
//   Record record;
//   for (std::size_t at = 0; at < chunk.size();) {
//     const Reading reading = mat::read_record(chunk, at, record);
//     if (reading.found == Found::record) use(record);
//     at = reading.end;
//   }
//
// There is no specification: the union of what those programs write is read.  One record is one match (or a
// session for money): its tags, and on the tape its games, each with dice, plays, cube and points.
#pragma once
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mt::mat {

// Reads the record that begins at `begin` of `chunk`, as pgn::read_record does: total, in linear time, no
// byte of the chunk outside any record's source.  Plays are as written; which side a cell belongs to is told
// by its column, or by the other cell of its line.
Reading read_record(std::string_view chunk, std::size_t begin, Record& record,
                    const ReadOptions& options = {});

// Whether the beginning of a file is a match: comments, then a length or the heading of a game.
bool holds_match(std::string_view first_bytes);

// Where a stream of matches may be cut: before the comments that lead to the length of a match.
class Splitter {
 public:
  explicit Splitter(const ReadLimits& limits = {}) : limits_(limits) {}

  // As pgn::Splitter::cut.
  Cut cut(std::string_view buffer, bool last);
  std::size_t most_needed() const {
    return limits_.record_bytes + limits_.lookahead + limits_.record_bytes / 8;
  }

 private:
  void scan(std::string_view buffer, bool last);
  // `at_border`: what is left begins with another match.
  Cut give(std::size_t size, bool oversized, bool at_border);

  ReadLimits limits_;
  std::size_t scanned_ = 0;  // begin of the first line not looked at
  static constexpr std::size_t none = SIZE_MAX;
  std::size_t first_ = none;  // the first border found
  std::size_t last_ = 0;      // and the last one; 0: none behind the begin
  std::size_t block_ = 0;     // where the comments before scanned_ begin
  bool in_block_ = false;     // there are some
  bool after_blank_ = false;
  bool begun_ = false;  // a match has begun in the buffer
  bool inside_oversized_ = false;
};

}  // namespace mt::mat
