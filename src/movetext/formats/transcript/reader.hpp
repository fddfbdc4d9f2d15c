// Reads transcripts of Othello into records: files with one game on each line.
//
//   f5d6c5f6e7f4g5e6e3
//   F5-D6-C3-D3-C4-F4
//   -----------------------O---OOOO----OOO-X---OOOXX-----O-X----XXX- O c4
//
// The case of the letters is ignored; passes may be omitted. A position before the moves may also be drawn in
// eight lines.
#pragma once
#include "movetext/formats/transcript/board_lines.hpp"
#include "movetext/formats/transcript/tokens.hpp"
#include "movetext/record/line_scan.hpp"
#include "movetext/record/match_splitter.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/lines.hpp"

#include <cstddef>
#include <string_view>

namespace mt::transcript {

// Reads the record that starts at `begin` of `chunk`, like pgn::read_record.
Reading read_record(std::string_view chunk, std::size_t begin, Record& record,
                    const ReadOptions& options = {});

// Returns whether a file holds transcripts: its first line can be nothing else, nor can three quarters of its
// first hundred lines.
bool holds_transcripts(std::string_view first_bytes);

// A game ends with its line, but a position above the moves belongs to them.
class Borders {
 public:
  static constexpr std::size_t lookahead = 0;

  bool is_border(std::string_view text, const text::Line& line) {
    if (is_empty(text, line)) return read_;
    const std::string_view words = text::trim(text.substr(line.begin, line.end - line.begin));
    const std::size_t position = position_end(words);
    const bool whole = position > 0 && position == words.size();
    BoardPart part = whole ? BoardPart::none : board_part(words, rows_);
    // The row after a complete position begins another one.
    if (has_position_ && part == BoardPart::none && board_part(words, 0) == BoardPart::row)
      part = BoardPart::row;
    const bool ends = read_ || (has_position_ && (position > 0 || part == BoardPart::row));
    if (ends) rows_ = 0;
    if (part == BoardPart::row) ++rows_;
    read_ = !whole && part == BoardPart::none;
    has_position_ = position > 0 || rows_ == rows_of_board;
    return ends;
  }

 private:
  static constexpr std::size_t rows_of_board = 8;

  std::size_t rows_ = 0;       // of a drawn position
  bool has_position_ = false;  // a complete position has been read, but no moves
  bool read_ = false;          // the moves have been read
};

using Splitter = MatchSplitter<LineScan<Borders>>;

}  // namespace mt::transcript
