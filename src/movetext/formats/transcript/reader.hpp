// Reads transcripts of Othello into records; a transcript file has one game on each line.
//
//   f5d6c5f6e7f4g5e6e3
//   F5-D6-C3-D3-C4-F4
//   -----------------------O---OOOO----OOO-X---OOOXX-----O-X----XXX- O c4
//
// Letters may be capital or small, and passes may be omitted. A position before the moves may also be drawn
// in eight lines.
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

// Reads the record that starts at `begin` of `chunk`, in the same way as pgn::read_record.
Reading read_record(std::string_view chunk, std::size_t begin, Record& record,
                    const ReadOptions& options = {});

// Returns whether a file contains transcripts: its first line, and three quarters of its first hundred lines,
// must have a form that only a transcript has.
bool holds_transcripts(std::string_view first_bytes);

// Finds the end of a record, which is the end of the line with its moves. A position above the moves is part
// of the record.
class Borders {
 public:
  static constexpr std::size_t lookahead = 0;

  bool is_border(std::string_view text, const text::Line& line) {
    if (is_empty(text, line)) return read_;
    const std::string_view words = text::trim(text.substr(line.begin, line.end - line.begin));
    const std::size_t position = position_end(words);
    const bool whole = position > 0 && position == words.size();
    BoardPart part = whole ? BoardPart::none : board_part(words, rows_);
    // A row after a complete position begins another position.
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

  std::size_t rows_ = 0;       // number of rows of a drawn position so far
  bool has_position_ = false;  // a complete position has been read, but not its moves
  bool read_ = false;          // the moves have been read
};

using Splitter = MatchSplitter<LineScan<Borders>>;

}  // namespace mt::transcript
