// Writes moves with only their numbers between them: most of most games, written without looking at each
// byte.
#include "movetext/formats/pgn/number_text.hpp"
#include "movetext/formats/pgn/writer.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

namespace mt::pgn {
namespace {

constexpr std::size_t longest = sizeof(std::uint64_t);

constexpr std::uint64_t bytes_of(unsigned char byte) {
  return 0x0101'0101'0101'0101U * byte;
}

// Says whether the first `size` bytes, 1 to 8, are visible ASCII.
inline bool is_visible(std::uint64_t bytes, std::size_t size) {
  const std::uint64_t mask = ~std::uint64_t{0} >> (8 * (longest - size));
  bytes = (bytes & mask) | (bytes_of('x') & ~mask);
  constexpr std::uint64_t high = bytes_of(0x80);
  const std::uint64_t above_blank = bytes + bytes_of(0x80 - '!');  // no byte below 0x80 carries into the next
  const std::uint64_t is_delete = bytes + bytes_of(1);
  return (~bytes & above_blank & ~is_delete & high) == high;
}

// Says whether a move may end so in a plain ply; other ends may depend on what follows.
constexpr bool ends_plainly(char c) {
  return (c >= '0' && c <= '9') || c == '+' || c == '#' || (c >= 'A' && c <= 'W');
}

// Returns the first bytes of a move that can be written as it is, and its size; 0: others must write it.
inline std::size_t read_visible_move(const Record& record, const Event& event, std::uint64_t& bytes) {
  const std::size_t size = event.text.size();
  if (event.kind != EventKind::ply || size - 1 >= longest || record.readable(event.text) < longest) return 0;
  const char* const move = record.text(event).data();
  std::memcpy(&bytes, move, longest);
  return is_visible(bytes, size) && ends_plainly(move[size - 1]) ? size : 0;
}

}  // namespace

// Writes plies from event `at` on; returns the first event that it leaves to others.
std::size_t Writer::write_plain_plies(const Record& record, std::size_t at, LineFiller& lines) {
  if (std::endian::native != std::endian::little) return at;  // is_visible() counts bytes from the lowest
  if (number_wanted_ || in_comment_ || waiting_opens_ > 0 || !nags_.empty()) return at;
  constexpr std::size_t widest = 2 * (longest + 1);  // bytes of a number, a blank and a move
  constexpr std::uint32_t last_half_move = 2 * NumberText::most + 1;
  std::uint32_t half_move = next_;
  if (half_move > last_half_move) return at;
  NumberText number(half_move / 2);
  const Event* const first = record.tape.data() + at;
  const Event* const tape_end = record.tape.data() + record.tape.size();
  const Event* event = first;
  // Where eight bytes of the source can be read: places of other texts are never so small.
  const char* const source = record.source.data();
  const std::size_t readable = record.source.size() - std::min(record.source.size(), longest);
  const auto write = [&](char* to, const char* end) {
    const char* const last_start = end - widest;
    for (; event != tape_end && to < last_start && half_move <= last_half_move; ++event) {
      std::uint64_t bytes = 0;
      std::size_t size = event->text.end - event->text.begin;
      if (event->arg != 0 && event->kind == EventKind::ply && event->text.begin < readable &&
          size <= longest) {
        // A common shape has visible signs only, and ends as a move does.
        std::memcpy(&bytes, source + event->text.begin, longest);
      } else {
        size = read_visible_move(record, *event, bytes);
        if (size == 0) break;
      }
      const std::uint32_t value = event->value;
      if (value != half_move && value != 0) {
        if (value > last_half_move) break;
        half_move = value;
        number = NumberText(value / 2);
      }
      if (half_move % 2 == 0) {
        to = number.put(to);
      } else {
        number.count();
      }
      ++half_move;
      *to = ' ';
      std::memcpy(to + 1, &bytes, longest);
      to += size + 1;
    }
    return to;
  };
  for (const Event* before = nullptr; before != event;) {
    before = event;
    lines.put_words(16 * widest, write);
  }
  if (event == first) return at;
  next_ = half_move;
  glyph_fits_ = true;
  broken_off_ = false;
  written_nags_.clear();
  return at + static_cast<std::size_t>(event - first);
}

}  // namespace mt::pgn
