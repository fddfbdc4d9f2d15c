// Fills lines with as many pieces as fit; a piece is never split.
//
// A piece is written after a blank. When the next piece starts, the previous one is complete; if it did not
// fit into its line, the blank before it becomes a line feed. Therefore text can be added to a piece until
// the next one starts, and nothing is copied.
#pragma once
#include "movetext/text/blank.hpp"
#include "movetext/text/scan.hpp"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace mt::pgn {

class LineFiller {
 public:
  static constexpr std::size_t longest_number = 16;  // bytes of a move number
  // size in bytes; if no word is longer than this, every block of sixteen bytes contains a space
  static constexpr std::size_t longest_plain_word = 30;

  // Appends to `out`, whose current end is the start of a line. Columns are counted in bytes if
  // `bytes_are_columns` is true, else in scalar values of UTF-8.
  LineFiller(std::string& out, std::size_t width, bool bytes_are_columns)
      : out_(out), width_(width), bytes_are_columns_(bytes_are_columns) {
    start_ = at_ = line_ = piece_ = out.size();
    room(512);
  }

  // Starts the next piece.
  void piece() {
    room(1);
    if (line_is_whole_) {
      end_line();
    } else if (at_ != line_) {
      fit();
      piece_ = at_;
      out_[at_++] = ' ';
      piece_wide_ = 0;
    }
  }
  // Starts a line for everything up to the next piece, whatever its length.
  void whole_line() {
    room(1);
    if (at_ != line_) {
      fit();
      end_line();
    }
    line_is_whole_ = true;
  }
  bool in_whole_line() const { return line_is_whole_; }
  // Appends to the current piece.
  void put(char c) {
    room(1);
    out_[at_++] = c;
  }
  void put(std::string_view text) {
    room(text.size());
    std::memcpy(out_.data() + at_, text.data(), text.size());
    at_ += text.size();
  }
  // Appends a byte of UTF-8 text.
  void put_text(char c) {
    put(c);
    if (!bytes_are_columns_ && (static_cast<unsigned char>(c) & 0xC0U) == 0x80) {
      ++line_wide_;
      ++piece_wide_;
    }
  }
  // Appends UTF-8 text from `at` until ends(index) returns true for a byte; blanks become spaces. Returns the
  // index where it stopped.
  template <class Ends>
  std::size_t put_until(std::string_view text, std::size_t at, Ends&& ends) {
    room(text.size() - at);
    char* to = out_.data() + at_;
    std::size_t wide = 0;
    for (; at < text.size() && !ends(at); ++at) {
      const char c = text[at];
      *to++ = text::is_blank(c) ? ' ' : c;
      wide += (static_cast<unsigned char>(c) & 0xC0U) == 0x80 ? 1 : 0;
    }
    at_ = static_cast<std::size_t>(to - out_.data());
    if (bytes_are_columns_) return at;
    line_wide_ += wide;
    piece_wide_ += wide;
    return at;
  }
  // Appends visible ASCII from `at`, sixteen bytes at a time. It stops at a byte that is one of Stops or is
  // not visible ASCII, or when fewer than sixteen bytes remain. Returns the index where it stopped.
  template <char... Stops>
  std::size_t put_visible(std::string_view text, std::size_t at) {
    constexpr unsigned block = 16;
    for (unsigned size = block; size == block && text.size() - at >= block; at += size) {
      room(block);
      std::memcpy(out_.data() + at_, text.data() + at, block);
      size = std::min(block,
                      static_cast<unsigned>(std::countr_zero(text::odd_mask<Stops...>(text.data() + at))));
      at_ += size;
    }
    return at;
  }
  // Appends a move number, "12." or "12...".
  void put_move_number(std::uint32_t number, bool second) {
    room(longest_number);
    at_ += write_move_number(out_.data() + at_, number, second);
  }
  // Writes a move number at `to`, where longest_number bytes must be available. Returns its length.
  static std::size_t write_move_number(char* to, std::uint32_t number, bool second) {
    char* const begin = to;
    if (number < 10) {
      *to++ = static_cast<char>('0' + number);
    } else if (number < 100) {
      *to++ = static_cast<char>('0' + number / 10);
      *to++ = static_cast<char>('0' + number % 10);
    } else {
      to = std::to_chars(to, to + 10, number).ptr;
    }
    *to++ = '.';
    if (second) {
      *to++ = '.';
      *to++ = '.';
    }
    return static_cast<std::size_t>(to - begin);
  }
  // Appends pieces of ASCII. write(to, end) must write them from `to` on, with a blank before each piece and
  // no blank after the last one. It must return the end of the last piece, or `to` if it writes none. At
  // least `bytes` bytes are available before `end`.
  template <class Write>
  void put_words(std::size_t bytes, Write&& write) {
    if (at_ == line_ || line_is_whole_) return;
    room(bytes);
    fit();
    char* const out = out_.data();
    const auto end = static_cast<std::size_t>(write(out + at_, out + out_.size()) - out);
    if (end == at_) return;
    piece_ = end - 1;
    while (out[piece_] != ' ') --piece_;
    piece_wide_ = 0;
    break_lines(at_);
    at_ = end;
  }
  // Appends plain words to the current piece, which must contain only signs so far. Plain words are visible
  // ASCII without "[", separated by single spaces, and do not start with "%". Returns false and appends
  // nothing if the text is short, has a different form, or has a word that may be longer than
  // longest_plain_word.
  bool put_plain_words(std::string_view text) {
    constexpr std::size_t block = 16;
    if (text.size() < block) return false;
    room(text.size());
    char* const to = out_.data() + at_;
    // bit 0: the byte before the block is a space, or the block is the first one
    std::uint32_t after_space = 1;
    for (std::size_t at = 0;;) {
      const char* const from = text.data() + at;
      const std::uint32_t spaces = text::match_mask<' '>(from);
      const std::uint32_t odd = text::odd_mask<'['>(from) ^ spaces;
      const std::uint32_t bad = (spaces << 1 | after_space) & (spaces | text::match_mask<'%'>(from));
      if ((odd | bad) != 0 || spaces == 0) return false;
      std::memcpy(to + at, from, block);
      if (at + block == text.size()) break;
      at = std::min(at + block, text.size() - block);
      after_space = text[at - 1] == ' ' ? 1 : 0;
    }
    const std::size_t first = piece_;
    at_ += text.size();
    piece_ = at_ - 1;
    while (out_[piece_] != ' ') --piece_;
    break_lines(first);
    return true;
  }
  // The memory into which consecutive pieces of ASCII are written; each piece starts with begin().
  class Pieces {
   public:
    Pieces(LineFiller& lines, char* out)
        : at(out + lines.at_),
          end(out + lines.out_.size()),
          line_(out + lines.line_),
          piece_(out + lines.piece_),
          wide_(lines.line_wide_),
          width_(lines.width_) {}
    void begin() {
      if (static_cast<std::size_t>(at - line_) - wide_ > width_) {
        *piece_ = '\n';
        line_ = piece_ + 1;
        wide_ = 0;
      }
      piece_ = at;
      *at++ = ' ';
    }
    char* at;         // where the next byte will be written
    const char* end;  // end of the available memory

