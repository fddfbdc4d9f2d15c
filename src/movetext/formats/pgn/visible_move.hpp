// Moves of up to eight bytes that are written unchanged. A move is kept in one integer whose lowest byte is
// the first byte of the move, so this works only on little-endian machines.
#pragma once
#include "movetext/record/record.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace mt::pgn {

// Reads the bytes of moves that can be written unchanged.
class VisibleMoves {
 public:
  static constexpr std::size_t longest = sizeof(std::uint64_t);

  // `record` must outlive this object.
  explicit VisibleMoves(const Record& record)
      : record_(record),
        source_(record.source.data()),
        readable_(record.source.size() - std::min(record.source.size(), longest)) {}

  // Reads `longest` bytes, at the beginning of which is the move of the event. Returns the size of the move,
  // or 0 if the move must be written in another way.
  std::size_t read(const Event& event, std::uint64_t& bytes) const {
    const std::size_t size = event.text.end - event.text.begin;
    if (event.arg == 0 || event.kind != EventKind::ply || event.text.begin >= readable_ || size > longest)
      return read_other(event, bytes);
    // a move of a common shape has only visible characters and a valid end
    std::memcpy(&bytes, source_ + event.text.begin, longest);
    return size;
  }

 private:
  static constexpr std::uint64_t bytes_of(unsigned char byte) { return 0x0101'0101'0101'0101U * byte; }
  // Returns whether the first `size` bytes (1 to 8) are visible ASCII.
  static bool is_visible(std::uint64_t bytes, std::size_t size) {
    const std::uint64_t mask = ~std::uint64_t{0} >> (8 * (longest - size));
    bytes = (bytes & mask) | (bytes_of('x') & ~mask);
    constexpr std::uint64_t high = bytes_of(0x80);
    const std::uint64_t above_blank =
        bytes + bytes_of(0x80 - '!');  // no byte below 0x80 carries into the next byte
    const std::uint64_t is_delete = bytes + bytes_of(1);
    return (~bytes & above_blank & ~is_delete & high) == high;
  }
  // Returns whether a move that ends with `c` can be written unchanged. If it ends with another character,
  // the text that follows may affect how it must be written.
  static constexpr bool ends_plainly(char c) {
    return (c >= '0' && c <= '9') || c == '+' || c == '#' || (c >= 'A' && c <= 'W');
  }
  std::size_t read_other(const Event& event, std::uint64_t& bytes) const {
    const std::size_t size = event.text.size();
    if (event.kind != EventKind::ply || size - 1 >= longest || record_.readable(event.text) < longest)
      return 0;
    const char* const move = record_.text(event).data();
    std::memcpy(&bytes, move, longest);
    return is_visible(bytes, size) && ends_plainly(move[size - 1]) ? size : 0;
  }

  const Record& record_;
  const char* source_;
  // If the text of an event begins before this index, eight bytes of the source can be read from there. The
  // indices of texts outside the source are larger.
  std::size_t readable_;
};

}  // namespace mt::pgn
