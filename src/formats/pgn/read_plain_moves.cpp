// Plain moves and their numbers, as long as nothing else comes: most of the bytes of most games.
#include "movetext/formats/pgn/record_reader.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/scan.hpp"

#include <algorithm>
#include <array>

namespace mt::pgn {
namespace {

// Nothing here looks further, so no place has to be measured against the end of the text.
constexpr std::size_t farthest_look = 96;

// What a character can be in the commonest moves of chess.
enum Sign : std::uint8_t { other, file, rank, officer, cross, behind };  // behind: a blank or a check sign
constexpr unsigned sign_bits = 3;
constexpr std::array<std::uint8_t, 256> signs = [] {
  std::array<std::uint8_t, 256> table{};
  for (unsigned c = 0; c < 0x80; ++c) {
    const char sign = static_cast<char>(c);
    if (text::is_blank(sign) || sign == '+' || sign == '#') table[c] = behind;
    if (sign >= 'a' && sign <= 'h') table[c] = file;
    if (sign >= '1' && sign <= '8') table[c] = rank;
    if (std::string_view("KQRBN").find(sign) != std::string_view::npos) table[c] = officer;
    if (sign == 'x') table[c] = cross;
  }
  return table;
}();

// By the signs of five characters: the length of the move that they begin with, and whether it captures.
// Which of the shapes comes next no processor foresees: a look-up costs less than a wrong guess.
constexpr unsigned shape_size = 5;
constexpr std::uint8_t capture_bit = 8;
struct Shape {
  std::array<std::uint8_t, shape_size> signs;
  std::uint8_t size;  // of them that count
};
constexpr auto shapes = std::to_array<Shape>({{{file, rank, behind}, 3},                   // "e4 "
                                              {{officer, file, rank, behind}, 4},          // "Nf3 "
                                              {{file, cross, file, rank, behind}, 5},      // "exd5 "
                                              {{officer, cross, file, rank, behind}, 5},   // "Nxd5 "
                                              {{officer, file, file, rank, behind}, 5},    // "Nbd2 "
                                              {{officer, rank, file, rank, behind}, 5}});  // "R1d2 "
constexpr auto moves_by_shape = [] {
  std::array<std::uint8_t, 1U << (sign_bits * shape_size)> table{};
  for (const Shape& shape : shapes) {
    const unsigned free = sign_bits * (shape_size - shape.size);
    unsigned first = 0;
    bool captures = false;
    for (unsigned i = 0; i < shape.size; ++i) {
      first |= static_cast<unsigned>(shape.signs[i]) << (sign_bits * i);
      captures |= shape.signs[i] == cross;
    }
    const unsigned step = 1U << (sign_bits * shape.size);
    for (unsigned i = 0; i < 1U << free; ++i)
      table[first + i * step] = static_cast<std::uint8_t>((shape.size - 1) | (captures ? capture_bit : 0));
  }
  return table;
}();

// What scan_plain of PGN finds in the commonest shapes, without a check sign.
inline PlainMove common_chess_move(const char* bytes) {
  unsigned shape = 0;
  for (unsigned i = 0; i < shape_size; ++i)
    shape |= static_cast<unsigned>(signs[static_cast<unsigned char>(bytes[i])]) << (sign_bits * i);
  const unsigned found = moves_by_shape[shape];
  return {static_cast<std::uint16_t>(found % capture_bit),
          static_cast<std::uint16_t>(found / capture_bit * written_capture)};
}

// Where words end.  Sixty-four bytes at a time: where the next word begins is known before anybody has looked
// at this one.
class WordEnds {
 public:
  static constexpr std::size_t window = 64;  // bytes that may be read from each place that is asked for
  explicit WordEnds(const char* text) : text_(text) {}

  // Of the word that begins at `at`; `window` bytes on if it is longer.
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

// Behind up to four blanks; nearly always it is one.
inline std::size_t skip_few_blanks(const char* bytes, std::size_t at) {
  const std::size_t end = at + 4;
  if (text::is_blank(bytes[at])) ++at;
  while (text::is_blank(bytes[at]) && at < end) ++at;
  return at;
}

// "1.", "23." or "123.", of that size with its dot; -1 if it is none.
inline std::int64_t plain_number(const char* bytes, std::size_t size) {
  if (size - 2 > 2 || bytes[size - 1] != '.') return -1;
  std::int64_t value = 0;
  for (std::size_t i = 0; i + 1 < size; ++i) {
    if (!text::is_digit(bytes[i])) return -1;
    value = value * 10 + (bytes[i] - '0');
  }
  return value;
}

}  // namespace

// What differs between the dialects is only in which shape most moves come.
template <bool chess>
void RecordReader::read_plain_moves_of() {
  const char* const base = text_.data();
  const std::size_t end = text_.size() - std::min(text_.size(), farthest_look);
  std::size_t at = at_;
  std::size_t room = this->room();
  const std::size_t all = room;
  WordEnds ends(base);
  const auto add_number = [&](std::int64_t number, std::size_t begin, std::size_t number_end) {
    number_begin_ = begin;
    number_end_ = at = number_end;
    numbers_.number(number, false);
  };
  const auto add = [&](const PlainMove& move, std::size_t begin, std::size_t move_end) {
    at = move_end;
    add_ply(begin, at, move.flags);
    move_end_ = at;
    --room;
  };
  while (at < end && room > 0) {
    const std::size_t begin = skip_few_blanks(base, at);
    const char* const bytes = base + begin;
    if constexpr (chess) {
      const std::size_t word_end = ends.after(begin);
      if (text::is_digit(*bytes)) {
        if (const std::int64_t number = plain_number(bytes, word_end - begin); number >= 0) {
          add_number(number, begin, word_end);
          continue;
        }
      } else if (const PlainMove move = common_chess_move(bytes);
                 move.length > 0 && word_end - begin - move.length <= 1) {  // a check sign is no blank
        add(move, begin, word_end);
        continue;
      }
    }
    const std::uint32_t digits = text::digit_mask(bytes);
    const unsigned size = text::leading_ones(digits);
    if (bytes[size] == '.' && size - 1 <= 2 &&
        (text::is_blank(bytes[size + 1]) || text::is_letter(bytes[size + 1]))) {
      add_number(plain_number(bytes, size + 1), begin, begin + size + 1);
      continue;
    }
    const PlainMove move = dialect_.scan_plain(bytes, digits);
    if (move.length == 0) break;
    add(move, begin, begin + move.length);
  }
  if (at > at_) at_ = last_end_ = at;
  if (room < all) note_move();
}

void RecordReader::read_plain_moves() {
  if (!odd_result_.empty()) return;
  dialect_.convention == Convention::pgn ? read_plain_moves_of<true>() : read_plain_moves_of<false>();
}

}  // namespace mt::pgn
