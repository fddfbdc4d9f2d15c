// Reads moves in the notation by oblique lines: f45, gf5, eg8x, e8g6x, f6x, e8e4c4c8x.
#include "movetext/games/draughts/move_text.hpp"
#include "movetext/games/draughts/text_cursor.hpp"
#include "movetext/text/number.hpp"

namespace mt::draughts {
namespace {

// A text begins with a letter. The next two characters decide how it is read:
//   a letter and a digit: both squares have the same rank (gf5)
//   two digits: both squares have the same file (f45)
//   a digit and a letter: the text is a list of squares (e8g6)
class DiagonalReader {
 public:
  DiagonalReader(const SquareNames& names, std::string_view text, MoveText& out)
      : names_(names), cursor_(text), out_(out) {
    out_.notation = board::Notation::diagonal;
    out_.sign = MoveSign::none;
    out_.odd_sign = out_.circle = out_.x_inside = false;
    out_.nag = out_.file = out_.count = out_.captured = 0;
  }

  Misread read() {
    if (!names_.has_diagonal()) return {Misreading::no_move, 0, cursor_.size()};
    if (const Misread fault = read_squares()) return fault;
    cursor_.skip_blanks();
    if (const SignRead sign = take_cross(); sign.kind != SignKind::none) set_capture(sign);
    if (const Misread fault = read_end()) return fault;
    if (out_.count == 1 && out_.sign != MoveSign::capture)
      return {Misreading::one_square, begin_, cursor_.size()};
    out_.circle = out_.count == 1;
    return {};
  }

 private:
  Misread rest(Misreading reason) const { return {reason, cursor_.at(), cursor_.size()}; }

  Misread read_squares() {
    cursor_.skip_blanks();
    begin_ = cursor_.at();
    const int file = take_file();
    if (file == 0) return {Misreading::no_move, begin_, cursor_.size()};
    const std::uint32_t after_file = cursor_.at();
    const SignRead inside = take_cross();
    if (const int second = take_file(); second != 0) return read_rank_kept(file, second, inside);
    cursor_.back_to(after_file);
    const int rank = take_rank();
    if (rank == 0) return {Misreading::no_move, begin_, cursor_.size()};
    if (const Misread fault = add({file, rank}, begin_)) return fault;
    return read_after_square(file, rank);
  }

  // Reads gf5, fxd4.
  Misread read_rank_kept(int first, int second, SignRead inside) {
    if (inside.kind != SignKind::none) set_inside(inside);
    const int rank = take_rank();
    if (rank == 0) return rest(Misreading::no_move);
    if (const std::uint32_t at = cursor_.at(); take_rank() != 0)
      return {Misreading::surplus_rank, at, cursor_.at()};
    if (first == second) return {Misreading::same_square, begin_, cursor_.size()};
    if (const Misread fault = add({first, rank}, begin_)) return fault;
    return add({second, rank}, begin_);
  }

  // Reads f45, f4x6, or a list of squares.
  Misread read_after_square(int file, int rank) {
    const std::uint32_t after = cursor_.at();
    const SignRead sign = take_any_sign();
    const std::uint32_t digits = cursor_.at();
    if (const int second = take_rank(); second != 0) {
      if (sign.kind == SignKind::dash) return {Misreading::dash_in_line, after, digits};
      if (sign.kind == SignKind::cross) set_inside(sign);
      if (second == rank) return {Misreading::same_square, begin_, cursor_.size()};
      if (const std::uint32_t at = cursor_.at(); take_rank() != 0)
        return {Misreading::surplus_rank, at, cursor_.at()};
      return add({file, second}, begin_);
    }
    cursor_.back_to(after);
    return read_list();
  }

  Misread read_list() {
    while (true) {
      const std::uint32_t after = cursor_.at();
      const SignRead sign = take_any_sign();
      const std::uint32_t begin = cursor_.at();
      const int file = take_file();
      if (file == 0) {
        cursor_.back_to(after);
        return {};
      }
      if (sign.kind == SignKind::cross) set_inside(sign);
      if (sign.kind == SignKind::dash) set_quiet(sign);
      const int rank = take_rank();
      if (rank == 0) return rest(Misreading::no_move);
      if (const Misread fault = add({file, rank}, begin)) return fault;
    }
  }

  Misread read_end() {
    cursor_.skip_blanks();
    out_.nag = take_nag(cursor_);
    cursor_.skip_blanks();
    if (cursor_.done()) return {};
    const bool sign = !text::is_letter(cursor_.peek()) && !text::is_digit(cursor_.peek());
    return rest(sign ? Misreading::unknown_sign : Misreading::no_move);
  }

  // Takes a file letter and returns the number of its file, from 1. Returns 0 and takes nothing if the next
  // character is not a file letter.
  int take_file() {
    const char letter = text::to_lower(cursor_.peek());
    if (!text::is_letter(letter) || letter == 'x') return 0;
    cursor_.take();
    return letter - 'a' + 1;
  }

  int take_rank() { return take_oblique_rank(cursor_); }

  SignRead take_any_sign() {
    cursor_.skip_blanks();
    const SignRead sign = take_sign(cursor_);
    cursor_.skip_blanks();
    return sign;
  }

  SignRead take_cross() {
    const std::uint32_t begin = cursor_.at();
    const SignRead sign = cursor_.peek() == '*' ? SignRead{} : take_sign(cursor_);
    if (sign.kind == SignKind::cross) return sign;
    cursor_.back_to(begin);
    return {};
  }

  void set_capture(SignRead sign) {
    out_.sign = MoveSign::capture;
    out_.odd_sign |= !sign.ascii;
  }
  void set_quiet(SignRead sign) {
    if (out_.sign == MoveSign::none) out_.sign = MoveSign::quiet;
    out_.odd_sign |= !sign.ascii;
  }
  void set_inside(SignRead sign) {
    set_capture(sign);
    out_.x_inside = true;
  }

  Misread add(board::Oblique at, std::uint32_t begin) {
    const std::uint8_t square = names_.by_diagonal(at);
    if (square == SquareNames::none) return {Misreading::no_such_line, begin, cursor_.at()};
    if (out_.count == MoveText::max_squares) return {Misreading::too_long, begin, cursor_.size()};
    out_.squares[out_.count++] = square;
    return {};
  }

  const SquareNames& names_;
  TextCursor cursor_;
  MoveText& out_;
  std::uint32_t begin_ = 0;
};

}  // namespace

Misread read_diagonal(const SquareNames& names, std::string_view text, MoveText& out) {
  return DiagonalReader(names, text, out).read();
}

}  // namespace mt::draughts
