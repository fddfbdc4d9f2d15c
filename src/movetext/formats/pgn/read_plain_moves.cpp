// Reads plain moves and their numbers until something else follows. In most games, they are most of the
// bytes.
#include "movetext/formats/pgn/number_text.hpp"
#include "movetext/formats/pgn/plain_move.hpp"
#include "movetext/formats/pgn/record_reader.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/scan.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace mt::pgn {
namespace {

// The functions of this file read at most this many bytes ahead, so that indices need not be compared with
// the end of the text.
constexpr std::size_t farthest_look = 128;

// Finds the ends of words in sixty-four bytes at a time. Therefore the start of the next word is known before
// the current word has been read.
class WordEnds {
 public:
  static constexpr std::size_t window = 64;  // number of bytes after a given index that may be read
  explicit WordEnds(const char* text) : text_(text) {}

  // Returns the end of the word that starts at `at`, or `at + window` if the word is longer.
  std::size_t after(std::size_t at) {
    if (at - begin_ < window) {
      const std::uint64_t ahead = blanks_ >> (at - begin_);
      if (ahead != 0) return at + static_cast<std::size_t>(std::countr_zero(ahead));
    }
    begin_ = at;
    blanks_ = text::blank_mask(text_ + at);
    return at + static_cast<std::size_t>(std::countr_zero(blanks_));
  }

 private:
  const char* text_;
  std::size_t begin_ = 0;
  std::uint64_t blanks_ = 0;
};

// Returns whether `bytes` begins with a move number of `digits` digits ("1.", "23." or "123.") and then a
// blank or a letter.
inline bool is_number(const char* bytes, unsigned digits) {
  const char next = bytes[digits + 1];
  return bytes[digits] == '.' && digits - 1 <= 2 && (text::is_blank(next) || text::is_letter(next));
}

inline std::int64_t number_of(const char* bytes, unsigned digits) {
  std::int64_t value = bytes[0] - '0';
  for (unsigned i = 1; i < digits; ++i) value = value * 10 + (bytes[i] - '0');
  return value;
}

// Returns the number of digits with which `bytes` begins, at most four.
inline unsigned few_digits(const char* bytes) {
  unsigned digits = 0;
  while (digits <= 3 && text::is_digit(bytes[digits])) ++digits;
  return digits;
}

// Reads pairs of moves after the expected numbers. Nearly all games have this form.
class PairReader {
 public:
  PairReader(const text::MoveShapes& shapes, const char* base, std::vector<Event>& tape)
      : shapes_(shapes),
        base_(base),
        longest_mark_(shapes.common->longest_mark),
        may_go_on_(shapes.common->may_go_on),
        ends_(base),
        tape_(tape) {}

  // Reads from `at` on as long as each number is the expected one and two moves follow it. Returns the index
  // where it stops. A number without a move after it is not read. `most`: how many more plies the tape may
  // have.
  std::size_t read(std::size_t at, std::size_t end, std::size_t most, MoveNumbers& numbers) {
    const std::int64_t next = numbers.next_half_move() / 2;
    if (!text::is_blank(base_[at]) || next < 0 || next >= NumberText::most) return at;
    NumberText number(static_cast<std::uint32_t>(next));
    const std::size_t first = tape_.size();
    std::size_t pairs = std::min<std::size_t>(most / 2, NumberText::most - number.number());
    at_ = at;  // index of the blank after the previous move
    for (; pairs > 0 && at_ < end; --pairs) {
      const std::size_t number_end = end_of(number);
      if (number_end == 0 || !take(number_end + (is_gap(number_end) ? 1 : 0)) || !take(at_ + 1)) break;
      number.count();
      if (size_ + 2 > plies_.size()) flush();
    }
    flush();
    if (const std::size_t read = tape_.size() - first; read > 0)
      numbers.plies(static_cast<std::int64_t>(read), first + (read - 1) / 2 * 2);
    return at_;
  }

 private:
  bool is_gap(std::size_t at) const { return static_cast<unsigned char>(base_[at]) <= ' '; }

  // Returns the end of the number if it is the next word, or else 0.
  std::size_t end_of(const NumberText& number) const {
    std::size_t begin = at_ + 1;
    std::size_t size = number.size_at(base_ + begin);
    if (size == 0 && is_gap(begin)) {
      begin = skip_few_blanks(base_, begin);
      size = number.size_at(base_ + begin);
    }
    return size == 0 ? 0 : begin + size;
  }

