// Writes records as canonical PGN or PDN.
//
//   Writer writer(pdn());
//   writer.write(record, out);
//
// The form: the seven tags of the roster, the other tags in ASCII order, an empty line, the movetext in lines
// of at most 79 columns, an empty line. PGN standard 8.1 and 8.2 (export format), PDN 3.0; where these leave
// a choice:
//   - "n..." comes before a move of the second side that starts the game or a variation, or follows a
//     comment, a NAG, a variation or a setup;
//   - "(" is glued to the next piece, ")" to the previous piece;
//   - the glyphs of a move are written once each, those about the move ($1-$9) before those about the
//     position ($10-$135) before all others, ascending; $0 is omitted;
//   - comments have no blanks after "{" or before "}", blanks between words are single, consecutive
//     comments are joined, empty ones dropped; an embedded command "[%...]" is never broken, and no line
//     starts with "%" or "[";
//   - in PGN, a comment with a "}" is written on a line of its own (";text"), or, if it is longer than the
//     line, only its words with a "}" are; in PDN, the "}" is written as ")".
#pragma once
#include "movetext/formats/api/writing_options.hpp"
#include "movetext/formats/pgn/dialect.hpp"
#include "movetext/formats/pgn/line_filler.hpp"
#include "movetext/record/roster.hpp"

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace mt::pgn {

using WriterOptions = WritingOptions;

class Writer {
 public:
  explicit Writer(const Dialect& dialect, WriterOptions options = {})
      : dialect_(dialect), options_(std::move(options)) {}

  // Appends the whole record. The text of each ply is written unchanged. Its number is in Event::value; if
  // Event::value is not set, plies are counted from 1. `white_first`: the first side is White (see
  // TagOptions).
  void write(const Record& record, std::string& out, bool white_first = true);
  // Appends only the movetext with the termination marker, without the empty line after it.
  void write_movetext(const Record& record, std::string& out);

  // Returns how many of the characters written so far do not exist in the output's encoding and were
  // replaced.
  std::size_t replaced() const { return replaced_; }

 private:
  void write_tags(const Record& record, std::string& out, bool white_first);
  void write_lines(const Record& record, std::string& out);
  void write_event(const Record& record, const Event& event, LineFiller& lines);
  void begin_piece(LineFiller& lines);
  void end_comment(LineFiller& lines);
  std::size_t write_plain_plies(const Record& record, std::size_t at, LineFiller& lines);
  std::size_t write_commented_plies(const Record& record, std::size_t at, LineFiller& lines);
  // Returns whether write_commented_plies() may be able to write the event.
  bool begins_commented_plies(const Event& event) const {
    return in_comment_ ? event.kind == EventKind::ply
                       : event.kind == EventKind::comment && (event.flags & written_as_is) != 0;
  }
  void write_ply(const Record& record, const Event& event, LineFiller& lines);
  void write_nags(LineFiller& lines);
  void write_nag(std::uint32_t nag, LineFiller& lines);
  void write_comment(std::string_view text, LineFiller& lines);
  void write_braced(std::string_view text, LineFiller& lines);
  void write_parts(std::string_view text, LineFiller& lines);
  bool fills_line(std::string_view text, std::size_t at) const;
  void write_line_comment(std::string_view text, LineFiller& lines);
  static std::size_t put_command(std::string_view text, std::size_t at, LineFiller& lines);
  std::size_t put_word(std::string_view text, std::size_t at, LineFiller& lines);
  void write_open();
  void write_close(LineFiller& lines);
  std::string_view encoded(std::string_view text);
  std::string_view without_braces(std::string_view text);
  std::string_view marker(const Record& record) const;

  const Dialect& dialect_;
  WriterOptions options_;
  TagSheet tags_;
  std::string scratch_;
  std::string braceless_;
  std::size_t replaced_ = 0;

  // State of the movetext.
  std::vector<std::uint32_t> outer_;  // for each open variation, the next half-move of the line outside it
  std::uint32_t next_ = 2;            // half-move of the next ply: 2 * number + side
  std::size_t waiting_opens_ = 0;     // number of "(" that will be written with the next piece
  bool number_wanted_ = true;
  bool in_comment_ = false;
  bool long_word_ = false;  // after the last word of the comment, its line has no room for the brace
  // the last comment has a "[%" without its "]"; a later comment must not close it
  bool open_command_ = false;
  bool commands_ = true;                  // a "[%" in the current comment may still have its "]"
  std::vector<std::uint32_t> nags_;       // glyphs of the last move that have not been written
  std::set<std::uint32_t> written_nags_;  // glyphs of the last move that have been written
  bool broken_off_ = false;               // the last piece is a move that ends with a sign ("32-")
  bool glyph_fits_ = false;               // the last piece is a move to which a glyph may be glued
};

// Starts a piece: everything that is not glued to the text before it.
inline void Writer::begin_piece(LineFiller& lines) {
  if (in_comment_) end_comment(lines);
  lines.piece();
  glyph_fits_ = broken_off_ = false;
  for (; waiting_opens_ > 0; --waiting_opens_) {
    lines.put('(');
    number_wanted_ = true;
  }
}

}  // namespace mt::pgn
