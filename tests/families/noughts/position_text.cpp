#include "movetext/text/blank.hpp"
#include "noughts/texts.hpp"

#include <algorithm>
#include <utility>

namespace mt::noughts {
namespace {

constexpr std::string_view signs = "xo";

bool refused(std::string_view text, std::string message, std::vector<Diagnostic>& notes) {
  notes.push_back(
      {Code::bad_fen, Severity::error, 0, static_cast<std::uint32_t>(text.size()), std::move(message), {}});
  return false;
}

// Reads one row of five squares, beginning at file a.
bool read_row(std::string_view text, int row, Position& out) {
  int file = 0;
  for (const char c : text) {
    const std::size_t side = signs.find(c);
    if (side != std::string_view::npos && file < width)
      out.marks[side] |= 1U << static_cast<unsigned>(row * width + file++);
    else if (c >= '1' && c <= '5')
      file += c - '0';
    else
      return false;
  }
  return file == width;
}

bool read_rows(std::string_view text, Position& out) {
  for (int row = width; row-- > 0;) {
    const std::size_t end = std::min(text.find('/'), text.size());
    if (!read_row(text.substr(0, end), row, out) || (end == text.size()) != (row == 0)) return false;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return true;
}

}  // namespace

bool parse_position(const Rules& rules, std::string_view text, Position& out,
                    std::vector<Diagnostic>& notes) {
  Position read;
  const std::string_view bare = text::trim(text);
  const std::size_t blank = std::min(bare.find(' '), bare.size());
  if (!read_rows(bare.substr(0, blank), read))
    return refused(text, "a position has five rows of five squares, as in 5/5/2x2/5/5 o", notes);
  const std::string_view mover = bare.substr(std::min(blank + 1, bare.size()));
  const std::size_t side = signs.find(mover);
  if (mover.size() != 1 || side == std::string_view::npos)
    return refused(text, "write a blank and the side to move, x or o, after the board", notes);
  if (has_row(rules, read.marks[0]) && has_row(rules, read.marks[1]))
    return refused(text, "both sides have won", notes);
  read.to_move = static_cast<Side>(side);
  out = read;
  return true;
}

void write_position(const Position& position, std::string& out) {
  for (int row = width; row-- > 0;) {
    int empty = 0;
    const auto end_gap = [&] {
      if (empty > 0) out += static_cast<char>('0' + std::exchange(empty, 0));
    };
    for (int file = 0; file < width; ++file) {
      const std::uint32_t square = 1U << static_cast<unsigned>(row * width + file);
      if ((position.occupied() & square) == 0) {
        ++empty;
        continue;
      }
      end_gap();
      out += (position.marks[0] & square) != 0 ? signs[0] : signs[1];
    }
    end_gap();
    out += row > 0 ? '/' : ' ';
  }
  out += signs[static_cast<std::size_t>(position.to_move)];
}

}  // namespace mt::noughts
