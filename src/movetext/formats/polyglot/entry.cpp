#include "movetext/formats/polyglot/entry.hpp"

#include "movetext/formats/polyglot/key.hpp"

#include <algorithm>
#include <optional>

namespace mt::polyglot {
namespace {

constexpr std::string_view promotions = " nbrq";  // in the order of their numbers

template <class Number>
void append_number(Number number, std::size_t bytes, std::string& out) {
  for (std::size_t i = bytes; i > 0; --i) out += static_cast<char>((number >> (8 * (i - 1))) & 0xFFU);
}

std::uint64_t read_number(std::string_view bytes) {
  std::uint64_t number = 0;
  for (const char byte : bytes) number = number << 8U | static_cast<unsigned char>(byte);
  return number;
}

// A square, with file and row from 0 to 7.
struct Square {
  unsigned file;
  unsigned row;
};
std::optional<Square> square_of(std::string_view text) {
  if (text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8') return std::nullopt;
  return Square{static_cast<unsigned>(text[0] - 'a'), static_cast<unsigned>(text[1] - '1')};
}

// Returns the letter of the man on a square, or a blank.
char man_on(Square square, std::string_view fen) {
  unsigned row = 7;
  unsigned file = 0;
  for (const char sign : fen.substr(0, fen.find(' '))) {
    if (sign == '/') {
      --row;
      file = 0;
      continue;
    }
    if (row == square.row && file == square.file) return sign >= '1' && sign <= '8' ? ' ' : sign;
    file += sign >= '1' && sign <= '8' ? static_cast<unsigned>(sign - '0') : 1;
    if (row == square.row && file > square.file) return ' ';
  }
  return ' ';
}

// Returns the file of the rook with which the king castles, or the file of `to` if it does not castle.
unsigned file_with_castling(Square from, Square to, std::string_view fen) {
  const char man = man_on(from, fen);
  const unsigned distance = std::max(from.file, to.file) - std::min(from.file, to.file);
  if ((man != 'K' && man != 'k') || from.row != to.row || distance != 2) return to.file;
  return to.file > from.file ? 7 : 0;
}

// Returns the weight of a move of this side in a game with this result.
std::uint64_t weight_of(std::string_view side, std::string_view result) {
  if (result == "1-0") return side == "White" ? 2 : 0;
  if (result == "0-1") return side == "Black" ? 2 : 0;
  return 1;
}

}  // namespace

std::uint16_t move_of(std::string_view uci, std::string_view fen) {
  if (uci.size() < 4 || uci.size() > 5) return 0;
  const auto from = square_of(uci.substr(0, 2));
  const auto to = square_of(uci.substr(2, 2));
  const std::size_t promotion = uci.size() == 5 ? promotions.find(uci[4]) : 0;
  if (!from || !to || promotion == std::string_view::npos) return 0;
  const unsigned to_file = file_with_castling(*from, *to, fen);
  return static_cast<std::uint16_t>(to_file | to->row << 3U | from->file << 6U | from->row << 9U |
                                    static_cast<unsigned>(promotion) << 12U);
}

void append_entry(const Entry& entry, std::string& out) {
  append_number(entry.key, key_bytes, out);
  append_number(entry.move, move_bytes, out);
  append_number(entry.weight, 2, out);
  append_number(0U, 4, out);
}

Entry read_entry(std::string_view bytes) {
  return {.key = read_number(bytes.substr(0, key_bytes)),
          .move = static_cast<std::uint16_t>(read_number(bytes.substr(key_bytes, move_bytes))),
          .weight = read_number(bytes.substr(key_bytes + move_bytes, 2))};
}

std::size_t append_row(std::span<const std::string> /*columns*/, std::span<const RowValue> values,
                       const WritingOptions& /*options*/, std::string& out) {
  const std::string& fen = values[0].text;
  const std::optional<std::uint64_t> key = key_of(fen);
  const std::uint16_t move = move_of(values[1].text, fen);
  if (key && move != 0)
    append_entry({.key = *key, .move = move, .weight = weight_of(values[2].text, values[3].text)}, out);
  return 0;
}

}  // namespace mt::polyglot
