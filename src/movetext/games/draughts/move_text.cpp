#include "movetext/games/draughts/move_text.hpp"

#include "movetext/games/draughts/text_cursor.hpp"
#include "movetext/text/number.hpp"

namespace mt::draughts {
namespace {

using board::Notation;

// Reads squares with separators, by number or by letter. In the short form the first square may be only a
// file.
class SquareReader {
 public:
  SquareReader(const SquareNames& names, std::string_view text, Notation notation, MoveText& out)
      : names_(names), cursor_(text), out_(out) {
    out_.notation = notation;
    out_.sign = MoveSign::none;
    out_.odd_sign = out_.circle = out_.x_inside = false;
    out_.nag = out_.file = out_.count = out_.captured = 0;
  }

  Misread read() {
    if (const Misread fault = read_path()) return fault;
    cursor_.skip_blanks();
    if (const Misread fault = read_captured()) return fault;
    cursor_.skip_blanks();
    out_.nag = take_nag(cursor_);
    cursor_.skip_blanks();
    if (!cursor_.done()) return rest(out_.count < 2 ? Misreading::no_move : Misreading::unknown_sign);
    if (out_.count < 2) return {Misreading::one_square, 0, cursor_.size()};
    return {};
  }

 private:
  bool numeric() const { return out_.notation == Notation::numeric; }
  Misread rest(Misreading reason) const { return {reason, cursor_.at(), cursor_.size()}; }

  Misread read_path() {
    cursor_.skip_blanks();
    if (Misread fault; numeric() && read_four_digits(fault)) return fault;
    if (const Misread fault = read_start()) return fault;
    while (true) {
      const std::uint32_t end = cursor_.at();
      cursor_.skip_blanks();
      const SignRead sign = take_sign(cursor_);
      cursor_.skip_blanks();
      const bool more = numeric() ? text::is_digit(cursor_.peek()) : text::is_letter(cursor_.peek());
      if (!more || (sign.kind == SignKind::none && numeric())) {
        cursor_.back_to(end);
        return {};
      }
      note(sign);
      if (const Misread fault = read_square()) return fault;
    }
  }

  // Reads the start square. In the short form this is only its file, with a capture sign if one follows.
  Misread read_start() {
    if (out_.notation != Notation::short_form) return read_square();
    const std::uint32_t begin = cursor_.at();
    const char letter = text::to_lower(cursor_.peek());
    cursor_.take();
    const SignRead sign = take_sign(cursor_);
    if (!text::is_letter(letter) || sign.kind == SignKind::dash || !text::is_letter(cursor_.peek())) {
      cursor_.back_to(begin);
      out_.notation = Notation::algebraic;
      return read_square();
    }
    if (letter - 'a' >= names_.coordinates().shape.width) return {Misreading::no_such_cell, begin, begin + 1};
    note(sign);
    out_.file = static_cast<std::uint8_t>(letter - 'a' + 1);
    out_.squares[out_.count++] = SquareNames::none;
    return read_square();
  }

  // Stores the sign. If any sign of the text is a cross, the whole move is a capture.
  void note(SignRead sign) {
    if (sign.kind == SignKind::cross) out_.sign = MoveSign::capture;
    if (sign.kind == SignKind::dash && out_.sign == MoveSign::none) out_.sign = MoveSign::quiet;
    out_.odd_sign |= !sign.ascii;
  }

  // Reads 3228: two numbers of two digits each.
  bool read_four_digits(Misread& fault) {
    const std::uint32_t begin = cursor_.at();
    const int value = cursor_.take_number();
    const std::uint32_t end = cursor_.at();
    cursor_.back_to(begin);
    if (end - begin != 4 || value < 0) return false;
    const auto pair = [&] {
      return static_cast<unsigned>((cursor_.take() - '0') * 10 + (cursor_.take() - '0'));
    };
    for (const std::uint32_t at : {begin, begin + 2})
      if (const std::uint8_t square = names_.by_number(pair()); !add(square) && !fault)
        fault = {Misreading::no_such_square, at, at + 2};
    return true;
  }

  Misread read_square() {
    const std::uint32_t begin = cursor_.at();
    std::uint8_t square = SquareNames::none;
    if (numeric()) {
      const int number = cursor_.take_number();
      if (number < 0) return rest(Misreading::no_move);
      if (number <= names_.count()) square = names_.by_number(static_cast<unsigned>(number));
    } else {
      const char letter = text::to_lower(cursor_.peek());
      if (!text::is_letter(letter)) return rest(Misreading::no_move);
      cursor_.take();
      const int row = cursor_.take_number();
      if (row < 0) return {Misreading::no_move, begin, cursor_.size()};
      if (row > 0)
        square = names_.by_letter(static_cast<unsigned>(letter - 'a'), static_cast<unsigned>(row - 1));
    }
    if (square == SquareNames::none)
      return {numeric() ? Misreading::no_such_square : Misreading::no_such_cell, begin, cursor_.at()};
    if (!add(square)) return {Misreading::too_long, begin, cursor_.size()};
    return {};
  }

