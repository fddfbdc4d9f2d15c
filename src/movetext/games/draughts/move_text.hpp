// Reads the text of a move, without a position.
//
//   MoveText text;
//   const Misread fault = read_move_text(variant.names, "33x24", text);
//   if (fault) ...
//   text.path();   // the bits of 33 and 24
//
// Spellings: PDN 3.0, movetext (numeric and algebraic); Christian Freeling, International Draughts Rules:
// Notation (diagonal). The reader also accepts
//   - any dash, multiplication sign or Cyrillic letter that looks like a separator
//   - leading zeros, capitals, blanks beside the separator
//   - squares without a separator (3228, c3b4)
//   - the short form of Russian books and of the federations' opening tables, which gives only the file of
//     the start (cd4, a:c5:e7)
//   - the captured pieces in angle brackets
//   - one of ! ? * = after the move
#pragma once
#include "movetext/base/misread.hpp"
#include "movetext/games/draughts/square_names.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace mt::draughts {

// The kind of move according to the signs of the text.
enum class MoveSign : std::uint8_t {
  none,     // no sign: 3228, f45
  quiet,    // a dash
  capture,  // a cross or a colon
};

// Only the first `count` + `captured` entries of `squares` are valid; the rest is uninitialised.
struct MoveText {
  static constexpr int max_squares = 128;

  board::Notation notation;
  MoveSign sign;
  bool odd_sign;       // a sign outside ASCII
  bool circle;         // diagonal: one square and x
  bool x_inside;       // diagonal: the x is not the last character (fxd4, f4x6)
  std::uint8_t nag;    // number of the NAG ($1-$7, $10) for the sign after the move; 0 without a sign
  std::uint8_t file;   // short form: file of the start, a = 1, if the text names no start square; else 0
  std::uint8_t count;  // squares of the path, at least 2; 1 if `circle`
  std::uint8_t captured;
  std::array<std::uint8_t, max_squares> squares;  // bits: the path, then the captured pieces

  std::span<const std::uint8_t> path() const { return {squares.data(), count}; }
  std::span<const std::uint8_t> captured_squares() const { return {squares.data() + count, captured}; }
  int from() const { return squares[0]; }  // SquareNames::none if only the file is named
  int to() const { return squares[count - 1U]; }
};

// Returns the text with `square` as its start square. The text names only the file of its start, and `square`
// must be on that file.
inline MoveText starting_at(const MoveText& text, std::uint8_t square) {
  MoveText whole = text;
  whole.file = 0;
  whole.squares[0] = square;
  return whole;
}

// The reason why a text is not a move in the notation that it seems to use.
enum class Misreading : std::uint8_t {
  none,
  no_move,         // does not look like a move
  no_such_square,  // a square number that the board does not have
  no_such_cell,    // a square by letter that the board does not have
  no_such_line,    // a square by its oblique line that the board does not have
  one_square,      // one square without an x after it
  same_square,     // start and end are the same, but the move is not written as a circle
  surplus_rank,    // diagonal: one digit too many
  dash_in_line,    // diagonal: a dash between the two letters or digits of a line
  unknown_sign,    // an unknown sign after the move
  too_long,        // more squares than a move can have
};

using Misread = mt::Misread<Misreading>;

constexpr bool names_no_square(Misreading reason) {
  return reason == Misreading::no_such_square || reason == Misreading::no_such_cell ||
         reason == Misreading::no_such_line;
}

// `declared`: the notation of the record, if known. Numbers are always accepted. If no notation is declared,
// letters are read as follows.
//   If the rule set has algebraic notation: as algebraic or in the short form.
//   In other rule sets: as algebraic if a separator comes between two squares (h4-g5), else as diagonal. If
//   this reading has a square that is not on the board, the other one of algebraic and diagonal is tried.
Misread read_move_text_slowly(const SquareNames& names, std::string_view text, MoveText& out,
                              std::optional<board::Notation> declared);

// Returns whether the text is a move both in the short form and in diagonal notation: "cd4", "f:d4".
bool has_two_readings(std::string_view text);

// Reads the text as diagonal only; see read_move_text.
Misread read_diagonal(const SquareNames& names, std::string_view text, MoveText& out);

