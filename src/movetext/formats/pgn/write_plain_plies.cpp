// Writes moves with only their numbers between them: most of most games, written without looking at each
// byte.
#include "movetext/formats/pgn/writer.hpp"

#include <bit>
#include <cstring>
#include <utility>

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

}  // namespace

// Writes plies from event `at` on; returns the first event that it leaves to others.
std::size_t Writer::write_plain_plies(const Record& record, std::size_t at, LineFiller& lines) {
  if (std::endian::native != std::endian::little) return at;  // is_visible() counts bytes from the lowest
  if (number_wanted_ || in_comment_ || waiting_opens_ > 0 || !nags_.empty()) return at;
  const std::size_t first = at;
  std::uint32_t half_move = next_;
  std::uint64_t bytes = 0;  // the move after its number
  std::size_t size = 0;
  const auto put_move = [&](char* to) {
    std::memcpy(to, &bytes, longest);
    ++half_move;
    ++at;
    return std::exchange(size, 0);
  };
  lines.put_words([&](char* to) -> std::size_t {
    if (size > 0) return put_move(to);
    if (at >= record.tape.size()) return 0;
    const Event& event = record.tape[at];
    const std::size_t length = event.text.size();
    if (event.kind != EventKind::ply || length - 1 >= longest || record.readable(event.text) < longest)
      return 0;
    const char* const move = record.text(event).data();
    std::memcpy(&bytes, move, longest);
    if (!is_visible(bytes, length) || !ends_plainly(move[length - 1])) return 0;
    size = length;
    if (event.value != 0) half_move = event.value;
    return (half_move & 1U) != 0 ? put_move(to) : LineFiller::write_move_number(to, half_move / 2, false);
  });
  if (at == first) return at;
  next_ = half_move;
  glyph_fits_ = true;
  broken_off_ = false;
  written_nags_.clear();
  return at;
}

}  // namespace mt::pgn