  bool add(std::uint8_t square) {
    const unsigned used = static_cast<unsigned>(out_.count) + out_.captured;
    if (square == SquareNames::none || used == MoveText::max_squares) return false;
    out_.squares[used] = square;
    ++out_.count;
    return true;
  }

  // Reads <42,29,14,31>.
  Misread read_captured() {
    if (!cursor_.take('<')) return {};
    const std::uint8_t path = out_.count;
    while (true) {
      cursor_.skip_blanks();
      if (cursor_.take('>')) break;
      if (cursor_.take(',')) continue;
      if (const Misread fault = read_square()) return fault;
    }
    out_.captured = static_cast<std::uint8_t>(out_.count - path);
    out_.count = path;
    return {};
  }

  const SquareNames& names_;
  TextCursor cursor_;
  MoveText& out_;
};

Misread read_squares(const SquareNames& names, std::string_view text, Notation notation, MoveText& out) {
  return SquareReader(names, text, notation, out).read();
}

// Returns whether the text begins with two squares by letter and a separator between them.
bool separated_letters(std::string_view text) {
  TextCursor cursor(text);
  cursor.skip_blanks();
  if (!text::is_letter(cursor.take()) || cursor.take_number() < 0) return false;
  cursor.skip_blanks();
  if (take_sign(cursor).kind == SignKind::none) return false;
  cursor.skip_blanks();
  return text::is_letter(cursor.take()) && text::is_digit(cursor.peek());
}

// Reads a text in the short form and, if that fails, in diagonal notation. If `short_first` is false, tries
// diagonal notation first.
Misread read_short_or_diagonal(const SquareNames& names, std::string_view text, MoveText& out,
                               bool short_first, bool declared) {
  const auto read = [&](bool is_short) {
    return is_short ? read_squares(names, text, Notation::short_form, out) : read_diagonal(names, text, out);
  };
  const Misread first = read(short_first);
  const bool stays =
      short_first &&
      (declared || !has_two_readings(text));  // a wrong square is then a fault; no other notation is tried
  if (!first || (stays && names_no_square(first.reason))) return first;
  return read(!short_first) ? first : Misread{};
}

}  // namespace

bool has_two_readings(std::string_view text) {
  TextCursor cursor(text);
  cursor.skip_blanks();
  if (!text::is_letter(cursor.take())) return false;
  if (take_sign(cursor).kind == SignKind::dash) return false;
  return text::is_letter(cursor.take()) && text::is_digit(cursor.peek());
}

Misread read_move_text_slowly(const SquareNames& names, std::string_view text, MoveText& out,
                              std::optional<Notation> declared) {
  TextCursor cursor(text);
  cursor.skip_blanks();
  if (text::is_digit(cursor.peek())) return read_squares(names, text, Notation::numeric, out);
  if (declared == Notation::diagonal) return read_diagonal(names, text, out);
  if (declared == Notation::short_form || has_two_readings(text))
    return read_short_or_diagonal(names, text, out, declared.value_or(names.usual()) != Notation::numeric,
                                  declared == Notation::short_form);
  const bool letters_first =
      declared.value_or(names.usual()) == Notation::algebraic || separated_letters(text);
  const auto read = [&](bool letters) {
    return letters ? read_squares(names, text, Notation::algebraic, out) : read_diagonal(names, text, out);
  };
  const Misread first = read(letters_first);
  if (!first) return first;
  // If the record declares algebraic notation, a wrong square is a fault. Diagonal notation is tried only if
  // the text does not have the form of algebraic notation.
  if (declared == Notation::algebraic && names_no_square(first.reason)) return first;
  const Misread second = read(!letters_first);
  if (!second) return second;
  return names_no_square(first.reason) || !letters_first ? first : second;
}

bool join(MoveText& text, const MoveText& next) {
  if (text.captured != 0 || next.captured != 0 || text.circle || next.circle || next.file != 0) return false;
  if (text.to() != next.from() || text.count + next.count - 1 > MoveText::max_squares) return false;
  for (unsigned i = 1; i < next.count; ++i) text.squares[text.count++] = next.squares[i];
  text.odd_sign |= next.odd_sign;
  if (next.sign == MoveSign::capture) text.sign = MoveSign::capture;
  return true;
}

}  // namespace mt::draughts