// Two squares and the sign between them: nearly all moves of nearly all records.
struct PlainText {
  std::uint8_t from = 0;  // bits
  std::uint8_t to = 0;
  char sign = '-';
  bool padded = false;  // a number has a leading zero, or a blank instead of it

  constexpr MoveSign meaning() const { return sign == '-' ? MoveSign::quiet : MoveSign::capture; }
};

// Reads one or two digits, - or x, one or two digits. No branch depends on the number of digits, because the
// processor cannot predict it.
inline bool read_plain_numbers(const SquareNames& names, std::string_view text, PlainText& out) {
  if (text.size() < 3 || text.size() > 5) return false;
  const auto digit = [&](std::size_t at) { return static_cast<unsigned>(text[at] - '0'); };
  const auto number = [&](std::size_t at, std::size_t second, unsigned has_second) {
    return digit(at) + has_second * (9 * digit(at) + digit(second));
  };
  const unsigned two = digit(1) <= 9 ? 1 : 0;
  const std::size_t sign = 1 + two;
  const std::size_t target = sign + 1;
  const std::size_t last = text.size() - 1;
  if (last - target > 1) return false;
  const unsigned largest = std::max({digit(0), digit(target), digit(last)});
  if (largest > 9 || (text[sign] != '-' && text[sign] != 'x')) return false;
  out.from = names.by_number(number(0, 1, two));
  out.to = names.by_number(number(target, last, static_cast<unsigned>(last - target)));
  out.sign = text[sign];
  out.padded = text[0] == '0' || text[target] == '0';
  return out.from != SquareNames::none && out.to != SquareNames::none;
}

// Reads "1- 6", "47x 9": a number of one digit takes the space of two, as in tables.
inline bool read_padded_numbers(const SquareNames& names, std::string_view text, PlainText& out) {
  const std::size_t size = text.size();
  if (size < 4 || size > 5 || text[size - 2] != ' ') return false;
  std::array<char, 4> closed{};
  std::copy(text.begin(), text.end() - 2, closed.begin());
  closed[size - 2] = text.back();
  if (!read_plain_numbers(names, {closed.data(), size - 1}, out)) return false;
  out.padded = true;
  return true;
}

// Reads c3-b4, c3:e5, c3xe5.
inline bool read_plain_letters(const SquareNames& names, std::string_view text, PlainText& out) {
  if (text.size() != 5) return false;
  const char sign = text[2];
  if (sign != '-' && sign != ':' && sign != 'x') return false;
  const auto square = [&](std::size_t at) {
    return names.by_letter(static_cast<unsigned>(text[at] - 'a'), static_cast<unsigned>(text[at + 1] - '1'));
  };
  out = {square(0), square(3), sign, false};
  return out.from != SquareNames::none && out.to != SquareNames::none && text[1] <= '9' && text[4] <= '9';
}

// Reads the text by letters or by numbers.
inline bool read_plain(const SquareNames& names, bool letters, std::string_view text, PlainText& out) {
  if (letters) return read_plain_letters(names, text, out);
  return read_plain_numbers(names, text, out) || read_padded_numbers(names, text, out);
}

// Reads the whole of `text`.
inline Misread read_move_text(const SquareNames& names, std::string_view text, MoveText& out,
                              std::optional<board::Notation> declared = std::nullopt) {
  const bool letters = declared.value_or(names.usual()) == board::Notation::algebraic;
  PlainText plain;
  if (!read_plain(names, letters, text, plain)) return read_move_text_slowly(names, text, out, declared);
  out.squares[0] = plain.from;
  out.squares[1] = plain.to;
  out.sign = plain.meaning();
  out.notation = letters ? board::Notation::algebraic : board::Notation::numeric;
  out.odd_sign = out.circle = out.x_inside = false;
  out.nag = out.captured = out.file = 0;
  out.count = 2;
  return {};
}

// `next` is the text after `text` and continues its capture (11x18 and 18x25). Adds the squares of `next` to
// `text`. Returns false if `next` does not begin where `text` ends, or if the two together are too long.
bool join(MoveText& text, const MoveText& next);

}  // namespace mt::draughts
