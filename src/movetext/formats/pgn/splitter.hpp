// Finds positions where a stream of games can be cut. This is the serial part of reading an archive.
//
//   Splitter splitter({pdn(), draughts::move_shapes});
//   std::string buffer;                                 // input that was read but not passed on
//   for (bool last = false; !last || !buffer.empty();) {
//     last = !read_more(buffer);
//     const Cut cut = splitter.cut(buffer, last);
//     hand_on(buffer.substr(0, cut.size), cut.oversized); // whole records; see read_record()
//     buffer.erase(0, cut.size);
//   }
//
// However the stream is divided into buffers, the pieces contain the same records.
#pragma once
#include "movetext/formats/pgn/reader.hpp"
#include "movetext/record/last_windows.hpp"

#include <cstddef>
#include <string_view>

namespace mt::pgn {

using mt::Cut;

// Cuts before a tag pair at the start of a line, if the text before it can only be the end of a game. Only
// the last such position in a buffer is needed. Therefore the end of the buffer is examined first; usually
// little else is examined. If a long part of a stream has no such position (games without tags), the records
// are read to find where they end.
class Splitter {
 public:
  // `window`: number of bytes at the end of a buffer that are examined first; it does not change the cuts.
  explicit Splitter(Grammar grammar, const ReadLimits& limits = {}, std::size_t window = LastWindows::usual)
      : grammar_(grammar), limits_(limits), window_(window) {}

  // Returns the last possible cut. `buffer` starts at the previous cut and contains all data after it; new
  // data is appended at its end. `last`: the buffer reaches the end of the input. A buffer of most_needed()
  // bytes can always be cut.
  Cut cut(std::string_view buffer, bool last);

  std::size_t most_needed() const {
    return limits_.record_bytes + limits_.lookahead + limits_.record_bytes / 8;
  }

 private:
  // The position of the scan, which is outside all comments and tags.
  struct State {
    std::size_t scanned = 0;  // the scan continues at this index
    // [part_begin, part_end) is the part that was skipped last; before_part is the end of the part before it.
    std::size_t part_begin = 0;
    std::size_t part_end = 0;
    std::size_t before_part = 0;
    bool part_is_comment = false;

    static State at(std::size_t place) { return {place, place, place, place, false}; }
  };

  void scan_end(std::string_view buffer);
  std::size_t find_restart(std::string_view buffer, std::size_t from) const;
  bool is_outside_comments(std::string_view buffer, std::size_t tag) const;
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
  std::size_t window_;
  State state_;
  std::size_t best_ = 0;  // the last border found
  bool inside_oversized_ = false;
  bool tag_before_ = false;  // the part of the oversized record that was passed on ends with a tag pair
  Record record_;            // the record that cut_by_reading reads into
};

}  // namespace mt::pgn