  // Reads the move at `begin`. Returns false if the text is not a move.
  bool take(std::size_t begin) {
    const std::size_t end = ends_.after(begin);
    const PlainMove move = text::find_common(*shapes_.common, base_ + begin);
    // a mark must not be a blank
    const bool common = move.length > 0 && end - begin - move.length <= longest_mark_ &&
                        (!may_go_on_ || digit_follows(base_, end));
    if (!common) return is_gap(begin) ? take_after(begin) : take_other(begin);
    add(move, begin, end);
    return true;
  }
  [[gnu::noinline]] bool take_after(std::size_t blank) {
    const std::size_t begin = skip_few_blanks(base_, blank);
    return !is_gap(begin) && take(begin);
  }
  [[gnu::noinline]] bool take_other(std::size_t begin) {
    const PlainMove move = shapes_.scan_plain(base_ + begin, text::digit_mask(base_ + begin));
    if (move.length > 0) add(move, begin, begin + move.length);
    return move.length > 0;
  }

  void add(const PlainMove& move, std::size_t begin, std::size_t end) {
    plies_[size_++] = {.arg = move.shape,
                       .flags = move.flags,
                       .text = {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)}};
    at_ = end;
  }
  void flush() {
    tape_.insert(tape_.end(), plies_.begin(), plies_.begin() + static_cast<std::ptrdiff_t>(size_));
    size_ = 0;
  }

  const text::MoveShapes& shapes_;
  const char* base_;
  std::size_t longest_mark_;
  bool may_go_on_;
  WordEnds ends_;
  std::size_t at_ = 0;
  std::vector<Event>& tape_;
  std::size_t size_ = 0;
  std::array<Event, 32> plies_;  // the last `size_` plies; adding them to the tape one by one would be slower
};

}  // namespace

// `common`: whether the shapes have a table of the most common shapes.
template <bool common>
void RecordReader::read_plain_moves_of() {
  const text::MoveShapes& shapes = *shapes_;
  const char* const base = text_.data();
  const std::size_t end = text_.size() - std::min(text_.size(), farthest_look);
  std::size_t at = at_;
  std::size_t room = this->room();
  const std::size_t all = room;
  // Moves are read in pairs while that is faster. It is not faster for the few moves between two comments.
  bool in_pairs = common && std::endian::native == std::endian::little;
  const auto add_number = [&](std::int64_t number, std::size_t begin, std::size_t number_end) {
    number_begin_ = begin;
    number_end_ = at = number_end;
    numbers_.number(number, false);
  };
  const auto add = [&](const PlainMove& move, std::size_t begin, std::size_t move_end) {
    at = move_end;
    add_ply(begin, at, move.flags, move.shape);
    move_end_ = at;
    --room;
  };
  while (at < end && room > 0) {
    std::size_t begin = skip_few_blanks(base, at);
    if constexpr (common) {
      if (in_pairs && room < all - 1 && numbers_.next_half_move() % 2 == 0) {
        const std::size_t before = at;
        at = PairReader(shapes, base, record_.tape).read(at, end, room, numbers_);
        room = this->room();
        in_pairs = at != before;
        if (in_pairs) {
          move_end_ = at;
          continue;
        }
      }
      if (const unsigned digits = few_digits(base + begin); digits > 0 && is_number(base + begin, digits)) {
        const std::int64_t number = number_of(base + begin, digits);
        if (number == 1 && numbers_.any() && begins_another_game(begin)) break;
        add_number(number, begin, begin + digits + 1);
        begin = skip_few_blanks(base, at);
      }
      PlainMove move;
      const std::size_t move_end = read_move(shapes, base, begin, move);
      if (move_end == begin) break;
      add(move, begin, move_end);
    } else {
      const char* const bytes = base + begin;
      const std::uint32_t digits = text::digit_mask(bytes);
      if (const unsigned size = text::leading_ones(digits); is_number(bytes, size)) {
        const std::int64_t number = number_of(bytes, size);
        if (number == 1 && numbers_.any() && begins_another_game(begin)) break;
        add_number(number, begin, begin + size + 1);
        continue;
      }
      const PlainMove move = shapes.scan_plain(bytes, digits);
      if (move.length == 0) break;
      add(move, begin, begin + move.length);
    }
  }
  if (at > at_) at_ = last_end_ = at;
  if (room < all) note_move();
}

void RecordReader::read_plain_moves() {
  if (odd_result_may_be_move()) return;
  record_.shapes = shapes_;
  shapes_->common != nullptr ? read_plain_moves_of<true>() : read_plain_moves_of<false>();
}

}  // namespace mt::pgn
