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
enum Sign : std::uint8_t { file = 1, rank = 2, officer = 4, cross = 8, blank = 16 };
constexpr std::array<std::uint8_t, 256> signs = [] {
  std::array<std::uint8_t, 256> table{};
  for (unsigned c = 0; c < 256; ++c) {
    const char sign = static_cast<char>(c);
    if (c < 0x80 && text::is_blank(sign)) table[c] = blank;
    if (sign >= 'a' && sign <= 'h') table[c] = file;
    if (sign >= '1' && sign <= '8') table[c] = rank;
    if (std::string_view("KQRBN").find(sign) != std::string_view::npos) table[c] = officer;
    if (sign == 'x') table[c] = cross;
  }
  return table;
}();

// "e4", "Nf3", "exd5", "Nxe5" with a blank behind: what scan_plain of PGN finds in these, at once.
inline PlainMove common_chess_move(const char* bytes) {
  const auto is = [bytes](std::size_t at, Sign sign) {
    return (signs[static_cast<unsigned char>(bytes[at])] & sign) != 0;
  };
  if (is(0, file) && is(1, rank) && is(2, blank)) return {2, 0};
  if (is(0, officer) && is(1, file) && is(2, rank) && is(3, blank)) return {3, 0};
  const bool man = (signs[static_cast<unsigned char>(bytes[0])] & (file | officer)) != 0;
  if (man && is(1, cross) && is(2, file) && is(3, rank) && is(4, blank)) return {4, written_capture};
  return {};
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
    PlainMove move = chess ? common_chess_move(bytes) : PlainMove{};
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