   private:
    friend class LineFiller;
    char* line_;
    char* piece_;
    std::size_t wide_;
    std::size_t width_;
  };
  // Calls write(Pieces) to append pieces of ASCII, with at least `bytes` bytes of memory available. Does
  // nothing if the current line or piece does not allow it.
  template <class Write>
  void put_pieces(std::size_t bytes, Write&& write) {
    if (at_ == line_ || line_is_whole_) return;
    room(bytes);
    fit();
    if (at_ - line_ - line_wide_ > width_) return;  // the current piece is longer than the line
    char* const out = out_.data();
    Pieces pieces(*this, out);
    write(pieces);
    if (pieces.at == out + at_) return;
    at_ = static_cast<std::size_t>(pieces.at - out);
    line_ = static_cast<std::size_t>(pieces.line_ - out);
    piece_ = static_cast<std::size_t>(pieces.piece_ - out);
    line_wide_ = pieces.wide_;
    piece_wide_ = 0;
  }
  // Appends a word of at most 16 visible ASCII characters. Returns false and appends nothing if the word is
  // longer or has other characters.
  bool put_plain(std::string_view word) {
    if (word.size() > 16) return false;
    room(16);
    char* to = out_.data() + at_;
    for (const char c : word) {
      if (c <= ' ' || c > '~') return false;
      *to++ = c;
    }
    at_ += word.size();
    return true;
  }
  // Appends decimal digits.
  void put_number(std::uint32_t value) {
    char digits[10];
    std::size_t n = sizeof digits;
    do {
      digits[--n] = static_cast<char>('0' + value % 10);
      value /= 10;
    } while (value != 0);
    put(std::string_view(digits + n, sizeof digits - n));
  }
  // Ends the last line with a line feed, and cuts `out` to the written text.
  void finish() {
    fit();
    put('\n');
    out_.resize(at_);
  }

 private:
  void room(std::size_t bytes) {
    if (out_.size() - at_ < bytes) out_.resize(2 * at_ - start_ + bytes + 512);
  }
  // Breaks the line before the current piece if the line is too long and has a piece before it.
  void fit() {
    if (at_ - line_ - line_wide_ <= width_ || piece_ == line_ || line_is_whole_) return;
    out_[piece_] = '\n';
    line_ = piece_ + 1;
    piece_ = line_;
    line_wide_ = piece_wide_;
  }

  // Breaks the line between words, but not before index `first`, until the text before the current piece is
  // short enough.
  void break_lines(std::size_t first) {
    char* const out = out_.data();
    while (piece_ - line_ - line_wide_ > width_) {
      std::size_t at = std::max(first, line_ + line_wide_ + width_);
      while (at > first && out[at] != ' ') --at;
      while (out[at] != ' ') ++at;  // a word longer than the line: break after it
      if (at >= piece_) return;     // the word is alone on its line: fit() breaks the line after it
      out[at] = '\n';
      line_ = at + 1;
      line_wide_ = 0;
      first = line_;
    }
  }

  void end_line() {
    put('\n');
    line_ = piece_ = at_;
    line_wide_ = piece_wide_ = 0;
    line_is_whole_ = false;
  }

  std::string& out_;
  std::size_t width_;
  bool bytes_are_columns_;
  bool line_is_whole_ = false;
  std::size_t start_ = 0;
  std::size_t at_ = 0;          // where the next byte will be written
  std::size_t line_ = 0;        // start of the current line
  std::size_t piece_ = 0;       // the blank before the current piece; line_ if the piece starts the line
  std::size_t line_wide_ = 0;   // UTF-8 continuation bytes of the current line, which take no column
  std::size_t piece_wide_ = 0;  // UTF-8 continuation bytes of the current piece, which take no column
};

}  // namespace mt::pgn
