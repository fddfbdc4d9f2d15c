// Where a stream of games may be cut: the serial part of reading an archive.
//
//   Splitter splitter({pdn(), draughts::move_shapes});
//   std::string buffer;                                 // what has been read and not been handed on
//   for (bool last = false; !last || !buffer.empty();) {
//     last = !read_more(buffer);
//     const Cut cut = splitter.cut(buffer, last);
//     hand_on(buffer.substr(0, cut.size), cut.oversized); // whole records; see read_record()
//     buffer.erase(0, cut.size);
//   }
//
// However the stream is divided into buffers, the pieces hold the same records.
#pragma once
#include "movetext/formats/pgn/reader.hpp"

#include <cstddef>
#include <string_view>

namespace mt::pgn {

using mt::Cut;

// Looks at every byte once, at the structural ones only.  It cuts before a tag pair at the beginning of a
// line when what precedes can only be the end of a game; where a stream gives no such place for long (games
// without tags), it reads the records to find their ends.
class Splitter {
 public:
  explicit Splitter(Grammar grammar, const ReadLimits& limits = {}) : grammar_(grammar), limits_(limits) {}

  // `buffer` begins where the last cut ended and has all that was there before, with more behind.  `last`:
  // the input ends with it.  The last possible cut is given.  The buffer never needs to grow beyond
  // most_needed().
  Cut cut(std::string_view buffer, bool last);

  std::size_t most_needed() const {
    return limits_.record_bytes + limits_.lookahead + limits_.record_bytes / 8;
  }

 private:
  void scan(std::string_view buffer);
  void step_over(std::size_t begin, std::size_t end, bool comment);
  void step_over_tags(std::string_view buffer);
  bool is_border(std::string_view buffer, std::size_t bracket) const;
  bool ends_game(std::string_view buffer, std::size_t end, std::size_t floor) const;
  Cut cut_by_reading(std::string_view buffer);
  Cut pass_through(std::string_view buffer, bool last);
  Cut pass_lines(std::string_view buffer);
  Cut give(std::size_t size, bool oversized);

  Grammar grammar_;
  ReadLimits limits_;
  std::size_t scanned_ = 0;  // the scan goes on here, outside all comments and tags
  std::size_t best_ = 0;     // the last border found
  // The part that was stepped over last, [part_begin_, part_end_), and the end of the one before it.
  std::size_t part_begin_ = 0;
  std::size_t part_end_ = 0;
  std::size_t before_part_ = 0;
  bool part_is_comment_ = false;
  bool inside_oversized_ = false;
  bool tag_before_ = false;  // the oversized record was handed on up to a tag pair
  Record record_;            // for cut_by_reading
};

}  // namespace mt::pgn
