// Reads plain moves and their numbers, as long as nothing else comes: most of the bytes of most games.
#include "movetext/formats/pgn/number_text.hpp"
#include "movetext/formats/pgn/record_reader.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/scan.hpp"

#include <algorithm>
#include <bit>

namespace mt::pgn {
namespace {

// Nothing here looks further, so no place has to be compared with the end of the text.
constexpr std::size_t farthest_look = 96;

// Finds the ends of words, sixty-four bytes at a time: so the start of the next word is known before the
// present one is read.
class WordEnds {
 public:
  static constexpr std::size_t window = 64;  // bytes that may be read from each requested place
  explicit WordEnds(const char* text) : text_(text) {}

  // Returns the end of the word starting at `at`, or `at + window` if the word is longer.
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

// Returns the index after up to four blanks; usually there is one.
inline std::size_t skip_few_blanks(const char* bytes, std::size_t at) {
  const std::size_t end = at + 4;
  if (text::is_blank(bytes[at])) ++at;
  while (text::is_blank(bytes[at]) && at < end) ++at;
  return at;
}

// Says whether a number of that many digits stands here: "1.", "23." or "123." before a blank or a move.
inline bool is_number(const char* bytes, unsigned digits) {
  const char next = bytes[digits + 1];
  return bytes[digits] == '.' && digits - 1 <= 2 && (text::is_blank(next) || text::is_letter(next));
}

inline std::int64_t number_of(const char* bytes, unsigned digits) {
  std::int64_t value = bytes[0] - '0';
  for (unsigned i = 1; i < digits; ++i) value = value * 10 + (bytes[i] - '0');
  return value;
}

// Returns the digits of a number, if no move starts with a digit.
inline unsigned few_digits(const char* bytes) {
  unsigned digits = 0;
  while (digits <= 3 && text::is_digit(bytes[digits])) ++digits;
  return digits;
}

// Returns the end of a word that starts with a common shape of that length, and may have a sign of check; 0:
// the word goes on.
inline std::size_t end_of_common(const char* base, std::size_t at, std::size_t length) {
  const std::size_t end = at + length;
  if (text::is_blank(base[end])) return end;
  return text::is_blank(base[end + 1]) ? end + 1 : 0;
}

// Reads the move at `at`: the word of a common shape with its sign of check, or what scan_plain() finds.
// Returns its end; `at`: there is something else.
inline std::size_t read_move(const text::MoveShapes& shapes, const char* base, std::size_t at,
                             PlainMove& move) {
  move = text::find_common(*shapes.common, base + at);
  if (move.length > 0)
    if (const std::size_t end = end_of_common(base, at, move.length); end > 0) return end;
  move = shapes.scan_plain(base + at, text::digit_mask(base + at));
  return at + move.length;
}

// Does the same; `ends` knows the end of the word before the shape is known.
inline std::size_t read_move(const text::MoveShapes& shapes, const char* base, std::size_t at, WordEnds& ends,
                             PlainMove& move) {
  const std::size_t word_end = ends.after(at);
  move = text::find_common(*shapes.common, base + at);
  if (move.length > 0 && word_end - at - move.length <= 1) return word_end;  // a check sign is no blank
  move = shapes.scan_plain(base + at, text::digit_mask(base + at));
  return at + move.length;
}

// Reads on from `at` while each number is the expected one and two moves follow it: as nearly all games go
// on.  Returns where it stops; a number without its move is not taken.
std::size_t read_pairs(const text::MoveShapes& shapes, const char* base, std::size_t at, std::size_t end,
                       std::size_t most, MoveNumbers& numbers, std::vector<Event>& tape) {
  WordEnds ends(base);
  NumberText number(static_cast<std::uint32_t>(numbers.next_half_move() / 2));
  const std::size_t first = tape.size();
  const auto take_move = [&](std::size_t begin) {
    PlainMove move;
    const std::size_t move_end = read_move(shapes, base, begin, ends, move);
    if (move_end == begin) return false;
    tape.push_back({.arg = move.shape,
                    .flags = move.flags,
                    .text = {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(move_end)}});
    at = move_end;
    return true;
  };
  for (most /= 2; most > 0 && at < end && number.number() < NumberText::most; --most) {
    const std::size_t size = number.size_at(base + at + 1);
    if (size == 0 || !text::is_blank(base[at])) break;
    const std::size_t number_end = at + 1 + size;
    if (!take_move(number_end + (text::is_blank(base[number_end]) ? 1 : 0))) break;
    if (!text::is_blank(base[at]) || !take_move(at + 1)) break;
    number.count();
  }
  if (const std::size_t read = tape.size() - first; read > 0)
    numbers.plies(static_cast<std::int64_t>(read), first + (read - 1) / 2 * 2);
  return at;
}

}  // namespace

// `common`: the shapes have a table of the most common, and no move starts with a digit.
template <bool common>
void RecordReader::read_plain_moves_of() {
  const text::MoveShapes& shapes = *shapes_;
  const char* const base = text_.data();
  const std::size_t end = text_.size() - std::min(text_.size(), farthest_look);
  std::size_t at = at_;
  std::size_t room = this->room();
  const std::size_t all = room;
  // Tried as long as it helps, and not for the few moves between two comments.
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
        at = read_pairs(shapes, base, at, end, room, numbers_, record_.tape);
        room = this->room();
        in_pairs = at != before;
        if (in_pairs) {
          move_end_ = at;
          continue;
        }
      }
      if (const unsigned digits = few_digits(base + begin); digits > 0 && is_number(base + begin, digits)) {
        add_number(number_of(base + begin, digits), begin, begin + digits + 1);
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
        add_number(number_of(bytes, size), begin, begin + size + 1);
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
  if (!odd_result_.empty()) return;
  shapes_->common != nullptr ? read_plain_moves_of<true>() : read_plain_moves_of<false>();
}

}  // namespace mt::pgn
