// Plain moves and their numbers, as long as nothing else comes: most of the bytes of most games.
#include "movetext/formats/pgn/record_reader.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/scan.hpp"

#include <algorithm>
#include <array>

namespace mt::pgn {
namespace {

// No token here is longer, so none has to be measured against the end of the text.
constexpr std::size_t longest_token = 24;

// What a character can be in the commonest moves of chess.
enum Sign : std::uint8_t { other, file, rank, officer, cross, blank };
constexpr unsigned sign_bits = 3;
constexpr std::array<std::uint8_t, 256> signs = [] {
  std::array<std::uint8_t, 256> table{};
  for (unsigned c = 0; c < 0x80; ++c) {
    const char sign = static_cast<char>(c);
    if (text::is_blank(sign)) table[c] = blank;
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
constexpr auto shapes = std::to_array<Shape>({{{file, rank, blank}, 3},                   // "e4 "
                                              {{officer, file, rank, blank}, 4},          // "Nf3 "
                                              {{file, cross, file, rank, blank}, 5},      // "exd5 "
                                              {{officer, cross, file, rank, blank}, 5},   // "Nxd5 "
                                              {{officer, file, file, rank, blank}, 5},    // "Nbd2 "
                                              {{officer, rank, file, rank, blank}, 5}});  // "R1d2 "
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

// What scan_plain of PGN finds in the commonest shapes.
inline PlainMove common_chess_move(const char* bytes) {
  unsigned shape = 0;
  for (unsigned i = 0; i < shape_size; ++i)
    shape |= static_cast<unsigned>(signs[static_cast<unsigned char>(bytes[i])]) << (sign_bits * i);
  const unsigned found = moves_by_shape[shape];
  return {static_cast<std::uint16_t>(found % capture_bit),
          static_cast<std::uint16_t>(found / capture_bit * written_capture)};
}

// Behind up to four blanks; nearly always it is one.
inline std::size_t skip_few_blanks(const char* bytes, std::size_t at) {
  const std::size_t end = at + 4;
  if (text::is_blank(bytes[at])) ++at;
  while (text::is_blank(bytes[at]) && at < end) ++at;
  return at;
}

// Of one digit to three.
inline std::int64_t short_number(const char* digits, unsigned size) {
  std::int64_t value = digits[0] - '0';
  if (size > 1) value = value * 10 + (digits[1] - '0');
  if (size > 2) value = value * 10 + (digits[2] - '0');
  return value;
}

}  // namespace

// What differs between the dialects is only in which shape most moves come.
template <bool chess>
void RecordReader::read_plain_moves_of() {
  const char* const base = text_.data();
  const std::size_t end = text_.size() - std::min(text_.size(), longest_token);
  std::size_t at = at_;
  std::size_t room = this->room();
  const std::size_t all = room;
  while (at < end && room > 0) {
    const std::size_t begin = skip_few_blanks(base, at);
    const char* const bytes = base + begin;
    PlainMove move = chess && !text::is_digit(*bytes) ? common_chess_move(bytes) : PlainMove{};
    if (move.length == 0) {
      const std::uint32_t digits = text::digit_mask(bytes);
      const unsigned size = text::leading_ones(digits);
      if (bytes[size] == '.' && size - 1 <= 2 &&
          (text::is_blank(bytes[size + 1]) || text::is_letter(bytes[size + 1]))) {
        number_begin_ = begin;
        number_end_ = at = begin + size + 1;
        numbers_.number(short_number(bytes, size), false);
        continue;
      }
      move = dialect_.scan_plain(bytes, digits);
      if (move.length == 0) break;
    }
    at = begin + move.length;
    add_ply(begin, at, move.flags);
    move_end_ = at;
    --room;
  }
  if (at > at_) at_ = last_end_ = at;
  if (room < all) note_move();
}

void RecordReader::read_plain_moves() {
  if (!odd_result_.empty()) return;
  dialect_.convention == Convention::pgn ? read_plain_moves_of<true>() : read_plain_moves_of<false>();
}

}  // namespace mt::pgn
