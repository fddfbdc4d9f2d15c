#include "movetext/games/chess/move_text.hpp"

#include "movetext/games/chess/plain_text.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/square.hpp"

#include <algorithm>
#include <string>

namespace mt::chess {
namespace {

using text::is_file;
using text::is_rank;
using Castling = MoveReading::Castling;

constexpr std::uint8_t bit_of(Kind kind) {
  return static_cast<std::uint8_t>(1U << static_cast<unsigned>(kind));
}
constexpr std::uint8_t any_kind = 0x3F;

// Returns the bit of the kind of man that a capital letter means in English, or 0 if it means no man.
constexpr std::uint8_t english(char letter) {
  switch (letter) {
    case 'P':
      return bit_of(Kind::pawn);
    case 'N':
      return bit_of(Kind::knight);
    case 'B':
      return bit_of(Kind::bishop);
    case 'R':
      return bit_of(Kind::rook);
    case 'Q':
      return bit_of(Kind::queen);
    case 'K':
      return bit_of(Kind::king);
    default:
      return 0;
  }
}

constexpr char capital(char c) {
  return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

// Recognises O-O, 0-0-0, oo and similar.
Castling castling_of(std::string_view text) {
  int letters = 0;
  bool dash = true;  // whether another dash would be a fault
  for (const char c : text) {
    if (c == '-') {
      if (dash) return Castling::none;
      dash = true;
      continue;
    }
    if (c != 'O' && c != '0' && c != 'o') return Castling::none;
    ++letters;
    dash = false;
  }
  if (dash || letters < 2 || letters > 3) return Castling::none;
  return letters == 2 ? Castling::short_side : Castling::long_side;
}

// Parses one reading of the text after the piece letter. Files must be in lower case, and `kinds` must
// already be set.
class Parser {
 public:
  Parser(std::string_view text, MoveReading& out) : text_(text), out_(out) {}

  bool parse() {
    if (!take_promotion()) return false;
    if (!take_destination()) return false;
    take_sign();
    if (!text_.empty() && is_rank(text_.back())) out_.from_rank = static_cast<std::int8_t>(pop() - '1');
    if (!text_.empty() && is_file(text_.back())) out_.from_file = static_cast<std::int8_t>(pop() - 'a');
    return text_.empty();
  }

 private:
  char pop() {
    const char c = text_.back();
    text_.remove_suffix(1);
    return c;
  }

  // Reads a promotion: =Q, /Q, (Q), Q.
  bool take_promotion() {
    if (text_.size() < 3) return true;
    const bool bracket = text_.back() == ')';
    const std::size_t at = text_.size() - (bracket ? 2 : 1);
    const std::uint8_t kinds = english(capital(text_[at]));
    const bool sign = at > 0 && (text_[at - 1] == '=' || text_[at - 1] == '/' || text_[at - 1] == '(');
    // Without a sign, the letter must come directly after a rank.
    if (kinds == 0 || (!sign && !is_rank(text_[at - 1]))) return !bracket;
    for (unsigned kind = 0; kind < kind_count; ++kind)
      if (kinds == 1U << kind) out_.promotion = static_cast<std::int8_t>(kind);
    text_ = text_.substr(0, sign ? at - 1 : at);
    return true;
  }

  // Reads a square, or only a file as in exd.
  bool take_destination() {
    if (text_.empty()) return false;
    if (is_rank(text_.back())) out_.to_rank = static_cast<std::int8_t>(pop() - '1');
    if (text_.empty() || !is_file(text_.back())) return false;
    out_.to_file = static_cast<std::int8_t>(pop() - 'a');
    if (out_.to_rank >= 0) return true;
    // A square without a rank is accepted only for a pawn, and only if another file or a sign shows that it
    // captures.
    return out_.can_be(Kind::pawn) && !text_.empty();
  }

  void take_sign() {
    while (!text_.empty() && (text_.back() == 'x' || text_.back() == ':' || text_.back() == 'X')) {
      out_.capture = true;
      pop();
    }
    if (!text_.empty() && text_.back() == '-') pop();
  }

  std::string_view text_;
  MoveReading& out_;
};

class Readings {
 public:
  explicit Readings(MoveText& out) : out_(out) {}

  void try_all(std::string_view text, Letters letters) {
    const char first = text.front();
    // Tries the text without changes.
    if (const std::uint8_t kinds = english(first); kinds != 0) {
      add(text.substr(1), kinds);
    } else if (is_file(first)) {
      add_without_letter(text);
    }
    // Tries the other case: nf3, bb5 and E4. B4 is not tried, because it may be the rest of a bishop's move.
    // Lower-case letters of other languages are too uncertain to try.
    if (letters != Letters::english) return;
    repaired_ = true;
    if (const std::uint8_t kinds = english(capital(first)); kinds != 0) add(lower(text.substr(1)), kinds);
    if (is_file(text::to_lower(first)) && english(first) == 0) add_without_letter(lower(text));
  }

 private:
  std::string_view lower(std::string_view text) {
    small_.assign(text);
    std::transform(small_.begin(), small_.end(), small_.begin(), text::to_lower);
    return small_;
  }

  void add(std::string_view text, std::uint8_t kinds) {
    MoveReading reading;
    reading.kinds = kinds;
    if (Parser(text, reading).parse()) keep(reading);
  }
  // Adds a pawn's move, or a move that names both squares.
  void add_without_letter(std::string_view text) {
    MoveReading reading;
    reading.kinds = bit_of(Kind::pawn);
    if (!Parser(text, reading).parse()) return;
    reading.coordinates = reading.from_file >= 0 && reading.from_rank >= 0 && reading.to_rank >= 0;
    if (reading.coordinates) reading.kinds = any_kind;
    keep(reading);
  }
  void keep(MoveReading reading) {
    const auto kept = out_.readings();
    const bool known = std::find(kept.begin(), kept.end(), reading) != kept.end();
    reading.case_repaired = repaired_;
    if (!known && out_.count < MoveText::max_readings) out_.reading[out_.count++] = reading;
  }

  MoveText& out_;
  std::string small_;
  bool repaired_ = false;
};

// Returns whether the text ends with a letter and a digit that look like a square but are not one, as in Nj3
// and Nf9. "N6" does not count, because it has no file.
bool names_no_square(std::string_view text) {
  if (text.size() < 2 || !text::is_digit(text.back()) || text.starts_with("O-O")) return false;
  const bool man = text.size() == 2 && std::string_view("KQRBN").find(text[0]) != std::string_view::npos;
  if (man && is_rank(text[1])) return false;
  const char file = text[text.size() - 2];
  return text::is_letter(file) && (!is_rank(text.back()) || !is_file(text::to_lower(file)));
}

}  // namespace

Misread read_move_text(std::string_view text, MoveText& out, Letters letters) {
  const auto end = static_cast<std::uint32_t>(text.size());
  out.count = 0;
  PlainText plain;
  const bool readable = plain.set(text, letters);
  out.odd_sign = plain.odd_sign();
  if (!readable) return {plain.too_long() ? Misreading::too_long : Misreading::no_move, 0, end};
  const std::string_view core = plain.view();
  if (core.empty()) return {Misreading::no_move, 0, end};
  if (const Castling castling = castling_of(core); castling != Castling::none) {
    MoveReading reading;
    reading.castling = castling;
    reading.kinds = bit_of(Kind::king);
    out.reading[0] = reading;
    out.count = 1;
    return {};
  }
  Readings(out).try_all(core, letters);
  if (out.count != 0) return {};
  if (core.find('@') != std::string_view::npos) return {Misreading::drop, 0, end};
  return {names_no_square(core) ? Misreading::no_square : Misreading::no_move, 0, end};
}

}  // namespace mt::chess
